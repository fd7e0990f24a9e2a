import { undoThrow as undoByRules } from '@neundarter/rules/match/undo-throw';
import { ok } from '@neundarter/rules/result';
import { changeLockedMatch, type MatchCommand } from './change-locked-match.ts';
import type { MatchPlatform } from './settle-match.ts';

/** Takes the last turn back; with `throwId` only if that is the last one, else `error.match.out-of-sync`. */
export const undoThrow = (
  platform: MatchPlatform,
  { throwId, ...command }: MatchCommand & { readonly throwId?: string | undefined },
) =>
  changeLockedMatch(platform, { ...command, kind: 'undo' }, (before) => {
    const match = undoByRules(before, throwId);
    return match.ok ? ok({ match: match.value, move: 'undo' }) : match;
  });
