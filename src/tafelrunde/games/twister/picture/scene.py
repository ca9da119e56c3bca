"""The table as one seat sees it; made from the view alone, so it cannot leak."""

import msgspec

from tafelrunde.engine import UNKNOWN, Decision, Memory, Say, Who, say, word
from tafelrunde.engine.scene import (
    Badge,
    Details,
    Dice,
    Line,
    Next,
    Piece,
    Pile,
    Result,
    Row,
    Scene,
    Standing,
    Zone,
)
from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.dungeon import TOP
from tafelrunde.games.twister.ids import Card, Square, Token
from tafelrunde.games.twister.picture.board import board, piece
from tafelrunde.games.twister.picture.fight import combat_piece, fight_stage
from tafelrunde.games.twister.picture.foretelling import Deeds, foretell
from tafelrunde.games.twister.picture.glimpses import glimpses, plan_strokes
from tafelrunde.games.twister.picture.happenings import ending
from tafelrunde.games.twister.picture.names import (
    BAG_ICON,
    CALL_ICON,
    CARD_ICON,
    DICE,
    EYE_ICON,
    SIDE_COLOURS,
    Look,
    action_id,
    card_id,
    hand_id,
    token_id,
)
from tafelrunde.games.twister.picture.npcs import acting, danger, goals_panel, row
from tafelrunde.games.twister.picture.seats import seats
from tafelrunde.games.twister.picture.sheets import bag_contents, sheets
from tafelrunde.games.twister.rules import actions, arrivals, combat, explaining, halls, movement, setup, turn
from tafelrunde.games.twister.ruleset import square_name
from tafelrunde.games.twister.state import Seat, Twister

memory = Memory()


def scene(view: Twister, look: Look) -> Scene:
    """The whole table."""
    decision = view.decision
    now = decision.npc if isinstance(decision, turn.Watch) else r.NOBODY
    plans = _plans(view)
    deeds = _deeds(view, now, plans)
    ground = board(view, look, plan_strokes(view, plans.get(now, []), deeds.get(now, [])))
    dangers = {token_id(view.rules.names[token]): danger(plan, deeds.get(token, [])) for token, plan in plans.items()}
    if dangers:
        ground.pieces = [_marked_with(one, dangers.get(one.id)) for one in ground.pieces]
    zones: list[Zone] = [ground]
    if view.fight is not None and not view.over:
        zones.append(fight_stage(view, look, view.fight))
    if now >= 0:
        zones.append(goals_panel(view, look, now, plans.get(now, []), deeds.get(now, [])))
    if view.solo() and view.row:
        zones.append(row(view, look, now if now >= 0 else acting(view), plans, deeds))
    zones += _choices(view, look)
    if view.solo() and view.turn:
        zones += _piles(view)
        waiting = [piece(view, look, token, "") for token in bag_contents(view) if token >= r.FIRST_NPC]
        if waiting:
            zones.append(Row("invited", word("zone-invited"), waiting))
    if view.viewer >= 0 and view.turn:
        own = view.seats[view.viewer]
        held = (view.rules, view.solo(), own.seat, own.actions, own.hand, own.jumps)
        zones += memory.part(("hand", *held), lambda: _hand(view, own))
    return Scene(
        _prompt(view, look),
        zones,
        seats(view),
        asked=int(decision.seat) if decision is not None else None,
        caption=_caption(view),
        marked=_marked(view, now),
        result=_result(view) if view.over else None,
        private=len(view.seats) > 1 and view.viewer >= 0,
    )


def details(view: Twister, look: Look) -> Details:
    """What can be looked at closely."""
    plans = _plans(view)
    deeds = {token: foretell(view, token) for token in plans}
    return Details(sheets(view, look, plans, deeds), {} if view.over else glimpses(view, look, plans, deeds))


def _plans(view: Twister) -> explaining.Plans:
    """DT-P2, DT-T6: whenever something is asked, what each NPC that is still to act would do now. Everybody could work it
    out."""
    if not view.solo() or view.decision is None:
        return {}
    now = acting(view)
    done = view.acted if view.side == r.BLUE else ()
    return {
        token: explaining.explain(view, token)
        for token in view.row
        if token != now and token not in done and view.where[token] >= 0 and not view.wounded[token]
    }


def _deeds(view: Twister, now: Token, plans: explaining.Plans) -> Deeds:
    """DT-P8: whole activations, where they are looked at: of the NPC that is about to act, or of all in the player's turn."""
    whole = isinstance(view.decision, (turn.ChooseCard, actions.ChooseAction))
    return {token: foretell(view, token) for token in plans if whole or token == now}


