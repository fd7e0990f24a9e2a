import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { type DatabaseSite, postgresOnly } from './databases.ts';
import { type Pooler, poolers, startPooler } from './pgbouncer.ts';

const services = postgresOnly.flatMap((postgres) => poolers.map((pooler) => ({ postgres, ...pooler })));

/** Settings of each connection. The last one is only of tests: it names the schema. */
const settings = ['statement_timeout', 'idle_in_transaction_session_timeout', 'options'];

describe.each(services)('$pooler in front of the database', ({ postgres, program }) => {
  let site: DatabaseSite;
  let pooler: Pooler;

  const start = async (options: Pick<Parameters<typeof startPooler>[0], 'mode' | 'ignored'>) => {
    site = await postgres.create();
    const databaseUrl = site.options.databaseUrl ?? '';
    pooler = await startPooler({ program: program(), databaseUrl, ...options });
  };
  const open = () => openDatabase({ ...site.options, databaseUrl: pooler.url });

  afterEach(async () => {
    await pooler.stop();
    await site.dispose();
  });

  it.each([
    ['that gives each transaction any connection', { mode: 'transaction', ignored: settings }],
    ['that does not let settings through', { mode: 'session', ignored: [] }],
  ] as const)('is refused with a sentence if it is one %s', async (_, options) => {
    await start(options);
    await expect(open()).rejects.toThrow(/pool_mode = session/);
  });

  it('is used if each connection has one of its own', async () => {
    await start({ mode: 'session', ignored: settings });
    const db = await open();
    await db.check();
    await db.close();
  });
});
