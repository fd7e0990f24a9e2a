import { createMatch as createByRules } from '@neundarter/rules/match/create';
import { hasBegun } from '@neundarter/rules/match/has-begun';
import type { MatchConfig } from '@neundarter/rules/match/types';
import { ok } from '@neundarter/rules/result';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { keepSetup } from '../setup/keep-setup.ts';
import { lockAndFold } from '../storage/lock-and-fold.ts';
import { storedMatch } from '../storage/stored-match.ts';
import { deleteMoves } from './store.ts';

/** How a match is played from now on. */
export type ConfigChange = { readonly matchId: string; readonly config: MatchConfig };

/**
 * Changes the settings of a match that has not begun, in the caller's transaction. A match that was started without a turn
 * becomes scheduled again. Refusal after it has begun: `error.event.game-already-begun`, which names the match. Throws
 * for an unknown match.
 */
export const setConfig = async (
  platform: Pick<Platform, 'db' | 'announce'>,
  tx: WriteTx,
  { matchId, config }: ConfigChange,
): Promise<Outcome<true>> => {
  const found = await lockAndFold(tx, matchId);
  if (found === null) throw new Error(`There is no match ${matchId} to change the settings of`);
  const { stored: storedBefore, match: before } = found;
  if (hasBegun(storedBefore.props))
    return { ok: false, error: { code: 'error.event.game-already-begun', fields: [], matchId } };
  const after = createByRules({ id: matchId, parties: before.parties, config });
  const stored = storedMatch(storedBefore, after, 0);
  await deleteMoves(tx, matchId);
  await keepSetup(platform, tx, { stored, before, after });
  return ok(true);
};
