import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrations } from '../migrations/all.ts';
import { backUpBeforeUpdate } from '../src/platform/db/back-up-before-update.ts';
import type { Database } from '../src/platform/db/database.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { checkedClient } from './checked-client.ts';
import { postgresOnly } from './databases.ts';
import { dumpDatabase } from './dump-database.ts';
import { startApp } from './start-app.ts';

// Databases of clubs with the schemas of earlier versions, made by `node server/test/keep-released-schema.ts`.

const released = fileURLToPath(new URL('released', import.meta.url));
const versions = readdirSync(released).map((name) => name.replace('.sqlite.br', ''));

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'neundarter-released-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const fileIn = (folder: string) => join(folder, 'neundarter.sqlite');
const backupsIn = (folder: string) => readdirSync(join(folder, 'backups'));

const unpack = (version: string): string => {
  const file = fileIn(dataDir);
  writeFileSync(file, brotliDecompressSync(readFileSync(join(released, `${version}.sqlite.br`))));
  return file;
};

type Rows = readonly Record<string, string | number | null>[];

/** Every table of a file with its rows. */
const tablesOf = (file: string): ReadonlyMap<string, Rows> => {
  const database = new DatabaseSync(file, { readOnly: true });
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all() as {
    name: string;
  }[];
  const content = tables.map(
    ({ name }) => [name, database.prepare(`select * from "${name}"`).all() as Rows] as const,
  );
  database.close();
  return new Map(content);
};

const countsOf = (tables: ReadonlyMap<string, Rows>) =>
  Object.fromEntries(
    [...tables].filter(([name]) => name !== 'schema_versions').map(([name, rows]) => [name, rows.length]),
  );

/** The whole content, without what is new or differs with every run. */
const contentOf = async (db: Database) => {
  const { schema_versions: _, ...tables } = await dumpDatabase(db);
  return tables;
};

describe.each(versions)('a club with the schema %s', (version) => {
  it('loses nothing by an update, and can return to the older version', async () => {
    const before = tablesOf(unpack(version));
    const sentences: string[] = [];
    const db = await openDatabase({ dataDir, onUpdate: (sentence) => sentences.push(sentence) });
    const app = await startApp({ db });
    const call = await checkedClient(app);
    const matches = (await call('GET /matches?limit=100')).json as { id: string }[];
    expect(matches.length).toBeGreaterThan(5);
    for (const { id } of matches) expect((await call(`GET /matches/${id}`)).status).toBe(200);
    for (const { id } of before.get('players') ?? [])
      expect((await call(`GET /players/${id}`)).status).toBe(200);
    await app.close();
    expect(countsOf(tablesOf(fileIn(dataDir)))).toMatchObject(countsOf(before));
    if (version === migrations.at(-1)?.name) return expect(sentences).toEqual([]);
    expect(sentences[0]).toContain(`updated from ${version} to ${migrations.at(-1)?.name}`);
    expect(backupsIn(dataDir)).toEqual([
      expect.stringMatching(new RegExp(`^neundarter-${version}-\\d{8}T\\d{6}\\.sqlite$`)),
    ]);
    expect(tablesOf(join(dataDir, 'backups', backupsIn(dataDir)[0] ?? ''))).toEqual(before);
  });

  it.each(postgresOnly)('gets the same content on $name', async ({ createEmpty }) => {
    const site = await createEmpty();
    const tables = tablesOf(unpack(version));
    const steps = migrations.slice(0, migrations.findIndex(({ name }) => name === version) + 1);
    const older = await openDatabase({ ...site.options, migrations: steps });
    await older.write(async ({ q }) => {
      for (const [table, rows] of tables)
        if (table !== 'schema_versions' && rows.length > 0)
          await q
            .insertInto(table as 'news')
            .values(rows as never)
            .execute();
    });
    await older.close();
    const [sqlite, postgres] = [await openDatabase({ dataDir }), await openDatabase(site.options)];
    expect(await contentOf(postgres)).toEqual(await contentOf(sqlite));
    await Promise.all([sqlite.close(), postgres.close()]);
    await site.dispose();
  });
});

describe('an update that fails', () => {
  const [step, ...more] = migrations;
  const failing = {
    name: '9999-fails',
    up: async () => {
      throw new Error('broken step');
    },
  };
  const openFailing = () => openDatabase({ dataDir, migrations: [step, failing] });

  it('keeps one back-up in a restart loop, and creates another one after a success', async () => {
    expect(more.length).toBeGreaterThan(0);
    await (await openDatabase({ dataDir, migrations: [step] })).close();
    await expect(openFailing()).rejects.toThrow('broken step');
    const [kept] = backupsIn(dataDir);
    const file = join(dataDir, 'backups', kept ?? '');
    const good = readFileSync(file);
    const database = new DatabaseSync(fileIn(dataDir));
    database.exec('create table made_between_two_starts (id text)');
    database.close();
    await expect(openFailing()).rejects.toThrow('broken step');
    expect(backupsIn(dataDir)).toEqual([kept]);
    expect(readFileSync(file)).toEqual(good);

    await (await openDatabase({ dataDir, migrations: migrations.slice(0, 2) })).close();
    const [named] = backupsIn(dataDir);
    expect(named).toMatch(/^neundarter-0001-matches-\d/);
    await (await openDatabase({ dataDir, migrations: migrations.slice(0, 3) })).close();
    expect(backupsIn(dataDir)).toEqual([named, expect.stringMatching(/^neundarter-0002-outbox-\d/)]);
  });

  it('does not begin without space for the back-up', async () => {
    await (await openDatabase({ dataDir, migrations: [step] })).close();
    const backup = backUpBeforeUpdate(fileIn(dataDir), () => 10_000);
    const made = backup.make({ from: step.name, to: failing.name });
    await expect(made).rejects.toThrow(
      /needs \d+ MB of free room for a back-up, but .* has only 1 MB: make room/,
    );
    expect(backupsIn(dataDir)).toEqual([]);
  });
});

describe.each(postgresOnly)('an update on $name', ({ createEmpty }) => {
  it('explains how to create a back-up, without printing the password', async () => {
    const site = await createEmpty();
    await (await openDatabase({ ...site.options, migrations: migrations.slice(0, 1) })).close();
    const sentences: string[] = [];
    const db = await openDatabase({ ...site.options, onUpdate: (sentence) => sentences.push(sentence) });
    expect(sentences).toEqual([expect.stringMatching(/pg_dump .*"\$DATABASE_URL"$/)]);
    await db.close();
    await site.dispose();
  });
});
