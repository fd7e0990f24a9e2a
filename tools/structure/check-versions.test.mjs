import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { checkVersions } from './check-versions.mjs';
import { readProject, workspaceFolders } from './sources.mjs';

const trees = /** @type {string[]} */ ([]);
afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true });
});

const ours = { version: '2.1.0', dependencies: { '@neundarter/rules': '2.1.0', fastify: '5.0.0' } };
const right = {
  'package.json': JSON.stringify({ version: '2.1.0' }),
  ...Object.fromEntries(workspaceFolders.map((folder) => [`${folder}/package.json`, JSON.stringify(ours)])),
  'contract/src/limits.ts': "export const frontendVersion = '1.2.1';\nexport const appVersion = '2.1.0';\n",
  'CHANGELOG.md': '# What is new\n\n## 2.1.0\n\n- More.\n\n## 2.0.0\n',
};

/** The findings in a project whose files are right but for these. @param {Record<string, string>} files */
function findingsIn(files) {
  const root = mkdtempSync(join(tmpdir(), 'versions-'));
  trees.push(root);
  for (const [path, text] of Object.entries({ ...right, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return checkVersions(readProject(root));
}

describe('the version of the product', () => {
  it('is the same everywhere', () => {
    expect(findingsIn({})).toEqual([]);
  });

  it.each([
    ['server/package.json', JSON.stringify({ ...ours, version: '2.0.0' }), '2.0.0'],
    [
      'web/package.json',
      JSON.stringify({ ...ours, dependencies: { '@neundarter/rules': '2.0.0' } }),
      '2.0.0',
    ],
    ['contract/src/limits.ts', "export const appVersion = '1.2.1';\n", '1.2.1'],
    ['contract/src/limits.ts', '', 'none'],
    ['CHANGELOG.md', '# What is new\n\n## 2.0.0\n', '2.0.0'],
    ['CHANGELOG.md', '', 'none'],
  ])('is another one in %s: %s', (path, text, found) => {
    expect(findingsIn({ [path]: text })).toEqual([`${path}: names version ${found}, but package.json 2.1.0`]);
  });
});
