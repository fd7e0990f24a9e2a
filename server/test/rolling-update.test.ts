import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '../migrations/all.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { apiClient } from './api-client.ts';
import { type DatabaseSite, postgresOnly } from './databases.ts';
import { runServer, type ServerProcess } from './server-process.ts';

// During a rolling update the first new process changes the schema while old ones still serve: new columns may have come to every
// table, and the old processes have prepared their statements before.

const noOfTurns = 12;

describe.each(postgresOnly)('a process on $name whose schema grows', ({ create }) => {
  let site: DatabaseSite;
  let server: ServerProcess;

  beforeAll(async () => {
    site = await create();
    server = await runServer({
      DATABASE_URL: site.options.databaseUrl ?? '',
      DATA_DIR: site.options.dataDir,
      CALL_LIMITS: 'off',
    });
    expect(server.url, server.output()).not.toBe('');
  });
  afterAll(async () => {
    await server?.stop();
    await site?.dispose();
  });

  /** What the first process of the next version does when it starts. */
  const growSchema = async () => {
    const growth = {
      name: '9999-next-version',
      up: async (q: Parameters<(typeof migrations)[number]['up']>[0]) => {
        const { rows } = await sql<{ name: string }>`
          select table_name as name from information_schema.tables
          where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(q);
        for (const { name } of rows)
          await sql`alter table ${sql.ref(name)} add column of_next_version integer`.execute(q);
      },
    };
    const db = await openDatabase({ ...site.options, migrations: [...migrations, growth] });
    await db.close();
  };

  it('serves on, and loses no turn', async () => {
    const api = apiClient(server.url);
    const match = await api.startMatch();
    const email = `${randomUUID()}@example.org`;
    const registered = await api.call('POST /users/register', {
      body: { emailAddress: email, password: 'Treble20!' },
    });
    const { token } = registered.json;
    const teamCalls = ['GET /users/me', 'GET /matches', 'GET /events', `GET /matches/${match.id}/standing`];
    let entered = 0;
    const enter = async () => {
      for (let turn = 0; turn < noOfTurns; turn += 1, entered += 1) {
        const playerId = entered % 2 === 0 ? match.home : match.away;
        const answer = await api.recordThrow(match, { playerId, score: 1 });
        expect(answer.status, answer.text).toBe(200);
      }
      for (const call of teamCalls) {
        const answer = await api.call(call, { token });
        expect([call, answer.status, answer.text.slice(0, 80)]).toEqual([
          call,
          200,
          answer.text.slice(0, 80),
        ]);
      }
      const second = await api.startMatch();
      expect((await api.readMatch(second.id)).id).toBe(second.id);
    };
    await enter();
    await enter();
    await growSchema();
    await enter();
    await enter();
    const { props } = await api.readMatch(match.id);
    const turns = props.sets.flatMap(({ legs }) => legs.flatMap((leg) => leg.throws));
    expect(turns).toHaveLength(entered);
  });
});
