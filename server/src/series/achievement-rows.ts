import type { Achievements } from '@neundarter/rules/series/achievements';
import type { Queries, WriteTx } from '../platform/db/database.ts';

/** What a player has achieved in a tournament. */
export type StoredAchievements = {
  readonly eventId: string;
  readonly playerId: string;
  readonly achievements: Achievements;
};

/** Writes what the players of a tournament have achieved, in place of what was there. */
export const putAchievements = async (
  { q }: WriteTx,
  eventId: string,
  achieved: ReadonlyMap<string, Achievements>,
): Promise<void> => {
  await q.deleteFrom('event_achievements').where('event_id', '=', eventId).execute();
  if (achieved.size === 0) return;
  const rows = [...achieved].map(([playerId, achievements]) => ({
    event_id: eventId,
    player_id: playerId,
    achievements: JSON.stringify(achievements),
  }));
  await q.insertInto('event_achievements').values(rows).execute();
};

const selected = (q: Queries) =>
  q
    .selectFrom('event_achievements')
    .innerJoin('events', 'events.id', 'event_achievements.event_id')
    .select([
      'event_achievements.event_id',
      'event_achievements.player_id',
      'event_achievements.achievements',
    ])
    .orderBy('events.start_date_time')
    .orderBy('events.id')
    .orderBy('event_achievements.player_id');

type Row = { readonly event_id: string; readonly player_id: string; readonly achievements: string };

const achievementsOf = ({
  event_id: eventId,
  player_id: playerId,
  achievements,
}: Row): StoredAchievements => ({
  eventId,
  playerId,
  achievements: JSON.parse(achievements) as Achievements,
});

/** What was achieved in these tournaments, in the order in which they began. */
export const findAchievements = async (
  q: Queries,
  eventIds: readonly string[],
): Promise<readonly StoredAchievements[]> => {
  if (eventIds.length === 0) return [];
  const rows = await selected(q).where('event_achievements.event_id', 'in', eventIds).execute();
  return rows.map(achievementsOf);
};

/** What a player has achieved in all tournaments. */
export const findAchievementsOf = async (
  q: Queries,
  playerId: string,
): Promise<readonly StoredAchievements[]> => {
  const rows = await selected(q).where('event_achievements.player_id', '=', playerId).execute();
  return rows.map(achievementsOf);
};
