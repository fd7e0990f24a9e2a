import { formatOf } from '@neundarter/rules/matchday/mdsl-format';
import { type GameOfResult, resultOf, statusOf } from '@neundarter/rules/matchday/result';
import { logRows } from '../../events/log-rows.ts';
import { findPlaces } from '../../matches/following/find-places.ts';
import { findMatchHeads } from '../../matches/reads.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import { findMatchdays, updateMatchday } from '../storage/store.ts';
import { disputesIn, forfeitOf } from '../storage/stored-log.ts';

/** The end of the last game, ms since 1970. */
const lastEnd = (
  games: readonly { readonly props: { readonly finishedAt: number | null } }[],
): number | null =>
  games.reduce<number | null>((last, { props: { finishedAt } }) => {
    if (finishedAt === null) return last;
    return last === null ? finishedAt : Math.max(last, finishedAt);
  }, null);

/**
 * Computes status and result of a match day from its games and its log, and stores them. The event is locked. Does
 * nothing if the event is no match day.
 */
export const keepState = async (tx: WriteTx, eventId: string): Promise<void> => {
  const [row] = await findMatchdays(tx.q, [eventId]);
  if (row === undefined) return;
  const places = await findPlaces(tx.q, { eventIds: [eventId], stage: 'matchday' });
  const heads = await findMatchHeads(
    tx.q,
    places.map(({ matchId }) => matchId),
  );
  const log = await logRows.find(tx.q, [eventId]);
  const forfeit = forfeitOf(log);
  const games: readonly GameOfResult[] = heads.map(({ props }) => props);
  const facts = {
    games,
    forfeitedBy: forfeit?.side ?? null,
    isDisputed: forfeit?.isDisputed ?? false,
    hasDisputes: disputesIn(log).length > 0,
  };
  const status = statusOf(facts);
  const end = forfeit === null ? lastEnd(heads) : forfeit.madeAt;
  await updateMatchday(tx, {
    ...row,
    status,
    result: resultOf(formatOf(row), facts),
    finishedAt: status === 'finished' ? end : null,
  });
};
