import type { Database, Queries } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
import { guestDeviceRows } from './storage/guest-device-rows.ts';
import {
  findListedPlayers,
  findMatchdays,
  findOpenGuestEvents,
  findPublicPlacesOf,
  findStartedOwnEvents,
} from './storage/store.ts';
import type { StoredMatchday } from './storage/stored-matchday.ts';

/** What teams need to know about match days. */
export const matchdayHooks = {
  hasPlayedAtHome: async (q: Queries, teamId: string): Promise<boolean> =>
    (await findStartedOwnEvents(q, teamId)).length > 0,
  hasOpenMatchday: async (q: Queries, opponentId: string): Promise<boolean> =>
    (await findOpenGuestEvents(q, opponentId)).length > 0,
  usesOf: findListedPlayers,
};

/** The places of the caller's player on line-ups that are public, for the export of own data. */
export const findOwnPlaces = async (db: Database, actor: Actor): Promise<readonly object[]> => {
  const { playerId } = describeActor(actor);
  return playerId === undefined ? [] : db.query((q) => findPublicPlacesOf(q, playerId));
};

/** When a match day ended, ms since 1970; null for one that has not, and for other events. For other nouns. */
export const findMatchdayEnd = async (q: Queries, eventId: string): Promise<number | null> =>
  (await findMatchdays(q, [eventId]))[0]?.finishedAt ?? null;

/** How far these match days are, and their results. For other nouns. */
export const findMatchdayResults = (
  q: Queries,
  eventIds: readonly string[],
): Promise<readonly Pick<StoredMatchday, 'eventId' | 'status' | 'result'>[]> => findMatchdays(q, eventIds);

/** The match days of which the caller's device is one of the guests, for the export of own data. */
export const findOwnGuestDays = (db: Database, actor: Actor): Promise<readonly object[]> =>
  db.query(async (q) =>
    (await guestDeviceRows.findOf(q, describeActor(actor).id)).map(({ eventId, enrolledAt }) => ({
      eventId,
      enrolledAt,
    })),
  );
