"""The lexicon built twice from its sources: the same bytes each time, and those committed."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.soak.finding import Finding

ROOT = Path(__file__).parents[2]
COMMITTED = ROOT / "lexicon-data" / "compiled"


def run(only: str) -> Iterator[Finding]:
    if only not in ("", "build"):
        return
    with TemporaryDirectory() as folder:
        first, second = Path(folder) / "first", Path(folder) / "second"
        for out, hash_seed in ((first, "1"), (second, "2")):
            if reason := _failed(out, hash_seed):
                yield Finding("lexicon built twice", reason, well=None)
                return
        yield _same("lexicon built twice, with other hash seeds", first, second)
        yield _same("the committed data is what the recipe gives", first, COMMITTED)


def _failed(out: Path, hash_seed: str) -> str:
    """Build; empty if it went well, else the last thing that was said."""
    command = [sys.executable, "-m", "setzkasten", "lexicon", "build", "--out", str(out)]
    env = {**os.environ, "PYTHONHASHSEED": hash_seed}
    print(f"soak: building the lexicon, hash seed {hash_seed} …", file=sys.stderr, flush=True)
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return ""
    return ((done.stdout + done.stderr).strip().splitlines() or ["it said nothing"])[-1][:200]


def _same(what: str, one: Path, other: Path) -> Finding:
    differing = sorted(
        name
        for name in {path.name for path in one.iterdir()}
        if _digest(one / name) != _digest(other / name)
    )
    if differing:
        return Finding(what, f"differ: {', '.join(differing)}", well=False)
    size = sum(path.stat().st_size for path in one.iterdir())
    return Finding(what, f"{len(list(one.iterdir()))} files, {size:,} bytes, all the same")


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else "missing"
