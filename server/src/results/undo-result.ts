import type { EventEntity, MinimalEvent } from '@neundarter/contract/entities/event';
import { refused } from '@neundarter/rules/result';
import type { MinimalCommand } from '../events/change-locked-event.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
import { changeOwnMatch, type ResultPlatform } from './change-own-match.ts';
import type { OwnMatch, ResultAct } from './result-kind.ts';
import { takeBack } from './take-back.ts';

type Undo = Extract<ResultAct, { readonly kind: 'undo' }>;

/** Takes back the end of a match in the caller's transaction, and notes it. Refusals as `takeBack`. */
export const undoInside = async (
  platform: ResultPlatform,
  tx: WriteTx,
  { own, by, act: { reason, reset } }: { readonly own: OwnMatch; readonly by: string; readonly act: Undo },
): Promise<Outcome<readonly string[]>> => {
  const seen = reset === undefined || reset === false ? null : reset;
  const undone = await takeBack(platform, tx, { own, by, reason, seen });
  if (undone.ok) await own.note?.('undone', { by, reason });
  return undone;
};

/**
 * Takes back the end of a match: its turns stay, so that it can be corrected. Refusals: those of `changeOwnMatch` and
 * `takeBack`.
 */
export const undoResult = (
  platform: ResultPlatform,
  { reason, reset, ...command }: MinimalCommand & Omit<Undo, 'kind'> & { readonly matchId: string },
): Promise<Outcome<EventEntity | MinimalEvent>> => {
  const act: Undo = { kind: 'undo', reason, reset };
  return changeOwnMatch(platform, { ...command, act }, async (tx, own) => {
    if (own.status !== 'finished') return refused('error.invalid-match-status');
    return own.propose?.() ?? undoInside(platform, tx, { own, act, by: describeActor(command.actor).id });
  });
};
