"""Commands in processes of their own: stopped while they work, or no longer listened to."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
LIMIT_SECONDS = 60


@contextmanager
def started(folder: Path, *words: str) -> Iterator[subprocess.Popen[str]]:
    pipe = subprocess.PIPE
    command = [sys.executable, "-m", "setzkasten", *words]
    with subprocess.Popen(
        command, cwd=folder, stdin=pipe, stdout=pipe, stderr=pipe, text=True
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def left(process: subprocess.Popen[str], stop: signal.Signals) -> tuple[int, str]:
    process.send_signal(stop)
    _, said = process.communicate(timeout=LIMIT_SECONDS)
    return process.returncode, said


INTERRUPTED = "Abgebrochen. Halb geschriebene Dateien bleiben nicht liegen.\n"


@pytest.mark.parametrize(
    ("stop", "code", "said"),
    [(signal.SIGINT, 130, INTERRUPTED), (signal.SIGTERM, 143, "")],
    ids=["Ctrl-C", "SIGTERM"],
)
def test_a_search_in_the_kernel_can_be_stopped(
    tmp_path: Path, stop: signal.Signals, code: int, said: str
) -> None:
    words = ("solve", "pack", "-", "--words", "list.txt", "--seconds", "3600", "--json")
    (tmp_path / "list.txt").write_text("\n".join(_pairs()), "ascii")
    with started(tmp_path, *words) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write("1\nABCDEFGHIJKLMNOPQRSTUVWX\n")
        process.stdin.flush()
        assert "error" in json.loads(process.stdout.readline())
        assert left(process, stop) == (code, said)


def _pairs() -> list[str]:
    letters = "ABCDEFGHIJKLMNOPQRSTUVWX"
    return [one + other for one in letters for other in letters]


def test_of_a_hundred_puzzles_those_that_were_ready_are_whole(tmp_path: Path) -> None:
    many = ("puzzle", "new", "--rows", "4", "--cols", "4", "--count", "100")
    with started(tmp_path, *many, "-o", "out/a.txt") as process:
        assert process.stderr
        while "/100 Rätsel" not in process.stderr.readline():
            assert process.poll() is None
        code, said = left(process, signal.SIGINT)
    assert (code, said.splitlines()[-1] + "\n") == (130, INTERRUPTED)
    ready = {path.name: path.read_text("utf-8") for path in (tmp_path / "out").iterdir()}
    assert len(ready) >= 10
    assert all(name.startswith("a-") for name in ready)
    assert {len(text.splitlines()) for text in ready.values()} == {4}


def test_a_reader_that_has_enough_ends_the_list_quietly(tmp_path: Path) -> None:
    with started(tmp_path, "words", "*") as process:
        assert process.stdout
        assert process.stdout.readline()
        process.stdout.close()
        assert process.wait(LIMIT_SECONDS) == 141
        assert process.stderr
        assert process.stderr.read() == ""


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM], ids=["Ctrl-C", "SIGTERM"])
def test_a_server_ends_well_when_it_is_asked_to(tmp_path: Path, stop: signal.Signals) -> None:
    with started(tmp_path, "run", "--no-browser", "--port", "0", "--data", "games") as process:
        assert process.stdout
        assert process.stdout.readline().startswith("Setzkasten läuft auf http://127.0.0.1:")
        assert left(process, stop) == (0, "")


def test_the_script_itself_tells_that_nobody_hears_it(tmp_path: Path) -> None:
    for closed in (">/dev/full", ">&-"):
        command = ["sh", "-c", f'"{sys.executable}" "{ROOT / "setz"}" help {closed}']
        done = subprocess.run(
            command, capture_output=True, text=True, check=False, timeout=LIMIT_SECONDS
        )
        assert done.returncode == 1
        assert done.stderr.startswith("Die Antwort lässt sich nicht ausgeben: ")


def test_files_of_ones_own_are_not_taken_for_parts_of_the_program(tmp_path: Path) -> None:
    (tmp_path / "argparse.py").write_text("raise SystemExit('not ours')", "ascii")
    command = [sys.executable, str(ROOT / "setz"), "word", "HAUS"]
    done = subprocess.run(
        command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=LIMIT_SECONDS
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.fixture(scope="module")
def script() -> ModuleType:
    loader = SourceFileLoader("setz_script", str(ROOT / "setz"))
    spec = spec_from_loader(loader.name, loader)
    assert spec
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("command", "code"), [("exit 3", 3), ("kill -TERM $$", 143), ("kill -INT $$", 130)]
)
def test_the_script_passes_on_how_its_task_ended(
    script: ModuleType, command: str, code: int
) -> None:
    with pytest.raises(SystemExit) as ended:
        script.go("sh", "-c", command)
    assert ended.value.code == code


def test_ctrl_c_lets_a_task_of_the_script_come_to_its_end(
    script: ModuleType, tmp_path: Path
) -> None:
    tidied = tmp_path / "tidied"
    command = f'trap "" INT; kill -INT $PPID; "{sys.executable}" -c "" && echo tidy > "{tidied}"'
    with pytest.raises(KeyboardInterrupt):
        script.go("sh", "-c", command)
    assert tidied.read_text("ascii") == "tidy\n"
