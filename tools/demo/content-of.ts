import type { Database } from '../../server/src/platform/db/database.ts';

/** Everything that the demonstration stores and that its seed decides, to compare two databases. */
export const contentOf = (db: Database) =>
  db.read(async (q) => ({
    players: await q.selectFrom('players').selectAll().orderBy('id').execute(),
    pictures: await q.selectFrom('pictures').selectAll().orderBy('id').execute(),
    users: await q
      .selectFrom('users')
      .select(['id', 'email', 'player_id', 'roles', 'verified_at', 'last_seen'])
      .orderBy('id')
      .execute(),
    teams: await q.selectFrom('teams').selectAll().orderBy('id').execute(),
    members: await q.selectFrom('team_members').selectAll().orderBy('player_id').execute(),
    news: await q.selectFrom('news').selectAll().orderBy('id').execute(),
    matches: await q.selectFrom('matches').selectAll().orderBy('id').execute(),
    moves: await q.selectFrom('match_moves').selectAll().orderBy('match_id').orderBy('seq').execute(),
    events: await q.selectFrom('events').selectAll().orderBy('id').execute(),
    figures: await q.selectFrom('event_figures').selectAll().orderBy('match_id').execute(),
    statistics: await q.selectFrom('player_match_stats').selectAll().execute(),
    entries: await q.selectFrom('event_participants').selectAll().orderBy('id').execute(),
    log: await q.selectFrom('event_log').selectAll().orderBy('event_id').orderBy('seq').execute(),
    achievements: await q
      .selectFrom('event_achievements')
      .selectAll()
      .orderBy('event_id')
      .orderBy('player_id')
      .execute(),
  }));
