// The browser's own offer to put the page among the apps; some browsers make none.

/** Chromium's event; there is no type of it yet. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

class Offer {
  made = $state.raw<InstallEvent | null>(null);
}
const offer = new Offer();

/** Waits for the offer, which comes once, soon after the page was loaded. */
export function awaitOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault(); // nobody is asked who did not press the button
    offer.made = event as InstallEvent;
  });
  addEventListener('appinstalled', () => (offer.made = null));
}

export const canInstall = (): boolean => offer.made !== null;

export async function install(): Promise<void> {
  const made = offer.made;
  offer.made = null; // it can be used once
  await made?.prompt();
}
