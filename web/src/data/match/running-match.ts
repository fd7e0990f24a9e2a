import { useEffect, useSyncExternalStore } from 'react';

// While a match is scored in this tab, nothing may reload the page: neither an update nor a change of version.

let running = 0;
const listeners = new Set<() => void>();

const change = (by: 1 | -1) => {
  running += by;
  for (const listener of listeners) listener();
};

/** Whether a match is being scored in this tab. */
export const isMatchRunning = (): boolean => running > 0;

/** The scorer reports with this that a match is being scored, while it is mounted and `isRunning`. */
export function useRunningMatch(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return;
    change(1);
    const release = holdLock();
    return () => {
      release();
      change(-1);
    };
  }, [isRunning]);
}

const lockName = 'running-match';

/** Takes a shared lock that other tabs can see; the browser releases it when this tab ends. */
function holdLock(): () => void {
  const locks = locksOfBrowser();
  if (locks === undefined) return () => undefined;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  void locks.request(lockName, { mode: 'shared' }, () => released);
  return release;
}

/** Whether any tab of this device scores a match. Without Web Locks (plain http) checks only this tab. */
export async function isMatchRunningOnDevice(): Promise<boolean> {
  if (isMatchRunning()) return true;
  const held = (await locksOfBrowser()?.query())?.held ?? [];
  return held.some(({ name }) => name === lockName);
}

/** The browser's locks; undefined on an insecure page, although the type does not say so. */
const locksOfBrowser = (): LockManager | undefined => navigator.locks;

/** Whether a match is being scored in this tab, for components. */
export const useIsMatchRunning = (): boolean => useSyncExternalStore(subscribeRunningMatch, isMatchRunning);

/** Calls `listener` when scoring begins or ends. @returns a function that unsubscribes */
export function subscribeRunningMatch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
