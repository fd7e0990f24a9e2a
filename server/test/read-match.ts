import type { MatchEntity } from '@neundarter/contract/entities/match';
import { ok, type Result, refused } from '@neundarter/rules/result';
import { readMatchText } from '../src/matches/reads.ts';
import type { Database } from '../src/platform/db/database.ts';

/** A match with all its turns, as the server sends it. */
export const readMatch = async (
  db: Database,
  id: string,
): Promise<Result<MatchEntity, 'error.not-found'>> => {
  const read = await readMatchText(db, { id, mayRead: async () => true, tell: (match) => match });
  if (!read.ok) return refused('error.not-found');
  if (read.value.kind !== 'compressed') throw new Error('no text');
  return ok(JSON.parse(read.value.text.bytes.toString()));
};
