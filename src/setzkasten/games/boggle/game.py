"""Boggle: sixteen dice, a sand-glass, and words that nobody else found.

Rules: docs/rules/boggle.de.md
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random

from setzkasten.core.claims import Answer, Claim, Verdict, Word
from setzkasten.core.game import (
    Act,
    Awaiting,
    Chance,
    Deadline,
    Event,
    Expired,
    IllegalStep,
    Millis,
    Refusal,
    Report,
    Ruled,
    ScoredWord,
    Seat,
    Step,
    Transition,
    Vocabulary,
)
from setzkasten.core.options import OptionError, options_of, read_options
from setzkasten.core.position import Position
from setzkasten.core.squares import NotationError, read_square, write_square
from setzkasten.core.tiles import ALPHABET
from setzkasten.core.turns import best_seats, check_turn, put
from setzkasten.games.boggle.position import read_state, write_state
from setzkasten.games.boggle.state import (
    Action,
    Done,
    Found,
    Go,
    Options,
    Round,
    Shake,
    State,
    Strike,
    View,
    Write,
)
from setzkasten.games.boggle.tray import SIDE, around, letter_at, path_of, right_path, shaken

GLASS = "glass"
LEAST_LETTERS = 3  # BOG-04
POINTS = {3: 1, 4: 1, 5: 2, 6: 3, 7: 5}  # BOG-11
MOST_POINTS = 11  # for eight and more

_WORD = re.compile(r"[A-Z]{1,16}")


class Boggle:
    id = "boggle"
    name = "Boggle"
    box = "Farben, Karten, Würfel"
    edition = "1"
    seats = (1, 12)
    options = options_of(Options)
    presets: Mapping[str, Mapping[str, object]] = {
        "simple": {"rounds": 3},
        "hundred": {"target": 100, "rounds": 100},
    }
    clauses = "BOG SOL"

    def start(self, seats: int, options: Mapping[str, object]) -> State:
        chosen = read_options(Options, options)
        if not self.seats[0] <= seats <= self.seats[1]:
            raise OptionError("seats", "option_seats", seats)
        return State(chosen, (0,) * seats, lists=((),) * seats)

    def awaiting(self, state: State) -> Awaiting:
        match state.phase:
            case "over":
                return Awaiting(phase="over")
            case "shake":
                return Awaiting(phase="shake", chance=True)
            case "judge":
                return Awaiting(phase="judge", ruling=_claims(state))
            case phase:
                return Awaiting(phase=phase, seats=state.searching, deadline=_deadline(state))

    def check(self, state: State, step: Step[Action, Shake]) -> Refusal | None:
        if refusal := check_turn(self.awaiting(state), step):
            return refusal
        match step:
            case Chance(outcome=shake):
                wrong = len(shake.letters) != SIDE * SIDE
                return Refusal("shake_letters", {"dice": SIDE * SIDE}) if wrong else None
            case Act(seat=seat, action=action):
                return _check_action(state, seat, action)
        return None

    def apply(self, state: State, step: Step[Action, Shake]) -> Transition[State]:
        if refusal := self.check(state, step):
            raise IllegalStep(refusal)
        match step:
            case Chance(outcome=shake, at=at):
                began = at if state.options.order == "together" else None
                return Transition(replace(state, letters=shake.letters, began_at=began))
            case Act(seat=seat, action=action, at=at):
                return _act(state, seat, action, at)
            case Expired():
                return _finished(state, state.searching)
            case Ruled(verdicts=verdicts):
                return _read_aloud(state, verdicts)

    def scores(self, state: State) -> tuple[int, ...]:
        return state.scores

    def winners(self, state: State) -> tuple[Seat, ...]:
        return best_seats(state.scores) if state.over else ()

    def view(self, state: State, seat: Seat | None) -> View:
        waiting = state.phase == "ready" and seat not in state.searching
        hidden = waiting or (state.options.order == "in-turn" and _not_yet(state, seat))
        return View(
            letters="" if hidden else state.letters,
            round=state.played + len(state.rounds) + 1,
            began_at=state.began_at,
            list=() if seat is None else state.lists[seat],
            done=tuple(sorted(state.done)),
            searching=tuple(sorted(state.searching)),
            rounds=state.rounds,
            order=state.options.order,
        )

    def resample(self, state: State, seat: Seat | None, rng: Random) -> State:
        """Others' lists are other ways over the dice; dice not yet seen are shaken anew."""
        if not state.letters or state.closed or state.over:
            return state
        hidden = self.view(state, seat).letters == ""
        letters = shaken(rng) if hidden else state.letters
        lists = tuple(
            own if s == seat else tuple(dict.fromkeys(_wander(letters, rng) for _ in own))
            for s, own in enumerate(state.lists)
        )
        return replace(state, letters=letters, lists=lists)

    def actions(self, state: State, seat: Seat, vocabulary: Vocabulary) -> Iterator[Action]:
        if seat not in self.awaiting(state).seats:
            return
        yield Go() if state.phase == "ready" else Done()
        for length in range(LEAST_LETTERS, SIDE * SIDE + 1):
            for word in vocabulary.matching("?" * length):
                if _check_action(state, seat, Write(word)) is None:
                    yield Write(word)

    def sample(self, state: State, rng: Random) -> Shake:
        return Shake(shaken(rng))

    def idle(self, state: State, seat: Seat) -> Action | None:
        return Go() if state.phase == "ready" else Done()

    def write(self, part: Action | Shake) -> str:
        match part:
            case Write(word=word, path=path):
                way = " ".join(map(write_square, path))
                return f"{word} {way}".strip()
            case Strike(word=word):
                return f"strike {word}"
            case Go():
                return "go"
            case Done():
                return "done"
            case Shake(letters=letters):
                return f"shake {letters}"

    def read_action(self, text: str) -> Action:
        word, *rest = text.split() or [""]
        if word in ("go", "done") and not rest:
            return Go() if word == "go" else Done()
        if word == "strike" and len(rest) == 1 and _WORD.fullmatch(rest[0]):
            return Strike(rest[0])
        if not _WORD.fullmatch(word):
            raise NotationError(text[:40], "word in capitals, perhaps with its way")
        return Write(word, tuple(map(read_square, rest)))

    def read_chance(self, text: str) -> Shake:
        word, _, letters = text.partition(" ")
        plain = letters.replace("/", "")
        if word != "shake" or not plain or not set(plain) <= set(ALPHABET):
            raise NotationError(text[:40], "shake such as 'shake AEPT/USNO/MAME/ROST'")
        return Shake(plain)

    def write_position(self, state: State) -> Position:
        return write_state(state)

    def read_position(self, position: Position, seats: int, options: Mapping[str, object]) -> State:
        return read_state(self.start(seats, options), position)


