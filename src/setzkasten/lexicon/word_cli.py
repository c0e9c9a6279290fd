"""The commands word, relation and words: ask the dictionary from the command line.

With `-` each reads one case a line from standard input and prints one line of JSON for each.
"""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, TypeAlias

from setzkasten.console import input_lines, say_lines
from setzkasten.lexicon.letters import LexiconError
from setzkasten.lexicon.policy import EVERYTHING, POLICIES, policy_of
from setzkasten.lexicon.relation import Kinship
from setzkasten.lexicon.word_report import (
    Report,
    relation_report,
    spelt,
    understood,
    understood_pattern,
    word_lines,
    word_report,
    words_report,
)
from setzkasten.lexicon.words import Words
from setzkasten.messages import sentence

if TYPE_CHECKING:
    from argparse import _SubParsersAction

    SubParsers: TypeAlias = _SubParsersAction[ArgumentParser]

OpenWords: TypeAlias = Callable[[], Words]

NOT_UNDERSTOOD = 2  # exit code, as argparse has it


def default_words() -> Words:
    """The lexicon that ships with Setzkasten; opened only when a command needs it."""
    return Words.german()


def add_commands(subparsers: SubParsers, *, open_words: OpenWords = default_words) -> None:
    """Add word, relation and words; each sets `command`, from the arguments to an exit code."""
    _add_word(subparsers, open_words)
    _add_relation(subparsers, open_words)
    _add_words(subparsers, open_words)


def _add_word(subparsers: SubParsers, open_words: OpenWords) -> None:
    parser = subparsers.add_parser("word", help="zählt dieses Wort, und warum?")
    parser.add_argument("word", metavar="WORT", help="ein Wort, oder - für eines je Zeile")
    parser.add_argument("--game", metavar="ID", help=f"eines von {', '.join(POLICIES)}")
    parser.add_argument("--json", action="store_true", help="eine Zeile JSON")
    parser.set_defaults(command=lambda args: _guarded(_run_word, args, open_words))


def _add_relation(subparsers: SubParsers, open_words: OpenWords) -> None:
    parser = subparsers.add_parser("relation", help="neues Wort oder nur eine Beugung?")
    parser.add_argument("shorter", metavar="A", help="das kürzere Wort, oder - für Zeilen")
    parser.add_argument("longer", metavar="B", nargs="?", help="das längere Wort")
    parser.add_argument("--json", action="store_true", help="eine Zeile JSON")
    parser.set_defaults(command=lambda args: _guarded(_run_relation, args, open_words))


def _add_words(subparsers: SubParsers, open_words: OpenWords) -> None:
    parser = subparsers.add_parser("words", help="welche Wörter passen auf ein Muster?")
    parser.add_argument(
        "pattern", metavar="MUSTER", help="? ein Buchstabe, * beliebig viele; - für Zeilen"
    )
    parser.add_argument("--contains", action="store_true", help="alle Wörter, die es enthalten")
    parser.add_argument("--limit", metavar="N", type=int, help="höchstens so viele")
    parser.add_argument("--json", action="store_true", help="eine Zeile JSON")
    parser.set_defaults(command=lambda args: _guarded(_run_words, args, open_words))


def _guarded(
    run: Callable[[Namespace, OpenWords], int], args: Namespace, open_words: OpenWords
) -> int:
    """Say in one line what was not understood."""
    try:
        return run(args, open_words)
    except LexiconError as error:
        print(error, file=sys.stderr)
        return NOT_UNDERSTOOD


def _run_word(args: Namespace, open_words: OpenWords) -> int:
    policy = policy_of(args.game) if args.game else EVERYTHING
    if args.word == "-":
        words = open_words().under(policy)
        return _batch(lambda line: word_report(words.judgement(understood(line))))
    key = understood(args.word)
    found = open_words().under(policy).judgement(key)
    _say(word_report(found) if args.json else word_lines(found))
    return 0


def _run_relation(args: Namespace, open_words: OpenWords) -> int:
    if args.shorter == "-" and args.longer is None:
        words = open_words()
        return _batch(lambda line: _relation_of(line, words))
    if args.longer is None:
        raise LexiconError("Zum Vergleichen gehören zwei Wörter: relation FRAU FRAUEN.")
    shorter, longer = understood(args.shorter), understood(args.longer)
    kin = open_words().relation(shorter, longer)
    if args.json:
        _say(relation_report(shorter, longer, kin))
    else:
        _say(iter([_relation_sentence(shorter, longer, kin)]))
    return 0


def _relation_sentence(shorter: str, longer: str, kin: Kinship) -> str:
    data = {"shorter": shorter, "longer": longer, "lemma": kin.lemma or ""}
    return sentence(f"relation_{kin.kind}", data)


def _relation_of(line: str, words: Words) -> Report:
    typed = line.split()
    if len(typed) != 2:
        raise LexiconError("Je Zeile gehören hierher zwei Wörter: FRAU FRAUEN.")
    shorter, longer = map(understood, typed)
    return relation_report(shorter, longer, words.relation(shorter, longer))


def _run_words(args: Namespace, open_words: OpenWords) -> int:
    if args.limit is not None and args.limit < 0:
        raise LexiconError(f"--limit {args.limit} geht nicht: Es braucht eine Zahl ab 0.")
    if args.pattern == "-":
        words = open_words()
        return _batch(lambda line: _words_of(line, words, args))
    understood_pattern(args.pattern)
    words = open_words()
    report = _words_of(args.pattern, words, args)
    if args.json:
        _say(report)
        return 0
    _say(spelt(words.lexicon, key) for key in report["words"])
    if not report["words"]:
        print(f"Auf {report['pattern']} passt kein Wort.", file=sys.stderr)
    return 0


def _words_of(line: str, words: Words, args: Namespace) -> Report:
    if args.contains:
        run = understood(line)
        return words_report(run, words.lexicon.containing(run), args.limit)
    pattern = understood_pattern(line)
    return words_report(pattern, words.lexicon.matching(pattern), args.limit)


def _batch(answer: Callable[[str], Report]) -> int:
    """One line of JSON for each line of standard input, also for one that is not understood."""
    for line in input_lines():
        try:
            report = answer(line)
        except LexiconError as error:
            report = {"word": line.strip(), "error": str(error)}
        _say(report)
    return 0


def _say(report: Report | Iterator[str]) -> None:
    say_lines([json.dumps(report, ensure_ascii=False)] if isinstance(report, dict) else report)
