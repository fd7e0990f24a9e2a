import type { WriteTx } from '../platform/db/database.ts';

const changed = new WeakMap<WriteTx, Set<string>>();

/** Gathers the ids of matches of events that followers have changed in a transaction; each change of a match adds its own. */
export const gatherChanged = (tx: WriteTx): Set<string> => {
  const known = changed.get(tx) ?? new Set();
  changed.set(tx, known);
  return known;
};
