import { ok, refused } from '@neundarter/rules/result';
import type { EventCaller, EventRights } from '../events/gather-event-rights.ts';
import type { EventRecord } from '../events/stored-event.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import type { Pass, PassPlace } from '../platform/passes/pass.ts';
import type { Platform } from '../platform/platform.ts';
import { findManagedEvent } from '../tournaments/core/find-managed-event.ts';
import { findTournamentStatus } from '../tournaments/reads.ts';

/** What calls about money need. */
export type MoneyPlatform = Platform & { readonly rights: EventRights };

/** An organiser's call about the money of an event. */
export type MoneyCaller = EventCaller & { readonly id: string };

/**
 * The tournament of a call, for its organisers; nobody else learns anything about its money. Refusals: those of
 * `findManagedEvent`, `error.event.invalid-status` for events of other kinds.
 */
export const findMoneyEvent = async (
  q: Queries,
  rights: EventRights,
  caller: MoneyCaller,
): Promise<Outcome<EventRecord>> => {
  const found = await findManagedEvent(q, rights, caller);
  if (!found.ok) return found;
  const isTournament = (await findTournamentStatus(q, caller.id)) !== null;
  return isTournament ? ok(found.value) : refused('error.event.invalid-status');
};

/** What the link of the helpers at the door opens. */
export const doorPlace = (eventId: string): PassPlace => ({ kind: 'door-key', scope: eventId });

/** An open pass as organisers see it. */
export const describeDoorLink = ({ issuedAt, expiresAt, lastUsedAt }: Pass) => ({
  createdAt: issuedAt,
  expiresAt: expiresAt ?? issuedAt,
  lastUsedAt,
});
