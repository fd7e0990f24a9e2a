// Matches of this device whose changes the server has refused, for every page that lists them.
import { useSyncExternalStore } from 'react';
import { loadCode } from '../../device/late-code.ts';
import { createListeners } from '../queue/listeners.ts';
import type { RefusedMatch } from './follow-refusals.ts';

let refused: readonly RefusedMatch[] = [];
let isFollowing = false;
const listeners = createListeners<[]>();

const subscribe = (listener: () => void): (() => void) => {
  if (!isFollowing) {
    isFollowing = true;
    void loadCode(() => import('./follow-refusals.ts')).then(({ followRefusals }) =>
      followRefusals((now) => {
        refused = now;
        listeners.call();
      }),
    );
  }
  return listeners.subscribe(listener);
};

const read = (): readonly RefusedMatch[] => refused;

/** The matches that wait for a decision on this device, the same list until it changes. */
export const useRefusedHere = (): readonly RefusedMatch[] => useSyncExternalStore(subscribe, read);
