"""A Ray cluster elsewhere: a head as a host starts it, which asks for its token, reached by both forms of its address."""

import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex
from typing import NamedTuple

import pytest

from tests.patience import PATIENCE

LAB = ("lab", "duels", "--games", "3", "--bots", "easy,easy", "--language", "en")
TOO_SLOW = "Starting Ray client server failed"
TRIES = 5


class Head(NamedTuple):
    """Where it listens, and what one has to know."""

    direct: str
    client: str
    environment: dict[str, str]


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@pytest.fixture
def head() -> Iterator[Head]:
    for needed in ("ray", "grpc"):
        pytest.importorskip(needed, reason="Ray is not installed as a whole: pip install 'tafelrunde[lab]'")
    with tempfile.TemporaryDirectory(
        prefix="ray", ignore_cleanup_errors=True
    ) as folder:  # a short name: Ray puts sockets there
        token = Path(folder) / "token"
        token.write_text(token_hex(32), "utf-8")
        environment = {**os.environ, "RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN_PATH": str(token), "RAY_worker_niceness": "0"}
        direct, client = free_port(), free_port()
        words = ["--head", "--block", "--node-ip-address", "127.0.0.1", "--port", str(direct), "--num-cpus", "1"]
        words += ["--ray-client-server-port", str(client), "--include-dashboard=false", "--temp-dir", folder]
        log = Path(folder) / "said.txt"
        with log.open("wb") as said:
            command = [sys.executable, "-m", "ray.scripts.scripts", "start", *words]
            process = subprocess.Popen(command, env=environment, stdout=said, stderr=said)
        try:
            while "Ray runtime started" not in log.read_text("utf-8"):
                try:
                    process.wait(0.2)
                except subprocess.TimeoutExpired:
                    continue
                pytest.skip(f"Ray cannot start a cluster on this machine now: {log.read_text('utf-8')[-300:]}")
            yield Head(f"127.0.0.1:{direct}", f"ray://127.0.0.1:{client}", environment)
        finally:
            process.terminate()
            process.wait(PATIENCE)


def lab(out: Path, *words: str, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tafelrunde", *LAB, *words, "--out", str(out)]
    return subprocess.run(command, env=environment, check=False, timeout=PATIENCE, capture_output=True, text=True)


def figures(out: Path, *words: str, environment: dict[str, str]) -> bytes:
    """What the lab finds. Ray gives the process that it starts for a guest half a minute: on a busy machine one asks again."""
    for _ in range(TRIES):
        done = lab(out, *words, environment=environment)
        if TOO_SLOW not in done.stderr:
            break
    assert done.returncode == 0, done.stderr
    return (out / "figures.json").read_bytes()


@pytest.mark.no_cover
def test_a_cluster_elsewhere_sees_the_same_by_both_addresses(head: Head, tmp_path: Path) -> None:
    """And who has no token is told what is missing. One test: two clusters that start side by side get in each other's way."""
    alone = figures(tmp_path / "alone", environment=head.environment)
    assert figures(tmp_path / "client", "--ray", head.client, environment=head.environment) == alone
    assert figures(tmp_path / "direct", "--ray", head.direct, environment=head.environment) == alone
    stranger = {name: value for name, value in head.environment.items() if not name.startswith("RAY_AUTH")}
    refused = lab(tmp_path / "none", "--ray", head.client, environment=stranger)
    assert refused.returncode != 0
    assert "RAY_AUTH_MODE=token" in refused.stderr
