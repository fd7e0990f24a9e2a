import { isMatchRunning, isMatchRunningOnDevice, subscribeRunningMatch } from '../match/running-match.ts';
import { reloadPage } from './reload-page.ts';
import { isRecent } from './server-clock.ts';

/** Minimum time between two reloads, so that a server that keeps refusing does not cause endless reloads. ms */
const reloadPauseMs = 60_000;
const reloadedAtKey = 'reloaded-for-version-at';

let isWaiting = false;

/**
 * The server has another version: clears the cache of this version and reloads the page. If a match is running, the
 * reload waits until it is over.
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

/** If a match runs in another tab, does nothing: the next call in this tab tries again. */
async function reloadFresh(): Promise<void> {
  if (await isMatchRunningOnDevice()) return;
  const now = Date.now();
  if (isRecent(Number(sessionStorage.getItem(reloadedAtKey) ?? 0), reloadPauseMs, now)) return;
  sessionStorage.setItem(reloadedAtKey, String(now));
  await clearCaches();
  reloadPage();
}

async function clearCaches(): Promise<void> {
  const names = 'caches' in globalThis ? await caches.keys() : [];
  await Promise.all(names.map((name) => caches.delete(name)));
  const registrations = (await navigator.serviceWorker?.getRegistrations?.()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
