import Database from 'better-sqlite3';
import { newId } from './api.ts';
import { type MatchTemplate, matchTemplates, templateConfig } from './match-templates.ts';

/** Time span of all matches, in ms: ten years. */
const historyMs = 10 * 365 * 24 * 60 * 60 * 1000;
const templateCount = 60;
const turnMs = 15_000;

/** A player with this number of matches. */
export type Veteran = { readonly playerId: string; readonly matches: number };

export type History = { readonly veterans: readonly Veteran[]; readonly turns: number };

type Filling = { readonly db: Database.Database; readonly templates: readonly MatchTemplate[] };

const playerColumns = {
  type: 'registered',
  last_name: null,
  nick_name: null,
  external_id: null,
  online_matches_allowed: 0,
  current_team_id: null,
  picture_id: null,
  props_hash: null,
  created_by: null,
  created_at: 0,
};

/** An insert statement with the columns of the row. */
function insertion(db: Database.Database, table: string, row: object): Database.Statement {
  const columns = Object.keys(row);
  const values = columns.map((column) => `@${column}`);
  return db.prepare(`insert into ${table} (${columns.join(', ')}) values (${values.join(', ')})`);
}

function insertPlayer({ db }: Filling, name: string): string {
  const id = newId();
  const row = {
    id,
    online_id: id.slice(0, 6).toUpperCase(),
    first_name: name,
    search_name: name.toLowerCase(),
    ...playerColumns,
  };
  insertion(db, 'players', row).run(row);
  return id;
}

function matchRow({ home, away, template, endedAt, turns }: BulkMatch, id: string) {
  const party = (player: string) => ({ type: 'single', player: { type: 'registered', id: player } });
  return {
    id,
    life: id,
    status: 'finished',
    parties: JSON.stringify([party(home), party(away)]),
    config: JSON.stringify(templateConfig),
    starting_score: templateConfig.startingScore,
    check_in_mode: templateConfig.checkInMode,
    props_hash: '',
    created_by: 'bench',
    is_online_match: 0,
    is_forfeited: 0,
    winning_party: String(template.winningParty),
    starting_party: 0,
    starting_player_id: home,
    can_switch_player: 0,
    standing: '{}',
    revision: turns + 1,
    move_count: turns + 1,
    time_stamp: endedAt - turns * turnMs,
    started_at: endedAt - turns * turnMs,
    finished_at: endedAt,
  };
}

type BulkMatch = {
  readonly home: string;
  readonly away: string;
  readonly template: MatchTemplate;
  readonly turns: number;
  readonly endedAt: number;
};

/** Inserts matches in the order of time, with random ids, as in a real database. */
function insertMatches(filling: Filling, veterans: readonly Veteran[], others: readonly string[]): void {
  const { db, templates } = filling;
  const planned = veterans
    .flatMap(({ playerId, matches }) =>
      Array.from({ length: matches }, (_, index) => ({
        playerId,
        endedAt: Math.floor(Date.now() - historyMs + ((index + 1) * historyMs) / matches),
      })),
    )
    .toSorted((one, other) => one.endedAt - other.endedAt);
  db.exec(
    'create temp table plan (id text primary key, template integer, home text, away text, started_at integer)',
  );
  const plan = db.prepare('insert into plan values (?, ?, ?, ?, ?)');
  const player = db.prepare(
    "insert into match_players (match_id, party, seat, player_id, type, time_stamp, ended_at) values (?, ?, 0, ?, 'registered', ?, ?)",
  );
  let match: Database.Statement | null = null;
  for (const [index, { playerId, endedAt }] of planned.entries()) {
    const at = index % templates.length;
    const template = templates[at] as MatchTemplate;
    const opponent = others[index % others.length] ?? '';
    const [home, away] = index % 2 === 0 ? [playerId, opponent] : [opponent, playerId];
    const id = newId();
    const row = matchRow({ home, away, template, turns: template.turns.length, endedAt }, id);
    match ??= insertion(db, 'matches', row);
    match.run(row);
    for (const [party, one] of [home, away].entries()) player.run(id, party, one, row.time_stamp, endedAt);
    plan.run(id, at, home, away, row.started_at);
  }
}

/** Inserts all turns of all matches with one statement, in the order of their index; returns their number. */
function insertTurns({ db, templates }: Filling): number {
  db.exec(
    'create temp table turns (template integer, seq integer, kind text, set_number integer, leg_number integer, throw_number integer, party integer, score integer, attempts integer, primary key (template, seq))',
  );
  const turn = db.prepare('insert into turns values (?, ?, ?, ?, ?, ?, ?, ?, ?)');
  for (const [at, template] of templates.entries()) {
    turn.run(at, 0, 'start', null, null, null, null, null, null);
    for (const [index, one] of template.turns.entries()) {
      const { setNumber, legNumber, throwNumber, party, score, attemptsOnDouble } = one;
      turn.run(at, index + 1, 'throw', setNumber, legNumber, throwNumber, party, score, attemptsOnDouble);
    }
  }
  const { changes } = db
    .prepare(`
      insert into match_moves (match_id, seq, kind, time_stamp, throw_id, set_number, leg_number, throw_number,
        party, player_id, score, darts_thrown, attempts_on_double)
      select plan.id, seq, kind, started_at + seq * ${turnMs}, case when kind = 'throw' then plan.id || seq end,
        set_number, leg_number, throw_number, party, case party when 0 then home when 1 then away end,
        score, case when kind = 'throw' then 3 end, attempts
      from plan cross join turns on turns.template = plan.template
      order by plan.id, seq
    `)
    .run();
  return changes;
}

/**
 * Writes players with long histories into the embedded database; the server must not run.
 * @param counts number of matches of each player
 */
export function fillHistory(file: string, counts: readonly number[]): History {
  const db = new Database(file);
  // The file can be created again, so it does not need to be safe.
  db.pragma('journal_mode = off');
  db.pragma('synchronous = off');
  const filling = { db, templates: matchTemplates(templateCount) };
  db.exec('begin');
  const others = Array.from({ length: 40 }, (_, index) => insertPlayer(filling, `Other ${index}`));
  const veterans = counts.map((matches) => ({
    playerId: insertPlayer(filling, `Veteran ${matches}`),
    matches,
  }));
  insertMatches(filling, veterans, others);
  const moves = insertTurns(filling);
  db.exec('commit');
  db.pragma('journal_mode = wal');
  db.close();
  return { veterans, turns: moves - counts.reduce((sum, count) => sum + count, 0) };
}

/**
 * Reads all turns in the order of their matches, as every count from the turns must; returns the time it took, in ms.
 */
export function readAllTurns(file: string): number {
  const db = new Database(file, { readonly: true });
  const startedAt = performance.now();
  for (const _ of db.prepare('select * from match_moves order by match_id, seq').iterate());
  const took = performance.now() - startedAt;
  db.close();
  return took;
}

/** Marks the address of a registered user as verified, so that the user may read statistics. */
export function verifyUser(file: string, userId: string, playerId: string): void {
  const db = new Database(file);
  db.prepare('update users set verified_at = 1, player_id = ? where id = ?').run(playerId, userId);
  db.close();
}
