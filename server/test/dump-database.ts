import type { Kysely } from 'kysely';
import type { Database } from '../src/platform/db/database.ts';
import type { Tables } from '../src/platform/db/tables.ts';
import { eventually } from './eventually.ts';

/** All tables: a new one that is missing here does not compile. */
const allTables: { readonly [table in keyof Tables]: true } = {
  matches: true,
  match_players: true,
  match_moves: true,
  match_requests: true,
  match_places: true,
  guest_seats: true,
  agreements: true,
  outbox: true,
  reactions: true,
  users: true,
  sessions: true,
  user_tokens: true,
  attempts: true,
  passes: true,
  known_days: true,
  mails: true,
  mail_paces: true,
  players: true,
  pictures: true,
  teams: true,
  team_members: true,
  team_memberships: true,
  team_invites: true,
  team_wishes: true,
  events: true,
  event_figures: true,
  matchdays: true,
  line_ups: true,
  line_up_places: true,
  guest_devices: true,
  event_log: true,
  event_consents: true,
  opponent_teams: true,
  opponent_team_players: true,
  tournaments: true,
  event_participants: true,
  event_participant_people: true,
  event_participant_addresses: true,
  event_places: true,
  event_enrolments: true,
  event_scorers: true,
  series: true,
  series_events: true,
  event_achievements: true,
  tournament_templates: true,
  leagues: true,
  league_teams: true,
  league_fixtures: true,
  league_acts: true,
  league_moves: true,
  news: true,
  player_match_stats: true,
  player_month_stats: true,
  scoring_games: true,
  scoring_throws: true,
  scoring_requests: true,
  boards: true,
  board_tablets: true,
  match_boards: true,
  event_boards: true,
  calls: true,
  call_refusals: true,
  event_halls: true,
  announcements: true,
  hall_voices: true,
  attendances: true,
  same_people: true,
  presence_reports: true,
  calendar_feeds: true,
  relocations: true,
  ended_guests: true,
  event_money: true,
  money_bookings: true,
  event_replies: true,
  event_asks: true,
  event_reminders: true,
  reminder_refusals: true,
  push_devices: true,
  push_device_entries: true,
  push_notices: true,
  hooks: true,
  hook_deliveries: true,
  schema_versions: true,
};
const tables = Object.keys(allTables) as readonly (keyof Tables)[];

/** The whole content of the database, to find out whether anything changed. */
export async function dumpDatabase(db: Database): Promise<Record<string, readonly string[]>> {
  return db.read(async (q) => {
    const dump: Record<string, readonly string[]> = {};
    for (const table of tables) dump[table] = await dumpTable(q, table);
    return dump;
  });
}

async function dumpTable(q: Kysely<Tables>, table: keyof Tables): Promise<readonly string[]> {
  const rows = await q.selectFrom(table).selectAll().execute();
  return rows.map((row) => JSON.stringify(row)).toSorted();
}

/** Waits until every event is announced, every reaction done and every mail sent, so that nothing changes by itself. */
export async function settleOutbox(db: Database): Promise<void> {
  const events = () => db.query((q) => q.selectFrom('outbox').select('id').execute());
  const reactions = () =>
    db.query((q) => q.selectFrom('reactions').select('id').where('set_aside_at', 'is', null).execute());
  const mails = () =>
    db.query((q) => q.selectFrom('mails').select('id').where('due_at', 'is not', null).execute());
  const isBusy = async () =>
    (await events()).length > 0 || (await reactions()).length > 0 || (await mails()).length > 0;
  await eventually(async () => !(await isBusy()) || undefined, 'the end of the outbox');
}
