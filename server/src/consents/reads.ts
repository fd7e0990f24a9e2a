import type { ConsentQuestion, EnteredPerson } from '@neundarter/contract/entities/consent';
import { defaultLimit } from '@neundarter/contract/limits';
import { findEventsById } from '../events/reads.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/handler.ts';
import { findNameOfUser } from '../players/find-names-of-users.ts';
import { describeActor } from '../users/describe-actor.ts';
import { type ConsentFilter, consentRows, type StoredConsent } from './store.ts';

/** Player ids of those in these events who were entered by others and have not agreed, by event. For other nouns. */
export const findUnagreed = async (
  q: Queries,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const open = (await consentRows.find(q, eventIds)).filter(({ status }) => status === 'open');
  return new Map(
    [...Map.groupBy(open, ({ eventId }) => eventId)].map(([eventId, own]) => [
      eventId,
      new Set(own.map(({ playerId }) => playerId)),
    ]),
  );
};

/** What those have said who were entered by others, by event; only for organisers. For other nouns. */
export const findEntered = async (
  q: Queries,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, readonly EnteredPerson[]>> => {
  const rows = await consentRows.find(q, eventIds);
  return new Map(
    [...Map.groupBy(rows, ({ eventId }) => eventId)].map(([eventId, own]) => [
      eventId,
      own.map(({ playerId, status, wantsOut }) => ({ playerId, status, wantsOut })),
    ]),
  );
};

/** Questions in the shape of the API; those about deleted events are left out. */
export const describeConsents = async (
  q: Queries,
  consents: readonly StoredConsent[],
): Promise<ConsentQuestion[]> => {
  const events = await findEventsById(
    q,
    consents.map(({ eventId }) => eventId),
  );
  const described: ConsentQuestion[] = [];
  for (const { eventId, status, wantsOut, askedBy, askedAt } of consents) {
    const event = events.find(({ id }) => id === eventId);
    if (event === undefined || askedAt === null) continue;
    const { name, type, teamName, startDateTime } = event.props;
    described.push({
      eventId,
      eventName: name,
      eventType: type,
      teamName,
      startDateTime,
      askedBy: askedBy === null ? null : await findNameOfUser(q, askedBy),
      status,
      wantsOut,
      askedAt,
    });
  }
  return described;
};

/** One page of the events into which somebody else has entered the caller, latest first. */
export const listConsents = (
  { db }: { readonly db: Database },
  {
    actor,
    skip = 0,
    limit = defaultLimit,
    ...filter
  }: Partial<Omit<ConsentFilter, 'playerId'>> & { readonly actor: Actor },
): Promise<ConsentQuestion[]> =>
  db.read(async (q) => {
    const { playerId } = describeActor(actor);
    if (playerId === undefined) return [];
    return describeConsents(q, await consentRows.findPage(q, { ...filter, playerId, skip, limit }));
  });

/** Everything that a player was asked about events and has answered, for the export of own data. */
export const findAllConsentsOf = async (db: Database, actor: Actor): Promise<readonly object[]> => {
  const { playerId } = describeActor(actor);
  if (playerId === undefined) return [];
  const consents = await db.query((q) => consentRows.findAllOf(q, playerId));
  return consents.map(({ askedBy: _askedBy, playerId: _playerId, ...own }) => own);
};