def _marked_with(figure: Piece, mark: Badge | None) -> Piece:
    return figure if mark is None else msgspec.structs.replace(figure, badges=[*figure.badges, mark])


def _marked(view: Twister, now: Token) -> list[str]:
    """Who fights, who is next, who is on the move."""
    fight = view.fight
    names = view.rules.names
    if view.over:
        return []
    if fight is not None:
        return [token_id(names[fight.attacker]), token_id(names[fight.target])]
    if now >= 0:
        return [token_id(names[now]), card_id(names[now])]
    decision = view.decision
    if isinstance(decision, movement.Handle):
        return [token_id(names[decision.token])]
    if isinstance(decision, setup.ChooseStarter):
        return [square_name(Square((TOP if decision.seat else 0) + r.CIRCLES[_circle(view, decision)]))]
    return []


def _circle(view: Twister, decision: setup.ChooseStarter) -> int:
    """DT-S2: the circles are filled from left to right."""
    return len(view.seats[decision.seat].team)


# --- words ----------------------------------------------------------------------------------------------------------------


def _caption(view: Twister) -> Say | None:
    if not view.turn:
        return None
    if view.solo():
        level = Say(f"level-name-{r.LEVELS[view.rules.level]}")
        return say("caption-solo", turn=view.turn, level=level, mine=view.points[0], theirs=view.points[1])
    return say("caption-versus", turn=view.turn)


def _prompt(view: Twister, look: Look) -> Say | None:
    """What is asked of the viewer, or what another seat is about to do, in one sentence. None while something happens."""
    decision = view.decision
    if decision is None:
        return ending(view) if view.over else None
    question = _question(view, look, decision)
    return question if decision.seat == view.viewer else say("prompt-waiting", seat=Who(int(decision.seat)), question=question)


def _question(view: Twister, look: Look, decision: Decision) -> Say:
    match decision:
        case setup.ChooseStarter():
            return say("prompt-starter", circle=_circle(view, decision) + 1, target=view.rules.target)
        case setup.HideToken():
            return word("prompt-hide")
        case turn.ChooseCard():
            return word("prompt-card")
        case actions.ChooseAction():
            first = view.solo() and all(view.hidden)
            return say("prompt-first", target=view.rules.target) if first else say("prompt-act", ap=view.ap)
        case movement.Handle():
            return say("prompt-handle", token=look.token(view.name(decision.token)), steps=decision.steps)
        case halls.PlaceFound():
            return say("prompt-found", token=look.token(view.name(decision.token)))
        case arrivals.ChooseLanding():
            return say("prompt-landing", token=look.token(view.name(decision.token)))
        case combat.NameACard():
            return word("prompt-name")
        case combat.ChooseEnemyCard():
            return word("prompt-allow-two" if decision.pairs else "prompt-allow")
        case combat.PlayCombatCard():
            return word("prompt-combat")
        case turn.Watch():
            return say("prompt-watch", npc=look.token(view.name(decision.npc)))
    raise TypeError(f"there is no prompt for {type(decision).__name__}")


# --- cards ----------------------------------------------------------------------------------------------------------------


def _hand(view: Twister, seat: Seat) -> list[Zone]:
    """Action cards, combat cards and jump cards, in one row; what is played stays as a pale card."""
    colour = SIDE_COLOURS[seat.seat]
    pieces = [_action(view, seat, card, colour) for card in r.ACTION_CARDS]
    for card in sorted(set(seat.hand)):
        found = combat_piece(hand_id(card), card, "crimson")
        count = seat.hand.count(card)
        if count > 1:
            found.badges.append(Badge(say("copies", count=count), text=f"×{count}"))
        found.badges += _symbols(view, card in view.rules.symbols.combat, card in view.rules.eye.combat)
        pieces.append(found)
    if seat.jumps:
        jump = Piece("jump", word("jump-cards"), shape="card", icon="gi:jump-across", colour="moss", value=f"×{seat.jumps}")
        jump.badges += _symbols(view, view.rules.symbols.jump, view.rules.eye.jump)
        pieces.append(jump)
    return [Row("hand", word("zone-hand"), pieces, hand=True, tight=True, seat=int(seat.seat))]


def _action(view: Twister, seat: Seat, card: Card, colour: str) -> Piece:
    held = card in seat.actions
    badges = _symbols(view, card in view.rules.symbols.action, card in view.rules.eye.action)
    name = say("action-card", card=int(card))
    return Piece(
        action_id(card),
        name,
        shape="card",
        icon="gi:lightning-helix",
        colour=colour,
        value=str(card),
        dim=not held,
        badges=badges,
    )


