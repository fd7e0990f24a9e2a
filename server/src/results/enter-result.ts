import type { EventEntity, MinimalEvent } from '@neundarter/contract/entities/event';
import type { EnteredResult } from '@neundarter/contract/routes/results';
import { ok, refused } from '@neundarter/rules/result';
import type { MinimalCommand } from '../events/change-locked-event.ts';
import { resetMatch } from '../matches/following/reset-match.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
import { changeOwnMatch, type ResultPlatform } from './change-own-match.ts';
import { type Correction, checkCorrection, correctResult } from './correct-result.ts';
import { enterInside } from './enter-inside.ts';

/** Enters the first result of a match. */
const enterFirst = async (
  platform: ResultPlatform,
  tx: WriteTx,
  { own, result, by }: Correction,
): Promise<Outcome<readonly string[]>> => {
  const { matchId, status } = own;
  // Somebody else has taken back the result that this one should correct. Only paper has something to say about turns.
  const isCorrection = 'reason' in result || 'reset' in result || 'takesOver' in result;
  if (isCorrection || ('deletesTurns' in result && result.kind !== 'paper'))
    return refused('error.invalid-match-status');
  const opened =
    status === 'ended-by-event' ? await resetMatch(platform, tx, { matchId, origin: 'event' }) : ok(true);
  if (!opened.ok) return opened;
  const entered = await enterInside(platform, tx, { matchId, userId: by, result, origin: 'match' });
  if (!entered.ok) return entered;
  await own.note?.('entered', { by, reason: null });
  return ok([matchId]);
};

/** Enters or corrects the result of a match in the caller's transaction, and notes it. */
export const enterOrCorrect = (
  platform: ResultPlatform,
  tx: WriteTx,
  correction: Correction,
): Promise<Outcome<readonly string[]>> =>
  correction.own.status === 'finished'
    ? correctResult(platform, tx, correction)
    : enterFirst(platform, tx, correction);

/**
 * Enters the result of a match without darts, also of one that its event has ended, or corrects it. Refusals are those of
 * `changeOwnMatch`, of the rules of matches and of the followers.
 */
export const enterResult = (
  platform: ResultPlatform,
  { result, ...command }: MinimalCommand & { readonly matchId: string; readonly result: EnteredResult },
): Promise<Outcome<EventEntity | MinimalEvent>> =>
  changeOwnMatch(platform, { ...command, act: { kind: 'enter', result } }, async (tx, own) => {
    const { propose } = own;
    const correction = { own, result, by: describeActor(command.actor).id };
    if (propose === undefined || own.status !== 'finished') return enterOrCorrect(platform, tx, correction);
    const checked = await checkCorrection(tx, correction);
    return checked.ok ? propose() : checked;
  });
