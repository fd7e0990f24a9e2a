import { ensureGuest } from '../data/people/identity.ts';

/**
 * Gets or renews the guest as soon as the app starts and whenever the network or the page comes back, so that a
 * long match keeps its scorer. Without network nothing happens: the earlier guest stays known.
 */
export function startGuestSession(): void {
  const renew = () => void ensureGuest().catch(() => undefined);
  renew();
  globalThis.addEventListener('online', renew);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') renew();
  });
}
