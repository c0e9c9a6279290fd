"""The commands word, relation and words: ask the dictionary from the command line.

With `-` each reads one case a line from standard input and prints one line of JSON for each.
"""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from functools import partial
from typing import TypeAlias

from setzkasten.console import SubParsers, answered, input_lines, say_lines
from setzkasten.lexicon.letters import WordError
from setzkasten.lexicon.listing import SORTS, anagrams, in_order
from setzkasten.lexicon.policy import EVERYTHING, Policy
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
from setzkasten.messages import sentence, told

OpenWords: TypeAlias = Callable[[], Words]
PolicyOf: TypeAlias = Callable[[str], Policy]  # of a game, by its name


def default_words() -> Words:
    """The lexicon that ships with Setzkasten; opened only when a command needs it."""
    return Words.german()


def add_commands(
    subparsers: SubParsers, policy_of: PolicyOf, *, open_words: OpenWords = default_words
) -> None:
    """Add word, relation and words; each sets `command`, from the arguments to an exit code."""
    _add_word(subparsers, policy_of, open_words)
    _add_relation(subparsers, open_words)
    _add_words(subparsers, policy_of, open_words)


def _add_word(subparsers: SubParsers, policy_of: PolicyOf, open_words: OpenWords) -> None:
    parser = subparsers.add_parser("word", help=sentence("help_word"))
    parser.add_argument("word", metavar="WORT", help=sentence("help_word_word"))
    parser.add_argument("--game", metavar="ID", help=sentence("help_word_game"))
    parser.add_argument("--json", action="store_true", help=sentence("help_json"))
    run = partial(_run_word, policy_of=policy_of, open_words=open_words)
    parser.set_defaults(command=answered()(run))


def _add_relation(subparsers: SubParsers, open_words: OpenWords) -> None:
    parser = subparsers.add_parser("relation", help=sentence("help_relation"))
    parser.add_argument("shorter", metavar="A", help=sentence("help_relation_shorter"))
    parser.add_argument("longer", metavar="B", nargs="?", help=sentence("help_relation_longer"))
    parser.add_argument("--json", action="store_true", help=sentence("help_json"))
    parser.set_defaults(command=answered()(partial(_run_relation, open_words=open_words)))


def _add_words(subparsers: SubParsers, policy_of: PolicyOf, open_words: OpenWords) -> None:
    parser = subparsers.add_parser("words", help=sentence("help_words"))
    parser.add_argument("pattern", metavar="MUSTER", help=sentence("help_words_pattern"))
    parser.add_argument("--contains", action="store_true", help=sentence("help_words_contains"))
    parser.add_argument("--anagram", action="store_true", help=sentence("help_words_anagram"))
    parser.add_argument("--game", metavar="ID", help=sentence("help_word_game"))
    parser.add_argument("--sort", choices=SORTS, default=SORTS[0], help=sentence("help_words_sort"))
    parser.add_argument("--limit", metavar="N", type=int, help=sentence("help_words_limit"))
    parser.add_argument("--json", action="store_true", help=sentence("help_json"))
    run = partial(_run_words, policy_of=policy_of, open_words=open_words)
    parser.set_defaults(command=answered()(run))


def _run_word(args: Namespace, policy_of: PolicyOf, open_words: OpenWords) -> int:
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
        raise WordError("relation_wants_two")
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
        raise WordError("relation_line")
    shorter, longer = map(understood, typed)
    return relation_report(shorter, longer, words.relation(shorter, longer))


def _run_words(args: Namespace, policy_of: PolicyOf, open_words: OpenWords) -> int:
    policy = policy_of(args.game) if args.game else None
    if args.contains and args.anagram:
        raise WordError("words_one_way")
    if args.limit is not None and args.limit < 0:
        raise WordError("command_from", option="--limit", value=args.limit, least=0)
    words = open_words() if policy is None else open_words().under(policy)
    if args.pattern == "-":
        return _batch(lambda line: _words_of(line, words, args))
    report = _words_of(args.pattern, words, args)
    if args.json:
        _say(report)
        return 0
    _say(spelt(words.lexicon, key) for key in report["words"])
    if not report["words"]:
        print(sentence("pattern_no_word", {"pattern": report["pattern"]}), file=sys.stderr)
    return 0


def _words_of(line: str, words: Words, args: Namespace) -> Report:
    lexicon = words.lexicon
    if args.contains:
        asked = understood(line)
        found = lexicon.containing(asked)
    elif args.anagram:
        asked = understood_pattern(line)
        found = anagrams(lexicon, asked)
    else:
        asked = understood_pattern(line)
        found = lexicon.matching(asked)
    if args.game:
        found = (key for key in found if key in words)
    return words_report(asked, in_order(lexicon, found, args.sort), args.limit)


def _batch(answer: Callable[[str], Report]) -> int:
    """One line of JSON for each line of standard input, also for one that is not understood."""
    for line in input_lines():
        try:
            report = answer(line)
        except WordError as error:
            report = {"word": line.strip(), "error": told(error)}
        _say(report)
    return 0


def _say(report: Report | Iterator[str]) -> None:
    say_lines([json.dumps(report, ensure_ascii=False)] if isinstance(report, dict) else report)
