"""The example with a form for any stake, and with a question before a boast."""

from pathlib import Path
from typing import Any

from msgspec import structs

from higher.game import Higher
from higher.rules import NameStake
from higher.state import HigherState
from tafelrunde.engine.say import say
from tafelrunde.engine.scene import Form, Number, Offers


class AskingHigher(Higher):
    def texts(self, choices: dict[str, Any], language: str) -> list[Path]:
        return [*super().texts(choices, language), Path(__file__).with_suffix(".ftl")]

    def offers(self, view: HigherState) -> Offers:
        shown = super().offers(view)
        shown.standing = [structs.replace(offer, confirm=say("confirm-boast")) for offer in shown.standing]
        if isinstance(view.decision, NameStake):
            points = Number("points", say("points"), 1, view.setting.deck.most_stake, 1)
            shown.forms.append(Form("stake", say("form-stake"), "stake {points}", [points], say("form-stake-submit")))
        return shown
