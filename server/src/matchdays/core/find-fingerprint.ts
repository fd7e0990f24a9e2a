import { endOf } from '@neundarter/rules/match/how-it-ended';
import { type LogEntry } from '../../events/log-rows.ts';
import type { PlacedMatch } from '../../matches/following/find-places.ts';
import { findMatchHeads } from '../../matches/reads.ts';
import { contentHash } from '../../platform/content-hash.ts';
import type { Queries } from '../../platform/db/database.ts';

/**
 * A short text that changes with everything that a report says besides its signatures: the games and what was decided. Who
 * signs sends the one that they have read.
 */
export const findFingerprint = async (
  q: Queries,
  { places, log }: { readonly places: readonly PlacedMatch[]; readonly log: readonly LogEntry[] },
): Promise<string> => {
  const heads = await findMatchHeads(
    q,
    places.map(({ matchId }) => matchId),
  );
  const games = heads.map(({ props }) => [endOf(props), props.winningParty, props.standing.legs]);
  const decisions = log.flatMap(({ seq, kind }) => (kind === 'signature' ? [] : [seq]));
  return contentHash(JSON.stringify([games, decisions]));
};
