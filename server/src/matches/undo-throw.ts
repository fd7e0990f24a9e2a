import { undoThrow as undoByRules } from '@neundarter/rules/match/undo-throw';
import { ok } from '@neundarter/rules/result';
import { changeLockedMatch, type MatchCommand } from './change-locked-match.ts';
import type { MatchPlatform } from './settle-match.ts';

/** Takes back the last turn; with `throwId` only if that is the last one, otherwise `error.match.out-of-sync`. */
export const undoThrow = (
  platform: MatchPlatform,
  { throwId, ...command }: MatchCommand & { readonly throwId?: string | undefined },
) =>
  changeLockedMatch(platform, { ...command, kind: 'undo' }, (before) => {
    const match = undoByRules(before, throwId);
    return match.ok ? ok({ match: match.value, move: 'undo' }) : match;
  });
