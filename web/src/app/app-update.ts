import { reloadPage } from '../data/api/reload-page.ts';
import { isMatchRunningOnDevice } from '../data/match/running-match.ts';

// The service worker of a new version waits until the user starts it or every tab is closed. A page reloads only if its
// user asked for it, because another tab may be in the middle of a match.

/** How often an open page looks for a new version, since tablets in a hall stay on for days. ms */
const checkEveryMs = 30 * 60 * 1000;

/**
 * Maximum wait for the switch; the page then reloads anyway, because a browser may let the old worker finish first. ms
 */
const giveUpAfterMs = 3000;

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

/** Whether a new version is on the device and waits to be started. */
export const isUpdateReady = (): boolean => waiting !== null;

/** Calls `listener` when a new version is ready. @returns a function that unsubscribes */
export function onUpdateReady(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Registers the service worker after the page has loaded, so that it does not slow down the first visit. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  if (document.readyState === 'complete') void register();
  else globalThis.addEventListener('load', () => void register(), { once: true });
}

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    watch(registration);
    setInterval(() => void registration.update().catch(() => undefined), checkEveryMs);
  } catch {
    // Private windows and plain http have no service worker: the app works, but not without network.
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  const noteWaiting = () => {
    // Without a controller it is the first version, which does not have to wait.
    if (registration.waiting === null || navigator.serviceWorker.controller === null) return;
    waiting = registration.waiting;
    for (const listener of listeners) listener();
  };
  noteWaiting();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', noteWaiting);
  });
}

/**
 * Switches to the new version and reloads this page.
 * @returns false if any tab of this device scores a match; then nothing changes
 */
export async function applyUpdate(): Promise<boolean> {
  if (await isMatchRunningOnDevice()) return false;
  navigator.serviceWorker.addEventListener('controllerchange', reloadPage, { once: true });
  if (waiting?.state !== 'installed') reloadPage();
  waiting?.postMessage({ type: 'SKIP_WAITING' });
  setTimeout(reloadPage, giveUpAfterMs);
  return true;
}
