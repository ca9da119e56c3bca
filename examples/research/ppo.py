"""A small PPO of CleanRL's shape in NumPy alone, on one core: candidates are scored one by one, so no vocabulary is needed.

    python examples/research/ppo.py duels --opponents random,easy --minutes 8 --seed 1 --curve duels-1.json --save duels-1.npz
    python examples/research/ppo.py quest defeat_limit=1 --minutes 8 --seed 1 --shaping 1  # a team: the net has all seats

Tables are shared out among the `--opponents`; without any the net plays all seats. `--minutes` are those of the processor, so a
busy machine changes nothing. The curve keeps, for the last games against each opponent while it learned (actions drawn by
chance), the share of the victories and the game's own measures; at the end it plays against each of `--judged`, now with the
likeliest action always.
"""

import argparse
import json
import time
from collections import deque
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import tafelrunde as tr
import tafelrunde.research as research
from tafelrunde.engine.options import read

Array = NDArray[np.float32]
Index = NDArray[np.int64]

HIDDEN = 128
HASHED = 4096  # rows of the table in which the words of candidates are looked up
TABLES, LENGTH = 64, 64  # of a rollout
EPOCHS, BATCH = 3, 512
GAMMA, SMOOTH, CLIP, RATE, CURIOSITY = 0.998, 0.95, 0.2, 1e-3, 0.01
RECENT = 300  # games over which the curve is the mean


