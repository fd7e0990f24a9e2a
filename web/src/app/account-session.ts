import { refreshAccount } from '../data/people/account.ts';

/** Roles, teams and the player may have changed elsewhere: read again, but not at every glance. ms */
const refreshAfterMs = 60_000;

/** Reads who is signed in at the start and whenever the page comes back after a while. */
export function startAccountSession(): void {
  let last = Number.NEGATIVE_INFINITY;
  const refresh = () => {
    if (performance.now() - last < refreshAfterMs) return;
    last = performance.now();
    void refreshAccount().catch(() => {
      // Without network what is known stays.
      last = Number.NEGATIVE_INFINITY;
    });
  };
  refresh();
  globalThis.addEventListener('online', refresh);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') refresh();
  });
}
