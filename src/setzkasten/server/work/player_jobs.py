"""What a worker process does for a player of the host's own: asks it, within bounds."""

from __future__ import annotations

from functools import lru_cache, partial
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from setzkasten.lexicon.words import Words

if TYPE_CHECKING:
    from setzkasten.door.bot import Bot, Seen
    from setzkasten.server.work.jobs import Thought
    from setzkasten.tournament.guard import Answer

# How much memory may its process take? The lexicon is a small part of it.
MOST_BYTES = 2 * 1024**3


def choose_own(words: Words, about: Thought, file: str, seconds: float) -> Answer:
    """Its action as text, or why there is none."""
    from setzkasten.tournament.entrant import TournamentError
    from setzkasten.tournament.guard import Answer, asked, bounded_memory

    with bounded_memory(MOST_BYTES):
        try:
            bot = _bot(file)
        except TournamentError as error:
            return Answer(fault=f"{error.code}: {error.data}"[:200])
        return asked(bot, _Showing(words, about), about.seat, seconds)


@lru_cache(4)
def _bot(file: str) -> Bot:
    from setzkasten.tournament.entrant import Entrant

    return Entrant(file, file).bot()


class _Showing:
    """What the seat may know, as a player of one's own sees it."""

    def __init__(self, words: Words, about: Thought) -> None:
        from setzkasten.catalogue import CATALOGUE

        self._about, self._entry = about, CATALOGUE[about.game]
        self._words = about.words_of(words)

    def seen(self, seat: int) -> Seen:
        from setzkasten.door.bot import Seen

        entry, world, words = self._entry, self._about.world, self._words
        rng = SystemRandom()
        return Seen(
            entry=entry,
            seat=seat,
            view=entry.game.view(world, seat),
            world=world,
            options=self._about.options,
            actions=entry.mover.all(world, seat, words.offered, words.judge),
            anything=partial(self._anything, seat, rng),
            words=words,
            rng=rng,
        )

    def text(self, action: Any) -> str:  # of any game
        return self._entry.game.write(action)

    def _anything(self, seat: int, rng: SystemRandom) -> Any:
        entry, world, words = self._entry, self._about.world, self._words
        found = entry.mover.one(world, seat, words.offered, words.judge, rng)
        return entry.game.idle(world, seat) if found is None else found
