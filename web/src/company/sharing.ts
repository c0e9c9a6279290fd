// How a link leaves this device: by the system's sheet, by the clipboard, or marked to be copied by hand.

export type Way = 'share' | 'copy' | 'mark';

/** Browsers share and copy only where the line is safe: https, or this very machine. */
export function wayOut(): Way {
  if (!window.isSecureContext) return 'mark';
  if (typeof navigator.share === 'function') return 'share';
  return navigator.clipboard ? 'copy' : 'mark';
}

/** Nobody else reaches such an address. */
export function onlyHere(link: string): boolean {
  const host = new URL(link).hostname;
  return host === 'localhost' || host === '[::1]' || host.startsWith('127.');
}

/** A text with a link below it, or without one. True: it is on its way. */
export async function sentText(way: Way, text: string, link: string): Promise<boolean> {
  const done = (): boolean => true;
  const not = (): boolean => false;
  if (way === 'share') return navigator.share({ text, ...(link && { url: link }) }).then(done, not);
  const whole = [text, link].filter(Boolean).join('\n');
  if (way === 'copy') return navigator.clipboard.writeText(whole).then(done, not);
  return false;
}

/** True: it is on its way. */
export async function sent(way: Way, link: string, text: string): Promise<boolean> {
  const done = (): boolean => true;
  const not = (): boolean => false;
  if (way === 'share') return navigator.share({ title: text, text, url: link }).then(done, not);
  if (way === 'copy') return navigator.clipboard.writeText(link).then(done, not);
  return false;
}
