"""Messages for a table that stands somewhere in a game: true ones, twisted ones, nonsense."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from random import Random
from typing import Final, get_args

from setzkasten.core.record import read_record
from setzkasten.server.live.wire import Do
from tests.laws.mischief import MISCHIEF
from tests.soak.fire import odd
from tests.soak.fire.asking import RECORDS
from tests.vocabulary import WORDS

_ACT: Final = re.compile(r"\s*\d+ ([1-9]\d?) (.+)")
DOINGS: Final = tuple(do for do in get_args(Do) if do != "leave")
# A seat that has left plays no more: seldom, and one at a time.
LEAVING: Final = 0.004
ACTING: Final = ("act", "act", "act", "try", "ask-vote", "accept", "arrange", "offer-words")


@dataclass(frozen=True, slots=True)
class Story:
    """A game up to somewhere, and what was done in it afterwards."""

    game: str
    seats: int
    record: bytes
    acts: tuple[tuple[int, str], ...]


def story(rng: Random) -> Story:
    lines = rng.choice(RECORDS).splitlines()
    header = read_record("\n".join(lines).encode()).header
    begins = lines.index("")
    upto = rng.randrange(begins + 1, len(lines) + 1)
    while upto < len(lines) and "§" in lines[upto]:
        upto += 1  # a laying and its ruling are one
    text = "\n".join([*lines[:upto], ""])
    acts = [(int(act[1]) - 1, act[2]) for act in map(_ACT.fullmatch, lines[upto:]) if act]
    return Story(header.game, len(header.sitters), text.encode(), tuple(acts))


class Speaker:
    """What somebody says at one table."""

    def __init__(self, rng: Random, story: Story) -> None:
        self._rng, self._story = rng, story
        self._next, self._number = 0, 0
        self.said: str | bytes = ""

    def message(self, seq: int) -> str | bytes:
        self.said = self._message(seq)
        return self.said

    def _message(self, seq: int) -> str | bytes:
        rng, kind = self._rng, self._rng.random()
        if kind < 0.3:
            tree = self._true()
        elif kind < 0.55:
            tree = self._twisted()
        elif kind < 0.8:
            tree = self._beside(seq)
        else:
            tree = odd.wrong(rng, self._beside(seq) if rng.random() < 0.5 else self._true())
        if rng.random() < 0.05:
            return odd.broken(rng, json.dumps(tree).encode())
        return odd.encoded(rng, tree) if rng.random() < 0.1 else json.dumps(tree)

    def _numbered(self, **tree: object) -> dict[str, object]:
        self._number += 1
        return {"re": self._number, **tree}

    def _true(self) -> dict[str, object]:
        """What came next, as far as the bag allows it now."""
        acts = self._story.acts or ((0, "pass"),)
        seat, action = acts[self._next % len(acts)]
        self._next += 1
        return self._numbered(do=self._rng.choice(ACTING), seat=seat, action=action)

    def _twisted(self) -> dict[str, object]:
        tree = self._true()
        said = str(tree["action"])
        if self._rng.random() < 0.3:
            said = self._rng.choice(MISCHIEF[self._story.game])
        return {**tree, "action": odd.twisted(self._rng, said)[:3500]}

    def _beside(self, seq: int) -> dict[str, object]:
        rng = self._rng
        seats = range(self._story.seats)
        tree = self._numbered(
            do="leave" if rng.random() < LEAVING else rng.choice(DOINGS),
            seat=rng.choice(seats),
            action=rng.choice(["", *(action for _, action in self._story.acts[:5])]),
            word=rng.choice(("", "", odd.text(rng)[:200], *rng.sample(list(WORDS), 3))),
            aye=rng.choice((True, True, False, None)),
            turn=rng.random() < 0.2,
            seq=rng.choice((None, None, seq, seq - 1, seq + 1)),
        )
        return {key: tree[key] for key in tree if key in ("re", "do", "seat") or rng.random() < 0.8}
