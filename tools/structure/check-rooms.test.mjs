import { describe, expect, it } from 'vitest';
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

describe('folders of the rules', () => {
  const up = {
    'rules/src/result.ts': [],
    'rules/src/turn/legal-score.ts': ['../result.ts', './checkouts.ts'],
    'rules/src/turn/checkouts.ts': [],
    'rules/src/match/types.ts': ['../turn/checkouts.ts'],
    'rules/src/tournament/plan/plan.ts': ['../knockout/knockout.ts', '../../match/types.ts'],
    'rules/src/tournament/knockout/knockout.ts': ['../../match/types.ts'],
  };
  const findingsWith = (/** @type {Record<string, string[]>} */ more) =>
    checkRooms(projectOf({ ...up, ...more }));

  it('may use each other in one direction, and be used by tests', () => {
    expect(findingsWith({})).toEqual([]);
    expect(findingsWith({ 'rules/src/turn/checkouts.test.ts': ['../match/types.ts'] })).toEqual([]);
  });

  it.each([
    ['turn/ranges', '../match/types.ts', 'turn: uses itself by a circle of folders: turn → match → turn'],
    [
      'tournament/knockout/seeds',
      '../plan/plan.ts',
      'tournament/plan: uses itself by a circle of folders: tournament/plan → tournament/knockout → tournament/plan',
    ],
    // No two folders use each other here, but two subjects with their rooms do.
    [
      'match/places',
      '../tournament/places/rows.ts',
      'match: uses itself by a circle of folders: match → tournament → match',
    ],
  ])('must not use each other, as %s uses %s', (path, target, finding) => {
    expect(findingsWith({ [`rules/src/${path}.ts`]: [target] })).toEqual([`rules/src/${finding}`]);
  });

  it('must not use each other by a third one', () => {
    const files = {
      'rules/src/board/bed.ts': ['../bot/aim.ts'],
      'rules/src/bot/aim.ts': ['@neundarter/rules/turn/checkouts'],
      'rules/src/turn/checkouts.ts': ['../board/bed.ts'],
    };
    expect(checkRooms(projectOf(files))).toEqual([
      'rules/src/board: uses itself by a circle of folders: board → bot → turn → board',
    ]);
  });
});
