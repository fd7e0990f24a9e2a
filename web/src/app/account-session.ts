import { refreshAccount } from '../data/people/account.ts';

/** Minimum time between two reads of roles, teams and player, which may have changed on another device. ms */
const refreshAfterMs = 60_000;

/**
 * Reads the account at the start, when the user comes back to the page after a while, and every minute while the page
 * is visible, so that changed roles show without a reload.
 */
export function startAccountSession(): void {
  let last = Number.NEGATIVE_INFINITY;
  const refresh = () => {
    if (performance.now() - last < refreshAfterMs) return;
    last = performance.now();
    void refreshAccount().catch(() => {
      // Without network the stored account stays; the next try may come at once.
      last = Number.NEGATIVE_INFINITY;
    });
  };
  refresh();
  globalThis.addEventListener('online', refresh);
  setInterval(() => {
    if (document.visibilityState === 'visible') refresh();
  }, refreshAfterMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') refresh();
  });
}
