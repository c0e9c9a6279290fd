"""The command line of the product. `./setz` lists the tasks of its makers beside it."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from setzkasten.analysis import analyse_cli
from setzkasten.catalogue import CATALOGUE, GAMES
from setzkasten.catalogue.policies import policy_of
from setzkasten.console import SubParsers, answered, ending, record_bytes, say_refused
from setzkasten.core.claims import Claim, Verdict, allowed
from setzkasten.core.game import AnyGame
from setzkasten.core.record import Record, RecordError, read_record
from setzkasten.daily import daily_cli
from setzkasten.extra import ExtraMissing, from_extra
from setzkasten.lexicon.letters import LexiconError, WordError
from setzkasten.lexicon.policy_text import changed_policy
from setzkasten.lexicon.word_cli import add_commands
from setzkasten.lexicon.words import Words
from setzkasten.messages import sentence, told
from setzkasten.printing import print_cli
from setzkasten.puzzle import clue_cli, puzzle_cli
from setzkasten.puzzle.crossword import Puzzle
from setzkasten.server.arguments import add_arguments
from setzkasten.server.store import backup_cli, keeper_cli, migrate_cli, verify_cli
from setzkasten.solve import solve_cli
from setzkasten.solve.puzzle_error import PuzzleError
from setzkasten.table.answering import Answerer
from setzkasten.table.own_words import own_words
from setzkasten.table.replay import Court, game_of, replay
from setzkasten.table.score_sheet import as_json, as_text, refusal_text
from setzkasten.tournament import arena_cli

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

COURTS: tuple[Court, ...] = ("record", "lexicon", "trust")
_UNREADABLE = ("error", "code", "line")  # what is told of a record in JSON


def main(argv: Sequence[str] | None = None) -> None:
    with ending():
        arguments = _parser().parse_args(argv)
        try:
            sys.exit(arguments.command(arguments))
        except LexiconError as error:
            sys.exit(f"setz: {error}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="setz", description=sentence("help_setz"))
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    _add_run(commands)
    games = commands.add_parser("games", help=sentence("help_games"))
    games.add_argument("--json", action="store_true")
    games.set_defaults(command=list_games)
    again = commands.add_parser("replay", help=sentence("help_replay"))
    again.add_argument("file", type=Path)
    again.add_argument("--json", action="store_true")
    again.add_argument("--judge", choices=COURTS, default="record")
    again.set_defaults(command=replay_file)
    best = commands.add_parser("best", help=sentence("help_best"))
    best.add_argument("file", type=Path)
    best.add_argument("--count", type=int, default=10, metavar="N")
    best.add_argument("--seconds", type=float, default=60.0, metavar="S")
    best.add_argument("--coarse", action="store_true", help=sentence("help_best_coarse"))
    best.add_argument("--json", action="store_true")
    best.set_defaults(command=best_of_file)
    analyse_cli.add_command(commands)
    add_commands(commands, policy_of)
    solve_cli.add_commands(commands)
    puzzle_cli.add_commands(commands, puzzle_of_record)
    clue_cli.add_command(commands)
    daily_cli.add_commands(commands)
    print_cli.add_commands(commands, CATALOGUE)
    backup_cli.add_commands(commands)
    verify_cli.add_command(commands)
    migrate_cli.add_command(commands)
    keeper_cli.add_command(commands)
    arena_cli.add_command(commands)
    lexicon = commands.add_parser("lexicon", help=sentence("help_lexicon"))
    lexicon.add_argument("task", choices=("build", "decency", "articles", "measure"))
    lexicon.add_argument("more", nargs=argparse.REMAINDER)
    lexicon.set_defaults(command=make_lexicon)
    return parser


def _add_run(commands: SubParsers) -> None:
    run = commands.add_parser("run", help=sentence("help_run"))
    add_arguments(run, port=8000)
    run.add_argument("--lan", action="store_true", help=sentence("help_run_lan"))
    run.add_argument("--no-browser", action="store_true", help=sentence("help_run_no_browser"))
    run.set_defaults(command=run_server)


def run_server(arguments: argparse.Namespace) -> int:
    from setzkasten.server.settings import settings_of

    try:
        with from_extra("server"):
            from setzkasten.server.serve import serve
            from setzkasten.server.work.own_players import named_players
        players = named_players(arguments.player, None)
    except ExtraMissing as error:
        return say_refused(error)
    except OSError as error:
        print(f"setzkasten: {error}", file=sys.stderr)
        return 1
    return serve(
        host=arguments.host,
        port=arguments.port,
        data=arguments.data,
        open_browser=not arguments.no_browser,
        lan=arguments.lan,
        settings=replace(settings_of(arguments), players=players),
    )


def make_lexicon(arguments: argparse.Namespace) -> int:
    from setzkasten.lexicon.recipe.command import main as recipe

    return recipe([arguments.task, *arguments.more])


def list_games(arguments: argparse.Namespace) -> int:
    if arguments.json:
        print(json.dumps([game_facts(game) for game in GAMES.values()], ensure_ascii=False))
        return 0
    for game in GAMES.values():
        least, most = game.seats
        seats = (
            sentence("game_seats", {"seats": most})
            if least == most
            else sentence("game_seats_between", {"least": least, "most": most})
        )
        print(f"{game.id:<18} {game.name}, {game.box}, {seats}")
    return 0


def game_facts(game: AnyGame) -> dict[str, object]:
    return {
        "id": game.id,
        "name": game.name,
        "seats": list(game.seats),
        "box": game.box,
        "edition": game.edition,
        "options": [
            {
                "name": option.name,
                "type": option.type,
                "default": option.default,
                "choices": list(option.choices),
                "min": option.least,
                "max": option.most,
            }
            for option in game.options
        ],
        "presets": {name: dict(values) for name, values in game.presets.items()},
    }


@answered(*_UNREADABLE)
def replay_file(arguments: argparse.Namespace) -> int:
    """0: played to its end; 1: a step was refused; 2: the file cannot be read."""
    record = read_record(record_bytes(arguments.file))
    game = game_of(record, GAMES)
    lexicon = _judge_of(record, arguments.judge)
    played = replay(record, game, lexicon=lexicon, court=arguments.judge, words=_words_of(record))
    if arguments.json:
        print(json.dumps(as_json(played, record.header), ensure_ascii=False))
    else:
        print(as_text(played, record.header))
        if played.refused:
            print(refusal_text(played.refused), file=sys.stderr)
    return 1 if played.refused else 0


def puzzle_of_record(data: bytes) -> Puzzle:
    """Of the board where a record ends; raises `PuzzleError`."""
    try:
        record = read_record(data)
        game = game_of(record, GAMES)
        played = replay(record, game, lexicon=_judge_of(record, "record"), words=_words_of(record))
    except RecordError as error:
        raise PuzzleError(error.code, error.line, **error.data) from error
    if played.refused and (refusal := played.refused.refusal):
        raise PuzzleError(refusal.code, played.refused.line, **refusal.data)
    source = CATALOGUE[game.id].puzzle
    if source is None:
        raise PuzzleError("puzzle_not_of_game", game=game.id)
    return source.made_of(game.write_position(played.match.state))


@answered(*_UNREADABLE)
def best_of_file(arguments: argparse.Namespace) -> int:
    """0: answered; 1: the record has a refused step; 2: it cannot be read or has no answer."""
    from setzkasten.bots.hint_sheet import HintError, hints_of

    try:
        record = read_record(record_bytes(arguments.file))
        game = game_of(record, GAMES)
        played = replay(record, game, lexicon=_judge_of(record, "record"), words=_words_of(record))
        if played.refused:
            print(refusal_text(played.refused), file=sys.stderr)
            return 1
        policy = changed_policy(CATALOGUE[game.id].policy, played.policy)
        coarse = policy.coarse or arguments.coarse
        words = Words.german().under(replace(policy, coarse=coarse))
        first = played.match.wordless
        sheet = hints_of(
            game,
            CATALOGUE[game.id].adviser,
            played.match.state,
            words=lambda seat: own_words(words, record.header, seat, wordless=first),
            count=arguments.count,
            seconds=arguments.seconds,
        )
    except HintError as error:
        return say_refused(error)
    print(json.dumps(sheet.as_json(), ensure_ascii=False) if arguments.json else sheet.as_text())
    return 0


def _judge_of(record: Record, court: Court) -> Answerer:
    """The lexicon with the game's policy and what the record changed of it, opened when asked."""
    if court == "trust":
        return allowed
    header, printed = record.header, CATALOGUE[record.header.game].policy
    for name, value in header.policy.items():
        try:
            changed_policy(printed, {name: value})
        except WordError as error:
            place = record.place(f"policy {name}")
            raise RecordError("record_policy", place, text=told(error)) from error

    words = _words_of(record)

    def answer(claim: Claim) -> Verdict:
        return words().judge.answer(claim)

    return answer


def _words_of(record: Record) -> Callable[[], Words]:
    """Opened when they are asked for."""

    @cache
    def words() -> Words:
        game, changes = record.header.game, record.header.policy
        return Words.german().under(changed_policy(CATALOGUE[game].policy, changes))

    return words
