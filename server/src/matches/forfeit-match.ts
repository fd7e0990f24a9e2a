import { forfeitMatch as forfeitByRules } from '@neundarter/rules/match/forfeit';
import { arePartiesSet } from '@neundarter/rules/match/players';
import type { PartyIndex } from '@neundarter/rules/match/types';
import { ok, refused } from '@neundarter/rules/result';
import { checkMayForfeit } from './access.ts';
import { changeLockedMatch, clampTime, type MatchCall } from './change-locked-match.ts';
import type { MatchPlatform } from './settle-match.ts';

/** The party that gets the match, and the device's time (ms since 1970). */
type SentForfeit = {
  readonly winningParty: PartyIndex;
  readonly timeStamp?: number | undefined;
};

/**
 * Gives a scheduled match to one party; only organisers can take that back. A match against nobody is given by its event,
 * so callers get `error.parties-not-set`.
 */
export const forfeitMatch = (
  platform: MatchPlatform,
  { winningParty, timeStamp, ...command }: MatchCall & SentForfeit,
) =>
  changeLockedMatch(
    platform,
    { ...command, kind: 'forfeit', check: checkMayForfeit(winningParty) },
    (before, now) => {
      if (!arePartiesSet(before)) return refused('error.parties-not-set');
      const at = clampTime(timeStamp, { earliest: 0, now });
      const match = forfeitByRules(before, { winningParty, at });
      return match.ok ? ok({ match: match.value, move: { kind: 'forfeit', winningParty, at } }) : match;
    },
  );
