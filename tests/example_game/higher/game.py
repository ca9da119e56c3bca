"""The game as tables, players and labs see it: how it is played, what a seat can work out, and how it looks."""

from pathlib import Path
from typing import Any, cast

import tafelrunde.author as tr
from higher.actions import Boast, Lay, Stake
from higher.events import Boasted
from higher.rules import Match, NameStake
from higher.state import Deck, HigherState, Seat, Terms


def name_card(card: int) -> tr.Say:
    """A card by its number, or as one that lies face down."""
    return tr.say("card-hidden") if card == tr.UNKNOWN else tr.say("card", number=card)


class Higher(tr.Game[HigherState]):
    """A small game of nerve."""

    id, version, prefix = "higher", "1", "HI"
    icon = "gi:rising-card"
    minutes = (3, 5)
    least_seats, most_seats, usual_seats = 2, 4, 3
    levels = ("greedy", "bold")
    options = (tr.options.number("rounds", 5, 3, 7, section="length", rule="HI-S2"),)
    bound = 7 * 5 + 7 * 4  # each round a stake, a card of each seat, and a boast of each seat
    actions = {"stake": Stake, "lay": Lay, "boast": Boast}
    out_of_turn = tr.Reason("HI-R2", "why-not-your-turn")
    game_over = tr.Reason("HI-E1", "why-game-over")
    kinds = {"seat": tr.Who, "lead": tr.Who, "card": name_card, "cards": lambda cards: ", ".join(map(str, cards))}
    folder = Path(__file__).parent

    def setting(self, choices: dict[str, Any], pack: str = "") -> Terms:
        deck = tr.load(tr.content_files(self.folder / "content", pack)["deck.toml"], Deck)
        return Terms(pack, chosen := tr.options.checked(self.options, choices), int(chosen["rounds"]), deck)

    def new_table(self, setting: tr.Setting, seats: int, chance: tr.Chance) -> HigherState:
        terms = cast(Terms, setting)
        places = [Seat(tr.SeatId(seat), [], []) for seat in range(seats)]
        state = HigherState(chance, terms, places, deck=list(range(1, terms.deck.cards + 1)))
        state.call(Match())
        return state

    def why_not_interject(self, state: HigherState, seat: tr.SeatId, action: tr.Action) -> tr.Reason | None:
        if not 0 <= seat < len(state.seats):
            return tr.Reason("HI-R4", "why-no-seat")
        return tr.Reason("HI-R4", "why-boasted-already") if state.seats[seat].boasts else None

    def interject(self, state: HigherState, seat: tr.SeatId, action: tr.Action) -> None:
        state.seats[seat].boasts = True
        state.emit(Boasted(seat))

    def progress(self, state: HigherState) -> tuple[int, list[int]]:
        return state.turn, [seat.points for seat in state.seats]

    def imagine(self, view: HigherState, chance: tr.Chance) -> HigherState:
        """Deal the cards that the viewer does not see anew: into the other hands, under the cards laid, into the deck."""
        seen = {*view.played, *(card for seat in view.seats for card in seat.hand + seat.laid)}
        whole = tr.dealt(view, [card for card in range(1, view.setting.deck.cards + 1) if card not in seen], chance)
        for seat in whole.seats:
            seat.hand.sort()
        return whole

    def evaluate(self, state: HigherState) -> list[float]:
        """By points and by the cards that are known. An unknown card counts as a middling one."""
        terms, standing = state.setting, []
        for seat in state.seats:
            cards = [terms.deck.cards // 2 if card == tr.UNKNOWN else card for card in seat.hand + seat.laid]
            strength = sum(cards) / (terms.deck.cards * terms.rounds)
            standing.append((seat.points / (terms.rounds * terms.deck.most_stake * 2) + strength / 4) / 1.25)
        return standing

    def player(self, level: str, seed: int) -> tr.Player:
        return tr.player_of({"greedy": lambda seed: tr.GreedyPlayer(self, seed), "bold": lambda _: BoldPlayer()}, level, seed)

    def content_kinds(self) -> tuple[tr.FileKind, ...]:
        return (tr.FileKind("deck.toml", Deck),)

    def scene(self, view: HigherState) -> tr.scene.Scene:
        """Made from the view alone, so it cannot leak."""
        own = [seat for seat in view.seats if seat.seat == view.viewer]
        zones: list[tr.scene.Zone] = [
            tr.scene.Row("laid", tr.say("zone-laid"), [laid_card(seat) for seat in view.seats if seat.laid]),
            tr.scene.Pile("deck", tr.say("zone-deck"), len(view.deck), "gi:rising-card"),
            tr.scene.Row("played", tr.say("zone-played"), cards(view.played)),
            *[tr.scene.Row("hand", tr.say("zone-hand"), cards(seat.hand), hand=True, seat=int(seat.seat)) for seat in own],
        ]
        seats = [panel(seat, seat.seat == view.lead) for seat in view.seats]
        return self.drawn(view, zones, seats, tr.say("round-caption", turn=view.turn, rounds=view.setting.rounds))


def cards(numbers: list[int]) -> list[tr.scene.Piece]:
    return [tr.scene.Piece(f"card-{card}", name_card(card), shape="card", value=str(card)) for card in numbers]


def laid_card(seat: Seat) -> tr.scene.Piece:
    """A card laid face down: its owner sees what it is, others only whose."""
    card = seat.laid[0]
    name = tr.say("card-of", seat=tr.Who(int(seat.seat)), card=name_card(card))
    value = "" if card == tr.UNKNOWN else str(card)
    return tr.scene.Piece(f"laid-{seat.seat}", name, shape="card", value=value, colour=f"seat-{seat.seat + 1}", face_down=True)


def panel(seat: Seat, leads: bool) -> tr.scene.SeatPanel:
    stats = [tr.scene.Stat("points", tr.say("points"), seat.points, main=True)]
    badges = [tr.scene.Badge(tr.say("boasts"), "gi:boast")] if seat.boasts else []
    return tr.scene.SeatPanel(int(seat.seat), f"seat-{seat.seat + 1}", "gi:rising-card", stats, badges, active=leads)


class BoldPlayer(tr.Player):
    """Stakes much on a strong hand; wins with the highest card where there is much to win, and saves it where there is not."""

    def choose(self, view: HigherState) -> tr.Action:
        hand, deck = view.seats[view.viewer].hand, view.setting.deck
        if isinstance(view.decision, NameStake):
            return Stake(deck.most_stake if max(hand) * 4 > deck.cards * 3 else 1)
        return Lay(hand[-1] if view.stake * 2 >= deck.most_stake else hand[0])


GAME = Higher()
