import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { projectRoot } from '../lib/project.mjs';
import { runQuietly } from '../lib/run.mjs';
import { packAndName } from './name-package.mjs';

let root = '';
let folder = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'neundarter-named-'));
  folder = join(root, 'packages');
  mkdirSync(folder);
  const manifest = { name: 'neundarter', version: '2.0.0', files: ['main.js'] };
  writeFileSync(join(root, 'package.json'), JSON.stringify(manifest));
});
afterEach(() => rmSync(root, { recursive: true }));

const pack = async (/** @type {string} */ content) => {
  writeFileSync(join(root, 'main.js'), content);
  return basename(await packAndName(root, folder));
};

it('a package is named after its version and its content', async () => {
  const first = await pack('1;\n');
  const second = await pack('2;\n');
  const again = await pack('1;\n');
  expect(first).toMatch(/^neundarter-2\.0\.0-[0-9a-f]{12}\.tgz$/);
  expect(second).not.toBe(first);
  expect(again).toBe(first);
  expect(readdirSync(folder).sort()).toEqual([first, second].sort());
});

it('the plain `npm pack`, whose name says only the version, is refused', async () => {
  const plain = await runQuietly(['npm', 'pack', '--pack-destination', folder], { cwd: projectRoot });
  expect(plain.code).not.toBe(0);
  expect(plain.output).toContain('npm run package');
  expect(readdirSync(folder)).toEqual([]);
});
