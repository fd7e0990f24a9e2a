import type { EventEntity } from '@neundarter/contract/entities/event';
import type { Actor } from '@neundarter/rules/access/actor';
import { leadsOwnSide, mayCaptain } from '@neundarter/rules/access/matchday';
import { isAdmin } from '@neundarter/rules/access/people';
import { isConfirmed, type SignatureWay } from '@neundarter/rules/matchday/disputes';
import { partyOfSide, type Side } from '@neundarter/rules/matchday/plan';
import { opponentOf } from '@neundarter/rules/matchday/readiness';
import { ok, refused } from '@neundarter/rules/result';
import type { EventCommand } from '../../events/change-locked-event.ts';
import { logRows } from '../../events/log-rows.ts';
import { findPlaces } from '../../matches/following/find-places.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { describeActor } from '../../users/describe-actor.ts';
import { changeMatchday, type MatchdayPlatform } from '../core/change-matchday.ts';
import { findFingerprint } from '../core/find-fingerprint.ts';
import type { GatheredMatchday } from '../core/gather-matchdays.ts';
import { type MatchdayDecision, signaturesIn } from '../storage/stored-log.ts';

const wayOf = (asker: Actor, { facts, log }: GatheredMatchday, side: Side): SignatureWay => {
  const other = signaturesIn(log)[partyOfSide(opponentOf(side))];
  // Who leads both sides signs the second one on the device of the first.
  const hasSignedAsOther = other?.entry.madeBy === asker.id && other.way !== 'other';
  if (!leadsOwnSide(asker, facts, side) || hasSignedAsOther) return 'other';
  return facts.sides[partyOfSide(side)].isOwnDevice === true ? 'device' : 'own';
};

type Signing = EventCommand & {
  readonly side: Side;
  readonly name: string;
  /** The fingerprint of the report that the caller has seen, so that nobody signs what they have not read. */
  readonly fingerprint: string;
  /** Why the side signs under protest; missing: it does not. */
  readonly protest?: string;
};

/**
 * Signs the report of a finished match day for a side, in place of an earlier signature of that side; with both signatures
 * nothing of it changes any more. A repeat changes nothing. Refusals: `error.insufficient-permissions`,
 * `error.event.invalid-status` unless finished, `error.event.report-signed` once both have signed,
 * `error.event.changed-meanwhile` if the report says something else than the caller has read.
 */
export const signReport = (
  platform: MatchdayPlatform,
  { side, name, fingerprint, protest, ...command }: Signing,
): Promise<Outcome<EventEntity>> =>
  changeMatchday(platform, command, async (tx, matchday) => {
    const { event, facts, row, log } = matchday;
    const asker = describeActor(command.actor);
    if (!mayCaptain(asker, facts, side)) return refused('error.insufficient-permissions');
    const signatures = signaturesIn(log);
    const earlier = signatures[partyOfSide(side)];
    const typed = name.trim();
    if (earlier?.name === typed && earlier.protest === protest) return ok(null);
    if (isConfirmed(signatures)) return refused('error.event.report-signed');
    if (row.status !== 'finished') return refused('error.event.invalid-status');
    if (typed === '') return { ok: false, error: { code: 'error.invalid-request', fields: ['/name'] } };
    const places = await findPlaces(tx.q, { eventIds: [event.id], stage: 'matchday' });
    if (fingerprint !== (await findFingerprint(tx.q, { places, log })))
      return refused('error.event.changed-meanwhile');
    const at = platform.clock.now();
    if (earlier !== null) await logRows.undo(tx, earlier.entry, { at, by: asker.id });
    const way = wayOf(asker, matchday, side);
    await logRows.add(tx, {
      eventId: event.id,
      kind: 'signature',
      matchId: null,
      content: {
        kind: 'signature',
        side,
        name: typed,
        way,
        ...(protest !== undefined && { protest }),
      } satisfies MatchdayDecision,
      madeAt: at,
      madeBy: asker.id,
    });
    return ok([]);
  });

/**
 * Takes the signature of a side back; of a confirmed report only platform admins do, with the signatures of both, because
 * nothing of it may change in silence. A repeat changes nothing. Refusals: `error.insufficient-permissions`,
 * `error.event.report-signed` once both have signed.
 */
export const undoSignature = (
  platform: MatchdayPlatform,
  { side, ...command }: EventCommand & { readonly side: Side },
): Promise<Outcome<EventEntity>> =>
  changeMatchday(platform, command, async (tx, { facts, log }) => {
    const asker = describeActor(command.actor);
    if (!mayCaptain(asker, facts, side)) return refused('error.insufficient-permissions');
    const signatures = signaturesIn(log);
    const earlier = signatures[partyOfSide(side)];
    if (earlier === null) return ok(null);
    if (isConfirmed(signatures) && !isAdmin(asker)) return refused('error.event.report-signed');
    const undo = { at: platform.clock.now(), by: asker.id };
    const undone = isConfirmed(signatures) ? signatures : [earlier];
    for (const one of undone) if (one !== null) await logRows.undo(tx, one.entry, undo);
    return ok([]);
  });
