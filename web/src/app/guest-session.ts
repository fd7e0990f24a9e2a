import { ensureGuest } from '../data/people/identity.ts';

/**
 * Gets or renews the guest when the app starts and when the network or the page comes back, so that a long match keeps
 * its scorer. Without network it does nothing: the earlier guest stays known.
 */
export function startGuestSession(): void {
  const renew = () => void ensureGuest().catch(() => undefined);
  renew();
  globalThis.addEventListener('online', renew);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') renew();
  });
}