class Candidates:
    """The candidates of many positions one after the other, told by their words: those that are told alike are counted once."""

    def __init__(self, table: NDArray[np.int32], counts: Index) -> None:
        verb, first, second, third, number = (table[:, place].astype(np.int64) for place in range(5))
        words = (verb, 100 + verb * 211 + first * 7, second * 31 + third * 173 + 1300, (number // 5 * 13 + verb * 57) + 2600)
        keys = np.zeros(len(table), np.int64)
        for word in words:
            keys = keys * HASHED + word % HASHED
        alike, self.kind = np.unique(keys, return_inverse=True)
        self.words = np.stack([alike // HASHED**place % HASHED for place in range(len(words))], axis=1)
        self.counts = counts
        self.starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
        self.owner = np.repeat(np.arange(len(counts)), counts)


class Net:
    """Observation -> hidden; hidden and candidate -> score; hidden -> value. Trained by Adam."""

    def __init__(self, seen: int, seed: int) -> None:
        luck = np.random.default_rng(seed)

        def made(*shape: int, scale: float) -> Array:
            return (luck.standard_normal(shape) * scale / np.sqrt(shape[0])).astype(np.float32)

        self.weights = {
            "seen": made(seen, HIDDEN, scale=1.4),
            "base": np.zeros(HIDDEN, np.float32),
            "words": made(HASHED, HIDDEN, scale=20.0),
            "score": made(HIDDEN, scale=0.1),
            "value": made(HIDDEN, scale=0.5),
            "even": np.zeros(1, np.float32),
        }
        self.first = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self.second = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self.steps = 0

    def forward(self, seen: Array, candidates: Candidates) -> dict[str, Any]:
        """The chances of all candidates and the value of each position, with what is needed to learn from them."""
        w = self.weights
        raw = seen @ w["seen"] + w["base"]
        hidden = np.maximum(raw, 0)
        both = w["words"][candidates.words].sum(axis=1)[candidates.kind]
        both += raw[candidates.owner]
        np.maximum(both, 0, out=both)
        scores = both @ w["score"]
        scores -= np.maximum.reduceat(scores, candidates.starts)[candidates.owner]
        chances = np.exp(scores)
        chances /= np.add.reduceat(chances, candidates.starts)[candidates.owner]
        value = hidden @ w["value"] + w["even"]
        return {"seen": seen, "candidates": candidates, "hidden": hidden, "both": both, "chances": chances, "value": value}

    def backward(self, kept: dict[str, Any], scores: Array, value: Array) -> dict[str, Array]:
        """The gradients, from those of the scores and of the value."""
        w, hidden, both, candidates = self.weights, kept["hidden"], kept["both"], kept["candidates"]
        down = scores[:, None] * w["score"]
        down *= both > 0
        words = np.zeros_like(w["words"])
        alike = summed(down, candidates.kind, len(candidates.words))
        for place in range(candidates.words.shape[1]):
            rows, where = np.unique(candidates.words[:, place], return_inverse=True)
            words[rows] += summed(alike, where, len(rows))
        into = np.add.reduceat(down, candidates.starts, axis=0) + value[:, None] * w["value"] * (hidden > 0)
        return {
            "seen": kept["seen"].T @ into,
            "base": into.sum(axis=0),
            "words": words,
            "score": scores @ both,
            "value": value @ hidden,
            "even": value.sum(keepdims=True),
        }

    def learn(self, grads: dict[str, Array], rate: float) -> None:
        """One step of Adam, with the gradient's length cut to a half."""
        length = np.sqrt(sum(float(np.vdot(grad, grad)) for grad in grads.values()))
        cut = min(1.0, 0.5 / (length + 1e-8))
        self.steps += 1
        rate *= np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, whole in grads.items():
            grad = whole * np.float32(cut)
            first, second = self.first[name], self.second[name]
            first += np.float32(0.1) * (grad - first)
            second += np.float32(0.001) * (grad * grad - second)
            self.weights[name] -= np.float32(rate) * first / (np.sqrt(second) + np.float32(1e-6))


def summed(rows: Array, group: Index, groups: int) -> Array:
    """The sums of the rows of each group; none is empty."""
    order = np.argsort(group, kind="stable")
    starts = np.concatenate([[0], np.cumsum(np.bincount(group, minlength=groups))[:-1]])
    return np.add.reduceat(rows[order], starts, axis=0)


def listed(seen: dict[str, Any]) -> Candidates:
    """The candidates of a batch of observations."""
    mask = seen["action_mask"].astype(np.bool_)
    return Candidates(seen["candidates"][mask], mask.sum(axis=1).astype(np.int64))


def drawn(out: dict[str, Any], luck: np.random.Generator) -> Index:
    """A candidate of each position by its chance, counted among all of them."""
    candidates = out["candidates"]
    sums = np.cumsum(out["chances"], dtype=np.float64)
    before = sums[candidates.starts] - out["chances"][candidates.starts]
    whole = np.add.reduceat(out["chances"], candidates.starts)
    wanted = before + luck.random(len(before)) * whole
    return np.clip(np.searchsorted(sums, wanted, side="right"), candidates.starts, candidates.starts + candidates.counts - 1)


class Pool:
    """Some tables against the same opponents, and how the last games ended."""

    def __init__(self, game: str, tables: int, opponents: str, choices: dict[str, Any], seed: int) -> None:
        self.name = opponents or "itself"
        self.env = research.vector(game, tables, opponents=opponents or None, **choices)
        self.seen, _ = self.env.reset(seed=seed)
        self.ended: deque[dict[str, float]] = deque(maxlen=RECENT)

    def step(self, action: Index) -> tuple[Array, NDArray[np.bool_]]:
        """One action at each table: rewards, and which games are over."""
        game = self.env.plan.game
        before = [(match.state, match.seat) for match in self.env.matches]
        self.seen, reward, over, cut, _ = self.env.step(action)
        for table in np.flatnonzero(over | cut):
            state, seat = before[table]
            self.ended.append({"won": game.outcome(state)[seat] if over[table] else 0.0, **game.measures(state)})
        return reward.astype(np.float32), over | cut

    def told(self) -> dict[str, float]:
        """The mean of the last games."""
        return {name: float(np.mean([game[name] for game in self.ended])) for name in (self.ended[0] if self.ended else ())}


def rollout(pools: list[Pool], net: Net, luck: np.random.Generator) -> dict[str, Any]:
    """What happened at all tables in so many steps; a column for each table."""
    kept: dict[str, list[Any]] = {
        name: [] for name in ("seen", "table", "counts", "picked", "chance", "value", "reward", "over")
    }
    for _ in range(LENGTH):
        seen = {name: np.concatenate([pool.seen[name] for pool in pools]) for name in pools[0].seen}
        candidates = listed(seen)
        out = net.forward(seen["observation"], candidates)
        picked = drawn(out, luck)
        kept["seen"].append(seen["observation"])
        kept["table"].append(seen["candidates"][seen["action_mask"].astype(np.bool_)])
        kept["counts"].append(candidates.counts)
        kept["picked"].append(picked - candidates.starts)
        kept["chance"].append(out["chances"][picked])
        kept["value"].append(out["value"])
        at, results = 0, []
        for pool in pools:
            results.append(pool.step((picked - candidates.starts)[at : at + pool.env.num_envs]))
            at += pool.env.num_envs
        kept["reward"].append(np.concatenate([reward for reward, _ in results]))
        kept["over"].append(np.concatenate([over for _, over in results]))
    seen = {name: np.concatenate([pool.seen[name] for pool in pools]) for name in pools[0].seen}
    return {**kept, "after": net.forward(seen["observation"], listed(seen))["value"]}


def advantages(kept: dict[str, Any]) -> Array:
    """How much better it went than the net thought (generalised advantage estimation)."""
    gained = np.zeros((LENGTH, len(kept["after"])), np.float32)
    ahead, after = np.zeros_like(kept["after"]), kept["after"]
    for step in reversed(range(LENGTH)):
        goes_on = ~kept["over"][step]
        ahead = kept["reward"][step] + GAMMA * after * goes_on - kept["value"][step] + GAMMA * SMOOTH * ahead * goes_on
        gained[step], after = ahead, kept["value"][step]
    return gained


def improve(net: Net, kept: dict[str, Any], rate: float, luck: np.random.Generator) -> None:
    """Some epochs of PPO over a rollout."""
    gained = advantages(kept).reshape(-1)
    seen, table, counts = (np.concatenate(kept[name]) for name in ("seen", "table", "counts"))
    picked, chance, value = (np.concatenate(kept[name]) for name in ("picked", "chance", "value"))
    starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
    better = (gained - gained.mean()) / (gained.std() + 1e-8)
    wanted = gained + value
    for _ in range(EPOCHS):
        for some in np.split(luck.permutation(len(gained)), len(gained) // BATCH):
            rows = np.concatenate([np.arange(starts[one], starts[one] + counts[one]) for one in some])
            out = net.forward(seen[some], Candidates(table[rows], counts[some]))
            candidates, chances = out["candidates"], out["chances"]
            said = candidates.starts + picked[some]
            ratio = chances[said] / np.maximum(chance[some], 1e-8)
            counts_yet = np.where(better[some] > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            push = ratio * better[some] * counts_yet
            log = np.log(np.maximum(chances, 1e-9))
            entropy = -np.add.reduceat(chances * log, candidates.starts)
            scores = push[candidates.owner] * chances + CURIOSITY * chances * (log + entropy[candidates.owner])
            scores[said] -= push
            off = 0.5 * (out["value"] - wanted[some])
            net.learn(net.backward(out, (scores / BATCH).astype(np.float32), (off / BATCH).astype(np.float32)), rate)


def train(
    game: str, opponents: list[str], minutes: float, seed: int, choices: dict[str, Any]
) -> tuple[Net, list[dict[str, Any]]]:
    """Learn for some minutes; the net, and what it won meanwhile."""
    pools = [Pool(game, TABLES // len(opponents), each, choices, seed + place) for place, each in enumerate(opponents)]
    net, luck = Net(pools[0].env.plan.layout.size, seed), np.random.default_rng(seed)
    began, steps, curve = time.process_time(), 0, []
    spent = 0.0
    while spent < minutes:
        improve(net, rollout(pools, net, luck), RATE * max(0.1, 1 - spent / minutes), luck)
        steps += TABLES * LENGTH
        spent = (time.process_time() - began) / 60
        curve.append({"minutes": round(spent, 3), "steps": steps, **{pool.name: pool.told() for pool in pools}})
        if len(curve) % 20 == 0:
            print(json.dumps(curve[-1]), flush=True)
    return net, curve


def best(net: Net, seen: dict[str, Any]) -> int:
    """The likeliest candidate of one observation."""
    batch = {name: value[None] for name, value in seen.items()}
    return int(net.forward(batch["observation"], listed(batch))["chances"].argmax())


def judged(net: Net, game: str, opponents: str, games: int, seed: int, choices: dict[str, Any]) -> float:
    """The share of the victories with the likeliest candidate always, from every seat in turn; without opponents in all."""
    won = 0.0
    for number in range(games):
        env: Any = research.aec(game, **choices)
        plan, match = env.plan, env.match
        own = number % plan.seats
        env.reset(seed=seed + number)
        if opponents:
            levels = [opponents if seat != own else "" for seat in range(plan.seats)]
            match.players = [plan.game.player(level, seed + number) if level else None for level in levels]
        match.others_play()
        while not match.over:
            match.say(match.action(best(net, match.observation(match.seat))))
            match.others_play()
        won += match.game.outcome(match.state)[own] if not match.cut else 0.0
    return won / games


def loaded(file: Path) -> Net:
    """A net that was saved."""
    kept = np.load(file)
    net = Net(len(kept["seen"]), 0)
    net.weights = {name: kept[name] for name in net.weights}
    return net


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a game by PPO.")
    parser.add_argument("game")
    parser.add_argument("options", nargs="*", help="of the game: name=value")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--opponents", default="", help="random,easy: tables are shared out among them; none: itself")
    parser.add_argument("--minutes", type=float, default=8, help="of the processor")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--shaping", type=float, default=0.0)
    parser.add_argument("--judged", default="random,easy,normal", help="levels to be judged against at the end")
    parser.add_argument("--games", type=int, default=200, help="against each of them")
    parser.add_argument("--curve", type=Path)
    parser.add_argument("--save", type=Path)
    wants = parser.parse_args()
    choices: dict[str, Any] = {"seats": wants.seats, "options": read(tr.game(wants.game).options, wants.options)}
    net, curve = train(wants.game, wants.opponents.split(","), wants.minutes, wants.seed, {**choices, "shaping": wants.shaping})
    if wants.save:
        np.savez_compressed(wants.save, **net.weights)
    against: dict[str, float] = {}
    for level in wants.judged.split(","):
        against[level or "itself"] = judged(net, wants.game, level, wants.games, 10_000 * wants.seed, choices)
        print(f"{wants.game}: {against[level or 'itself']:.3f} of the victories, others {level or 'itself'}", flush=True)
    if wants.curve:
        result = {
            "game": wants.game,
            "options": wants.options,
            "opponents": wants.opponents,
            "seed": wants.seed,
            "curve": curve,
            "against": against,
        }
        wants.curve.write_text(json.dumps(result), encoding="utf-8")


if __name__ == "__main__":
    main()
