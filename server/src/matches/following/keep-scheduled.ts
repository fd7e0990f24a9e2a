import { createMatch as createByRules } from '@neundarter/rules/match/create';
import type { MatchSetup } from '@neundarter/rules/match/types';
import type { WriteTx } from '../../platform/db/database.ts';
import { followStart, type LockedMatch, type MatchPlatform } from '../settle-match.ts';
import { keepSetup } from '../setup/keep-setup.ts';
import { storedMatch } from '../storage/stored-match.ts';
import { deleteMoves } from './store.ts';

type Scheduled = {
  readonly before: LockedMatch;
  readonly setup?: Partial<Omit<MatchSetup, 'id'>>;
  /** Whether listeners of its event hear all of it by the change of the event. */
  readonly isToldByEvent?: boolean;
};

/** Makes a locked match scheduled again, without turns and with these parties and settings. Returns it as it is then. */
export const keepScheduled = async (
  platform: Pick<MatchPlatform, 'db' | 'announce' | 'startFollowers'>,
  tx: WriteTx,
  { before, setup = {}, isToldByEvent = false }: Scheduled,
): Promise<LockedMatch> => {
  const { parties, config, startingScores } = { ...before.match, ...setup };
  const match = createByRules({
    id: before.stored.id,
    parties,
    config,
    ...(startingScores && { startingScores }),
  });
  const stored = storedMatch(before.stored, match, 0);
  if (before.stored.moveCount > 0) await deleteMoves(tx, stored.id);
  await keepSetup(platform, tx, { stored, before: before.match, after: match, isToldByEvent });
  const after = { stored, match };
  if (before.match.status !== 'scheduled') await followStart(tx, platform.startFollowers, { before, after });
  return after;
};
