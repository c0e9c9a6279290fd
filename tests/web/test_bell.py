"""Push, from the button to the table: the page subscribes, the server sends, the bell rings."""

from __future__ import annotations

from playwright.sync_api import CDPSession, Page, Worker, expect

from tests.server.catching import Browser, checked_vapid, push_service
from tests.web.house import House, MovedHouse

MINUTE, MINUTES = 60_000, 600  # how soon is somebody told at the latest?
# The maker's service is played by the test: it gives an address on this machine, and keys of which
# it knows the private half.
SERVICE = """(given) => {
  PushManager.prototype.subscribe = async (wanted) => {
    const key = String.fromCharCode(...new Uint8Array(wanted.applicationServerKey));
    window.asked = btoa(key).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    return { toJSON: () => given };
  };
}"""
SHOWN = """async () => {
  const bell = await navigator.serviceWorker.ready;
  const shown = await bell.getNotifications();
  return shown.map(({ title, body, data }) => ({ title, body, data }));
}"""
# A browser without a screen has nothing to click on, and opens no window for a script.
CLICK = """async () => {
  const opened = [];
  self.clients.openWindow = async (address) => opened.push(address);
  const [notification] = await self.registration.getNotifications();
  const click = new NotificationEvent('notificationclick', { notification });
  const waits = [];
  click.waitUntil = (work) => waits.push(work);
  self.dispatchEvent(click);
  await Promise.all(waits);
  return opened;
}"""


def registered(session: CDPSession) -> list[str]:
    """The registrations of workers, as they become known."""
    found: list[str] = []

    def hear(event: dict[str, list[dict[str, str]]]) -> None:
        found.extend(one["registrationId"] for one in event["registrations"])

    session.on("ServiceWorker.workerRegistrationUpdated", hear)
    session.send("ServiceWorker.enable")
    return found


def subscribe(page: Page, house: House, service: Browser) -> str:
    """Presses the button; gives the server's key as the page handed it on."""
    keys = {name: service.subscription[name] for name in ("p256dh", "auth")}
    page.context.grant_permissions(["notifications"], origin=house.address)
    page.goto(f"{house.address}#/bescheid")
    page.evaluate(SERVICE, {"endpoint": service.service, "keys": keys})
    expect(page.get_by_text("einen Dienst des Herstellers deines Browsers")).to_be_visible()
    page.get_by_role("button", name="Mitteilungen einschalten").click()
    expect(page.get_by_text("An, auf diesem Gerät.")).to_be_visible()
    key: str = page.evaluate("window.asked")
    return key


def on_turn(page: Page, friend: Page, house: House) -> str:
    """A table at which this device is on turn, and somebody elsewhere waits."""
    seats = [{"names": ["Marie"]}, {"kind": "free"}]
    asked = page.request.post(
        f"{house.address}api/tables",
        data={"game": "nomina", "seats": seats, "options": {"start": "agreed"}},
        headers=house.origin,
    )
    table: str = asked.json()["id"]
    address = f"{house.address}api/tables/{table}"
    link = page.request.post(f"{address}/invitations", data={}, headers=house.origin).json()["link"]
    secret = link.rpartition("/")[2]
    claim = f"{house.address}api/invitations/claim"
    friend.request.post(claim, data={"secret": secret, "name": "Ines"}, headers=house.origin)
    begun = page.request.post(f"{address}/begin", data={}, headers=house.origin)
    assert begun.status == 201, begun.text()
    friend.goto(f"{house.address}#/tisch/{table}")
    expect(friend.get_by_text("Gerade nicht da: Marie").first).to_be_visible()
    return table


def test_the_bell_rings_and_leads_to_the_table(
    helped: Page, friend: Page, moved_house: MovedHouse
) -> None:
    with push_service() as service:
        session = helped.context.new_cdp_session(helped)
        known = registered(session)
        key = subscribe(helped, moved_house, service)
        table = on_turn(helped, friend, moved_house)
        for _ in range(MINUTES):
            moved_house.pass_by(MINUTE)
            helped.wait_for_timeout(50)  # the server is busy in another process
            if service.shown:
                break
    assert service.shown == [{"text": "Du bist dran: Nomina mit Ines.", "table": table}]
    checked_vapid(service.signed[0], key)
    text = service.read(service.bodies[0]).decode()
    where = {"origin": moved_house.address.rstrip("/"), "registrationId": known[-1], "data": text}
    session.send("ServiceWorker.deliverPushMessage", where)
    told = {"title": "Setzkasten", "body": "Du bist dran: Nomina mit Ines.", "data": table}
    assert rung(helped) == [told]
    (bell,) = helped.context.service_workers
    (address,) = clicked(bell)
    helped.goto(address)
    expect(helped.get_by_role("heading", name="Du bist dran")).to_be_attached()


def rung(page: Page) -> list[dict[str, str]]:
    """Its worker is woken for it. `wait_for_function` would take any promise for an answer."""
    for _ in range(MINUTES):
        shown: list[dict[str, str]] = page.evaluate(SHOWN)
        if shown:
            return shown
        page.wait_for_timeout(50)
    raise AssertionError("it did not ring")


def clicked(bell: Worker) -> list[str]:
    found: list[str] = bell.evaluate(CLICK)
    return found
