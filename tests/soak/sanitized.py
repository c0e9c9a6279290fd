"""The kernel built with AddressSanitizer and UBSan in a folder of its own, then tried with it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.soak.finding import Finding

ROOT = Path(__file__).parents[2]
KERNEL = ROOT / "kernel"
BUILD = ROOT / "build" / "sanitize"
PACKAGE = BUILD / "package"
LIBRARIES = ("libasan.so", "libstdc++.so")
# The shared environment finds its own kernel first unless that finder is taken away.
START = """\
import runpy, sys
sys.meta_path[:] = [m for m in sys.meta_path if "ScikitBuild" not in type(m).__name__]
import setzkasten_kernel._kernel as kernel
assert kernel.__file__.startswith(sys.argv[1]), kernel.__file__
sys.argv[:] = sys.argv[2:]
runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
"""


def findings(fuzz_seconds: str) -> Iterator[Finding]:
    built = "AddressSanitizer and UBSan: building"
    if reason := _built():
        yield Finding(built, reason, well=None)
        return
    yield _tried("AddressSanitizer and UBSan over tests/kernel", "pytest", "-q", "tests/kernel")
    fuzz = ("tests.kernel.fuzz", "--seconds", fuzz_seconds, "--seed", "7")
    yield _tried("AddressSanitizer and UBSan over the fuzz", *fuzz)


def _built() -> str:
    """Build the kernel; empty if it went well, else why not."""
    hints = [sys.executable, "-m", "nanobind", "--cmake_dir"]
    found = subprocess.run(hints, capture_output=True, text=True, check=True).stdout.strip()
    configure: list[str | Path] = [
        "cmake", "-S", KERNEL, "-B", BUILD, "-G", "Ninja", "-DSETZKASTEN_SANITIZE=ON",
        "-DCMAKE_BUILD_TYPE=RelWithDebInfo", f"-Dnanobind_ROOT={found}",
        f"-DPython_EXECUTABLE={sys.executable}",
    ]  # fmt: skip
    make: list[str | Path] = ["cmake", "--build", BUILD]
    for command in (configure, make):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            return _last_line(done)
    shutil.rmtree(PACKAGE, ignore_errors=True)
    shutil.copytree(KERNEL / "src" / "setzkasten_kernel", PACKAGE / "setzkasten_kernel")
    shutil.copy(next(BUILD.glob("_kernel*.so")), PACKAGE / "setzkasten_kernel")
    return ""


def _tried(what: str, module: str, *arguments: str) -> Finding:
    command = [sys.executable, "-c", START, str(PACKAGE), module, *arguments]
    env = {
        **os.environ,
        "LD_PRELOAD": " ".join(map(_library, LIBRARIES)),
        "ASAN_OPTIONS": "detect_leaks=0",  # Python itself keeps memory to its end
        "PYTHONPATH": f"{PACKAGE}{os.pathsep}{ROOT}",
    }
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    clean = done.returncode == 0 and "ERROR: AddressSanitizer" not in done.stderr
    return Finding(what, _last_line(done), well=clean)


def _library(name: str) -> str:
    command = ["gcc", f"-print-file-name={name}"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def _last_line(done: subprocess.CompletedProcess[str]) -> str:
    lines = (done.stdout + done.stderr).strip().splitlines() or ["it said nothing"]
    return lines[-1][:200]
