"""Who plays: a level of the house, `zufall`, or a file with a player of one's own."""

from __future__ import annotations

import gc
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from runpy import run_path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any, cast

from setzkasten.bots import LEVELS
from setzkasten.core.coded import Coded
from setzkasten.core.values import value
from setzkasten.door.bot import ANYBODY, Bot, Seen, bot_named

SUFFIX = ".py"


class TournamentError(Coded):
    """What cannot be played."""


@value
class Entrant:
    """`name` is a level, `zufall` or the path of a file; `label` tells two of a name apart."""

    name: str
    label: str
    code: str = ""  # of the file, where it is carried to machines that do not have it

    @property
    def own(self) -> bool:
        """Is it a file?"""
        return self.name.endswith(SUFFIX)

    @property
    def level(self) -> str:
        """Empty for those that are not of the house."""
        return self.name if self.name in LEVELS else ""

    def bot(self, budget: float = 1.0) -> Bot:
        """With a share of the looks that the house's players may take; raises `TournamentError`."""
        if self.own:
            return OwnBot(Path(self.name), self.code)
        if not self.level and self.name != ANYBODY:
            known = ", ".join((*LEVELS, ANYBODY))
            raise TournamentError("arena_no_player", name=self.name[:40], known=known)
        return bot_named(self.name, budget)

    def carried(self) -> Entrant:
        """With all that another machine needs. Raises `TournamentError`."""
        if not self.own:
            return self
        try:
            return replace(self, code=Path(self.name).read_text("utf-8"))
        except (OSError, ValueError) as error:
            raise _unreadable(Path(self.name), error) from error


def entrants(names: Iterable[str]) -> tuple[Entrant, ...]:
    found: list[Entrant] = []
    for name in names:
        same = sum(other.name == name for other in found)
        shown = Path(name).stem if name.endswith(SUFFIX) else name
        found.append(Entrant(name, f"{shown} {same + 1}" if same else shown))
    return tuple(found)


class OwnBot:
    """A player that a file has; whoever wants more memory than there is begins anew.

    What it had kept is free again: nobody else should want for it.
    """

    def __init__(self, path: Path, code: str = "") -> None:
        """Raises `TournamentError`."""
        self._path, self._code = path, code
        self._player: Bot | None = _read(path, code)

    def choose(self, seen: Seen) -> Any:
        if self._player is None:
            self._player = _read(self._path, self._code)
        try:
            return self._player.choose(seen)
        except MemoryError:
            self._player = None
        gc.collect()  # its functions and what they kept hold each other
        raise MemoryError


def _read(path: Path, code: str) -> Bot:
    """A file has a function `choose(seen)`, or a class `Player` that has one."""
    try:
        found = _carried_file(code, path) if code else run_path(str(path), run_name=path.stem)
        player = found["Player"]() if "Player" in found else SimpleNamespace(**found)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # the border: it is somebody else's code
        raise _unreadable(path, error) from error
    if not callable(getattr(player, "choose", None)):
        raise TournamentError("arena_file_empty", path=path.name)
    return cast("Bot", player)


def _carried_file(code: str, path: Path) -> dict[str, Any]:
    """As `run_path` has it, of a file that lies on another machine."""
    with TemporaryDirectory() as folder:
        here = Path(folder, path.name)
        here.write_text(code, "utf-8")
        return run_path(str(here), run_name=path.stem)


def _unreadable(path: Path, error: BaseException) -> TournamentError:
    text = f"{type(error).__name__}: {error}"[:200]
    return TournamentError("arena_file", path=path.name, text=text)
