import type { Place } from '@neundarter/rules/tournament/advance/places';
import type { TournamentMode } from '@neundarter/rules/tournament/plan/modes';
import type { TournamentSetup } from '@neundarter/rules/tournament/setup/setup';
import type { Queries } from '../../platform/db/database.ts';

/** A tournament that a player has played or plays. @property place null until the end, and for who was out in the groups */
type PlayedTournament = {
  readonly eventId: string;
  readonly name: string;
  readonly teamName: string;
  readonly startDateTime: number;
  readonly status: 'running' | 'finished';
  readonly tournamentMode: TournamentMode;
  readonly noOfParticipants: number;
  readonly place: Pick<Place, 'from' | 'to'> | null;
};

const started = ['running', 'finished'] as const;

/** Numbers of confirmed entries by tournament. */
const countEntries = async (
  q: Queries,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const rows = await q
    .selectFrom('event_participants')
    .select((eb) => ['event_id' as const, eb.fn.countAll<number>().as('count')])
    .where('event_id', 'in', [...eventIds])
    .where('status', '=', 'confirmed')
    .groupBy('event_id')
    .execute();
  return new Map(rows.map(({ event_id: eventId, count }) => [eventId, count]));
};

/**
 * One page of the started tournaments in which a player has a confirmed entry, latest first; without those into which
 * somebody else has entered them, until they agree.
 */
export const findPlayedTournaments = async (
  q: Queries,
  playerId: string,
  { skip, limit }: { readonly skip: number; readonly limit: number },
): Promise<readonly PlayedTournament[]> => {
  const rows = await q
    .selectFrom('event_participant_people')
    .innerJoin('event_participants', 'event_participants.id', 'event_participant_people.entry_id')
    .innerJoin('tournaments', 'tournaments.event_id', 'event_participant_people.event_id')
    .innerJoin('events', 'events.id', 'event_participant_people.event_id')
    .innerJoin('teams', 'teams.id', 'events.team_id')
    .leftJoin('event_places', 'event_places.entry_id', 'event_participants.id')
    .select([
      'events.id',
      'events.name',
      'events.start_date_time',
      'teams.name as team_name',
      'tournaments.status',
      'tournaments.config',
      'event_places.place_from',
      'event_places.place_to',
    ])
    .where('event_participant_people.player_id', '=', playerId)
    .where('event_participants.status', '=', 'confirmed')
    .where('tournaments.status', 'in', started)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('event_consents')
            .select('event_consents.player_id')
            .whereRef('event_consents.event_id', '=', 'events.id')
            .where('event_consents.player_id', '=', playerId)
            .where('event_consents.status', '=', 'open'),
        ),
      ),
    )
    .orderBy('events.start_date_time', 'desc')
    .orderBy('events.id')
    .limit(limit)
    .offset(skip)
    .execute();
  if (rows.length === 0) return [];
  const counts = await countEntries(
    q,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id: eventId, place_from: from, place_to: to, ...row }) => ({
    eventId,
    name: row.name,
    teamName: row.team_name,
    startDateTime: row.start_date_time,
    status: row.status === 'finished' ? 'finished' : 'running',
    tournamentMode: (JSON.parse(row.config) as TournamentSetup).tournamentMode,
    noOfParticipants: counts.get(eventId) ?? 0,
    place: from === null || to === null ? null : { from, to },
  }));
};
