import { expect, it } from 'vitest';
import { checkRooms } from './check-rooms.mjs';

/** A project of files with what each of them imports. @param {Record<string, string[]>} files */
const projectOf = (files) => ({
  root: '/',
  workspaces: new Map(),
  rootDevDependencies: new Set(),
  sources: Object.entries(files).map(([path, targets]) => ({
    path,
    text: '',
    imports: targets.map((target) => ({ target, typeOnly: false })),
    isTest: path.includes('.test.'),
  })),
});

/** @param {string} folder @param {number} count */
const filesIn = (folder, count) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/find-${index}.ts`, []]));

it('asks for rooms where a folder has more than 40 files, without tests', () => {
  const findings = ['server/src/teams: 41 files in one folder, at most 40; give it rooms'];
  expect(checkRooms(projectOf(filesIn('server/src/teams', 41)))).toEqual(findings);
  const tested = { ...filesIn('server/src/teams', 40), 'server/src/teams/find.test.ts': [] };
  expect(checkRooms(projectOf(tested))).toEqual([]);
  // A collection, such as that of all texts, needs none.
  expect(checkRooms(projectOf(filesIn('web/src/text', 41)))).toEqual([]);
});

it('finds rooms of one noun that use each other, even without a circle of files', () => {
  const up = {
    'server/src/teams/views/find-a.ts': ['../core/find-b.ts', '../../events/core/find-e.ts'],
    'server/src/teams/core/find-b.ts': [],
    'server/src/events/core/find-e.ts': [],
  };
  expect(checkRooms(projectOf(up))).toEqual([]);
  const back = { ...up, 'server/src/teams/core/find-c.ts': ['../views/find-d.ts'] };
  expect(checkRooms(projectOf(back))).toEqual([
    'server/src/teams/core: uses teams/views, which uses teams/core',
  ]);
});
