import { undoThrow as undoByRules } from '@neundarter/rules/match/undo-throw';
import { ok } from '@neundarter/rules/result';
import { checkMayUndo } from './access.ts';
import { changeLockedMatch, type MatchCall } from './change-locked-match.ts';
import type { MatchPlatform } from './settle-match.ts';

type WantedUndo = { readonly throwId?: string | undefined; readonly reason?: string | undefined };

/**
 * Takes back the last turn; with `throwId` only if that is the last one, otherwise `error.match.out-of-sync`. A match
 * whose result is final needs a reason, which is kept (see `mayUndoThrow`).
 */
export const undoThrow = (
  platform: MatchPlatform,
  { throwId, reason, ...command }: MatchCall & WantedUndo,
) => {
  const check = checkMayUndo({ now: platform.clock.now(), hasReason: reason !== undefined });
  return changeLockedMatch(platform, { ...command, kind: 'undo', check, reason }, (before) => {
    const match = undoByRules(before, throwId);
    return match.ok ? ok({ match: match.value, move: 'undo' }) : match;
  });
};
