import type { MatchCorrection } from '@neundarter/contract/entities/match-correction';
import { maxCorrections } from '@neundarter/contract/limits';
import type { Queries, WriteTx } from '../../platform/db/database.ts';
import { noteRows } from './note-rows.ts';
import type { KeptCorrection, StoredMatch } from './stored-match.ts';

const rows = noteRows<KeptCorrection>('corrections');

/** Stores that a turn was corrected; of very many corrections only the latest. Returns the row afterwards. */
export const noteCorrection = async (
  tx: WriteTx,
  stored: StoredMatch,
  correction: KeptCorrection,
): Promise<StoredMatch> => {
  const corrections = [...stored.corrections, correction].slice(-maxCorrections);
  await rows.update(tx, stored.id, corrections);
  return { ...stored, corrections };
};

/** The corrections by a user, for the export of own data. */
export const findCorrectionsBy = async (
  q: Queries,
  userId: string,
): Promise<readonly (MatchCorrection & { readonly matchId: string })[]> =>
  (await rows.findBy(q, userId)).map(({ userId: _userId, ...correction }) => correction);

/** Forgets who corrected turns, for a deleted account; the corrections stay. */
export const forgetCorrector = rows.forgetAuthor;
