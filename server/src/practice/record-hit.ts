import type { HitType } from '@neundarter/rules/practice/practice-kinds';
import { recordHit as recordByRules } from '@neundarter/rules/practice/record-hit';
import type { Platform } from '../platform/platform.ts';
import { changeLockedGame, type GameCommand } from './change-locked-game.ts';

/** A dart as a device sends it. */
type SentHit = {
  readonly hitType: HitType;
  /** Number of the dart in the game on the device, from 1. */
  readonly throwNumber?: number;
  /** Milliseconds since 1970, by the device's clock; the server limits it to between the start of the game and now. */
  readonly timeStamp?: number;
};

/** Records one dart; the request's id becomes the throw's id. */
export const recordHit = (
  platform: Platform,
  { sent, ...command }: GameCommand & { readonly sent: SentHit },
) =>
  changeLockedGame(platform, { ...command, kind: 'throw' }, (game, now) => {
    const timeStamp = Math.max(game.startDateTime, Math.min(sent.timeStamp ?? now, now));
    return recordByRules(game, { id: command.requestId, hitType: sent.hitType, timeStamp }, sent.throwNumber);
  });
