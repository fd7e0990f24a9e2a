import { isMatchRunningOnDevice } from '../data/match/running-match.ts';

// The service worker of a new version waits until somebody asks for it or every tab is closed. Nothing here reloads
// a page that did not ask: another tab may be in the middle of a match.

/** How often an open page asks for a new version: tablets in a hall stay on for days. ms */
const checkEveryMs = 30 * 60 * 1000;

/** A browser may let the old worker finish first: whoever asked for a reload gets one all the same. ms */
const giveUpAfterMs = 3000;

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

/** Whether a new version is on the device and waits. */
export const isUpdateReady = (): boolean => waiting !== null;

/** Calls back when a new version is ready. @returns how to stop */
export function onUpdateReady(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Registers the service worker once the page has loaded, so that it does not slow down the first visit. */
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
    // Private windows and plain http have none: the app works, only not without network.
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  const noteWaiting = () => {
    // Without a controller it is the first version, which waits for nobody.
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
 * @returns false, and changes nothing, while any tab of this device scores a match
 */
export async function applyUpdate(): Promise<boolean> {
  if (await isMatchRunningOnDevice()) return false;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  if (waiting?.state !== 'installed') location.reload();
  waiting?.postMessage({ type: 'SKIP_WAITING' });
  setTimeout(() => location.reload(), giveUpAfterMs);
  return true;
}
