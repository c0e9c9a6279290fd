// Push messages of this browser: whether it can, and how it subscribes.
import type { NewPush } from '../lib/wire';
import type { Language } from '../app/language.svelte';

export const WORKER = '/worker.js';

/** Browsers push only over a safe line; some cannot at all, some people said no once and for all. */
export type Offer = 'insecure' | 'missing' | 'denied' | 'ready';

export function offered(): Offer {
  if (!window.isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return 'missing';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}

/** Asks whoever sits there. Null: they do not want it, or the maker's service does not answer. */
export async function subscribed(key: string, language: Language): Promise<NewPush | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  try {
    await navigator.serviceWorker.register(WORKER);
    const worker = await navigator.serviceWorker.ready;
    await (await worker.pushManager.getSubscription())?.unsubscribe();
    const wanted = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
    const { endpoint, keys } = (await worker.pushManager.subscribe(wanted)).toJSON();
    if (!endpoint || !keys?.p256dh || !keys.auth) return null;
    return { endpoint, p256dh: keys.p256dh, auth: keys.auth, language };
  } catch {
    return null;
  }
}

export async function unsubscribed(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration(WORKER);
  await (await worker?.pushManager.getSubscription())?.unsubscribe().catch(() => false);
}

/** The key of a server, in the letters of its address. */
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}
