import { newId } from '../src/platform/ids.ts';

const usedBeginnings = new Set<string>();

/**
 * An id for a player whom a test inserts into the database. Its first six characters, the online id, are given only
 * once: with thousands of players two random ones are sometimes equal.
 */
export const newPlayerId = (): string => {
  const id = newId();
  const beginning = id.slice(0, 6);
  if (usedBeginnings.has(beginning)) return newPlayerId();
  usedBeginnings.add(beginning);
  return id;
};
