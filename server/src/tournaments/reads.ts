import { playersOf } from '@neundarter/rules/match/players';
import type { MatchPlayer } from '@neundarter/rules/match/types';
import { ok, type Result } from '@neundarter/rules/result';
import { peopleOf } from '@neundarter/rules/tournament/setup/participants';
import type { TournamentSetup } from '@neundarter/rules/tournament/setup/setup';
import type { TournamentStatus } from '@neundarter/rules/tournament/setup/status';
import type { EventCaller, EventRights } from '../events/gather-event-rights.ts';
import { type LogEntry, logRows } from '../events/log-rows.ts';
import { findReadableEvent } from '../events/reads.ts';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
import { partyOfEntry } from './core/create-matches.ts';
import { addressRows } from './storage/address-rows.ts';
import { enrolmentRows } from './storage/enrolment-rows.ts';
import { entryRows } from './storage/entry-rows.ts';
import { placeRows } from './storage/place-rows.ts';
import { findStartedOf, findTournament, findTournaments } from './storage/store.ts';
import { withoutNames } from './storage/stored-log.ts';
import { findStages } from './views/read-stages.ts';
import type { TournamentCache } from './views/tournament-cache.ts';

/** The match day that is played now; undefined if the event has none. */
export const readRecentMatchday = (
  { db, rights }: { readonly db: Database; readonly rights: EventRights },
  cache: TournamentCache,
  caller: EventCaller & { readonly id: string },
): Promise<Result<number | undefined, 'error.not-found'>> =>
  db.query(async (q): Promise<Result<number | undefined, 'error.not-found'>> => {
    const found = await findReadableEvent(q, rights, caller);
    if (!found.ok) return found;
    return ok((await findStages(q, cache, found.value.event))?.recentMatchDay ?? undefined);
  });

/** How far a tournament is; null for other events. For other nouns. */
export const findTournamentStatus = async (q: Queries, eventId: string): Promise<TournamentStatus | null> =>
  (await findTournament(q, eventId))?.status ?? null;

/** How far these tournaments are, by event; other events are left out. For other nouns. */
export const findTournamentStatuses = async (
  q: Queries,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, TournamentStatus>> =>
  new Map((await findTournaments(q, eventIds)).map(({ eventId, status }) => [eventId, status]));

/** The settings of a tournament; null for other events. For other nouns. */
export const findTournamentSetup = async (q: Queries, eventId: string): Promise<TournamentSetup | null> =>
  (await findTournament(q, eventId))?.config ?? null;

/** Those of these events that are running tournaments. For other nouns. */
export const findRunningTournaments = async (
  q: Queries,
  eventIds: readonly string[],
): Promise<ReadonlySet<string>> =>
  new Set(
    (await findTournaments(q, eventIds)).flatMap(({ eventId, status }) =>
      status === 'running' ? [eventId] : [],
    ),
  );

/** When a tournament ended, ms since 1970; null for one that has not, and for other events. For other nouns. */
export const findTournamentEnd = async (q: Queries, eventId: string): Promise<number | null> =>
  (await findTournament(q, eventId))?.finishedAt ?? null;

/** What teams need to know about tournaments. */
export const tournamentHooks = {
  hasPlayedAtHome: async (q: Queries, teamId: string): Promise<boolean> =>
    (await findStartedOf(q, teamId)).length > 0,
  usesOf: entryRows.findUses,
};

/** The people of these tournaments as everybody may see them, by id; a name that is shortened once is always. */
export const findShownPeople = async (
  q: Queries,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, MatchPlayer>> => {
  const entries = await entryRows.find(q, eventIds);
  // Who has agreed in one of the events is shown with their account.
  const weight = ({ isNameShortened, unagreed }: (typeof entries)[number]) =>
    Number(isNameShortened) * 2 - Number(unagreed.length > 0);
  const shortenedLast = entries.toSorted((one, other) => weight(one) - weight(other));
  return new Map(
    shortenedLast.flatMap((entry) => playersOf(partyOfEntry(entry)).map((player) => [player.id, player])),
  );
};

/**
 * The entries of the caller's player and those that the caller has made for others, with the addresses that they have
 * given, and the events that they may score; for the export of own data.
 */
export const findOwnEntries = async (
  db: Database,
  actor: Actor,
): Promise<{ readonly tournamentEntries: readonly object[]; readonly scoredEvents: readonly string[] }> => {
  const { id: userId, playerId = '' } = describeActor(actor);
  return db.query(async (q) => {
    const tournamentEntries: object[] = [];
    const entries = await entryRows.findAbout(q, { userId, playerId });
    const places = await placeRows.find(
      q,
      entries.map(({ id }) => id),
    );
    for (const entry of entries) {
      const { id, eventId, status, participant, teamName, groupId, seed, isPresent, hasPaid } = entry;
      const address = await addressRows.findOf(q, id);
      const isMine =
        address?.isOwn === true ? entry.createdBy === userId : peopleOf(participant).length === 1;
      tournamentEntries.push({
        id,
        eventId,
        status,
        participant,
        teamName,
        groupId,
        seed,
        isPresent,
        hasPaid,
        place: places.get(id) ?? null,
        emailAddress: isMine ? (address?.address ?? null) : null,
        registeredAt: entry.createdAt,
      });
    }
    return { tournamentEntries, scoredEvents: await enrolmentRows.findEventsOf(q, userId) };
  });
};

/**
 * What the caller has decided during events of all kinds, for the export of own data. Only decisions in tournaments name
 * people; they are left out.
 */
export const findOwnDecisions = (db: Database, actor: Actor): Promise<readonly LogEntry[]> =>
  db.query(async (q) => (await logRows.findBy(q, describeActor(actor).id)).map(withoutNames));
