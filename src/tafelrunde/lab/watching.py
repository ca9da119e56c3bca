"""Watching a game: it is played as by `simulate`, and on the way everything is noted that a designer asks for.

Nobody needs every decision of thousands of games, and so watching costs little: at one of five there is a stop, at every fifth
stop it is noted who is ahead, and at every fifteenth what could be said and which cards were at hand. To try a card costs most
and is wanted of every card, of rare ones, too: so each has its turn in some of the games, by its name and their numbers, and is
tried when it first comes up at a stop. The game itself shows what came of the choice, so only the alternative is imagined.

A game leaves one `Seen`, the same whoever plays it when and where. Nothing is added up here: that is done at the end, in the
order of the games, so that no number depends on how the work was divided.
"""

from typing import Final, NamedTuple
from zlib import crc32

from tafelrunde.bots.greedy import best, worth
from tafelrunde.bots.match import play
from tafelrunde.bots.random_player import RandomPlayer
from tafelrunde.engine import Action, Chance, Game, Illegal, Player, SeatId, Setting, State, seeded, view
from tafelrunde.lab.seen import Seen, Use
from tafelrunde.lab.simulate import Plan, derived

STOPPED_AT: Final = 5  # one of so many decisions
GLANCED_AT: Final = 5  # stops: there it is noted who is ahead
LOOKED_AT: Final = 15  # stops: those are looked at
WEIGHED: Final = 6  # and at one of so many of those with a choice it is asked how open it is
TURN: Final = 8  # in one of so many games, for each seat at the table, a card has its turn in a hand
COMPARED: Final = 6  # options that are tried out where it is asked which one is best
FAR: Final = 20  # actions that are said at most after the one that is tried
OPEN: Final = 0.02  # of a victory: options that are nearer than this leave the decision open
LEAD: Final = 0.01  # of a victory, by which somebody must be ahead to lead


def watch(game: Game, setting: Setting, plan: Plan, number: int) -> Seen:
    """One game of a plan."""
    return Watcher(game, setting, plan, number).play()


class Span:
    """What an action is judged by: until its seat is asked again after others were; alone, until what it began is over."""

    def __init__(self, seat: SeatId, depth: int, alone: bool) -> None:
        self.seat, self.depth, self.alone = seat, depth, alone
        self.others, self.left = False, FAR

    def over(self, state: State) -> bool:
        """Whether it is; to be asked after every action."""
        asked = state.decision
        if asked is None or not self.left:
            return True
        if len(state.stack) <= self.depth if self.alone else self.others and asked.seat == self.seat:
            return True
        self.others = self.others or asked.seat != self.seat
        self.left -= 1
        return False


class Trial(NamedTuple):
    """Two ways to go on from a position; the game takes the one that was chosen."""

    span: Span
    chosen: str  # the card, or none,
    other: str  # and the one it is compared with
    alternative: float  # how well its seat would have stood


