import type { Match } from '@neundarter/rules/match/types';
import { undoThrow as undoByRules } from '@neundarter/rules/match/undo-throw';
import { ok, refused } from '@neundarter/rules/result';
import { changeLockedMatch, type MatchCommand } from './change-locked-match.ts';
import type { MatchPlatform } from './settle-match.ts';

const lastThrowId = (match: Match): string | null =>
  match.sets
    .flatMap(({ legs }) => legs)
    .findLast(({ throws }) => throws.length > 0)
    ?.throws.at(-1)?.id ?? null;

/** Takes the last turn back; with `throwId` only if that is the last one, else `error.match.out-of-sync`. */
export const undoThrow = (
  platform: MatchPlatform,
  { throwId, ...command }: MatchCommand & { readonly throwId?: string | undefined },
) =>
  changeLockedMatch(platform, { ...command, kind: 'undo' }, (before) => {
    const match = undoByRules(before);
    if (!match.ok) return match;
    if (throwId !== undefined && throwId !== lastThrowId(before)) return refused('error.match.out-of-sync');
    return ok({ match: match.value, move: 'undo' });
  });
