import type { Actor as Asker } from '@neundarter/rules/access/actor';
import { mayManageEvents } from '@neundarter/rules/access/events';
import { ok, refused } from '@neundarter/rules/result';
import { announceEventChange } from '../../events/announce-event-change.ts';
import { lockEvent } from '../../events/lock-event.ts';
import { findEventsById } from '../../events/reads.ts';
import { tooManyAttempts } from '../../platform/attempts.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { TooManyHashes } from '../../platform/identity/password-hash.ts';
import { countWrongTry } from '../../platform/passes/count-wrong-try.ts';
import type { Pass, PassPlace } from '../../platform/passes/pass.ts';
import { type TypedSecret, tryPass } from '../../platform/passes/try-pass.ts';
import { describeActor } from '../../users/describe-actor.ts';
import type { MatchdayPlatform } from '../core/change-matchday.ts';
import { type GatheredMatchday, gatherMatchday } from '../core/gather-matchdays.ts';

/** The part of the passes of guests: what released match days have, whichever side the guests are. */
const guestsPart = 'away';

/** Where the code stands that pairs the first device of the guests. */
export const pairingPlace = (eventId: string): PassPlace => ({
  kind: 'pairing-code',
  scope: eventId,
  part: guestsPart,
});

/** Where the PIN stands that the guests have chosen. */
export const guestsPlace = (eventId: string): PassPlace => ({
  kind: 'guests-pin',
  scope: eventId,
  part: guestsPart,
});

/** Whether somebody belongs to the team that has entered the match day, so that they never take part as guests. */
const isOfOwner = (asker: Asker, teamId: string): boolean =>
  asker.teamIds.includes(teamId) || mayManageEvents(asker, teamId);

/** Who enters a code or PIN of the guests, from where, for which match day. */
export type EnteringGuest = TypedSecret['by'] & { readonly id: string };

/**
 * The match day for somebody who enters a code or PIN of the guests; they need not be able to see it. Refusals:
 * `error.not-found`, `error.insufficient-permissions` for members of the team of the event, `error.event.invalid-status` outside of
 * the time in which the PIN works.
 */
export const findForGuest = async (
  { clock }: Pick<MatchdayPlatform, 'clock'>,
  q: Queries,
  { id, actor }: EnteringGuest,
): Promise<Outcome<GatheredMatchday>> => {
  const [event] = await findEventsById(q, [id]);
  const matchday = event && (await gatherMatchday(q, event, { actor, now: clock.now() }));
  if (event === undefined || !matchday) return refused('error.not-found');
  if (isOfOwner(describeActor(actor), event.props.teamId)) return refused('error.insufficient-permissions');
  return matchday.guests.isPairingOpen ? ok(matchday) : refused('error.event.invalid-status');
};

type Entered = EnteringGuest & {
  readonly place: PassPlace;
  readonly secret: string;
  /** Field of the body with the secret. */
  readonly field: '/code' | '/pin';
};

/**
 * Compares a code or PIN of the guests with the right one, and counts a wrong one. Refusals: `error.event.wrong-pin`,
 * `error.event.code-expired` if none is open, `error.event.pin-locked` and `error.too-many-requests` after too many wrong
 * ones.
 */
export const checkGuest = async (
  platform: MatchdayPlatform,
  { id, actor, clientAddress, place, secret, field }: Entered,
): Promise<Outcome<Pass>> => {
  const by = { actor, clientAddress };
  try {
    const tried = await platform.db.query((q) => tryPass(platform, q, { place, secret, by }));
    if (tried.outcome === 'wait') return { ok: false, error: tooManyAttempts(tried.waitS) };
    if (tried.outcome === 'closed') return refused('error.event.code-expired');
    if (tried.outcome === 'locked') return refused('error.event.pin-locked');
    if (tried.outcome === 'right') return ok(tried.pass);
    if (tried.outcome === 'wrong')
      await countWrongTry(platform, {
        pass: tried.pass,
        by,
        lockScope: (tx) => lockEvent(tx, id),
        tell: (tx) => announceEventChange(platform, tx, { eventId: id, matchIds: [], isEdit: false }),
      });
    return { ok: false, error: { code: 'error.event.wrong-pin', fields: [field] } };
  } catch (error) {
    if (error instanceof TooManyHashes) return refused('error.too-many-requests');
    throw error;
  }
};
