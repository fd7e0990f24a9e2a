import type { Party, PartyIndex } from '@neundarter/rules/match/types';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import type { MatchPlatform } from '../settle-match.ts';
import { setParties } from './set-parties.ts';

/** A party that follows from another result: people, or a placeholder while the result is open. */
type PartyChange = {
  readonly matchId: string;
  readonly index: PartyIndex;
  readonly party: Party;
};

/** Sets one party of a match, as `setParties` sets both. */
export const setParty = (
  platform: Pick<MatchPlatform, 'db' | 'announce' | 'startFollowers'>,
  tx: WriteTx,
  { matchId, index, party }: PartyChange,
): Promise<Outcome<true>> =>
  setParties(platform, tx, { matchId, parties: index === 0 ? [party, null] : [null, party] });
