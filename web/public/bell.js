// bell.js: the page's worker. It shows the one sentence of a push message and opens its table.

self.addEventListener('push', (event) => {
  const said = read(event.data);
  event.waitUntil(
    self.registration.showNotification('Setzkasten', {
      body: said.text,
      tag: said.table, // a second one about the same table takes the place of the first
      data: said.table,
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data));
});

function read(data) {
  try {
    const { text, table } = data.json();
    return { text: String(text), table: String(table) };
  } catch {
    return { text: '', table: '' };
  }
}

async function openTable(table) {
  const address = new URL(`/#/tisch/${encodeURIComponent(table)}`, self.location.origin).href;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => page.url === address);
  if (there) return there.focus();
  return self.clients.openWindow(address);
}
