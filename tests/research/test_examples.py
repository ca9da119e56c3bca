"""The examples for researchers, at the smallest size: they learn, save, draw and play each other."""

import importlib
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.research.settings import research

EXAMPLES = Path(__file__).parents[2] / "examples" / "research"
pytestmark = [
    pytest.mark.no_cover,
    pytest.mark.skipif(not EXAMPLES.is_dir(), reason="the examples are not here"),
    pytest.mark.filterwarnings("ignore:.*(SwigPy|swig).*:DeprecationWarning"),  # of OpenSpiel's bindings
]


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Imports an example as it would run."""
    monkeypatch.setattr(sys, "path", [str(EXAMPLES), *sys.path])
    return importlib.import_module


@pytest.fixture
def ppo(example: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The learner, with rollouts of a few steps."""
    module = example("ppo")
    for name, value in {"TABLES": 4, "LENGTH": 6, "BATCH": 8, "HIDDEN": 16}.items():
        monkeypatch.setattr(module, name, value)
    return module


def test_the_learner_keeps_a_curve_and_a_net(ppo: Any, example: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    curve, net = tmp_path / "curve.json", tmp_path / "net.npz"
    words = ["duels", "--opponents", "random,easy", "--minutes", "0.001", "--games", "1", "--judged", "random"]
    monkeypatch.setattr(sys, "argv", ["ppo.py", *words, "--curve", str(curve), "--save", str(net)])
    ppo.main()
    kept = json.loads(curve.read_text("utf-8"))
    assert kept["curve"][0]["steps"] == 24
    assert 0 <= kept["against"]["random"] <= 1
    env = research.gym("duels")
    seen, _ = env.reset(seed=1)
    assert seen["action_mask"][ppo.best(ppo.loaded(net), seen)]
    kept["curve"] = [{"minutes": minute, "steps": 1, "random": {"won": minute / 2}} for minute in (1, 2)]
    assert example("curves").drawn([kept], "won", {"easy": 0.5}).count("<polyline") == 2


def test_the_gradients_are_those_of_the_scores(ppo: Any) -> None:
    """Beside a difference quotient, for a weight of every kind."""
    luck = np.random.default_rng(1)
    env = research.vector("duels", 3)
    seen, _ = env.reset(seed=1)
    net, candidates = ppo.Net(seen["observation"].shape[1], 1), ppo.listed(seen)
    net.weights = {name: value.astype(np.float64) for name, value in net.weights.items()}
    wanted, value = luck.standard_normal(len(candidates.owner)), luck.standard_normal(3)

    def loss() -> float:
        out = net.forward(seen["observation"].astype(np.float64), candidates)
        return float((np.log(out["chances"]) * wanted).sum() + (out["value"] * value).sum())

    out = net.forward(seen["observation"].astype(np.float64), candidates)
    whole = np.add.reduceat(wanted, candidates.starts)[candidates.owner]
    grads = net.backward(out, wanted - whole * out["chances"], value)
    for name, weight in net.weights.items():
        place = np.unravel_index(np.abs(grads[name]).argmax(), weight.shape)
        before, step = weight[place], 1e-6
        weight[place] = before + step
        more = loss()
        weight[place] = before - step
        less = loss()
        weight[place] = before
        assert grads[name][place] == pytest.approx((more - less) / (2 * step), rel=1e-3), name


def test_players_meet_at_the_table(ppo: Any, example: Any, tmp_path: Path) -> None:
    pytest.importorskip("pyspiel", reason="open_spiel is not installed: there are packages for Linux and macOS only")
    table = example("table")
    plan = research.plan("quest", 2, options={"defeat_limit": 1})
    np.savez(tmp_path / "net.npz", **ppo.Net(plan.layout.size, 1).weights)
    spiel = table.pyspiel.load_game("tafelrunde_quest", {"seats": 2, "defeat_limit": 1, "horizon": 30})
    for name in ("random", "greedy", "easy", "ismcts:2", f"ppo:{tmp_path / 'net.npz'}"):
        state = spiel.new_initial_state()
        state.apply_action(1)
        assert table.chooser(name, spiel, 1)(state) in state.legal_actions()
    assert table.share(spiel, ("random", "easy"), 1) in (0.0, 1.0)
