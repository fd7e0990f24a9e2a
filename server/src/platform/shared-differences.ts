import type { Difference } from '@neundarter/contract/differences/difference';
import { findDifference } from '@neundarter/contract/differences/find-difference';
import { recentlyUsed } from './recently-used.ts';

/** A thing as everybody may see it who may see it at all. */
export type SharedState = { readonly revision: number; readonly value: unknown };

/** What turns a thing of one revision into that of a later one. */
type Step = { readonly from: number; readonly to: number; readonly change: Difference };

/** Maximum number of things that a process remembers; a tournament of 128 has about half a megabyte. */
const maxThings = 50;

/** Maximum number of differences that are kept of a thing, and of characters in all of them together. */
const maxSteps = 64;
const maxStepsLength = 32 * 1024;

type Known = {
  readonly state: SharedState;
  /** The latest differences, the last one leads to the state. */
  readonly steps: readonly (Step & { readonly length: number })[];
};

/** The latest steps that may be kept. */
const bounded = (steps: Known['steps']): Known['steps'] => {
  let length = 0;
  const kept = steps.slice(-maxSteps).reverse();
  const tooMany = kept.findIndex((step) => (length += step.length) > maxStepsLength);
  return (tooMany === -1 ? kept : kept.slice(0, tooMany)).reverse();
};

/**
 * Remembers things as they were told last, and finds what has changed since. It compares whole states, so it need not know
 * what can change. Calls for the same thing must not overlap.
 * @param read reads a thing in one snapshot; null if it does not exist
 */
export const sharedDifferences = (read: (id: string) => Promise<SharedState | null>) => {
  const things = recentlyUsed<Known>(maxThings);
  const readAnew = async (id: string): Promise<SharedState | null> => {
    const state = await read(id);
    if (state === null) things.delete(id);
    return state;
  };
  return {
    /** Reads a thing, so that the next change can be compared with it. */
    begin: async (id: string): Promise<void> => {
      if (things.get(id) !== undefined) return;
      const state = await readAnew(id);
      if (state !== null) things.set(id, { state, steps: [] });
    },
    /** What has changed until a revision, or a later one; null if that was told before, or if nobody knows it. */
    advance: async (id: string, revision: number): Promise<Step | null> => {
      const known = things.get(id);
      if (known !== undefined && known.state.revision >= revision) return null;
      const state = await readAnew(id);
      if (state === null) return null;
      const change = known === undefined ? null : findDifference(known.state.value, state.value);
      if (known === undefined || change === null) {
        things.set(id, { state, steps: [] });
        return null;
      }
      const step = { from: known.state.revision, to: state.revision, change };
      const { length } = JSON.stringify(change);
      things.set(id, { state, steps: bounded([...known.steps, { ...step, length }]) });
      return step;
    },
    /** The steps from a revision to the latest one; null if they are not kept. */
    since: (id: string, revision: number): readonly Step[] | null => {
      const steps = things.get(id)?.steps ?? [];
      const first = steps.findIndex(({ from }) => from === revision);
      return first === -1 ? null : steps.slice(first);
    },
    /** A thing as it was told last; null if nobody knows it. */
    latest: (id: string): unknown => things.get(id)?.state.value ?? null,
    forget: (id: string): void => things.delete(id),
  };
};
