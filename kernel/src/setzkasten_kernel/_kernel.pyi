from collections.abc import Iterable, Sequence
from os import PathLike
from typing import TypeAlias

_Path: TypeAlias = str | PathLike[str]

class WordGraph:
    @staticmethod
    def build(words: Iterable[str] | bytes) -> WordGraph: ...
    @staticmethod
    def load(path: _Path) -> WordGraph: ...
    def save(self, path: _Path) -> None: ...
    def __len__(self) -> int: ...
    def __contains__(self, word: object, /) -> bool: ...
    def contains_many(self, words: bytes) -> bytes: ...
    def index(self, word: str) -> int: ...
    def word(self, index: int) -> str: ...
    def indexes_matching(self, pattern: str, limit: int = -1) -> list[int]: ...
    def words_starting(self, prefix: str, limit: int = -1) -> list[str]: ...
    @property
    def file_bytes(self) -> int: ...

class ContainIndex:
    @staticmethod
    def build(graph: WordGraph) -> ContainIndex: ...
    @staticmethod
    def load(path: _Path) -> ContainIndex: ...
    def save(self, path: _Path) -> None: ...
    def __len__(self) -> int: ...
    def count(self, run: str) -> int: ...
    def indexes(self, run: str, limit: int = -1) -> list[int]: ...
    def front(self, run: str) -> str: ...
    def back(self, run: str) -> str: ...
    @property
    def file_bytes(self) -> int: ...

class StopFlag:
    def __init__(self) -> None: ...
    def set(self) -> None: ...
    def clear(self) -> None: ...
    def is_set(self) -> bool: ...
    @property
    def progress(self) -> int: ...

class Boggle:
    def __init__(
        self,
        graph: WordGraph,
        rows: int = 4,
        cols: int = 4,
        *,
        points: Sequence[int] = ...,
        shortest: int = 3,
        allowed: bytes | None = None,
        wide: bool = True,
    ) -> None: ...
    def scores(
        self, boards: bytes, *, seconds: float = -1.0, stop: StopFlag | None = None
    ) -> memoryview[int]: ...
    def words(
        self, boards: bytes, *, seconds: float = -1.0, stop: StopFlag | None = None
    ) -> tuple[memoryview[int], memoryview[int]]: ...

# score, stones (square, letter), word indexes, square of the word laid, does it go down?
_Turn: TypeAlias = tuple[int, list[tuple[int, str]], list[int], int, bool]

class Laying:
    def __init__(
        self,
        graph: WordGraph,
        *,
        values: Sequence[int] = ...,
        per_letter: int = 0,
        crossings: bool = True,
        letter_factors: Sequence[int] = ...,
        word_factors: Sequence[int] = ...,
        laid_bonus: Sequence[int] = ...,
        laid_values: Sequence[int] = ...,
        allowed: bytes | None = None,
        once: bool = False,
        shared: bool = False,
        mend: bool = False,
        vowels: str = "AEIOUY",
    ) -> None: ...
    def placements(
        self,
        board: str,
        rack: str,
        *,
        best: int = -1,
        taken: Sequence[int] = ...,
        seconds: float = -1.0,
        stop: StopFlag | None = None,
    ) -> tuple[int, memoryview[int], bool]: ...
    def turns(
        self,
        board: str,
        rack: str,
        *,
        best: int = -1,
        taken: Sequence[int] = ...,
        seconds: float = -1.0,
        steps: int = -1,
        stop: StopFlag | None = None,
    ) -> tuple[int, list[_Turn], bool]: ...

# points, bons earned, value, stones (square, letter), word indexes
_CaseMove: TypeAlias = tuple[int, int, float, list[tuple[int, str]], list[int]]

class CaseLaying:
    def __init__(self, graph: WordGraph, *, allowed: bytes | None = None) -> None: ...
    def best(
        self,
        board: str,
        case: dict[str, int],
        *,
        least: int = 3,
        most: int = 3,
        count: int = 10,
        bon_worth: float = 0.0,
        bon_length: int = 5,
        letter_cost: float = 0.0,
        inflections: Sequence[tuple[int, int]] = ...,
        seconds: float = -1.0,
        stop: StopFlag | None = None,
    ) -> tuple[list[_CaseMove], bool]: ...
    def random(
        self,
        board: str,
        case: dict[str, int],
        *,
        number: int = 3,
        one_run: bool = False,
        seed: int = 1,
        tries: int = 50,
    ) -> bytes: ...

class CaseMoves:
    def __init__(
        self,
        laying: CaseLaying,
        board: str,
        case: dict[str, int],
        *,
        least: int = 3,
        most: int = 3,
        one_run: bool = False,
    ) -> None: ...
    def reach(self, number: int) -> int: ...
    def move(self, at: int) -> bytes: ...
    # squares and letters that some laying has beside these; are these a laying themselves?
    def beside(self, placed: bytes) -> tuple[bytes, bool]: ...