class Watcher:
    """Sits beside one game."""

    def __init__(self, game: Game, setting: Setting, plan: Plan, number: int) -> None:
        self.game, self.setting, self.plan, self.number = game, setting, plan, number
        self.seed = derived(plan.seed, number, -1)
        self.seating = plan.seating(number)
        seats = enumerate(self.seating)
        self.players: list[Player] = [game.player(level, derived(plan.seed, number, seat)) for seat, level in seats]
        self.chance: Chance = seeded(self.seed)  # of the watcher alone: the game goes on as if nobody looked
        self.actions = self.looked = self.choices = self.options = self.weighed = self.open = 0
        self.curve: list[list[float]] = []
        self.uses: dict[tuple[SeatId, str], Use] = {}
        self.beaten: dict[str, int] = {}
        self.looked_at, self.turn = max(1, LOOKED_AT // plan.look), max(1, TURN * len(self.seating) // plan.look)
        self.turns: list[dict[str, bool]] = [{} for _ in self.seating]  # of each seat: cards, and whether they are due
        self.trials: list[Trial] = []  # that the game has not decided yet

    def play(self) -> Seen:
        """To the end, or until something goes wrong."""
        error, rounds, shares = "", 0, []
        state: State | None = None
        try:
            state = self.game.start(self.setting, len(self.seating), self.seed, luck=self.plan.luck)
            self._play_to_the_end(state)
            rounds = self.game.progress(state)[0]
            if state.over:
                shares = [float(share) for share in self.game.outcome(state)]
            else:
                error = f"is not over after {self.game.bound} actions"
        except Exception as problem:  # noqa: BLE001  # whatever is wrong with one game is told with its seed; the others go on
            error = f"{type(problem).__name__}: {problem}"
        over = state is not None and bool(shares)
        drama = _drama(self.curve, shares)
        return Seen(
            number=self.number,
            seed=self.seed,
            seating=self.seating,
            shares=shares,
            actions=self.actions,
            rounds=rounds,
            first=int(self.game.begins(state)) if state is not None else 0,
            sides=self.game.sides(state) if over else [],
            measures=self.game.measures(state) if over else {},
            looked=self.looked,
            choices=self.choices,
            options=self.options,
            weighed=self.weighed,
            open=self.open,
            leads=drama.leads,
            comeback=drama.comeback,
            settled=drama.settled,
            swing=drama.swing,
            uses=[self.uses[key] for key in sorted(self.uses)],
            beaten=dict(sorted(self.beaten.items())),
            error=error,
        )

    def _play_to_the_end(self, state: State) -> None:
        said: dict[type[Action], int] = {}
        unseen, stop = self.number % STOPPED_AT, self.number // STOPPED_AT  # so that every decision of a game has its turn
        left = self.game.bound
        try:
            while left > 0 and not state.over:
                if unseen:
                    played = play(self.game, state, self.players, min(1 if self.trials else unseen, left), said)
                    unseen -= played
                    left -= played
                else:
                    unseen = STOPPED_AT
                    stop += 1
                    if stop % GLANCED_AT == 0:
                        self.curve.append([float(chance) for chance in self.game.evaluate(state)])
                    looks = stop % self.looked_at == 0
                    due = self._due(state)
                    if looks or due:
                        action = self._look(state, looks, due)
                        said[type(action)] = said.get(type(action), 0) + 1
                        unseen -= 1
                        left -= 1
                if self.trials:
                    self._settle(state)
        finally:
            self.actions = sum(said.values())

    def _due(self, state: State) -> str:
        """A card that has its turn in this game, if whoever is asked could use it now or do something else."""
        game, decision = self.game, state.asked()
        turns = self.turns[decision.seat]
        waiting = []
        for card in game.held(state, decision.seat):
            due = turns.get(card)
            if due is None:
                due = turns[card] = (crc32(card.encode()) + self.number - decision.seat) % self.turn == 0
            if due:
                waiting.append(card)
        if waiting:
            cards = {game.used(option) for option in decision.options(state)}
            for card in waiting:
                if card in cards and len(cards) > 1:
                    turns[card] = False
                    return card
        return ""

    def _look(self, state: State, looks: bool, due: str) -> Action:
        """One decision that is looked at, or at which a card is tried that is due; what was said."""
        game, decision = self.game, state.asked()
        options = decision.options(state)
        player = self.players[decision.seat]
        if isinstance(player, RandomPlayer):
            action = player.pick(options)
        else:
            action = player.choose(view(state, decision.seat))
            reason = game.why_not(state, decision.seat, action)
            if reason is not None:
                raise Illegal(action, reason)
        if len(options) > 1:
            self._note_cards(state, decision.seat, options, action, due)
        if looks:
            self.looked += 1
            self.options += len(options)
            if len(options) > 1:
                self.choices += 1
                if (self.choices + self.number) % WEIGHED == 0:
                    self._weigh(state, decision.seat, options)
        if action.interjects:
            game.interject(state, decision.seat, action)
        else:
            state.take(action)
        return action

    def _note_cards(self, state: State, seat: SeatId, options: list[Action], action: Action, due: str) -> None:
        game = self.game
        for card in set(game.held(state, seat)):
            self._use(seat, card).held += 1
        by_card: dict[str, list[Action]] = {}
        for option in options:
            by_card.setdefault(game.used(option), []).append(option)
        if len(by_card) == 1:
            return
        chosen = game.used(action)
        for card in by_card:
            if card:
                self._use(seat, card).offered += 1
                if chosen and card != chosen:
                    pair = f"{chosen} {card}"
                    self.beaten[pair] = self.beaten.get(pair, 0) + 1
        if chosen:
            self._use(seat, chosen).used += 1
        if due:
            self._try(state, seat, action, by_card, due)

    def _use(self, seat: SeatId, card: str) -> Use:
        found = self.uses.get((seat, card))
        if found is None:
            found = self.uses[seat, card] = Use(card, int(seat))
        return found

    def _try(self, state: State, seat: SeatId, action: Action, by_card: dict[str, list[Action]], due: str) -> None:
        """Compare the choice with an alternative, another card or none, from the same position with the same luck."""
        if action.interjects:
            return
        chosen = self.game.used(action)
        others = [card for card in by_card if card != chosen] if chosen == due else [due]
        other = others[self.chance.below(len(others))]
        worths, tried = self._worths(state, seat, by_card[other])
        if not tried:
            return
        alternative = self._after(state, seat, tried[best(worths)])
        self.trials.append(Trial(self._from(state, seat), chosen, other, alternative))

    def _from(self, state: State, seat: SeatId) -> Span:
        return Span(seat, len(state.stack), len(self.seating) == 1)

    def _after(self, state: State, seat: SeatId, action: Action) -> float:
        """How well the seat would stand in the end if it said this."""
        game, after, span = self.game, state.copy(), self._from(state, seat)
        players = [game.player(level, int(self.chance.word())) for level in self.seating]
        after.take(action)
        while not span.over(after):
            play(game, after, players, 1, {})
        return float(worth(game, after)[seat])

    def _settle(self, state: State) -> None:
        """What came of the choices that are over by now."""
        for trial in [trial for trial in self.trials if trial.span.over(state)]:
            self.trials.remove(trial)
            seat = trial.span.seat
            gap = float(worth(self.game, state)[seat]) - trial.alternative
            for card, gained in ((trial.chosen, gap), (trial.other, -gap)):
                if card:
                    use = self._use(seat, card)
                    use.tried += 1
                    use.better += gained

    def _weigh(self, state: State, seat: SeatId, options: list[Action]) -> None:
        """Whether several options lead to positions that are worth about the same, by the game's own judgement."""
        worths, _ = self._worths(state, seat, options)
        if len(worths) > 1:
            first, second = sorted(worths, reverse=True)[:2]
            self.weighed += 1
            self.open += first - second < OPEN

    def _worths(self, state: State, seat: SeatId, options: list[Action]) -> tuple[list[float], list[Action]]:
        """Some of these options, and how well the seat stands right after each."""
        tried = [option for option in options[:: max(1, len(options) // COMPARED)][:COMPARED] if not option.interjects]
        worths = []
        for option in tried:
            after = state.copy()
            after.take(option)
            worths.append(float(worth(self.game, after)[seat]))
        return worths, tried


class _Drama(NamedTuple):
    leads: int
    comeback: float
    settled: float
    swing: float


def _drama(curve: list[list[float]], shares: list[float]) -> _Drama:
    """Changes of the lead, the winner's worst moment, when it was settled, and how much it swung."""
    leads, leader, since = 0, -1, 0
    swing = 0.0
    for moment, chances in enumerate(curve):
        if moment:
            before = curve[moment - 1]
            swing += sum([abs(now - then) for now, then in zip(chances, before, strict=True)]) / len(chances)
        best = max(chances)
        ahead = [seat for seat, chance in enumerate(chances) if chance > best - LEAD]
        if len(ahead) == 1 and ahead[0] != leader:
            leads += leader >= 0
            leader, since = ahead[0], moment
    winners = [seat for seat, share in enumerate(shares) if share and share == max(shares)]
    lowest = [min([chances[seat] for seat in winners]) for chances in curve] if winners else []
    return _Drama(leads, min(lowest, default=0.0), since / max(1, len(curve) - 1), swing)
