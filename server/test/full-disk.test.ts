import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import type { Database } from '../src/platform/db/database.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { databases } from './databases.ts';
import { sampleMatch } from './sample-match.ts';
import { startApp, type TestApp } from './start-app.ts';

const unlimitedPages = 1_073_741_823;

/** A database that may not grow; without a file system of its own this is as near to a full disk as a test gets. */
const fillUp = (db: Database): Promise<void> =>
  db.write(async ({ q, dialect }) => {
    if (dialect === 'sqlite') return void (await sql`pragma max_page_count = 1`.execute(q));
    await sql`create function disk_full() returns trigger as $$ begin
      raise exception 'could not extend file' using errcode = '53100'; end $$ language plpgsql`.execute(q);
    for (const table of ['matches', 'pictures'])
      await sql`create trigger no_room before insert on ${sql.table(table)} execute function disk_full()`.execute(
        q,
      );
  });

const makeRoom = (db: Database): Promise<void> =>
  db.write(async ({ q, dialect }) => {
    if (dialect === 'sqlite')
      return void (await sql`pragma max_page_count = ${sql.lit(unlimitedPages)}`.execute(q));
    await sql`drop function disk_full cascade`.execute(q);
  });

describe.each(databases)('a full disk under $name', ({ create }) => {
  let close = async (): Promise<void> => undefined;
  afterEach(() => close());

  const start = async (): Promise<TestApp> => {
    const site = await create();
    const app = await startApp({ db: await openDatabase(site.options) });
    close = async () => {
      await app.close();
      await site.dispose();
    };
    return app;
  };

  it('leads to "try again later" and is reported by /health until there is room again', async () => {
    const app = await start();
    const { token } = (await app.http.inject('/api/v1/login/guest')).json();
    const createMatch = async () => {
      const { id, props } = sampleMatch();
      const headers = { authorization: `Bearer ${token}` };
      return app.http.inject({ method: 'POST', url: '/api/v1/matches/', headers, payload: { id, props } });
    };
    const health = async () => {
      const answer = await app.http.inject('/health');
      return [answer.statusCode, answer.json().status, answer.json().database];
    };
    await fillUp(app.db);
    let answer = await createMatch();
    // The last pages may have room for a few rows more.
    for (let more = 0; more < 100 && answer.statusCode === 200; more += 1) answer = await createMatch();
    expect([answer.statusCode, answer.body]).toEqual([503, 'error.api.unavailable']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(1);
    expect(app.logLines.some((line) => line.includes('disk of the database is full'))).toBe(true);
    expect(await health()).toEqual([503, 'down', 'full']);
    expect((await app.http.inject('/api/v1/matches/count')).statusCode).toBe(200);
    await makeRoom(app.db);
    expect(await health()).toEqual([200, 'ok', 'ok']);
    expect((await createMatch()).statusCode).toBe(200);
  });
});