def _symbols(view: Twister, calls: bool, eye: bool) -> list[Badge]:
    """DT-E1, DT-X2: what is printed on a card, as far as it matters in this game."""
    found: list[Badge] = []
    if view.solo() and calls:
        found.append(Badge(word("symbol-call"), CALL_ICON, colour="violet"))
    if view.solo() and view.rules.vision and eye:
        found.append(Badge(word("symbol-eye"), EYE_ICON, colour="azure"))
    return found


def _piles(view: Twister) -> list[Zone]:
    """DT-S12 to DT-S16: the bag, the reinforcements, and the dungeon's cards."""
    top = combat_piece("enemy-top", view.enemy_discard[-1], SIDE_COLOURS[r.VIOLET]) if view.enemy_discard else None
    return [
        Pile("bag", word("zone-bag"), len(bag_contents(view)), BAG_ICON, "wood", sheet="bag"),
        Pile("reserve", word("zone-reserve"), len(view.reserve), CALL_ICON, "violet", sheet="reserve"),
        Pile("enemy-deck", word("zone-enemy-deck"), len(view.enemy_deck), CARD_ICON, "violet", top=top, sheet="enemy-deck"),
        Dice(DICE, word("zone-dice"), [str(die) for die in view.dice] or ["gi:uncertainty", "gi:uncertainty"]),
    ]


def _choices(view: Twister, look: Look) -> list[Zone]:
    """What lies beside the board to be chosen: characters for the circles, tokens to hide or to place, cards turned up."""
    decision = view.decision
    if isinstance(decision, setup.ChooseStarter) and decision.seat == view.viewer:
        return [Row("team", word("zone-team"), [piece(view, look, token, "") for token in setup.unchosen(view, decision.seat)])]
    if isinstance(decision, setup.HideToken) and decision.seat == view.viewer:
        return [
            Row("tokens", word("zone-hidden"), [piece(view, look, token, "") for token in setup.unplaced(view, decision.seat)])
        ]
    if isinstance(decision, (halls.PlaceFound, arrivals.ChooseLanding)):
        waiting = [decision.token] + [token for token in view.drawn if token not in (decision.token, UNKNOWN)]
        return [Row("drawn", word("zone-drawn"), [piece(view, look, token, "") for token in waiting])]
    fight = view.fight
    if fight is not None and fight.shown and isinstance(decision, combat.ChooseEnemyCard):
        cards = [combat_piece(f"shown-{card}", card, SIDE_COLOURS[r.VIOLET]) for card in sorted(set(fight.shown))]
        return [Row("shown", word("zone-shown"), cards, tight=True)]
    return []


# --- how it ended ---------------------------------------------------------------------------------------------------------


def _result(view: Twister) -> Result:
    """Points of both sides; alone a rating that grows with the level."""
    if not view.solo():
        best = max(view.points)
        standings = [Standing(1 if view.points[seat] == best else 2, seat, view.points[seat]) for seat in (0, 1)]
        return Result(ending(view), sorted(standings, key=lambda standing: standing.place), curve_name=word("stat-points"))
    won = view.winner == r.YELLOW
    difference = view.points[0] - view.points[1]
    rating = (view.rules.level + 1) * 10 + difference + (5 if view.rules.vision else 0)
    parts = [
        Line(word("stat-points"), say("totals", attack=view.points[0], defence=view.points[1]), strong=True),
        Line(word("rating"), say("number", n=rating)),
        Line(word("turns-used"), say("number", n=view.turn)),
        Line(word("npcs-met"), say("number", n=view.met)),
        Line(word("reinforcements"), say("number", n=view.called)),
    ]
    level = view.rules.level
    if won and difference >= 3 and level < len(r.LEVELS) - 1:
        parts.append(Line(word("hint-harder")))
        level += 1
    if not won and difference <= -3 and level > 0:
        parts.append(Line(word("hint-easier")))
        level -= 1
    then = None if level == view.rules.level else _on_level(r.LEVELS[level])
    return Result(
        ending(view), [Standing(1 if won else 2, 0, view.points[0], parts)], curve_name=word("stat-points"), then=then
    )


def _on_level(level: str) -> Next:
    """DT-S10: the same once more, on the level that is advised."""
    return Next(say("on-level", level=Say(f"level-name-{level}")), {"level": level})
