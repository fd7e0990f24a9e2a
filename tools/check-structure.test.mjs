import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkStructure } from './check-structure.mjs';

/** @type {string[]} */
const trees = [];

afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true });
});

const ours = { '@neundarter/rules': '1', '@neundarter/contract': '1' };

const manifests = {
  'package.json': { devDependencies: { vitest: '1' } },
  'rules/package.json': { name: '@neundarter/rules' },
  'contract/package.json': {
    name: '@neundarter/contract',
    dependencies: { ...ours, typebox: '1', zod: '1' },
  },
  'server/package.json': {
    name: '@neundarter/server',
    dependencies: { ...ours, fastify: '1' },
    devDependencies: { 'socket.io-client': '1', '@types/pg': '1' },
  },
  'web/package.json': { name: '@neundarter/web', dependencies: { ...ours, react: '1' } },
  'e2e/package.json': { name: '@neundarter/e2e', dependencies: ours },
};

const onlyOne = ['web/src/drawn.ts  the only one'];
/** An ARCHITECTURE.md with diagrams of these lines, and text around them. */
const wayOf = (
  /** @type {readonly string[]} */ lines,
  /** @type {readonly string[]} */ ofResult = onlyOne,
) => ({
  'ARCHITECTURE.md': [
    '# House',
    '## One turn, from thumb to television',
    'Not drawn: `web/src/told.ts`.',
    ...lines.map((line) => `    ${line}`),
    "## One result, from the phone to a visitor's bracket",
    ...ofResult.map((line) => `    ${line}`),
    '## Next',
    '    web/src/of-the-next-section.ts',
    '',
  ].join('\n'),
});

const way = { ...wayOf(onlyOne), 'web/src/drawn.ts': '' };

/** A docs/spec-map.md with these rows. */
const mapOf = (/** @type {readonly string[]} */ rows) => ({
  'docs/spec-map.md': ['# Map', '| heading | files |', '|---|---|', ...rows, ''].join('\n'),
});

const map = mapOf(['| bots | not built yet |']);

