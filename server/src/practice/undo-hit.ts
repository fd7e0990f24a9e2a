import { undoHit as undoByRules } from '@neundarter/rules/practice/undo-hit';
import type { Platform } from '../platform/platform.ts';
import { changeLockedGame, type GameCommand } from './change-locked-game.ts';

/** Takes back the last dart; with `throwId` only if that is the last one. A finished game runs again. */
export const undoHit = (
  platform: Platform,
  { throwId, ...command }: GameCommand & { readonly throwId?: string | undefined },
) => changeLockedGame(platform, { ...command, kind: 'undo' }, (game) => undoByRules(game, throwId));