def _deadline(state: State) -> Deadline | None:
    """BOG-02 The glass runs from the moment the dice lie open."""
    if state.began_at is None or not state.options.time:
        return None
    return Deadline(GLASS, state.began_at + state.options.time * 1000)


def _not_yet(state: State, seat: Seat | None) -> bool:
    """Searching one after the other: who has not searched may not see the dice before."""
    return seat is None or (seat not in state.done and seat not in state.searching)


def _check_action(state: State, seat: Seat, action: Action) -> Refusal | None:
    match state.phase, action:
        case ("ready", Go()) | ("search", Done()):
            return None
        case "search", Write():
            return _check_word(state, seat, action)
        case "search", Strike(word=word):
            return None if word in state.lists[seat] else Refusal("word_not_listed", {"word": word})
    return Refusal("not_now", {"phase": state.phase})


def _check_word(state: State, seat: Seat, write: Write) -> Refusal | None:
    word = write.word
    if len(word) < LEAST_LETTERS:
        return Refusal("three_letters", {"word": word}, write.path)  # BOG-04
    if word in state.lists[seat]:
        return Refusal("word_listed", {"word": word}, write.path)  # BOG-13
    if write.path and not right_path(state.letters, word, write.path):
        return Refusal("path_wrong", {"word": word}, write.path)  # BOG-05, BOG-06
    if not path_of(state.letters, word):
        return Refusal("no_path", {"word": word})
    return None


def _act(state: State, seat: Seat, action: Action, at: Millis) -> Transition[State]:
    match action:
        case Go():
            return Transition(replace(state, began_at=at))
        case Done():
            return _finished(state, frozenset({seat}))
        case Write(word=word):
            return Transition(_with_list(state, seat, (*state.lists[seat], word)))
        case Strike(word=word):
            return Transition(
                _with_list(state, seat, tuple(w for w in state.lists[seat] if w != word))
            )


def _with_list(state: State, seat: Seat, words: tuple[str, ...]) -> State:
    return replace(state, lists=put(state.lists, seat, words))


def _finished(state: State, seats: frozenset[Seat]) -> Transition[State]:
    """BOG-09 The glass is empty for these seats; when it is for all, the lists are read."""
    done = state.done | seats
    began = state.began_at if state.options.order == "together" else None
    after = replace(state, done=done, began_at=began, closed=len(done) == state.seats)
    if after.closed and not _claims(after):
        return _read_aloud(after, ())
    return Transition(after, (Event("glass_empty"),))


def _claims(state: State) -> frozenset[Claim]:
    return frozenset(Word(word) for words in state.lists for word in words)


def _read_aloud(state: State, verdicts: tuple[Verdict, ...]) -> Transition[State]:
    allowed = {v.claim.word for v in verdicts if isinstance(v.claim, Word) and v.answer == "yes"}
    lists = tuple(
        tuple(_found(state, word, allowed=word in allowed) for word in words)
        for words in state.lists
    )
    points = tuple(sum(found.points for found in words) for words in lists)
    scores = tuple(s + p for s, p in zip(state.scores, points, strict=True))
    rounds = (*state.rounds, Round(state.letters, lists, points))
    enough = state.played + len(rounds) >= state.options.rounds
    reached = state.options.target and max(scores) >= state.options.target
    after = replace(
        state,
        scores=scores,
        rounds=rounds,
        letters="",
        began_at=None,
        lists=((),) * state.seats,
        done=frozenset(),
        closed=False,
        over=bool(enough or reached),  # BOG-12
    )
    words = tuple(_scored(found) for found_words in lists for found in found_words)
    return Transition(after, (Event("read_aloud"),), Report(words, sum(points)))


def _found(state: State, word: str, *, allowed: bool) -> Found:
    path = path_of(state.letters, word) or ()
    shared = sum(word in words for words in state.lists) > 1  # BOG-10; alone nothing is struck
    points = POINTS.get(len(word), MOST_POINTS) if allowed and not shared else 0
    return Found(word, points, path, shared, allowed)


def _scored(found: Found) -> ScoredWord:
    answer: Answer = "yes" if found.allowed else "no"
    return ScoredWord(found.word, found.path, found.points, None, answer)


def _wander(letters: str, rng: Random) -> str:
    path = [(rng.randrange(SIDE), rng.randrange(SIDE))]
    while len(path) < LEAST_LETTERS + rng.randrange(3):
        free = [square for square in around(path[-1]) if square not in path]
        if not free:
            break
        path.append(rng.choice(free))
    return "".join(letter_at(letters, square) for square in path)
