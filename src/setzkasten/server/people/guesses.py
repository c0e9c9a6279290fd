"""Guesses at six letters: who shows a wrong code is counted before it is looked up.

By the home, as everything is; by its neighbourhood, since a customer of a provider may have tens
of thousands of homes for the asking; and in the whole house, since nobody owns the whole net.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address, ip_network

from setzkasten.server.fault import Fault
from setzkasten.server.people.limits import Allowance, Limits
from setzkasten.server.people.sender import Sender

# How often may somebody guess? Five times a minute, a whole address together.
WRONG_CODES = Allowance("wrong codes", 5, share=0.0, seconds=60.0)
# How often may all homes beside each other? Five of them are unlucky in the same minute.
NEAR = Allowance("wrong codes near", 25, share=0.0, seconds=60.0)
# How often may all together? In ten minutes six thousand of the 85 million codes.
ANYWHERE = Allowance("wrong codes anywhere", 600, share=0.0, seconds=60.0)

# So much of an address is the same for all whom one customer of a provider may pose as.
NEAR_BITS = {4: 24, 6: 48}


@contextmanager
def guessing(limits: Limits, sender: Sender) -> Iterator[None]:
    """A code is looked up in it. Raises `Fault` for whoever has to wait for that.

    A code that is there was no guess, whatever else is wrong with it: the table may be full.
    """
    for counted, (allowance, who) in enumerate(_counted(sender)):
        if wait := limits.wait_seconds(allowance, who):
            _give_back(limits, sender, counted)
            raise Fault(429, "too_many_codes", wait_seconds=wait)
    guessed = False
    try:
        yield
    except Fault as fault:
        guessed = fault.code == "invitation_unknown"
        if guessed:
            raise Fault(404, "code_unknown") from fault
        raise
    finally:
        if not guessed:
            _give_back(limits, sender)


def _give_back(limits: Limits, sender: Sender, first: int | None = None) -> None:
    for allowance, who in [*_counted(sender)][:first]:
        limits.give_back(allowance, who)


def _counted(sender: Sender) -> Iterator[tuple[Allowance, Sender]]:
    yield WRONG_CODES, sender
    near = neighbourhood(sender.address)
    yield NEAR, Sender(f"all of {near}", near)
    yield ANYWHERE, Sender("all", "everywhere")


def neighbourhood(address: str) -> str:
    """
    >>> neighbourhood("@198.51.100.7"), neighbourhood("@2001:db8:1:2::/64")
    ('198.51.100.0/24', '2001:db8:1::/48')
    """
    home = address.removeprefix("@").partition("/")[0]
    try:
        found = ip_address(home)
    except ValueError:
        return address
    return str(ip_network((found, NEAR_BITS[found.version]), strict=False))
