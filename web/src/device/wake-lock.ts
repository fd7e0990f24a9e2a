import { useEffect } from 'react';

/**
 * Keeps the screen on while mounted and `isActive`. The browser releases the lock when the page is hidden, so it is
 * requested again when the page is visible. Does nothing in a browser without this function (or without https).
 */
export function useWakeLock(isActive: boolean): void {
  useEffect(() => {
    if (!isActive || !('wakeLock' in navigator)) return;
    return holdWakeLock();
  }, [isActive]);
}

function holdWakeLock(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  const acquire = async () => {
    if (document.visibilityState !== 'visible' || (lock !== null && !lock.released)) return;
    const next = await navigator.wakeLock.request('screen').catch(() => null);
    if (isOver) void next?.release();
    else lock = next;
  };
  const acquireAgain = () => void acquire();
  acquireAgain();
  document.addEventListener('visibilitychange', acquireAgain);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', acquireAgain);
    void lock?.release();
  };
}
