import { refreshAccount } from '../data/people/account.ts';

/** Minimum time between two reads of roles, teams and player. ms */
const refreshAfterMs = 60_000;

/**
 * Reads the account, which may have changed on another device: at the start, and when the user comes back to the page
 * after a while. Changes while the page is open are read by `useRightsChanges`.
 */
export function startAccountSession(): void {
  let last = Number.NEGATIVE_INFINITY;
  const refresh = () => {
    if (document.visibilityState !== 'visible' || performance.now() - last < refreshAfterMs) return;
    last = performance.now();
    void refreshAccount().catch(() => {
      // Without network the stored account stays; the next try may come at once.
      last = Number.NEGATIVE_INFINITY;
    });
  };
  refresh();
  addEventListener('online', refresh);
  document.addEventListener('visibilitychange', refresh);
}
