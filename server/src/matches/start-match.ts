import { startMatch as startByRules } from '@neundarter/rules/match/start';
import { ok } from '@neundarter/rules/result';
import { checkMayStart } from './access.ts';
import { changeLockedMatch, clampTime, type MatchCall } from './change-locked-match.ts';
import type { MatchPlatform } from './settle-match.ts';

/** Starts a scheduled match; `timeStamp` is the device's time of the start (ms since 1970). */
export const startMatch = (
  platform: MatchPlatform,
  { timeStamp, ...command }: MatchCall & { readonly timeStamp?: number | undefined },
) =>
  changeLockedMatch(platform, { ...command, kind: 'start', check: checkMayStart }, (before, now) => {
    const at = clampTime(timeStamp, { earliest: 0, now });
    const match = startByRules(before, { at });
    return match.ok ? ok({ match: match.value, move: { kind: 'start', at } }) : match;
  });
