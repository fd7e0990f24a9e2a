import { ok, refused } from '@neundarter/rules/result';
import { isEnrolmentOpen } from '@neundarter/rules/tournament/setup/status';
import { agreeByEnrolling } from '../../consents/agree-to-event.ts';
import type { EventCaller } from '../../events/gather-event-rights.ts';
import { lockEvent } from '../../events/lock-event.ts';
import { tooManyAttempts } from '../../platform/attempts.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Actor, Outcome } from '../../platform/http/handler.ts';
import { findByKey } from '../../platform/passes/find-by-key.ts';
import type { Pass } from '../../platform/passes/pass.ts';
import { passRows } from '../../platform/passes/pass-rows.ts';
import { tryPass } from '../../platform/passes/try-pass.ts';
import type { Platform } from '../../platform/platform.ts';
import { describeActor } from '../../users/describe-actor.ts';
import type { TournamentPlatform } from '../core/change-tournament.ts';
import { enrolmentRows } from '../storage/enrolment-rows.ts';
import { keyPlace, pinPlace } from '../storage/find-pins.ts';
import { scorerRows } from '../storage/scorer-rows.ts';
import { findTournament } from '../storage/store.ts';
import { countWrongPin } from './count-wrong-pin.ts';

type Enrolling = Pick<EventCaller, 'actor'> & { readonly id: string };
type EnrollingByPin = Enrolling & { readonly pin: string; readonly clientAddress: string };
type EnrollingByKey = Enrolling & { readonly key: string };

const wrongPin = { ok: false, error: { code: 'error.event.wrong-pin', fields: ['/pin'] } } as const;
const wrongKey = { ok: false, error: { code: 'error.event.wrong-pin', fields: ['/key'] } } as const;

/** Refuses tournaments without a PIN and those whose last match is over. */
const findOpen = async (q: WriteTx['q'], id: string): Promise<Outcome<true>> => {
  const row = await findTournament(q, id);
  if (row === null) return refused('error.not-found');
  return isEnrolmentOpen(row.status) ? ok(true) : refused('error.event.invalid-status');
};

/**
 * Enrols a caller by an open pass. The last match may have ended since the pass was found, and the pass may have been
 * revoked: then nobody is enrolled.
 */
export const addEnrolment = (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { pass, actor }: { readonly pass: Pass; readonly actor: Actor },
): Promise<Outcome<undefined>> =>
  db.write(async (tx): Promise<Outcome<undefined>> => {
    const { scope: eventId } = pass.place;
    await lockEvent(tx, eventId);
    const found = await findOpen(tx.q, eventId);
    if (!found.ok) return found;
    const now = clock.now();
    if (!(await passRows.use(tx, pass, now))) return pass.place.kind === 'card-key' ? wrongKey : wrongPin;
    const { id: callerId, kind } = describeActor(actor);
    await enrolmentRows.add(tx, { eventId, callerId }, now);
    await scorerRows.add(tx, { eventId, callerId, kind });
    return ok(undefined);
  });

/** Enrols a caller by an open pass, who agrees by it to take part if somebody else has entered them. */
const enrol = async (
  platform: TournamentPlatform,
  entering: { readonly pass: Pass; readonly actor: Actor },
): Promise<Outcome<undefined>> => {
  const added = await addEnrolment(platform, entering);
  if (added.ok)
    await agreeByEnrolling(platform, { eventId: entering.pass.place.scope, actor: entering.actor });
  return added;
};

/**
 * Enrols whoever enters the PIN of a tournament, user or guest: they may then see it and score its matches. The PIN is
 * the key also to a tournament that is not public. Refusals: `error.not-found`, `error.event.invalid-status` before it is
 * published and after its last match, `error.event.wrong-pin`, `error.too-many-requests` after too many wrong ones of
 * this caller or network, `error.event.pin-locked` after too many wrong ones of all.
 */
export const enrolScorer = async (
  platform: TournamentPlatform,
  { id, pin, actor, clientAddress }: EnrollingByPin,
): Promise<Outcome<undefined>> => {
  const found = await platform.db.query((q) => findOpen(q, id));
  if (!found.ok) return found;
  const by = { actor, clientAddress };
  const tried = await platform.db.query((q) =>
    tryPass(platform, q, { place: pinPlace(id), secret: pin, by }),
  );
  if (tried.outcome === 'wait') return { ok: false, error: tooManyAttempts(tried.waitS) };
  if (tried.outcome === 'closed') return refused('error.event.invalid-status');
  if (tried.outcome === 'locked') return refused('error.event.pin-locked');
  if (tried.outcome === 'wrong') await countWrongPin(platform, { pass: tried.pass, by });
  return tried.outcome === 'right' ? enrol(platform, { pass: tried.pass, actor }) : wrongPin;
};

/**
 * Enrols whoever has scanned the card of a tournament. Works also while the PIN is locked: nobody can guess the key, so
 * wrong ones do not count. Refusals: `error.not-found`, `error.event.invalid-status` before it is published and after its
 * last match, `error.event.wrong-pin` for the key of an earlier card.
 */
export const enrolByKey = async (
  platform: TournamentPlatform,
  { id, key, actor }: EnrollingByKey,
): Promise<Outcome<undefined>> => {
  const found = await platform.db.query((q) => findOpen(q, id));
  if (!found.ok) return found;
  const pass = await platform.db.query((q) =>
    findByKey(q, { place: keyPlace(id), key }, platform.clock.now()),
  );
  return pass === null ? wrongKey : enrol(platform, { pass, actor });
};
