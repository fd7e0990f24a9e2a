import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';

type Label = { readonly team_id: string; readonly board: string; readonly count: number | string };

/** Labels of one board of a team. */
type Board = {
  readonly id: string;
  readonly teamId: string;
  readonly name: string;
  readonly labels: readonly string[];
  readonly count: number;
};

/** Boards of a team that are made of labels, at most; other labels stay texts. */
const maxBoards = 40;

const nameOf = (label: string): string => {
  const trimmed = label.trim().replaceAll(/\s+/gu, ' ');
  const full = `Board ${trimmed}`;
  return trimmed === '' || /\p{L}{3}/u.test(trimmed) || full.length > 20 ? trimmed : full;
};

/** 20 characters that are the same on every run. */
const idOf = (key: string): string =>
  BigInt(`0x${createHash('sha256').update(key).digest('hex')}`)
    .toString(36)
    .slice(0, 20);

const boardOf = (key: string, labels: readonly [Label, ...Label[]]): Board => ({
  id: idOf(key),
  teamId: labels[0].team_id,
  name: nameOf(labels[0].board),
  labels: labels.map(({ board }) => board),
  count: labels.reduce((sum, { count }) => sum + Number(count), 0),
});

/** The boards of all teams by the labels of their matches: equal names are one board. */
const boardsOf = (labels: readonly Label[]): readonly Board[] => {
  const named = labels.filter(({ board }) => nameOf(board) !== '');
  const byKey = Map.groupBy(named, ({ team_id, board }) => `${team_id}/${nameOf(board).toLowerCase()}`);
  const boards = [...byKey].map(([key, some]) => boardOf(key, some as [Label, ...Label[]]));
  return [...Map.groupBy(boards, ({ teamId }) => teamId).values()].flatMap((ofTeam) =>
    ofTeam
      .toSorted((one, other) => other.count - one.count || one.name.localeCompare(other.name))
      .slice(0, maxBoards)
      .toSorted((one, other) => one.name.localeCompare(other.name, 'de', { numeric: true })),
  );
};

const createTables = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('boards')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('team_id', 'text', (column) => column.notNull().references('teams.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('is_stream', 'integer', (column) => column.notNull())
    .addColumn('since', sql`bigint`)
    .addColumn('revision', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('boards_team').on('boards').columns(['team_id', 'place']).execute();
  await db.schema
    .createTable('match_boards')
    .addColumn('match_id', 'text', (column) =>
      column.primaryKey().notNull().references('matches.id').onDelete('cascade'),
    )
    .addColumn('board_id', 'text', (column) => column.notNull().references('boards.id').onDelete('cascade'))
    .execute();
  await db.schema.createIndex('match_boards_board').on('match_boards').column('board_id').execute();
};

/** Puts the matches with these labels on their board. */
const putMatches = async (db: Kysely<unknown>, { id, teamId, labels }: Board): Promise<void> => {
  for (const label of labels)
    await sql`insert into match_boards (match_id, board_id)
      select match_places.match_id, ${id} from match_places
      inner join events on events.id = match_places.event_id
      inner join matches on matches.id = match_places.match_id
      where events.team_id = ${teamId} and match_places.board = ${label}`.execute(db);
};

/** Boards become things of a team's hall. Labels that were typed before become boards; the labels stay. */
export const boardsMigration = {
  name: '0061-boards',
  up: async (db: Kysely<unknown>): Promise<void> => {
    await createTables(db);
    const { rows } = await sql<Label>`select events.team_id, match_places.board, count(*) as count
      from match_places
      inner join events on events.id = match_places.event_id
      inner join teams on teams.id = events.team_id
      where match_places.board is not null
      group by events.team_id, match_places.board
      order by events.team_id, match_places.board`.execute(db);
    const places = new Map<string, number>();
    for (const board of boardsOf(rows)) {
      const { id, teamId, name } = board;
      const place = places.get(teamId) ?? 0;
      places.set(teamId, place + 1);
      await sql`insert into boards (id, team_id, name, place, state, is_stream, since, revision)
        values (${id}, ${teamId}, ${name}, ${place}, 'open', 0, null, 0)`.execute(db);
      await putMatches(db, board);
    }
  },
};
