import { leadsOwnSide } from '@neundarter/rules/access/matchday';
import type { SignatureWay } from '@neundarter/rules/matchday/disputes';
import { type Side, sides } from '@neundarter/rules/matchday/plan';
import { logRows } from '../events/log-rows.ts';
import { findEventsById } from '../events/reads.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
import { type Asking, gatherMatchday } from './core/gather-matchdays.ts';
import { guestDeviceRows } from './storage/guest-device-rows.ts';
import {
  findGuestEvents,
  findListedPlayers,
  findMatchdays,
  findOpenGuestEvents,
  findPublicPlacesOf,
  findStartedOwnEvents,
} from './storage/store.ts';
import { forfeitOf, type MatchdayDecision, signaturesIn } from './storage/stored-log.ts';
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

/** A match day as far as its league wants to know. */
export type ReportedMatchday = Pick<StoredMatchday, 'eventId' | 'status' | 'result' | 'finishedAt'> & {
  readonly signatures: readonly {
    readonly side: Side;
    readonly name: string;
    readonly way: SignatureWay;
    readonly protest: string | null;
    /** ms since 1970 */
    readonly madeAt: number;
  }[];
  /** The side that has not appeared, and does not object to that; null if both have. */
  readonly absentSide: Side | null;
};

const aboutReports = [
  'signature',
  'forfeit',
  'objection',
] as const satisfies readonly MatchdayDecision['kind'][];

/** What the leagues of match days want to know of them, with few queries for any number. For other nouns. */
export const findReportedMatchdays = async (
  q: Queries,
  eventIds: readonly string[],
): Promise<readonly ReportedMatchday[]> => {
  const rows = await findMatchdays(q, eventIds);
  const logs = Map.groupBy(await logRows.find(q, eventIds, aboutReports), ({ eventId }) => eventId);
  return rows.map(({ eventId, status, result, finishedAt }) => {
    const log = logs.get(eventId) ?? [];
    const forfeit = forfeitOf(log);
    const signatures = signaturesIn(log).flatMap((one) =>
      one === null
        ? []
        : [
            {
              side: one.side,
              name: one.name,
              way: one.way,
              protest: one.protest ?? null,
              madeAt: one.entry.madeAt,
            },
          ],
    );
    const isAbsent = forfeit?.reason === 'absent' && !forfeit.isDisputed;
    return { eventId, status, result, finishedAt, signatures, absentSide: isAbsent ? forfeit.side : null };
  });
};

/** The sides of a match day that the caller leads as one of their own, also by a device of the guests. For other nouns. */
export const findOwnSides = async (q: Queries, eventId: string, asking: Asking): Promise<readonly Side[]> => {
  const [event] = await findEventsById(q, [eventId]);
  const matchday = event === undefined ? null : await gatherMatchday(q, event, asking);
  const asker = describeActor(asking.actor);
  return matchday === null ? [] : sides.filter((side) => leadsOwnSide(asker, matchday.facts, side));
};

/** The match days of which the caller's device is one of the guests, for the export of own data. */
export const findOwnGuestDays = (db: Database, actor: Actor): Promise<readonly object[]> =>
  db.query(async (q) =>
    (await guestDeviceRows.findOf(q, describeActor(actor).id)).map(({ eventId, enrolledAt }) => ({
      eventId,
      enrolledAt,
    })),
  );

/** The other teams of these match days, and whether a match day is finished, by event. For other nouns. */
export const findOtherTeams = async (q: Queries, eventIds: readonly string[]) =>
  new Map(
    (await findMatchdays(q, eventIds)).map((one) => [
      one.eventId,
      {
        teamId: one.otherTeamId,
        isRegistered: one.isOtherRegistered,
        hasAgreed: one.request === 'agreed',
        isFinished: one.status === 'finished',
      },
    ]),
  );

/** Match days of other teams in which these teams have agreed to play. For other nouns. */
export const findAgreedMatchdays = (q: Queries, teamIds: readonly string[]): Promise<readonly string[]> =>
  findGuestEvents(q, teamIds, 'agreed');
