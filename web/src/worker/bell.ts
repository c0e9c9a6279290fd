// The bell: it shows the one sentence of a push message and opens its table.
import { scope } from './scope';

interface Told {
  text: string;
  table: string;
}

export function hangBell(): void {
  scope.addEventListener('push', (event) => {
    const { text, table } = read(event.data);
    // A second one about the same table takes the place of the first.
    const shown = { body: text, tag: table, data: table };
    event.waitUntil(scope.registration.showNotification('Setzkasten', shown));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openTable(String(event.notification.data)));
  });
}

function read(data: PushMessageData | null): Told {
  try {
    const { text, table } = data?.json() as Told;
    return { text: String(text), table: String(table) };
  } catch {
    return { text: '', table: '' };
  }
}

async function openTable(table: string): Promise<unknown> {
  const address = new URL(`/#/tisch/${encodeURIComponent(table)}`, scope.location.origin).href;
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => page.url === address);
  if (there) return there.focus();
  return scope.clients.openWindow(address);
}
