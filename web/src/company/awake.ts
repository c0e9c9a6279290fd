// A tablet that is the table must not fall asleep between two moves.

/** Keeps the screen lit while the page is seen, where the browser can; gives back how to let it be. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let over = false;
  const ask = async (): Promise<void> => {
    if (over || document.hidden) return;
    // Without a safe line, or with an empty battery, there is none: the page works all the same.
    lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
    if (over) void lock?.release();
  };
  const again = (): void => void ask();
  again();
  document.addEventListener('visibilitychange', again);
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