# points, aces ticked, colours of the new stones, squares of an exchange: own, lying
_Colouring: TypeAlias = tuple[int, int, str, tuple[int, int] | None]

class Colours:
    def __init__(
        self,
        fields: str,
        *,
        signs: str,
        values: Sequence[int],
        word_bonus: int = 0,
        stages: Sequence[tuple[int, int]] = ...,
        goals: Sequence[tuple[int, int]] = ...,
        prize_always: bool = False,
        exchange_from: int = -1,
    ) -> None: ...
    def bounds(
        self,
        board: str,
        colours: str,
        places: Sequence[tuple[int, bool, str]],
        hand: str,
        *,
        aces: int = 0,
    ) -> memoryview[int]: ...
    def best(
        self,
        board: str,
        colours: str,
        place: tuple[int, bool, str],
        hand: str,
        *,
        aces: int = 0,
        count: int = 10,
        seconds: float = -1.0,
        stop: StopFlag | None = None,
    ) -> tuple[list[_Colouring], bool]: ...

# square where the word begins, does it go down, the word, bits of its letters that are laid now,
# and of those laid as jollies
_WordMove: TypeAlias = tuple[int, bool, str, int, int]

class FoundWords:
    def reach(self, number: int) -> int: ...
    def at(self, number: int) -> _WordMove: ...
    def one(self, seed: int) -> _WordMove | None: ...

class LineWords:
    def __init__(
        self, graph: WordGraph, *, allowed: bytes | None = None, vowels: str = "AEIOUY"
    ) -> None: ...
    def search(
        self,
        board: str,
        hand: str,
        *,
        unseen: str = "",
        taken: Sequence[int] = ...,
        touching: int = 0,
        least_added: int = -1,
        once: bool = False,
        lone_once: bool = False,
        across: bool = True,
        down: bool = True,
        shortest: int = 2,
        least_laid: int = 1,
        most_laid: int = 1000,
        centre: int = -1,
        begins: bool = False,
    ) -> FoundWords: ...

class Rooms:
    def __init__(
        self, graph: WordGraph, index: ContainIndex, *, allowed: bytes | None = None
    ) -> None: ...
    def word(self, run: str) -> bool: ...
    def part(self, run: str) -> bool: ...
    def room(self, board: str, square: int, down: bool) -> bool: ...
    def letters(self, board: str, squares: Sequence[int], wanted: str) -> memoryview[int]: ...
    def words(
        self, board: str, square: int, down: bool, longest: int = 63, most: int = -1
    ) -> memoryview[int]: ...

class Fragments:
    def __init__(
        self,
        graph: WordGraph,
        index: ContainIndex,
        *,
        allowed: bytes | None = None,
        vowels: str = "AEIOUY",
    ) -> None: ...
    def completions(
        self, run: str, hand: str, unseen: str = "", limit: int = -1
    ) -> list[tuple[int, int]]: ...
    def extensions(self, run: str, hand: str, unseen: str = "") -> list[tuple[str, str, int]]: ...

class TwoEndedGame:
    def __init__(
        self,
        graph: WordGraph,
        *,
        shortest: int = 4,
        completing_loses: bool = True,
        allowed: bytes | None = None,
    ) -> None: ...
    def value(self, fragment: str) -> str: ...
    @property
    def fragments(self) -> int: ...

class Packer:
    def __init__(
        self, graph: WordGraph, *, allowed: bytes | None = None, vowels: str = "AEIOUY"
    ) -> None: ...
    def solve(
        self,
        hand: str,
        *,
        leave_one: bool = False,
        seconds: float = 2.0,
        stop: StopFlag | None = None,
    ) -> tuple[bool | None, list[str], str]: ...

def black_squares(
    rows: int,
    cols: int,
    *,
    most: int,
    symmetry: str = "none",
    crossed: bool = True,
    three_percent: int = 100,
    longest: int = 12,
    worth: list[int] = ...,
    pinned: str = "",
    seed: int = 1,
    tries: int = 60_000,
    stop: StopFlag | None = None,
) -> list[str]: ...

class Filler:
    def __init__(
        self, graph: WordGraph, *, allowed: bytes | None = None, quality: bytes | None = None
    ) -> None: ...
    def fill(
        self,
        grid: str,
        *,
        case: dict[str, int] | None = None,
        preference: float = 0.0,
        seed: int = 1,
        wide: bool = True,
        seconds: float = 10.0,
        steps: int = -1,
        stop: StopFlag | None = None,
    ) -> tuple[bool | None, list[str]]: ...
    def picture(
        self,
        rows: int = 12,
        cols: int = 12,
        *,
        case: dict[str, int] | None = None,
        most_fillers: int = 48,
        enough: int = 0,
        symmetry: str = "none",
        preference: float = 0.0,
        seed: int = 1,
        seconds: float = 10.0,
        stop: StopFlag | None = None,
    ) -> tuple[bool, int, list[str]]: ...
