import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkMapped } from './check-mapped.mjs';

const root = mkdtempSync(join(tmpdir(), 'check-mapped-'));
mkdirSync(join(root, 'docs'));
afterAll(() => rmSync(root, { recursive: true }));

/** @param {string} map @param {readonly string[]} paths */
const findingsOf = (map, paths) => {
  writeFileSync(join(root, 'docs/spec-map.md'), map);
  return checkMapped(/** @type {any} */ ({ root, sources: paths.map((path) => ({ path })) }));
};

const project = [
  'server/src/nouns.ts',
  'server/src/news/store.ts',
  'server/src/notes/store.ts',
  'server/src/platform/log.ts',
  'web/src/app/router.tsx',
  'web/src/screens/notes/notes-screen.tsx',
];

it('the map names every noun and every screen, or files in them', () => {
  expect(findingsOf('`server/src/{news,notes/store.ts}` `web/src/screens/notes/*`', project)).toEqual([]);
  expect(findingsOf('`server/src/newsletter` `server/src/notes`', project)).toEqual([
    'docs/spec-map.md: does not name server/src/news',
    'docs/spec-map.md: does not name web/src/screens/notes',
  ]);
});

it('a project without nouns and screens needs no map of them', () => {
  expect(findingsOf('', ['server/src/news/store.ts', 'web/src/screens/notes/notes-screen.tsx'])).toEqual([]);
});
