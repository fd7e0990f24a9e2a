import type { Queries } from '../db/database.ts';
import type { Pass, PassPlace } from './pass.ts';
import { passRows } from './pass-rows.ts';
import { isSecretOf } from './pass-secrets.ts';

/**
 * The open pass of a place if this is its key; null otherwise. Only for keys that nobody can guess: tries are not counted,
 * and a lock of what is typed does not matter.
 */
export const findByKey = async (
  q: Queries,
  { place, key }: { readonly place: PassPlace; readonly key: string },
  now: number,
): Promise<Pass | null> => {
  const pass = await passRows.findOpen(q, place, now);
  return pass !== null && (await isSecretOf(pass, key)) ? pass : null;
};
