"""What nobody expects: odd values, odd texts, and trees of JSON with one thing wrong in them."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

from tests.foreign.fillings import PIECES, filling

Json = Any  # whatever a body or a message may hold

TEXTS: Final = (
    "", " ", "\0", "A\0B", "\ud800", "\U0010ffff", "²", "١", "½", "Ⅷ", "-0", "1e9", "+1", "1_0",
    "0x10", "NaN", "null", "true", "../..", "%00", "%s%s", "{0}", "{{data}}", "{name}", "$where",
    "'; DROP TABLE tables; --", "<script>", "ẞ", "ß", "ŉ", "ǰ", "İ", "ı", "ﬃ", "Σ", "\u202e",
    "\ufeff", "\r\n", "a\nb", "; x", "= 1 1", "A1", "A1>", "a1> ", "E4> WAS", "0,0> A", "-1,-1> A",
    "99999999999999999999", "A99999999999999999999> A", "²,²> A", "A²> A", "١,١> A", "draw ?",
    "swap", "buy", "rob", "move A1-A1", "1v", "[1+²]", "says", "plan", "done ", "pass", "give-up",
    "__class__", "constructor", "szk 1",
)  # fmt: skip
NUMBERS: Final = (
    0, 1, -1, 2, 3, 7, 12, 63, 64, 127, 255, 256, 65_535, 2**31 - 1, 2**31, -(2**31), 2**53,
    2**63 - 1, 2**63, -(2**63) - 1, 2**64, 10**30, 0.5, -0.0, 1e308, 1e-320,
)  # fmt: skip
# Somewhat more than the house takes.
MOST_BYTES: Final = 5_000_000


def value(rng: Random, depth: int = 0) -> Json:
    """Something that stands where something else should."""
    kind = rng.randrange(9 if depth < 2 else 6)
    if kind < 2:
        return rng.choice(NUMBERS)
    if kind < 4:
        return text(rng)
    if kind < 6:
        return rng.choice((None, True, False))
    if kind == 6:
        return {text(rng): value(rng, depth + 1) for _ in range(rng.randrange(3))}
    return [value(rng, depth + 1) for _ in range(rng.choice((0, 1, 2, 3, 20)))]


def text(rng: Random) -> str:
    if rng.random() < 0.7:
        return str(rng.choice(TEXTS))
    return filling(rng.choice(PIECES), rng.choice((1, 2, 9, 41, 300, 3000)))


def twisted(rng: Random, said: str) -> str:
    """A text that makes sense, with something in it that does not."""
    words = said.split(" ")
    at = rng.randrange(len(words))
    match rng.randrange(8):
        case 0:
            words[at] = text(rng)
        case 1:
            words.insert(at, rng.choice(words))
        case 2:
            del words[at]
        case 3:
            rng.shuffle(words)
        case 4:
            words += rng.choices(words, k=rng.choice((1, 8, 300)))
        case 5:
            words[at] = words[at].swapcase()
        case _:
            words[at] = _one_sign(rng, words[at])
    return " ".join(words)


def _one_sign(rng: Random, word: str) -> str:
    at = rng.randrange(len(word) + 1)
    sign: str = rng.choice((*TEXTS, *"ABEQ?*.-,>v1290"))
    return word[:at] + sign + word[at + rng.randrange(2) :]


def wrong(rng: Random, tree: Json) -> Json:
    """The same tree, one place of it odd: another value, a key too many, one too few."""
    if isinstance(tree, dict) and tree and rng.random() < 0.85:
        return _wrong_object(rng, tree)
    if isinstance(tree, list) and tree and rng.random() < 0.85:
        at = rng.randrange(len(tree))
        some = [wrong(rng, tree[at])] * rng.choice((0, 1, 1, 1, 2, 200))
        return [*tree[:at], *some, *tree[at + 1 :]]
    if isinstance(tree, str) and rng.random() < 0.5:
        return twisted(rng, tree)
    return value(rng)


def _wrong_object(rng: Random, tree: dict[str, Json]) -> Json:
    name = rng.choice(list(tree))
    match rng.randrange(6):
        case 0:
            return {key: kept for key, kept in tree.items() if key != name}
        case 1:
            return {**tree, text(rng): value(rng)}
        case _:
            return {**tree, name: wrong(rng, tree[name])}


def encoded(rng: Random, tree: Json) -> bytes:
    """As JSON: mostly sound, with lone surrogates as they may be written."""
    if rng.random() < 0.7:
        return json.dumps(tree).encode()[:MOST_BYTES]
    said = json.dumps(tree, ensure_ascii=False).encode("utf-8", "surrogatepass")[:MOST_BYTES]
    return broken(rng, said) if rng.random() < 0.5 else said


def broken(rng: Random, data: bytes) -> bytes:
    """Bytes with some of them lost, doubled or others."""
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(data) + 1)
        upto = min(len(data), at + rng.choice((0, 1, 1, 5, 40)))
        new = rng.choice((b"", rng.randbytes(3), data[at:upto] * 3, b"[" * 2000, b"\xff", b"\0"))
        data = data[:at] + new + data[upto:]
    return data[: rng.randrange(len(data) + 1)] if rng.random() < 0.2 else data
