"""At one table everybody has their own pace: who hammers on it holds up nobody else."""

from __future__ import annotations

from setzkasten.server.people.limits import ACTS, ACTS_A_SEAT, MOST_DEVICES, TRIES, Turnstile


def welcome(gate: Turnstile, device: str, *, reading: bool = False) -> int:
    """How many come through before one has to wait."""
    count = 0
    while not gate.wait_seconds(device, reading=reading):
        count += 1
    return count


def test_each_device_has_its_own_share() -> None:
    gate = Turnstile(0)
    assert welcome(gate, "anna") == ACTS
    assert welcome(gate, "bert") == ACTS
    assert welcome(gate, "anna", reading=True) == TRIES


def test_where_all_act_at_once_a_device_may_act_for_all() -> None:
    assert welcome(Turnstile(4), "tablet") == ACTS + 4 * ACTS_A_SEAT


def test_it_never_grows_beyond_its_bound() -> None:
    gate = Turnstile(0)
    for number in range(3 * MOST_DEVICES):
        gate.wait_seconds(str(number), reading=False)
    assert len(gate._known) <= 2 * MOST_DEVICES
