"""Schemathesis over our OpenAPI: requests as the description allows and forbids them.

It lives in an environment of its own (requirements/schemathesis.lock), made when it is asked for.
`SETZKASTEN_SOAK_SCHEMA_SECONDS` gives it more or less than five minutes.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from setzkasten.server.people.device import COOKIE
from tests.server.running import Device
from tests.soak.finding import Finding
from tests.soak.fire.unlimited import Unlimited

ROOT: Final = Path(__file__).parents[3]
LOCK: Final = ROOT / "requirements" / "schemathesis.lock"
PLACE: Final = ROOT / "build" / "schemathesis"
TOLD: Final = ROOT / "build" / "schemathesis.txt"  # the whole of what it said last
DESCRIBED: Final = ROOT / "docs" / "api" / "openapi.json"
SECONDS: Final = int(os.environ.get("SETZKASTEN_SOAK_SCHEMA_SECONDS", "300"))
# A booklet of puzzles on a crowded machine takes its time.
PATIENCE_SECONDS: Final = 120
CHECKS: Final = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
    "unsupported_method",
)
CASES: Final = re.compile(r"(\d+) generated, .+")
# Things that are there, so that requests reach more than "not found"; what deletes them, does not.
CONFIG: Final = """
# It reads fixed places of a list (prefixItems) as an older draft would, and stumbles. Of several
# that fit, the first counts.
[[operations]]
include-path = "/api/workshop/{{name}}/outlook"
parameters = {{ name = "{puzzle}" }}
checks = {{ response_schema_conformance = {{ enabled = false }} }}

[[operations]]
include-path-regex = "^/api/gifts/.*/(check|reveal)$"
parameters = {{ name = "{gift}" }}
checks = {{ response_schema_conformance = {{ enabled = false }} }}

[[operations]]
include-path-regex = "^/api/daily/.*/(check|reveal)$"
parameters = {{ day = "{day}" }}
checks = {{ response_schema_conformance = {{ enabled = false }} }}

[[operations]]
include-path-regex = "^/api/daily/"
parameters = {{ day = "{day}" }}

[[operations]]
include-path-regex = "^/api/tables/"
exclude-method = "DELETE"
parameters = {{ name = "{table}" }}

[[operations]]
include-path-regex = "^/api/(puzzles|workshop)/"
exclude-method = "DELETE"
parameters = {{ name = "{puzzle}" }}

[[operations]]
include-path-regex = "^/api/gifts/"
parameters = {{ name = "{gift}" }}
"""


def run() -> Iterator[Finding]:
    what = f"Schemathesis over docs/api/openapi.json for {SECONDS} s: answers as described"
    with TemporaryDirectory() as folder:
        server = Unlimited(Path(folder) / "data")
        try:
            told = _tried(_program(), server, Path(folder))
        finally:
            server.kill()
        failed = "Traceback" in server.log.read_text("utf-8")
    TOLD.write_text(told, "utf-8")
    cases = CASES.search(told)
    faults = re.findall(r"(?m)^_{3,} (.+?) _{3,}$", told) + ["a traceback in the log"] * failed
    result = f"{int(cases[1]):,} cases" if cases else told[-300:]
    yield Finding(what, "; ".join([result, *faults[:5]]), well=bool(cases) and not faults)


def _program() -> Path:
    uv = (sys.executable, "-m", "uv")
    if not (PLACE / "bin" / "python").exists():
        subprocess.run([*uv, "venv", "-q", PLACE], check=True)
    install = ("pip", "install", "-q", "--python", PLACE, "--require-hashes", "-r", LOCK)
    subprocess.run([*uv, *install], check=True)
    return PLACE / "bin" / "schemathesis"


def _tried(program: Path, server: Unlimited, folder: Path) -> str:
    device = Device(server)
    config = folder / "schemathesis.toml"
    config.write_text(CONFIG.format(**_things(device)), "utf-8")
    command = [str(program), "--config-file", str(config), "run", str(DESCRIBED)]
    command += ["--url", server.address]
    command += ["--header", f"Origin: {server.address}"]
    command += ["--header", f"Cookie: {COOKIE}={device.token}"]
    command += ["--checks", ",".join(CHECKS), "--max-time", str(SECONDS), "--seed", "7"]
    command += ["--request-timeout", str(PATIENCE_SECONDS), "--continue-on-failure", "--no-color"]
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, text=True, check=False)
    return done.stdout


def _things(device: Device) -> dict[str, str]:
    table = device.open()
    wish = {"rows": 8, "cols": 8, "level": "leicht"}
    puzzle: str = device.post("/api/puzzles", wish).json["id"]
    gift: str = device.get(f"/api/puzzles/{puzzle}").json["gift"]
    return {"table": table, "puzzle": puzzle, "gift": gift, "day": date.today().isoformat()}
