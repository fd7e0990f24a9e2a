import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;
const listeners = new Set<() => void>();

const set = (next: boolean) => {
  isPrinting = next;
  // The browser prints what is there when the event ends.
  flushSync(() => {
    for (const listener of listeners) listener();
  });
};
const begin = () => set(true);
const end = () => set(false);

const subscribe = (listener: () => void): (() => void) => {
  if (listeners.size === 0) {
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
};

/** Whether the page is being printed: paper shows everything at once. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);
