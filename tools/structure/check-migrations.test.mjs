import { expect, it } from 'vitest';
import { checkMigrations } from './check-migrations.mjs';

const path = 'server/migrations/0002-news.ts';

/** @param {string} text */
const findingsIn = (text) =>
  checkMigrations(/** @type {any} */ ({ sources: [{ path, text, isTest: false }] }));

it.each([
  "await db.schema.dropTable('news').execute();",
  "await db.schema.alterTable('news').dropColumn('title').execute();",
  "await db.schema.alterTable('news').renameColumn('title', 'head').execute();",
  'await sql`alter table news drop column title`.execute(db);',
])('a migration must not break the version before: %s', (step) => {
  expect(findingsIn(`\n  ${step}\n`)).toEqual([
    expect.stringMatching(/0002-news\.ts:2: .* breaks processes of the version before$/),
  ]);
});

it('a migration may add columns and tables', () => {
  expect(findingsIn("await db.schema.alterTable('news').addColumn('until', 'bigint').execute();\n")).toEqual(
    [],
  );
});
