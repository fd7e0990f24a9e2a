import { ok, refused } from '@neundarter/rules/result';
import type { EventCaller } from '../events/gather-event-rights.ts';
import { findEventsById } from '../events/reads.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
import type { TournamentPlatform } from './change-tournament.ts';
import { checkPin } from './check-pin.ts';
import { enrolmentRows } from './enrolment-rows.ts';
import { findTournament } from './store.ts';

export type Enrolling = EventCaller & { readonly id: string; readonly pin: string };

/**
 * Enrols whoever enters the PIN of a tournament, user or guest: they may then see it and score its matches. The PIN is
 * the key also to a tournament that is not public. Refusals: `error.not-found`, `error.event.invalid-status` before it is
 * published, `error.event.wrong-pin`, `error.too-many-requests` after too many wrong ones.
 */
export const enrolScorer = async (
  platform: TournamentPlatform,
  { id, pin, actor }: Enrolling,
): Promise<Outcome<undefined>> => {
  const { event, row } = await platform.db.read(async (q) => ({
    event: (await findEventsById(q, [id]))[0],
    row: await findTournament(q, id),
  }));
  if (event === undefined || row === null) return refused('error.not-found');
  if (row.matchPin === null) return refused('error.event.invalid-status');
  const wrong = await checkPin(platform, { event, actor, pin, right: row.matchPin });
  if (wrong !== null) return { ok: false, error: wrong };
  await platform.db.write((tx) =>
    enrolmentRows.add(tx, { eventId: id, callerId: describeActor(actor).id }, platform.clock.now()),
  );
  return ok(undefined);
};