/** The findings in a project with these files, which need not use each other's exports. @param {Record<string, string>} files path → text */
function findingsIn(files) {
  const root = mkdtempSync(join(tmpdir(), 'structure-'));
  trees.push(root);
  const texts = Object.entries(manifests).map(([path, manifest]) => [path, JSON.stringify(manifest)]);
  for (const [path = '', text = ''] of [...texts, ...Object.entries({ ...way, ...map, ...files })]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return checkStructure(root).filter((finding) => !finding.endsWith('which no other file imports'));
}

/** A file with one import. @param {string} path @param {string} target @param {string} [how] */
const importing = (path, target, how = 'import { x } from') => ({
  [path]: `${how} '${target}';\nexport const ${verbOf(path)} = 1;\n`,
});
const verbOf = (/** @type {string} */ path) =>
  (path.match(/([^/]+)\.tsx?$/)?.[1] ?? 'x').replace(/-(.)/g, (_, letter) => letter.toUpperCase());

describe('allowed imports', () => {
  it.each([
    ['rules/src/match/a.ts', '../turn/b.ts'],
    ['contract/src/routes/matches.ts', '@neundarter/rules/match/types'],
    ['contract/src/routes/matches.ts', 'typebox'],
    ['server/src/platform/db.ts', 'node:fs'],
    ['server/src/platform/db.ts', '../../migrations/0001-init.ts'],
    ['server/src/matches/record-throw.ts', './store.ts'],
    ['server/src/matches/record-throw.ts', '../platform/db.ts'],
    ['server/src/matches/record-throw.ts', '../users/reads.ts'],
    ['server/src/matches/record-throw.ts', '@neundarter/rules/match/record-throw'],
    ['server/src/tournaments/on-match-finished.ts', '../matches/record-throw.ts'],
    ['server/src/matches/routes.ts', './record-throw.ts'],
    ['server/src/app.ts', './matches/reads.ts'],
    ['server/src/practice/reads.ts', '../players/reads.ts'],
    ['web/src/ui/button.tsx', '../text/errors.ts'],
    ['web/src/data/api.ts', '@neundarter/contract/limits'],
    ['web/src/parts/match-card.tsx', '../data/api.ts'],
    ['web/src/screens/scorer/score-pad.tsx', '../../parts/match-card.tsx'],
    ['web/src/app/router.tsx', '../screens/scorer/score-pad.tsx'],
    ['web/src/main.tsx', './app/router.tsx'],
    ['e2e/specs/scorer.test.ts', '@neundarter/contract/limits'],
    ['e2e/specs/scorer.test.ts', '@neundarter/rules/match/types'],
    ['e2e/specs/scorer.test.ts', '../../tools/testbed/server.ts'],
    ['e2e/support/expect-soon.ts', 'vitest'],
    ['web/budgets.mjs', 'node:zlib'],
    ['web/vite.config.ts', './budgets.mjs'],
    ['tools/make-icons.mjs', 'playwright-core'],
    ['tools/replay/replay.ts', '@neundarter/contract/limits'],
    ['tools/demo/fill.ts', '../../server/src/app.ts'],
  ])('%s imports %s', (path, target) => {
    expect(findingsIn(importing(path, target))).toEqual([]);
  });

  it.each([
    ['rules/src/match/a.test.ts', 'vitest'],
    ['rules/src/match/a.test.ts', 'node:fs'],
    ['server/src/matches/record-throw.test.ts', '../tournaments/store.ts'],
    ['server/src/matches/record-throw.test.ts', '../../test/start-app.ts'],
    ['server/src/matches/record-throw.test.ts', 'socket.io-client'],
    ['server/test/start-app.ts', '../src/main.ts'],
    ['rules/src/match/a.test.ts', '../../test-support/play.ts'],
    ['rules/test-support/play.ts', '../src/match/a.ts'],
    ['rules/test-support/play.ts', 'node:fs'],
  ])('the test file %s imports %s', (path, target) => {
    expect(findingsIn(importing(path, target))).toEqual([]);
  });
});

describe('forbidden imports', () => {
  it.each([
    ['rules/src/match/a.ts', '@neundarter/contract/limits', 'not declared in rules/package.json'],
    ['rules/src/match/a.ts', 'node:fs', 'rules runs without Node'],
    ['rules/src/match/a.ts', '../../../contract/src/limits.ts', 'other packages are imported by sub-path'],
    ['rules/src/match/a.test.ts', '@neundarter/contract/limits', 'rules must not import contract'],
    ['contract/src/routes/matches.ts', 'zod', 'contract uses no such library'],
    ['server/src/platform/db.ts', '../matches/reads.ts', 'server/platform must not import server/matches'],
    ['server/src/platform/db.ts', '@neundarter/rules/result', 'server/platform must not import rules'],
    ['server/src/platform/db.ts', 'fs', 'built-in modules are written with node:'],
    ['server/src/platform/db.ts', 'kysely', 'not declared in server/package.json'],
    ['server/src/platform/db.ts', 'socket.io-client', 'not declared in server/package.json'],
    ['server/src/matches/reads.ts', '../tournaments/reads.ts', 'must not import server/tournaments'],
    ['server/src/matchdays/reads.ts', '../tournaments/reads.ts', 'must not import server/tournaments'],
    ['server/src/statistics/reads.ts', '../news/reads.ts', 'server/statistics must not import server/news'],
    ['server/src/practice/reads.ts', '../matches/reads.ts', 'server/practice must not import server/matches'],
    ['server/src/tournaments/reads.ts', '../matches/store.ts', 'other nouns see only verbs and reads.ts'],
    ['server/src/tournaments/reads.ts', '../matches/routes.ts', 'other nouns see only verbs and reads.ts'],
    ['server/src/matches/routes.ts', './store.ts', 'routes.ts calls verbs and reads, nothing else'],
    ['server/src/matches/record-throw.ts', './routes.ts', 'only the door of its noun imports routes.ts'],
    ['server/src/matches/record-throw.ts', '../../test/start-app.ts', 'helpers of tests are for tests'],
    ['rules/src/match/a.ts', '../../test-support/play.ts', 'helpers of tests are for tests'],
    ['web/src/ui/button.tsx', '@neundarter/rules/result', 'web/ui must not import rules'],
    ['web/src/device/keyboard.ts', '../data/api.ts', 'web/device must not import web/data'],
    ['web/src/parts/match-card.tsx', '../screens/scorer/score-pad.tsx', 'web/parts must not import'],
    ['web/src/screens/scorer/pad.tsx', '../summary/summary.tsx', 'must not import web/screens/summary'],
    ['web/src/screens/scorer/pad.tsx', '../../app/router.tsx', 'must not import web/app'],
    ['web/src/data/api.ts', 'node:fs', 'web runs without Node'],
    ['e2e/specs/scorer.test.ts', '../../server/src/main.ts', 'other packages are imported by sub-path'],
    ['tools/start.mjs', '../rules/src/result.ts', 'runs on a Node that reads no TypeScript'],
    ['server/src/app.ts', '../../tools/testbed/server.ts', 'other packages are imported by sub-path'],
    ['tools/start.mjs', 'vite', 'runs before anything is installed'],
    ['tools/replay/replay.ts', '../../server/src/app.ts', 'tools import tools, rules and contract'],
  ])('%s imports %s: %s', (path, target, finding) => {
    const findings = findingsIn(importing(path, target));
    expect(findings).toContainEqual(expect.stringContaining(finding));
  });

  it('finds imports of every form', () => {
    const target = '../screens/scorer/score-pad.tsx';
    for (const how of [
      'import',
      'export { y } from',
      'import type { Y } from',
      'import {\n  a,\n  b,\n} from',
    ])
      expect(findingsIn(importing('web/src/parts/match-card.tsx', target, how))).toHaveLength(1);
    expect(
      findingsIn({ 'web/src/parts/lazy.tsx': `export const lazy = () => import('${target}');\n` }),
    ).toHaveLength(1);
  });

  it('ignores imports in comments', () => {
    const text = "/*\nimport { x } from 'fastify';\n*/\n// import 'zod';\nexport const a = 1;\n";
    expect(findingsIn({ 'rules/src/a.ts': text })).toEqual([]);
  });

  it('counts types of a declared @types package as declared', () => {
    expect(findingsIn(importing('server/src/platform/db.ts', 'pg', 'import type { Pool } from'))).toEqual([]);
  });
});

describe('imports of schemas in web', () => {
  const contract = {
    'contract/src/routes/matches.ts':
      "import { matchSchema } from '../entities/match.ts';\nexport const a = matchSchema;\n",
    'contract/src/entities/match.ts':
      "import { Type } from 'typebox';\nexport const matchSchema = Type.Null();\n",
    'contract/src/limits.ts': "import type { a } from './routes/matches.ts';\nexport type A = typeof a;\n",
  };
  const web = (/** @type {string} */ line) => findingsIn({ ...contract, 'web/src/data/api.ts': `${line}\n` });

  it('refuses an import by value that leads to the schema library', () => {
    expect(web("import { a } from '@neundarter/contract/routes/matches';")).toEqual([
      'web/src/data/api.ts: imports @neundarter/contract/routes/matches: holds schemas, the browser takes `import type` only',
    ]);
  });

  it('allows type imports, and imports of files without schemas', () => {
    expect(web("import type { a } from '@neundarter/contract/routes/matches';")).toEqual([]);
    expect(web("import { limit } from '@neundarter/contract/limits';")).toEqual([]);
  });
});

describe('files', () => {
  const line = 'export const a = 1;\n';

  it.each([
    ['rules/src/match/recordThrow.ts', 'recordThrow.ts is not kebab-case'],
    ['web/src/screens/Scorer/pad.tsx', 'Scorer is not kebab-case'],
    ['rules/src/match/index.ts', 'no index files'],
    ['web/src/screens/scorer.tsx', 'every screen has its own folder'],
    ['web/src/utils/a.ts', 'this folder is not part of the layout'],
    ['server/src/helpers/a.ts', 'this folder is not part of the layout'],
    ['server/src/a.ts', 'this folder is not part of the layout'],
  ])('%s: %s', (path, finding) => {
    expect(findingsIn({ [path]: line })).toEqual([expect.stringContaining(finding)]);
  });

  it.each([
    'routes.ts',
    'reads.ts',
    'store.ts',
    'access.ts',
    'on-match-finished.ts',
    'stored-match.ts',
    'move-row.ts',
    'session-rows.ts',
    'stats-columns.ts',
    'match-entity.ts',
    'match-cache.ts',
    'a.test.ts',
    'storage/store.ts',
  ])('accepts the file %s of a noun', (file) => {
    expect(findingsIn({ [`server/src/matches/${file}`]: line })).toEqual([]);
  });

  it.each(['helpers.ts', 'latest-things.ts', 'thrower.ts'])(
    'refuses the file %s of a noun, with any export',
    (file) => {
      const name = file.replace('.ts', '').replace(/-t/, 'T');
      expect(findingsIn({ [`server/src/matches/${file}`]: `export const ${name} = 1;\n` })).toEqual([
        expect.stringContaining('begins with no known verb'),
      ]);
    },
  );

  it('refuses a verb file that does not export its own name', () => {
    const file = 'server/src/matches/record-throw.ts';
    expect(findingsIn({ [file]: 'export async function recordThrow() {}\n' })).toEqual([]);
    expect(findingsIn({ [file]: 'export const recordThrow = 1;\n' })).toEqual([]);
    expect(findingsIn({ [file]: 'export const recordThrowNow = 1;\n' })).toEqual([
      expect.stringContaining('does not export recordThrow'),
    ]);
  });

  it('refuses a folder in a folder of a noun', () => {
    expect(findingsIn({ 'server/src/matches/sql/rows/store.ts': line })).toEqual([
      expect.stringContaining('folders of a noun have no folders of their own'),
    ]);
  });

  it('allows at most 400 lines, except in migrations and generated files', () => {
    expect(findingsIn({ 'rules/src/a.ts': line.repeat(400) })).toEqual([]);
    expect(findingsIn({ 'rules/src/a.ts': line.repeat(401) })).toEqual([
      'rules/src/a.ts: 401 lines, at most 400',
    ]);
    expect(findingsIn({ 'server/migrations/0001-init.ts': line.repeat(401) })).toEqual([]);
    expect(findingsIn({ 'rules/src/generated/table.ts': line.repeat(401) })).toEqual([]);
  });

  it('refuses `export *`', () => {
    expect(findingsIn({ 'rules/src/a.ts': "export * from './b.ts';\n" })).toEqual([
      expect.stringContaining('no `export *`'),
    ]);
  });
});

describe('import cycles', () => {
  it('are found through three files, including type imports, with their path', () => {
    const findings = findingsIn({
      'rules/src/a.ts': "import { b } from './b.ts';\n",
      'rules/src/b.ts': "import type { C } from './match/c.ts';\n",
      'rules/src/match/c.ts': "import { a } from '../a.ts';\n",
    });
    expect(findings).toEqual([
      'rules/src/a.ts: imports itself by a circle: rules/src/a.ts → rules/src/b.ts → rules/src/match/c.ts → rules/src/a.ts',
    ]);
  });

  it('are not reported for two paths to the same file', () => {
    const files = {
      'rules/src/a.ts': "import { b } from './b.ts';\nimport { c } from './c.ts';\n",
      'rules/src/b.ts': "import { c } from './c.ts';\n",
      'rules/src/c.ts': 'export const c = 1;\n',
    };
    expect(findingsIn(files)).toEqual([]);
  });
});

describe('transactions', () => {
  const verb = (/** @type {string} */ body) => ({
    'server/src/matches/record-throw.ts': `export const recordThrow = (db) =>\n  db.write(async (tx) => {\n${body}\n  });\nconst after = (db) => db.read();\n`,
  });

  it('must not use the database itself', () => {
    expect(findingsIn(verb('    await db.read(f(1));'))).toEqual([
      'server/src/matches/record-throw.ts:2: inside a transaction only tx, not db',
    ]);
    expect(findingsIn(verb('    await load(platform.db, (1));'))).toHaveLength(1);
  });

  it('may use `tx`', () => {
    expect(findingsIn(verb('    await tx.read(f((1)));'))).toEqual([]);
  });

  it('may use the database in a hook after the commit', () => {
    expect(findingsIn(verb('    tx.afterCommit(() => forget(platform.db));\n    await tx.read(1);'))).toEqual(
      [],
    );
    expect(findingsIn(verb('    tx.afterCommit(() => forget(1));\n    await db.read(1);'))).toHaveLength(1);
  });
});

describe('the diagrams of ways through the code', () => {
  it('must name existing files, below its heading', () => {
    expect(findingsIn({})).toEqual([]);
    const drawn = wayOf([
      'web/src/drawn.ts  first',
      '  → server/src/gone.ts  then',
      'rules/src/a.tsx, rules/src/b.ts',
    ]);
    expect(findingsIn({ ...drawn, 'rules/src/b.ts': '' })).toEqual([
      'ARCHITECTURE.md: the way of a turn names rules/src/a.tsx, which does not exist',
      'ARCHITECTURE.md: the way of a turn names server/src/gone.ts, which does not exist',
    ]);
  });

  it('must exist', () => {
    const missing = 'ARCHITECTURE.md: no diagram below "One turn, from thumb to television"';
    expect(findingsIn(wayOf([]))).toEqual([missing]);
    const other = 'ARCHITECTURE.md: no diagram below "One result, from the phone to a visitor\'s bracket"';
    expect(findingsIn(wayOf(onlyOne, []))).toEqual([other]);
    expect(findingsIn({ 'ARCHITECTURE.md': '# House\n' })).toEqual([other, missing]);
  });

  it('must have at most 25 files, each counted once', () => {
    const paths = Array.from({ length: 25 }, (_, index) => `rules/src/a${index}.ts`);
    const files = Object.fromEntries(paths.map((path) => [path, '']));
    expect(findingsIn({ ...files, ...wayOf([...paths, 'rules/src/a0.ts']) })).toEqual([]);
    expect(findingsIn({ ...files, ...wayOf([...paths, 'web/src/drawn.ts']) })).toEqual([
      'ARCHITECTURE.md: the way of a turn has 26 files, at most 25',
    ]);
  });
});

describe('the map of the specification', () => {
  const files = { 'rules/src/board/bot.ts': '', 'rules/src/board/aim.ts': '', 'docs/bots.md': '' };
  const findingsOf = (/** @type {readonly string[]} */ ...rows) => findingsIn({ ...files, ...mapOf(rows) });

  it('must name existing files and folders, also with braces, stars and links', () => {
    const rows = [
      '| bots | `rules/src/board/{bot,aim}.ts`, `rules/src/board`, `rules/src/*/b*.ts`, [levels](bots.md) |',
      '| words | `/home`, `PATCH /events/{id}`, `ADMIN_EMAIL` beside `rules/src/board/bot.ts` |',
      '| elsewhere | [the rules](https://example.org/rules), [bots](./bots.md#levels) |',
    ];
    expect(findingsOf(...rows)).toEqual([]);
  });

  it.each([
    ['`rules/src/board/throw.ts`', 'rules/src/board/throw.ts'],
    ['`rules/src/board/{bot,gone}.ts`', 'rules/src/board/gone.ts'],
    ['`rules/src/{board,turn}/{bot,aim}.ts`', 'rules/src/turn/aim.ts'],
    ['`rules/src/board/g*`', 'rules/src/board/g*'],
    ['`rule/src/board/bot.ts`', 'rule/src/board/bot.ts'],
    ['[levels](levels.md)', 'docs/levels.md'],
  ])('%s is a finding', (named, missing) => {
    expect(findingsOf(`| bots | ${named} |`)).toContainEqual(
      `docs/spec-map.md: names ${missing}, which does not exist`,
    );
  });

  it('must have a file or "not built yet" in every row', () => {
    expect(findingsOf('| bots | |', '| tables | not built yet |', '| aims | later |')).toEqual([
      'docs/spec-map.md: a row has neither a file nor "not built yet": | aims | later |',
      'docs/spec-map.md: a row has neither a file nor "not built yet": | bots | |',
    ]);
  });

  it('must exist', () => {
    expect(findingsIn({ 'docs/spec-map.md': '' })).toEqual(['docs/spec-map.md: is missing']);
  });
});
