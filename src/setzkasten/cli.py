"""The command line of the product. `./setz` lists the tasks of its makers beside it."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from setzkasten.bots.best import Adviser
from setzkasten.catalogue import CATALOGUE, GAMES
from setzkasten.console import ending, input_bytes
from setzkasten.core.claims import allowed
from setzkasten.core.game import AnyGame
from setzkasten.core.record import Record, RecordError, read_record
from setzkasten.lexicon.judge import Judge
from setzkasten.lexicon.judges import judge_for
from setzkasten.lexicon.letters import LexiconError
from setzkasten.lexicon.policy_text import changed_policy
from setzkasten.lexicon.word_cli import add_commands
from setzkasten.messages import sentence
from setzkasten.printing import print_cli
from setzkasten.puzzle import puzzle_cli
from setzkasten.puzzle.crossword import Puzzle
from setzkasten.solve import solve_cli
from setzkasten.solve.word_source import PuzzleError
from setzkasten.table.replay import Answerer, Court, game_of, replay
from setzkasten.table.score_sheet import as_json, as_text, refusal_text

if TYPE_CHECKING:
    from collections.abc import Sequence

COURTS: tuple[Court, ...] = ("record", "lexicon", "trust")
LAST_PORT = 65_535


def main(argv: Sequence[str] | None = None) -> None:
    with ending():
        arguments = _parser().parse_args(argv)
        try:
            sys.exit(arguments.command(arguments))
        except LexiconError as error:
            sys.exit(f"setz: {error}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="setz", description="Setzkasten: klassische Wortspiele")
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    _add_run(commands)
    games = commands.add_parser("games", help="list the games with their options")
    games.add_argument("--json", action="store_true")
    games.set_defaults(command=list_games)
    again = commands.add_parser("replay", help="check a record step by step")
    again.add_argument("file", type=Path)
    again.add_argument("--json", action="store_true")
    again.add_argument("--judge", choices=COURTS, default="record")
    again.set_defaults(command=replay_file)
    best = commands.add_parser("best", help="the best moves where a record ends")
    best.add_argument("file", type=Path)
    best.add_argument("--count", type=int, default=10, metavar="N")
    best.add_argument("--seconds", type=float, default=60.0, metavar="S")
    best.add_argument("--coarse", action="store_true", help="with words that may hurt")
    best.add_argument("--json", action="store_true")
    best.set_defaults(command=best_of_file)
    add_commands(commands)
    solve_cli.add_commands(commands)
    puzzle_cli.add_commands(commands, puzzle_of_record)
    print_cli.add_commands(commands, CATALOGUE)
    lexicon = commands.add_parser(
        "lexicon", help="for maintainers: build or measure the dictionary"
    )
    lexicon.add_argument("task", choices=("build", "decency", "measure"))
    lexicon.add_argument("more", nargs=argparse.REMAINDER)
    lexicon.set_defaults(command=make_lexicon)
    return parser


def _add_run(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    run = commands.add_parser("run", help="serve the games in the browser")
    run.add_argument("--host", default="127.0.0.1")
    run.add_argument("--port", type=_port, default=8000)
    run.add_argument("--data", type=Path, help="folder for games (default: the user's data folder)")
    run.add_argument("--no-browser", action="store_true", help="do not open a browser")
    run.add_argument("--crowd", type=int, help="how many people may sit behind one address")
    run.add_argument(
        "--trusted-proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="a reverse proxy (or network) that may say who asks",
    )
    run.set_defaults(command=run_server)


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 5 and int(text) <= LAST_PORT):
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is no port: they go from 0 to {LAST_PORT}")
    return int(text)


def run_server(arguments: argparse.Namespace) -> int:
    from setzkasten.server.serve import serve
    from setzkasten.server.settings import CROWD, Settings

    settings = Settings(
        crowd=max(1, arguments.crowd or CROWD),
        trusted_proxies=tuple(arguments.trusted_proxy),
    )
    return serve(
        host=arguments.host,
        port=arguments.port,
        data=arguments.data,
        open_browser=not arguments.no_browser,
        settings=settings,
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
        number = str(least) if least == most else f"{least} bis {most}"
        seats = f"{number} {'Platz' if most == 1 else 'Plätze'}"
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


def replay_file(arguments: argparse.Namespace) -> int:
    """0: played to its end; 1: a step was refused; 2: the file cannot be read."""
    try:
        record = read_record(_bytes_of(arguments.file))
        game = game_of(record, GAMES)
        lexicon = _judge_of(record, arguments.judge)
        played = replay(record, game, lexicon=lexicon, court=arguments.judge)
        if arguments.json:
            print(json.dumps(as_json(played, record.header), ensure_ascii=False))
        else:
            print(as_text(played, record.header))
            if played.refused:
                print(refusal_text(played.refused), file=sys.stderr)
        return 1 if played.refused else 0
    except RecordError as error:
        return _say_unreadable(error, as_json=arguments.json)


def puzzle_of_record(data: bytes) -> Puzzle:
    """Of the board where a record ends; raises `PuzzleError`."""
    try:
        record = read_record(data)
        game = game_of(record, GAMES)
        played = replay(record, game, lexicon=_judge_of(record, "record"))
    except RecordError as error:
        said = sentence(error.code, error.data)
        raise PuzzleError(f"Zeile {error.line}: {said}") from error
    if played.refused:
        raise PuzzleError(refusal_text(played.refused))
    source = CATALOGUE[game.id].puzzle
    if source is None:
        raise PuzzleError.of("puzzle_not_of_game", game=game.id)
    return source.made_of(game.write_position(played.match.state))


def best_of_file(arguments: argparse.Namespace) -> int:
    """0: answered; 1: the record has a refused step; 2: it cannot be read or has no answer."""
    from setzkasten.bots.hint_sheet import HintError, hints_of
    from setzkasten.lexicon.lexicon import default

    try:
        record = read_record(_bytes_of(arguments.file))
        game, words = game_of(record, GAMES), default()
        policy = changed_policy(record.header.policy, game.id)
        judge = Judge(words, replace(policy, coarse=policy.coarse or arguments.coarse))
        played = replay(record, game, lexicon=judge.answer)
        if played.refused:
            print(refusal_text(played.refused), file=sys.stderr)
            return 1
        sheet = hints_of(
            game,
            _adviser_of(game),
            played.match.state,
            words=words,
            judge=judge,
            count=arguments.count,
            seconds=arguments.seconds,
        )
    except RecordError as error:
        return _say_unreadable(error, as_json=arguments.json)
    except HintError as error:
        print(error, file=sys.stderr)
        return 2
    print(json.dumps(sheet.as_json(), ensure_ascii=False) if arguments.json else sheet.as_text())
    return 0


def _adviser_of(game: AnyGame) -> Adviser:
    from setzkasten.bots.hint_sheet import HintError

    adviser = CATALOGUE[game.id].adviser
    if adviser is None:
        known = ", ".join(name for name, entry in CATALOGUE.items() if entry.adviser)
        raise HintError(f"Für {game.name} sucht noch niemand die besten Züge; bisher für {known}.")
    return adviser


def _say_unreadable(error: RecordError, *, as_json: bool) -> int:
    said = sentence(error.code, error.data)
    if as_json:
        print(
            json.dumps({"error": said, "code": error.code, "line": error.line}, ensure_ascii=False)
        )
    else:
        print(f"Zeile {error.line}: {said}", file=sys.stderr)
    return 2


def _bytes_of(path: Path) -> bytes:
    try:
        return input_bytes() if str(path) == "-" else path.read_bytes()
    except OSError as error:
        reason = error.strerror or str(error)
        raise RecordError("record_missing", 0, path=path.name, text=reason) from error


def _judge_of(record: Record, court: Court) -> Answerer:
    """The lexicon with the game's policy and what the record changed of it, opened when asked."""
    if court == "trust":
        return allowed
    header = record.header
    for name, value in header.policy.items():
        try:
            changed_policy({name: value}, header.game)
        except LexiconError as error:
            place = record.place(f"policy {name}")
            raise RecordError("record_policy", place, text=str(error)) from error

    @cache
    def judge() -> Judge:
        return judge_for(header.game, header.policy)

    return lambda claim: judge().answer(claim)
