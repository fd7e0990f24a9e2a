import type { WriteTx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { keepSetup } from '../setup/keep-setup.ts';
import { lockAndFold } from '../storage/lock-and-fold.ts';
import { storedMatch } from '../storage/stored-match.ts';

/** The player who calls the scores of a match; null for nobody. */
export type CallerChange = { readonly matchId: string; readonly caller: string | null };

/**
 * Sets the player who calls the scores of a scheduled match, in the given transaction. A match that was started keeps
 * its caller. Returns whether the match has this caller now. Throws for an unknown match.
 */
export const setCaller = async (
  platform: Pick<Platform, 'db' | 'announce'>,
  tx: WriteTx,
  { matchId, caller }: CallerChange,
): Promise<boolean> => {
  const found = await lockAndFold(tx, matchId);
  if (found === null) throw new Error(`There is no match ${matchId} to name a caller of`);
  const { stored: before, match } = found;
  if (before.props.caller === caller) return true;
  if (before.props.status !== 'scheduled') return false;
  const changed = storedMatch(before, match, before.moveCount);
  const stored = { ...changed, props: { ...changed.props, caller } };
  await keepSetup(platform, tx, { stored, before: match, after: match });
  return true;
};
