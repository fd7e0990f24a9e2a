import { ok, refused } from '@neundarter/rules/result';
import type { EventCaller } from '../events/gather-event-rights.ts';
import { tooManyAttempts } from '../platform/attempts.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
import type { TournamentPlatform } from './change-tournament.ts';
import { checkPin, pinOf } from './check-pin.ts';
import { countWrongPin } from './count-wrong-pin.ts';
import { enrolmentRows } from './enrolment-rows.ts';
import { findTournament } from './store.ts';

export type Enrolling = EventCaller & { readonly id: string; readonly pin: string };

/**
 * Enrols whoever enters the PIN of a tournament, user or guest: they may then see it and score its matches. The PIN is
 * the key also to a tournament that is not public. Refusals: `error.not-found`, `error.event.invalid-status` before it is
 * published, `error.event.wrong-pin`, `error.too-many-requests` after too many wrong ones, `error.event.pin-locked` for
 * guests after too many wrong ones of all guests.
 */
export const enrolScorer = async (
  platform: TournamentPlatform,
  { id, pin, actor }: Enrolling,
): Promise<Outcome<undefined>> => {
  const row = await platform.db.read((q) => findTournament(q, id));
  if (row === null) return refused('error.not-found');
  const tried = pinOf(row, { actor, pin });
  if (tried === null) return refused('error.event.invalid-status');
  const outcome = await platform.db.query((q) => checkPin(platform, q, tried));
  if (outcome === 'locked') return refused('error.event.pin-locked');
  if (outcome === 'wrong') await countWrongPin(platform, tried);
  if (outcome === 'wrong' || outcome === 'outdated')
    return { ok: false, error: { code: 'error.event.wrong-pin', fields: ['/pin'] } };
  if (outcome !== 'right') return { ok: false, error: tooManyAttempts(outcome.waitS) };
  await platform.db.write((tx) =>
    enrolmentRows.add(tx, { eventId: id, callerId: describeActor(actor).id }, platform.clock.now()),
  );
  return ok(undefined);
};
