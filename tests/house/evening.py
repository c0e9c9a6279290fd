"""An evening of computers with one game: played to its end and written down.

`python -m tests.house.evening GAME FOLDER` leaves the whole record and its first half there.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random

from setzkasten.catalogue import CATALOGUE
from setzkasten.core.game import Act, Chance
from setzkasten.core.match import Match
from setzkasten.core.record import Header, Sitter
from tests.bots.knowing import KNOWN, player_of
from tests.random_play import played
from tests.replaying import rewritten

__all__ = ["played_out"]


def played_out(name: str, seed: int) -> Match:
    """Two computers, who know the words of the tests."""
    game, player, rng = CATALOGUE[name].game, player_of(name), Random(seed)
    match = Match(game, game.start(2, {}))
    while not match.over:
        if match.awaiting.chance:
            match.take(Chance(game.sample(match.state, rng), at=match.now + 1))
            continue
        seat = min(match.awaiting.seats)
        view = game.view(match.state, seat)
        action = player.choose(view, seat, words=KNOWN, options={}, level="mittel", rng=rng)
        match.take(Act(seat, action, at=match.now + 1), KNOWN.judge)
    return match


def _kept(name: str, folder: Path, seeds: int) -> None:
    """The evening with the most points; half of it ends where somebody is to move."""
    match = max((played_out(name, seed) for seed in range(seeds)), key=lambda m: sum(m.scores))
    sitters = (Sitter((), "computer", "mittel"),) * 2
    header = Header(name, sitters, match.game.edition)
    waiting = [n for n, taken in enumerate(match.taken) if taken.after.awaiting.seats]
    half = match.happenings[: waiting[len(waiting) // 2] + 1]
    (folder / "whole.szk").write_text(rewritten(header, match.happenings), "utf-8")
    (folder / "half.szk").write_text(rewritten(header, half), "utf-8")
    told = {"scores": match.scores, "moves": len(match.taken), "over": match.over}
    told["random"] = all(played(match.game, seed).match.over for seed in range(seeds))
    print(json.dumps(told))


if __name__ == "__main__":
    _kept(sys.argv[1], Path(sys.argv[2]), seeds=20)
