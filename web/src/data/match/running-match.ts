import { useEffect, useSyncExternalStore } from 'react';

// While a match is scored here nothing may reload the page: no update, no change of version.

let running = 0;
const listeners = new Set<() => void>();

const change = (by: 1 | -1) => {
  running += by;
  for (const listener of listeners) listener();
};

/** Whether a match is being scored in this tab. */
export const isMatchRunning = (): boolean => running > 0;

/** The scorer tells by this that a match is being scored, as long as it is mounted and `isRunning`. */
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

/** A shared lock tells the other tabs; the browser lets go of it when this tab dies. */
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

/** Whether any tab of this device scores a match. Without Web Locks (plain http) only this tab is known. */
export async function isMatchRunningOnDevice(): Promise<boolean> {
  if (isMatchRunning()) return true;
  const held = (await locksOfBrowser()?.query())?.held ?? [];
  return held.some(({ name }) => name === lockName);
}

/** Missing where the page is not secure, whatever the types say. */
const locksOfBrowser = (): LockManager | undefined => navigator.locks;

/** Whether a match is being scored in this tab, for components. */
export const useIsMatchRunning = (): boolean => useSyncExternalStore(subscribeRunningMatch, isMatchRunning);

/** Calls back when scoring begins or ends. @returns how to stop */
export function subscribeRunningMatch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
