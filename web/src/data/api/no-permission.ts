import { useSyncExternalStore } from 'react';

let isRefused = false;
const listeners = new Set<() => void>();

const setRefused = (next: boolean): void => {
  if (next === isRefused) return;
  isRefused = next;
  for (const listener of listeners) listener();
};

const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The server has refused a change because the user lacks the rights: the page without permission follows. */
export const noteRefusedRights = (): void => setRefused(true);

/** The user has left the page without permission. */
export const forgetRefusedRights = (): void => setRefused(false);

/** Whether the page without permission stands in place of the screen. */
export const useRefusedRights = (): boolean => useSyncExternalStore(listen, () => isRefused);
