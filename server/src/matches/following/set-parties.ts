import { isDeepStrictEqual } from 'node:util';
import { hasBegun } from '@neundarter/rules/match/has-begun';
import type { Party, PerParty } from '@neundarter/rules/match/types';
import { ok } from '@neundarter/rules/result';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import type { LockedMatch, MatchPlatform } from '../settle-match.ts';
import { lockAndFold } from '../storage/lock-and-fold.ts';
import { keepScheduled } from './keep-scheduled.ts';

/** Parties that follow from other results: people, or placeholders while these are open; null for one that stays. */
type PartiesChange = {
  readonly matchId: string;
  readonly parties: PerParty<Party | null>;
  /** The match as it is now, if it is already locked. */
  readonly locked?: LockedMatch | undefined;
};

/**
 * Sets the parties of a match, or their placeholders again, in the caller's transaction. A match that was started but has no
 * turn yet becomes scheduled again. Setting the same parties again changes nothing. Refusal after the match has begun:
 * `error.event.follow-up-match-started`, which names the match. Throws for an unknown match.
 */
export const setParties = async (
  platform: Pick<MatchPlatform, 'db' | 'announce' | 'startFollowers'>,
  tx: WriteTx,
  { matchId, parties: [home, away], locked }: PartiesChange,
): Promise<Outcome<true>> => {
  const before = locked ?? (await lockAndFold(tx, matchId));
  if (before === null) throw new Error(`There is no match ${matchId} to put a party into`);
  const parties: PerParty<Party> = [home ?? before.match.parties[0], away ?? before.match.parties[1]];
  if (isDeepStrictEqual(before.match.parties, parties)) return ok(true);
  if (hasBegun(before.stored.props))
    return { ok: false, error: { code: 'error.event.follow-up-match-started', fields: [], matchId } };
  // Only lists of running matches have to hear of it, and it is in none of them.
  const isToldByEvent = before.match.status === 'scheduled';
  await keepScheduled(platform, tx, { before, setup: { parties }, isToldByEvent });
  return ok(true);
};
