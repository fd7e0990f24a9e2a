import { hasBegun } from '@neundarter/rules/match/has-begun';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LockedMatch } from '../settle-match.ts';
import { keepSetup } from '../setup/keep-setup.ts';
import { lockAndFold } from '../storage/lock-and-fold.ts';
import { storedMatch } from '../storage/stored-match.ts';

/** The player who calls the scores of a match; null for nobody. */
type CallerChange = {
  readonly matchId: string;
  readonly caller: string | null;
  /** The match as it is now, if it is already locked. */
  readonly locked?: LockedMatch | undefined;
  /** A choice by hand also changes a match that was started but has no turn yet. */
  readonly isByHand?: boolean;
};

/**
 * Sets the player who calls the scores of a scheduled match, in the given transaction. A match that was started keeps
 * its caller, unless somebody else is chosen by hand before its first turn. Returns whether the match has this caller now.
 * Throws for an unknown match.
 */
export const setCaller = async (
  platform: Pick<Platform, 'db' | 'announce'>,
  tx: WriteTx,
  { matchId, caller, locked, isByHand = false }: CallerChange,
): Promise<boolean> => {
  const found = locked ?? (await lockAndFold(tx, matchId));
  if (found === null) throw new Error(`There is no match ${matchId} to name a caller of`);
  const { stored: before, match } = found;
  if (before.props.caller === caller) return true;
  const isOpen = isByHand ? !hasBegun(before.props) : before.props.status === 'scheduled';
  if (!isOpen) return false;
  const changed = storedMatch(before, match, before.moveCount);
  const stored = { ...changed, props: { ...changed.props, caller } };
  const isToldByEvent = match.status === 'scheduled';
  await keepSetup(platform, tx, { stored, before: match, after: match, isToldByEvent });
  return true;
};
