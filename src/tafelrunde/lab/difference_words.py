"""A comparison in plain sentences."""

from tafelrunde.lab.comparison import FIRST, TEAM, Comparison, Difference
from tafelrunde.lab.words import Words

HELPED = 0.05  # of the games that pairing must save before it is worth a word


def sentences(found: Comparison, words: Words) -> list[str]:
    """What the change does, the largest effect first."""
    said = []
    for one in sorted(found.won, key=lambda one: -abs(one.mean)):
        if one.found:
            kind = {TEAM: "compare-won", FIRST: "compare-first"}.get(one.name, "compare-side")
            numbers = {"points": words.points(one.mean), "low": words.points(one.low), "high": words.points(one.high)}
            said.append(words.say(kind, side=words.side(one.name), **numbers))
    said += [_measure(one, words) for one in found.measures if one.found]
    if found.clear:
        said.append(words.say("compare-clear", games=found.pairs))
    else:
        reach = max(one.reach for one in found.won if not one.found) if any(not one.found for one in found.won) else 0.0
        kind = "compare-rest" if any(one.found for one in found.won) else "compare-unclear"
        said.append(words.say(kind, games=found.pairs, reach=words.points(reach).lstrip("+")))
    same = [words.side(one.name) for one in found.won if not one.found and one.name not in (TEAM, FIRST)]
    same += [_name(one, words) for one in found.measures if not one.found]
    if same:
        said.append(words.say("compare-same", names=words.listed(same)))
    most = max(found.won, key=lambda one: (one.found, abs(one.mean)))  # what the change is about; all others hardly differ
    kind = "compare-paired" if most.saved > HELPED else "compare-not-paired"
    said.append(words.say(kind, percent=words.percent(most.saved), correlation=words.number(most.correlation)))
    return said


def _name(one: Difference, words: Words) -> str:
    return words.say("actions") if one.name == "actions" else words.measure(one.name)


def _measure(one: Difference, words: Words) -> str:
    """As a percentage of what it was, where that says something."""
    if one.base > 0:
        change, low, high = (_signed(part / one.base, words) for part in (one.mean, one.low, one.high))
    else:
        change, low, high = (words.number(part) for part in (one.mean, one.low, one.high))
    return words.say("compare-measure", measure=_name(one, words), change=change, low=low, high=high)


def _signed(share: float, words: Words) -> str:
    return ("+" if share >= 0 else "") + words.percent(share, 1)
