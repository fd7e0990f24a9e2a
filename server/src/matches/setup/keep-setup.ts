import type { Match } from '@neundarter/rules/match/types';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { announceMatch } from '../announce-match.ts';
import { matchCache } from '../storage/match-cache.ts';
import { updateSettings, updateSetup } from '../storage/store.ts';
import type { StoredMatch } from '../storage/stored-match.ts';

/** A changed set-up: the row afterwards, and the match before and afterwards. */
type SetupChange = {
  readonly stored: StoredMatch;
  readonly before: Match;
  readonly after: Match;
  readonly isToldByEvent?: boolean;
};

/** Stores a changed set-up and announces it; the caches have it after the commit. */
export const keepSetup = async (
  { db, announce }: Pick<Platform, 'db' | 'announce'>,
  tx: WriteTx,
  { stored, before, after, isToldByEvent = false }: SetupChange,
): Promise<void> => {
  // Without another match only its caller is another one.
  await (before === after ? updateSettings(tx, stored, before) : updateSetup(tx, stored, before));
  announce(tx, announceMatch({ change: 'edit', stored, before, after, isToldByEvent }));
  tx.afterCommit(() => matchCache(db).committed(stored, after));
};
