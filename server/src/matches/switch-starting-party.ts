import { switchStartingParty as switchByRules } from '@neundarter/rules/match/switch';
import { ok } from '@neundarter/rules/result';
import { changeLockedMatch, type MatchCall } from './change-locked-match.ts';
import type { MatchPlatform } from './settle-match.ts';

/** Lets the other party throw first, in the match or in its deciding leg. */
export const switchStartingParty = (platform: MatchPlatform, command: MatchCall) =>
  changeLockedMatch(platform, { ...command, kind: 'switch' }, (before) => {
    const match = switchByRules(before);
    return match.ok ? ok({ match: match.value, move: { kind: 'switch' } }) : match;
  });
