// The page's worker is hired once the page is there and rests: it takes nothing from what is waited for.
import { WORKER } from '../reach/push';

export function hireWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  const hire = (): void => void navigator.serviceWorker.register(WORKER).catch(() => undefined);
  // Not in every browser.
  const soon = (window as Partial<Pick<Window, 'requestIdleCallback'>>).requestIdleCallback;
  const rest = (): void => void (soon ? soon(hire, { timeout: 10_000 }) : setTimeout(hire, 3000));
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
}
