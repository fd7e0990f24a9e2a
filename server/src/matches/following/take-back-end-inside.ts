import { replayWithoutEnd } from '@neundarter/rules/match/replay';
import { ok } from '@neundarter/rules/result';
import type { WriteTx } from '../../platform/db/database.ts';
import type { MatchPlatform } from '../settle-match.ts';
import { findMoves } from '../storage/store.ts';
import { setupOf } from '../storage/stored-match.ts';
import { changeInside, type InsideChange } from './change-inside.ts';

/** `reopening`: why the match is reopened and by whom, if its result was final. */
type TakeBackEndInside = Pick<InsideChange, 'matchId' | 'origin' | 'reopening'>;

/**
 * Takes back the end of a match of an event, in the caller's transaction, whatever the end was: the last turn, a result
 * from paper, a forfeit or a retirement. All other moves stay, so the match is again as it was before. Refusals and locks
 * as `changeInside`: `error.invalid-match-status` unless the match is finished.
 */
export const takeBackEndInside = (
  platform: MatchPlatform,
  tx: WriteTx,
  { matchId, origin, reopening }: TakeBackEndInside,
) =>
  changeInside(platform, tx, {
    matchId,
    origin,
    kind: 'reopen',
    reopening,
    change: async ({ stored }) => {
      const match = replayWithoutEnd(setupOf(stored), await findMoves(tx.q, stored.id));
      return match.ok ? ok({ match: match.value, move: 'reopen' }) : match;
    },
  });
