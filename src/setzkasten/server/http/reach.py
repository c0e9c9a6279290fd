"""Being told of one's turn: an address of mail, a browser's subscription, and the way out of both.

What letters link to needs no cookie. Nothing happens to whoever merely looks at a link, as mail
programs do: it takes a POST.
"""

from __future__ import annotations

import asyncio
from functools import partial
from secrets import token_urlsafe
from typing import Literal

import msgspec
from litestar import Response, delete, get, post, put
from litestar.params import FromPath, RawBody
from litestar.response import Redirect

from setzkasten.server.fault import Fault
from setzkasten.server.http.body import read_body
from setzkasten.server.http.request import (
    AnyRequest,
    house_of,
    owner_of_request,
    spare,
)
from setzkasten.server.now import now_millis
from setzkasten.server.people.limits import ADDRESSES, DOORS, LISTS
from setzkasten.server.reach.outside import target_of
from setzkasten.server.reach.post import mail_address
from setzkasten.server.reach.sealing import read_key
from setzkasten.server.store import contacts
from setzkasten.server.store.contacts import Asking, Mail, Subscription
from setzkasten.server.store.journal import Job, Rows


class MailTold(msgspec.Struct, frozen=True):
    """The address of this device."""

    address: str
    confirmed: bool  # by whoever reads the mail there


class Reach(msgspec.Struct, frozen=True):
    """How this device is told that it is its turn."""

    mail: MailTold | None
    push: bool
    mails: bool  # does this server send mail?
    key: str  # by which a browser subscribes to push messages


class NewAddress(msgspec.Struct, frozen=True):
    address: str
    language: Literal["de", "en"] = "de"


class NewPush(msgspec.Struct, frozen=True):
    """A subscription, as a browser tells it."""

    endpoint: str
    p256dh: str
    auth: str
    language: Literal["de", "en"] = "de"


class Secret(msgspec.Struct, frozen=True):
    """From the link of a letter."""

    secret: str


@get("/api/reach")
async def reach(request: AnyRequest) -> Reach:
    spare(request, LISTS)
    house, device = house_of(request), owner_of_request(request)
    mail, push = await asyncio.wrap_future(house.store.asked(partial(reached, device)))
    told = MailTold(mail.address, mail.confirmed) if mail else None
    key = (await house.courier.push()).public
    return Reach(told, push is not None, house.courier.post is not None, key)


@put("/api/reach/mail", status_code=204)
async def ask_mail(request: AnyRequest, body: RawBody) -> None:
    """One letter goes there, to confirm it; nothing else before."""
    house, wanted = house_of(request), read_body(body, NewAddress)
    if house.courier.post is None:
        raise Fault(409, "mail_not_here")
    address = mail_address(wanted.address[:400])
    if address is None:
        raise Fault(400, "mail_not_address")
    spare(request, ADDRESSES)
    device, now = owner_of_request(request), now_millis()
    secrets = token_urlsafe(24), token_urlsafe(24)
    asking = Asking(device, address, wanted.language, *secrets)
    await _done(request, lambda db: contacts.ask(db, asking, now))
    house.courier.soon()


@delete("/api/reach/mail")
async def end_mail(request: AnyRequest) -> None:
    spare(request, DOORS)
    device = owner_of_request(request)
    await _done(request, lambda db: contacts.forget_mail(db, device))


@post("/api/mail/confirm", status_code=204)
async def confirm_mail(request: AnyRequest, body: RawBody) -> None:
    """Whoever reads the letter wants more of them."""
    spare(request, DOORS)
    secret, now = read_body(body, Secret).secret[:80], now_millis()
    await _done(request, lambda db: contacts.confirm(db, secret, now))


@get("/api/mail/stop/{secret:str}", status_code=303)
async def see_stop(request: AnyRequest, secret: FromPath[str]) -> Response[None]:
    """A page that asks; to look at the link ends nothing."""
    spare(request, DOORS)
    plain = "".join(sign for sign in secret[:80] if sign.isalnum() or sign in "-_")
    return Redirect(f"/#/post/ende/{plain}", status_code=303)


@post("/api/mail/stop/{secret:str}", status_code=204)
async def stop_mail(request: AnyRequest, secret: FromPath[str]) -> None:
    """No more mail (RFC 8058); a second time does no harm."""
    spare(request, DOORS)
    await _done(request, lambda db: contacts.stop(db, secret[:80]))


@put("/api/reach/push", status_code=204)
async def subscribe(request: AnyRequest, body: RawBody) -> None:
    """Nothing is called before there is something to tell."""
    spare(request, DOORS)
    house, wanted = house_of(request), read_body(body, NewPush)
    target_of(wanted.endpoint, loopback=house.settings.push_loopback)
    read_key(wanted.p256dh, wanted.auth)
    device = owner_of_request(request)
    kept = Subscription(wanted.endpoint, wanted.p256dh, wanted.auth, wanted.language)
    await _done(request, lambda db: contacts.subscribe(db, device, kept))


@delete("/api/reach/push")
async def unsubscribe(request: AnyRequest) -> None:
    spare(request, DOORS)
    device = owner_of_request(request)
    await _done(request, lambda db: contacts.forget_push(db, device))


REACH_HANDLERS = [
    reach, ask_mail, end_mail, confirm_mail, see_stop, stop_mail, subscribe, unsubscribe,
]  # fmt: skip
# What they read from the bytes of a body.
TAKES = {ask_mail: NewAddress, confirm_mail: Secret, subscribe: NewPush}


def reached(device: str, db: Rows) -> tuple[Mail | None, Subscription | None]:
    return contacts.mail_of(db, device), contacts.push_of(db, device)


async def _done(request: AnyRequest, job: Job[None]) -> None:
    await asyncio.wrap_future(house_of(request).store.queued(job))
