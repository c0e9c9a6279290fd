"""Boggle: sixteen dice, a sand-glass, and words that nobody else found.

Rules: docs/rules/boggle.de.md
"""

from __future__ import annotations

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
    Left,
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
from setzkasten.core.options import check_seats, options_of, read_options
from setzkasten.core.position import Position
from setzkasten.core.squares import NotationError, read_square, write_square
from setzkasten.core.tiles import ALPHABET
from setzkasten.core.turns import best_seats, check_turn, last_one, put
from setzkasten.games.boggle.notation import read_word
from setzkasten.games.boggle.position import read_state, write_state
from setzkasten.games.boggle.state import (
    LEAST_LETTERS,
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
from setzkasten.games.boggle.tray import SIDE, around, fault_of, letter_at, path_of, shaken

GLASS = "glass"
POINTS = {3: 1, 4: 1, 5: 2, 6: 3, 7: 5}  # BOG-11
MOST_POINTS = 11  # for eight and more
# How long may an evening to a target last? Longer than anybody stays awake.
MOST_ROUNDS = 50
USUAL_ROUNDS = 15  # BOG-01 where nothing is agreed


class Boggle:
    id = "boggle"
    name = "Boggle"
    box = "Farben, Karten, Würfel"
    edition = "1"
    seats = (1, 12)
    options = options_of(Options)
    presets: Mapping[str, Mapping[str, object]] = {
        "simple": {"rounds": 3},
        "hundred": {"target": 100},
    }
    clauses = "BOG SOL"

    def start(self, seats: int, options: Mapping[str, object]) -> State:
        chosen = read_options(Options, options)
        check_seats(seats, self.seats)
        return State(chosen, (0,) * seats, lists=((),) * seats)

    def awaiting(self, state: State) -> Awaiting:
        match state.phase:
            case "over":
                return Awaiting(phase="over", left=state.left)
            case "shake":
                return Awaiting(phase="shake", chance=True, live=True, left=state.left)
            case "judge":
                claims = _claims(state)
                return Awaiting(phase="judge", ruling=claims, live=True, left=state.left)
            case phase:
                seats, glass, left = state.searching, _deadline(state), state.left
                return Awaiting(phase=phase, seats=seats, deadline=glass, live=True, left=left)

    def check(self, state: State, step: Step[Action, Shake]) -> Refusal | None:
        if _after_the_glass(state, step):
            return Refusal("too_late")  # BOG-09
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
        match step:
            case Chance(outcome=shake, at=at):
                began = at if state.options.order == "together" else None
                return Transition(replace(state, letters=shake.letters, began_at=began))
            case Act(seat=seat, action=action, at=at):
                return _act(state, seat, action, at)
            case Expired():
                return _finished(state, state.searching, Event("glass_empty"))
            case Ruled(verdicts=verdicts):
                return _read_aloud(state, verdicts)
            case Left(seat=seat):
                return _leave(state, seat)

    def scores(self, state: State) -> tuple[int, ...]:
        return state.scores

    def winners(self, state: State) -> tuple[Seat, ...]:
        return best_seats(state.scores, left=state.left) if state.over else ()

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            letters="" if _not_yet(state, seat) else state.letters,
            round=state.played + len(state.rounds) + 1,
            began_at=state.began_at,
            list=() if seat is None else tuple(entry.word for entry in state.lists[seat]),
            done=tuple(sorted(state.done)),
            searching=tuple(sorted(state.searching)),
            left=tuple(sorted(state.left)),
            rounds=state.rounds,
            order=state.options.order,
        )

    def hides(self, state: State, step: Step[Action, Shake], now: State) -> bool:
        """BOG-03 Lists are hidden until they are read aloud; dice, where each looks in turn."""
        if now.over or len(state.rounds) < len(now.rounds):
            return False
        match step:
            case Act(action=Write() | Strike()):
                return True
            case Chance():
                return state.options.order == "in-turn"
        return False

    def resample(self, state: State, seat: Seat | None, rng: Random) -> State:
        """Others' lists are other ways over the dice; dice not yet seen are shaken anew."""
        if not state.letters or state.over:
            return state
        letters = shaken(rng) if _not_yet(state, seat) else state.letters
        lists = tuple(
            own if s == seat else _wandered(letters, rng, len(own))
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
        if word == "strike" and len(rest) == 1:
            return Strike(read_word(rest[0]))
        return Write(read_word(word), tuple(map(read_square, rest)))

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


def _after_the_glass(state: State, step: Step[Action, Shake]) -> bool:
    """A word for the round before: between two rounds no dice lie."""
    if not isinstance(step, Act) or not isinstance(step.action, Write | Strike):
        return False
    between = state.phase == "shake" and state.played + len(state.rounds) > 0
    return between and 0 <= step.seat < state.seats


def _deadline(state: State) -> Deadline | None:
    """BOG-02 The glass runs from the moment the dice lie open."""
    if state.began_at is None or not state.options.time:
        return None
    return Deadline(GLASS, state.began_at + state.options.time * 1000)


def _not_yet(state: State, seat: Seat | None) -> bool:
    """Searching one after the other: nobody sees the dice before the own glass runs."""
    if state.options.order == "together":
        return False
    looking = state.searching if state.phase == "search" else frozenset()
    return seat not in state.done | looking


def _check_action(state: State, seat: Seat, action: Action) -> Refusal | None:
    match state.phase, action:
        case ("ready", Go()) | ("search", Done()):
            return None
        case "search", Write():
            return _check_word(state, seat, action)
        case "search", Strike(word=word):
            return (
                None if _listed(state, seat, word) else Refusal("word_not_listed", {"word": word})
            )
    return Refusal("not_now", {"phase": state.phase})


def _listed(state: State, seat: Seat, word: str) -> bool:
    return any(entry.word == word for entry in state.lists[seat])


def _check_word(state: State, seat: Seat, write: Write) -> Refusal | None:
    word = write.word
    if len(word) < LEAST_LETTERS:
        return Refusal("three_letters", {"word": word}, write.path)  # BOG-04
    if _listed(state, seat, word):
        return Refusal("word_listed", {"word": word}, write.path)  # BOG-13
    if write.path:
        return fault_of(state.letters, word, write.path)
    return None if path_of(state.letters, word) else Refusal("no_path", {"word": word})


def _act(state: State, seat: Seat, action: Action, at: Millis) -> Transition[State]:
    match action:
        case Go():
            return Transition(replace(state, began_at=at))
        case Done():
            return _finished(state, frozenset({seat}), Event("done", {"seat": seat}))
        case Write():
            return Transition(_with_list(state, seat, (*state.lists[seat], action)))
        case Strike(word=word):
            kept = tuple(entry for entry in state.lists[seat] if entry.word != word)
            return Transition(_with_list(state, seat, kept))


def _with_list(state: State, seat: Seat, words: tuple[Write, ...]) -> State:
    return replace(state, lists=put(state.lists, seat, words))


def _finished(state: State, seats: frozenset[Seat], event: Event) -> Transition[State]:
    """BOG-09 The glass is empty for these seats; when it is for all, the lists are read."""
    done = state.done | seats
    began = state.began_at if state.options.order == "together" else None
    closed = len(done | state.left) == state.seats
    after = replace(state, done=done, began_at=began, closed=closed)
    if after.closed and not _claims(after):
        return _read_aloud(after, ())
    return Transition(after, (event,))


def _leave(state: State, seat: Seat) -> Transition[State]:
    """What it wrote is still read aloud; the last one ends the game in the middle of a round."""
    event = Event("left", {"seat": seat})
    gone = replace(state, left=state.left | {seat})
    if last_one(gone.left, state.seats):
        return Transition(replace(_next_round(gone), over=True), (event,))
    if state.letters and seat in state.searching:
        return _finished(gone, frozenset({seat}), event)
    return Transition(gone, (event,))


def _claims(state: State) -> frozenset[Claim]:
    return frozenset(Word(entry.word) for entries in state.lists for entry in entries)


def _read_aloud(state: State, verdicts: tuple[Verdict, ...]) -> Transition[State]:
    allowed = {v.claim.word for v in verdicts if isinstance(v.claim, Word) and v.answer == "yes"}
    lists = tuple(
        tuple(_found(state, entry, allowed=entry.word in allowed) for entry in entries)
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


def _found(state: State, entry: Write, *, allowed: bool) -> Found:
    word, path = entry.word, entry.path or path_of(state.letters, entry.word) or ()
    shared = sum(_listed(state, seat, word) for seat in range(state.seats)) > 1  # BOG-10, SOL-01
    points = POINTS.get(len(word), MOST_POINTS) if allowed and not shared else 0
    return Found(word, points, path, shared, allowed)


def _scored(found: Found) -> ScoredWord:
    answer: Answer = "yes" if found.allowed else "no"
    return ScoredWord(found.word, found.path, found.points, None, answer)


def _wandered(letters: str, rng: Random, number: int) -> tuple[Write, ...]:
    return tuple(map(Write, dict.fromkeys(_wander(letters, rng) for _ in range(number))))


def _wander(letters: str, rng: Random) -> str:
    path = [(rng.randrange(SIDE), rng.randrange(SIDE))]
    while len(path) < LEAST_LETTERS + rng.randrange(3):
        free = [square for square in around(path[-1]) if square not in path]
        if not free:
            break
        path.append(rng.choice(free))
    return "".join(letter_at(letters, square) for square in path)
