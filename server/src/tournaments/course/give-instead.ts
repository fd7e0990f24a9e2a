import { hasBegun } from '@neundarter/rules/match/has-begun';
import { refused } from '@neundarter/rules/result';
import type { MatchState } from '@neundarter/rules/tournament/advance/match-state';
import type { EventRecord } from '../../events/stored-event.ts';
import { retireInside } from '../../matches/following/retire-inside.ts';
import { takeBackEndInside } from '../../matches/following/take-back-end-inside.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { gatherRunning } from '../core/gather-running.ts';
import type { TournamentFollowing } from '../core/tournament-follower.ts';
import { placeOf, rowOfEntry } from '../storage/stored-log.ts';
import { undoLogged } from '../storage/undo-logged.ts';
import { addResult } from './add-result.ts';
import { keepState } from './keep-state.ts';

type Left = {
  readonly event: EventRecord;
  readonly key: string;
  readonly matchId: string;
  /** What the match is without its result, because one of the two has withdrawn since. */
  readonly forfeit: MatchState;
  readonly reason: string;
  /** User or guest. */
  readonly by: string | null;
};

/**
 * Takes back the result of a match after one of the two has withdrawn. Nobody can play on: the other one gets the match,
 * and what was thrown stays as in a retirement.
 */
export const giveInstead = async (
  platform: TournamentFollowing,
  tx: WriteTx,
  { event, key, matchId, forfeit, reason, by }: Left,
): Promise<Outcome<readonly string[]>> => {
  // Dependents may have been reset since the match was found.
  const running = await gatherRunning({ q: tx.q, db: platform.db }, event);
  if (running === null) return refused('error.event.invalid-status');
  const at = platform.clock.now();
  const reopened = await takeBackEndInside(platform, tx, {
    matchId,
    origin: 'event',
    ...(by !== null && { reopening: { reason, userId: by } }),
  });
  if (!reopened.ok) return reopened;
  const { log } = running.tournament;
  const undone = await undoLogged(
    tx,
    { log, keys: [key], kinds: ['result', 'take-over'] },
    { at, by, reason },
  );
  const winner = forfeit.outcome?.winner;
  if (!hasBegun(reopened.value.stored.props) || (winner !== 0 && winner !== 1))
    return keepState(platform, tx, running);
  const retired = await retireInside(platform, tx, {
    matchId,
    origin: 'event',
    userId: by,
    winningParty: winner,
  });
  if (!retired.ok) return retired;
  const [inPlaceOf] = undone.filter((entry) => rowOfEntry(entry).kind === 'result').map(placeOf);
  const ended = { before: reopened.value, after: retired.value, by, at };
  await addResult(tx, { running, key }, { ...ended, ...(inPlaceOf !== undefined && { inPlaceOf }) });
  return keepState(platform, tx, { ...running, own: key });
};
