import { isMatchRunning, isMatchRunningOnDevice, subscribeRunningMatch } from '../match/running-match.ts';

/** A server that keeps refusing must not make the page reload for ever. ms */
const reloadPauseMs = 60_000;
const reloadedAtKey = 'reloaded-for-version-at';

let isWaiting = false;

/**
 * The server speaks another version: clears what is cached of this one and reloads. A running match is never
 * interrupted: then it happens when the match is over.
 */
export async function handleVersionMismatch(): Promise<void> {
  if (!isMatchRunning()) return reloadFresh();
  if (isWaiting) return;
  isWaiting = true;
  const stop = subscribeRunningMatch(() => {
    if (isMatchRunning()) return;
    stop();
    isWaiting = false;
    void reloadFresh();
  });
}

/** With a match in another tab nothing happens: the next call here finds out again. */
async function reloadFresh(): Promise<void> {
  if (await isMatchRunningOnDevice()) return;
  const now = Date.now();
  if (now - Number(sessionStorage.getItem(reloadedAtKey) ?? 0) < reloadPauseMs) return;
  sessionStorage.setItem(reloadedAtKey, String(now));
  await clearCaches();
  location.reload();
}

async function clearCaches(): Promise<void> {
  const names = 'caches' in globalThis ? await caches.keys() : [];
  await Promise.all(names.map((name) => caches.delete(name)));
  const registrations = (await navigator.serviceWorker?.getRegistrations?.()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
