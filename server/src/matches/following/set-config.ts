import { hasBegun } from '@neundarter/rules/match/has-begun';
import type { MatchConfig } from '@neundarter/rules/match/types';
import { ok } from '@neundarter/rules/result';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import type { MatchPlatform } from '../settle-match.ts';
import { lockAndFold } from '../storage/lock-and-fold.ts';
import { keepScheduled } from './keep-scheduled.ts';

/** How a match is played from now on. */
type ConfigChange = { readonly matchId: string; readonly config: MatchConfig };

/**
 * Changes the settings of a match that has not begun, in the caller's transaction. A match that was started without a turn
 * becomes scheduled again. Refusal after it has begun: `error.event.game-already-begun`, which names the match. Throws
 * for an unknown match.
 */
export const setConfig = async (
  platform: Pick<MatchPlatform, 'db' | 'announce' | 'startFollowers'>,
  tx: WriteTx,
  { matchId, config }: ConfigChange,
): Promise<Outcome<true>> => {
  const before = await lockAndFold(tx, matchId);
  if (before === null) throw new Error(`There is no match ${matchId} to change the settings of`);
  if (hasBegun(before.stored.props))
    return { ok: false, error: { code: 'error.event.game-already-begun', fields: [], matchId } };
  await keepScheduled(platform, tx, { before, setup: { config } });
  return ok(true);
};
