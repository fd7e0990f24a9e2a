import { maxOthersInHall } from '@neundarter/contract/limits';
import type { Queries } from '../../platform/db/database.ts';

/** A tournament in which nothing has happened for so long is of another day, or was forgotten. */
const quietMs = 12 * 60 * 60_000;

type Asked = { readonly eventId: string; readonly teamId: string; readonly now: number };

/** Ids of the other running tournaments of the team that are played on this day, those that began first. */
export const findOthersOfDay = async (
  q: Queries,
  { eventId, teamId, now }: Asked,
): Promise<readonly string[]> => {
  const rows = await q
    .selectFrom('tournaments')
    .innerJoin('events', 'events.id', 'tournaments.event_id')
    .select('events.id')
    .where('events.team_id', '=', teamId)
    .where('events.id', '<>', eventId)
    .where('tournaments.status', '=', 'running')
    .where((where) =>
      where.or([
        where('tournaments.started_at', '>', now - quietMs),
        where.exists(
          where
            .selectFrom('matches')
            .select('matches.id')
            .whereRef('matches.event_id', '=', 'events.id')
            .where('matches.started_at', '>', now - quietMs),
        ),
      ]),
    )
    .orderBy('tournaments.started_at')
    .orderBy('events.id')
    .limit(maxOthersInHall)
    .execute();
  return rows.map(({ id }) => id);
};
