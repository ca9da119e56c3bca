"""The last chapter of both rulebooks, made from the content: `python -m tests.twister.people` writes it anew after a change."""

from pathlib import Path

from tafelrunde.engine.say import word
from tafelrunde.games.twister import GAME
from tafelrunde.games.twister import ruleset as r
from tafelrunde.games.twister.picture.names import look_of
from tafelrunde.games.twister.ruleset import Npc, Ruleset
from tafelrunde.text import LANGUAGES, Voice, unbroken

WORDS = {
    "en": (
        "The 32 NPCs",
        "Each with its goals in order and their AP, its default goal, what it wants, and whom it fights or joins, best first.",
        "else",
        "Wants",
        "Likes or fights",
    ),
    "de": (
        "Die 32 NSC",
        "Jeder mit seinen Zielen samt AP, seinem Standard-Ziel, seinen Wünschen und wen er bekämpft oder aufsucht.",
        "sonst",
        "Will",
        "Mag oder bekämpft",
    ),
}


def rulebook(language: str) -> Path:
    return GAME.folder / f"RULES.{language}.md"


def chapter(language: str) -> str:
    """A heading, an introduction, and a line for each NPC."""
    rules = GAME.setting({})
    assert isinstance(rules, Ruleset)
    voice = Voice(language, GAME.texts({}, language), strict=True)
    title, intro, *_ = WORDS[language]
    lines = [unbroken(f"- {line(npc, voice, rules, language)}") for npc in rules.npcs]
    return "\n".join([f"## {title}", "", intro, "", *lines]) + "\n"


def line(npc: Npc, voice: Voice, rules: Ruleset, language: str) -> str:
    _, _, otherwise, wants, likes = WORDS[language]
    goals = ", ".join(f"{voice.text(word(f'goal-{r.GOALS[goal]}'))} {ap}" for goal, ap in npc.goals)
    default = voice.text(word(f"goal-{r.GOALS[npc.default]}"))
    things = ", ".join(voice.text(word(f"thing-{r.OBJECTS[thing]}")) for thing in npc.objects)
    people = ", ".join(voice.text(word(f"type-{r.KINDS[kind]}")) for kind in npc.characters)
    traits = " ".join(voice.text(trait.words()) for trait in npc.traits)
    name, kind = voice.text(look_of(rules).npcs[npc.id]), voice.text(word(f"type-{r.KINDS[npc.kind]}"))
    return f"**{name}**, {kind}: {goals}; {otherwise} {default}. {wants}: {things}. {likes}: {people}. *{traits}*"


def without_chapter(text: str, language: str) -> str:
    return text.partition(f"## {WORDS[language][0]}")[0].rstrip("\n") + "\n"


if __name__ == "__main__":
    for code in LANGUAGES:
        file = rulebook(code)
        text = without_chapter(file.read_text(encoding="utf-8"), code) + "\n" + chapter(code)
        file.write_text(text, encoding="utf-8")
