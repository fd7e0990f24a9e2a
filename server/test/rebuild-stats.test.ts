import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { migrations } from '../migrations/all.ts';
import { notEnded } from '../src/matches/settle-match.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { newId } from '../src/platform/ids.ts';
import { createPerson } from './create-person.ts';
import { type DatabaseSite, databases, sqlite } from './databases.ts';
import { createScorer, valueOf } from './scorer.ts';
import { alone, guest, registered } from './short-matches.ts';
import { createTestPlatform } from './test-platform.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** `npm run rebuild-stats` as a separate process. */
const rebuild = async ({ options }: DatabaseSite) => {
  const child = spawn(process.execPath, [main, 'rebuild-stats'], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: options.dataDir,
      ...(options.databaseUrl !== undefined && { DATABASE_URL: options.databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, complaint] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code: child.exitCode, output, complaint };
};

describe.each(databases)('npm run rebuild-stats on $name', ({ create, createEmpty }) => {
  it('counts matches that were played before there were statistics', async () => {
    const site = await create();
    const db = await openDatabase(site.options);
    const anna = await createPerson({ db });
    const actor = {
      kind: 'user',
      id: anna.userId,
      playerId: anna.playerId,
      sessionId: '',
      isVerified: true,
      roles: [],
      teamIds: [],
      adminOfTeamIds: [],
    } as const;
    const scorer = createScorer(createTestPlatform(db), actor);
    const config = { startingScore: 40, legsToWinSet: 1 };
    for (let number = 0; number < 3; number += 1) {
      const parties = [alone(registered(anna)), alone(guest())] as never;
      const { id } = valueOf(await scorer.create({ parties, config }));
      valueOf(await scorer.start(id));
      valueOf(await scorer.throw(id, { playerId: anna.playerId, score: 40, attemptsOnDouble: 1 }));
    }
    const rowsIn = (one: typeof db) =>
      one.query((q) => q.selectFrom('player_match_stats').select(['player_id', 'total_score']).execute());
    expect(await rowsIn(db)).toEqual([]);
    await db.close();

    const { code, output } = await rebuild(site);
    expect([code, output]).toEqual([0, expect.stringContaining('The statistics of 3 matches')]);
    expect(output).toContain('100 %');
    const after = await openDatabase(site.options);
    const row = { player_id: anna.playerId, total_score: 40 };
    expect(await rowsIn(after)).toEqual([row, row, row]);
    await after.close();
    await site.dispose();
  });

  it('leaves the matches of an older database in their order', async () => {
    const site = await createEmpty();
    const older = await openDatabase({ ...site.options, migrations: migrations.slice(0, 6) });
    const [ended, open] = [newId(), newId()];
    await older.write(async ({ q }) => {
      for (const [id, status, finished_at] of [
        [ended, 'finished', 1234],
        [open, 'running', null],
      ] as const) {
        const columns = {
          id,
          life: id,
          status,
          finished_at,
          parties: '[]',
          config: JSON.stringify({ startingScore: 301, checkInMode: 'double-in' }),
          props_hash: '',
          created_by: 'g',
          is_online_match: 0,
          is_forfeited: 0,
          starting_party: 0,
          can_switch_player: 0,
          standing: '{}',
          revision: 0,
          move_count: 0,
          time_stamp: 1000,
        };
        await q.insertInto('matches').values(columns).execute();
        const player = { match_id: id, party: 0, seat: 0, player_id: 'p', type: 'guest', time_stamp: 1000 };
        await q.insertInto('match_players').values(player).execute();
      }
    });
    await older.close();
    const db = await openDatabase(site.options);
    const places = await db.query((q) =>
      q.selectFrom('match_players').select(['match_id', 'ended_at']).orderBy('ended_at').execute(),
    );
    expect(places).toEqual([
      { match_id: ended, ended_at: 1234 },
      { match_id: open, ended_at: notEnded },
    ]);
    const configs = await db.query((q) =>
      q.selectFrom('matches').select(['starting_score', 'check_in_mode']).execute(),
    );
    const config = { starting_score: 301, check_in_mode: 'double-in' };
    expect(configs).toEqual([config, config]);
    await db.close();
    await site.dispose();
  });
});

describe('npm run rebuild-stats', () => {
  it('does not disturb a server that uses the embedded database', async () => {
    const site = await sqlite.create();
    const db = await openDatabase(site.options);
    const { code, complaint } = await rebuild(site);
    expect(code).toBe(1);
    expect(complaint).toMatch(/^DATA_DIR: .*(in use|another)/i);
    await db.close();
    await site.dispose();
  });
});
