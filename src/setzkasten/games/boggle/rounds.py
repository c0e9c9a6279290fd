"""A round of Boggle: when the glass is empty, the lists are read aloud."""

from __future__ import annotations

from collections import Counter

from setzkasten.core.claims import Answer, Claim, Verdict, Word
from setzkasten.core.game import Event, Report, ScoredWord, Seat, Transition
from setzkasten.core.turns import last_one
from setzkasten.core.values import replace
from setzkasten.games.boggle.options import Options
from setzkasten.games.boggle.state import Found, Round, State, Write
from setzkasten.games.boggle.tray import path_of

POINTS = {3: 1, 4: 1, 5: 2, 6: 3, 7: 5}  # BOG-11


MOST_POINTS = 11  # for eight and more


def points_of(word: str) -> int:
    """BOG-11 What a word brings that nobody else has."""
    return POINTS.get(len(word), MOST_POINTS)


# How long may an evening to a target last? Longer than anybody stays awake.
MOST_ROUNDS = 50


USUAL_ROUNDS = 15  # BOG-01 where nothing is agreed


def finished(state: State, seats: frozenset[Seat], event: Event) -> Transition[State]:
    """BOG-09 The glass is empty for these seats; when it is for all, the lists are read."""
    done = state.done | seats
    began = state.began_at if state.options.order == "together" else None
    closed = len(done | state.left) == state.seats
    after = replace(state, done=done, began_at=began, closed=closed)
    if after.closed and not claims_of(after):
        return read_aloud(after, ())
    return Transition(after, (event,))


def leave(state: State, seat: Seat) -> Transition[State]:
    """What it wrote is still read aloud; the last one ends the game in the middle of a round."""
    event = Event("left", {"seat": seat})
    gone = replace(state, left=state.left | {seat})
    if last_one(gone.left, state.seats):
        return Transition(replace(_next_round(gone), over=True), (event,))
    if state.letters and seat in state.searching:
        return finished(gone, frozenset({seat}), event)
    return Transition(gone, (event,))


def claims_of(state: State) -> frozenset[Claim]:
    return frozenset(Word(entry.word) for entries in state.lists for entry in entries)


def read_aloud(state: State, verdicts: tuple[Verdict, ...]) -> Transition[State]:
    allowed = {v.claim.word for v in verdicts if isinstance(v.claim, Word) and v.answer == "yes"}
    written = Counter(entry.word for entries in state.lists for entry in entries)
    lists = tuple(
        tuple(
            _found(state.letters, e, allowed=e.word in allowed, shared=written[e.word] > 1)
            for e in entries
        )
        for entries in state.lists
    )
    points = tuple(sum(found.points for found in words) for words in lists)
    scores = tuple(s + p for s, p in zip(state.scores, points, strict=True))
    rounds = (*state.rounds, Round(state.letters, lists, points))
    over = _ended(state.options, state.played + len(rounds), scores)
    after = replace(_next_round(state), scores=scores, rounds=rounds, over=over)
    words = tuple(_scored(found) for found_words in lists for found in found_words)
    report = Report(words, sum(points), secret=True)
    return Transition(after, (Event("read_aloud"),), report)


def _next_round(state: State) -> State:
    none: tuple[Write, ...] = ()
    return replace(
        state,
        letters="",
        began_at=None,
        lists=(none,) * state.seats,
        done=frozenset(),
        closed=False,
    )


def _ended(options: Options, played: int, scores: tuple[int, ...]) -> bool:
    """BOG-12 The agreed rounds, or somebody has the agreed points; both count if both are."""
    if options.target and max(scores) >= options.target:
        return True
    return played >= (options.rounds or (MOST_ROUNDS if options.target else USUAL_ROUNDS))


def _found(letters: str, entry: Write, *, allowed: bool, shared: bool) -> Found:
    """BOG-10, SOL-01 A word that others have too brings nothing."""
    word, path = entry.word, entry.path or path_of(letters, entry.word) or ()
    points = points_of(word) if allowed and not shared else 0
    return Found(word, points, path, shared, allowed)


def _scored(found: Found) -> ScoredWord:
    answer: Answer = "yes" if found.allowed else "no"
    return ScoredWord(found.word, found.path, found.points, None, answer)
