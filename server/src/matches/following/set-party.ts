import { isDeepStrictEqual } from 'node:util';
import { hasBegun } from '@neundarter/rules/match/has-begun';
import type { Match, Party, PartyIndex, PerParty } from '@neundarter/rules/match/types';
import { ok } from '@neundarter/rules/result';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import type { MatchPlatform } from '../settle-match.ts';
import { lockAndFold } from '../storage/lock-and-fold.ts';
import { keepScheduled } from './keep-scheduled.ts';

/** A party that follows from another result: people, or a placeholder while the result is open. */
type PartyChange = {
  readonly matchId: string;
  readonly index: PartyIndex;
  readonly party: Party;
};

const withParty = ({ parties: [home, away] }: Match, { index, party }: PartyChange): PerParty<Party> =>
  index === 0 ? [party, away] : [home, party];

/**
 * Sets a party of a match, or its placeholder again, in the caller's transaction. A match that was started but has no
 * turn yet becomes scheduled again. Setting the same party again changes nothing. Refusal after the match has begun:
 * `error.event.follow-up-match-started`, which names the match. Throws for an unknown match.
 */
export const setParty = async (
  platform: Pick<MatchPlatform, 'db' | 'announce' | 'startFollowers'>,
  tx: WriteTx,
  change: PartyChange,
): Promise<Outcome<true>> => {
  const { matchId } = change;
  const before = await lockAndFold(tx, matchId);
  if (before === null) throw new Error(`There is no match ${matchId} to put a party into`);
  if (isDeepStrictEqual(before.match.parties[change.index], change.party)) return ok(true);
  if (hasBegun(before.stored.props))
    return { ok: false, error: { code: 'error.event.follow-up-match-started', fields: [], matchId } };
  await keepScheduled(platform, tx, { before, setup: { parties: withParty(before.match, change) } });
  return ok(true);
};
