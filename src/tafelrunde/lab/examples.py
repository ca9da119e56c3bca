"""Games to look at: some that a report names, played once more so that their records can be opened as replays."""

from collections.abc import Sequence

from msgspec import Struct

from tafelrunde.bots.random_player import RandomPlayer
from tafelrunde.engine import Game, view
from tafelrunde.engine.record import Record, RecordSeat, carrying, new_record, said
from tafelrunde.lab.seen import Seen
from tafelrunde.lab.simulate import Plan, derived


class Example(Struct):
    """A game and what is special about it."""

    what: str
    seen: Seen
    record: Record


def examples(
    game: Game, plan: Plan, seen: Sequence[Seen], sides: Sequence[str] = (), cards: Sequence[str] = ()
) -> list[Example]:
    """The longest, the shortest, the closest, the greatest comeback and a usual one; a victory of each of these sides, and a
    game in which each of these cards is used."""
    over = [one for one in seen if one.shares]
    if not over:
        return []
    by_length = sorted(over, key=lambda one: (one.rounds, one.actions, one.number))
    picked: dict[str, Seen | None] = {
        "usual": by_length[len(over) // 2],
        "longest": by_length[-1],
        "shortest": by_length[0],
    }
    if not game.together and len(plan.levels) > 1:
        picked["closest"] = max(over, key=lambda one: (one.leads, -one.number))
        picked["comeback"] = min(over, key=lambda one: (one.comeback, one.number))
    for side in sides:
        picked[f"won-{side}"] = next(
            (one for one in over if side in one.sides and one.shares[one.sides.index(side)] == 1), None
        )
    for card in cards:
        picked[f"card-{card}"] = next((one for one in over if any(use.card == card and use.used for use in one.uses)), None)
    return [Example(what, one, recorded(game, plan, one)) for what, one in picked.items() if one is not None]


def recorded(game: Game, plan: Plan, seen: Seen) -> Record:
    """The record of a game of a plan: it is played again, as it was."""
    seats = [
        RecordSeat(f"{level} {number}", level if level in game.levels else "") for number, level in enumerate(seen.seating, 1)
    ]
    record = new_record(game, dict(plan.options), seats, seen.seed, plan.pack, plan.luck)
    state = game.start(game.setting(plan.options, plan.pack), len(seats), seen.seed, luck=plan.luck)
    players = [game.player(level, derived(plan.seed, seen.number, seat)) for seat, level in enumerate(seen.seating)]
    while (decision := state.decision) is not None and len(record.actions) < game.bound:
        player = players[decision.seat]
        options = decision.options(state)
        action = player.pick(options) if isinstance(player, RandomPlayer) else player.choose(view(state, decision.seat))
        record.actions.append(said(int(decision.seat), action.text, action.interjects))
        if action.interjects:
            game.interject(state, decision.seat, action)
        else:
            state.take(action)
    return carrying(game, record)
