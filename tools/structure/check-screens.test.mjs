import { expect, it } from 'vitest';
import { checkScreens } from './check-screens.mjs';

const right = {
  'web/src/app/router.tsx': `
const league = async () => (await import('../screens/league/league-screen.tsx')).LeagueScreen;
const stats = () => import('../screens/stats/stats-screen.tsx');
const routes: RouteObject[] = [
  { path: '/', element: <Redirect to="/leagues" /> },
  { path: '/leagues/:id/table?', element: <Guard>{screen(league)}</Guard> },
  {
    path: '/stats',
    element: <Guard>{screen(async () => (await stats()).StatsScreen)}</Guard>,
  },
];
`,
  'web/preload.config.mjs': `
const screens = [
  ['/leagues/:id/table?', 'league/league-screen.tsx'],
  ['/stats', 'stats/stats-screen.tsx', 'stats/chart.tsx'],
];
`,
  'web/vite.config.ts': `
const families: readonly (readonly [name: string, screens: RegExp])[] = [
  ['club', /^league/],
  ['figures', /^stats/],
];
`,
  'web/src/data/api/with-seen-answers.ts': String.raw`const keptKeys = /^\["(leagues|news)"/;`,
  'web/src/data/club/leagues.ts': `
const leagueKeys = {
  all: ['leagues'],
  one: (id: string) => ['leagues', id],
} as const;
`,
};

/** The findings in a right project with other texts in some files. @param {Partial<typeof right>} changed */
const findingsWith = (changed) =>
  checkScreens({
    root: '/',
    workspaces: new Map(),
    rootDevDependencies: new Set(),
    sources: Object.entries({ ...right, ...changed }).map(([path, text]) => ({
      path,
      text,
      imports: [],
      isTest: false,
    })),
  });

/** @param {keyof typeof right} path @param {string | RegExp} old @param {string} fresh */
const replaced = (path, old, fresh) => ({ [path]: right[path].replace(old, fresh) });

it('finds nothing where all files know all screens', () => {
  expect(findingsWith({})).toEqual([]);
});

it.each([
  [
    'a screen of a form that the check does not know',
    replaced('web/src/app/router.tsx', 'screen(league)', 'screen(lazily(league))'),
    'web/src/app/router.tsx: the check cannot tell the screen of /leagues/:id/table?',
  ],
  [
    'an address whose files are not requested',
    replaced('web/preload.config.mjs', /.*stats\/chart.*\n/, ''),
    'web/preload.config.mjs: requests no files for /stats (stats/stats-screen.tsx)',
  ],
  [
    'a longer form of an address',
    replaced('web/preload.config.mjs', '/table?', ''),
    'web/preload.config.mjs: requests no files for /leagues/1/table (league/league-screen.tsx)',
  ],
  [
    'an address of another screen',
    replaced('web/preload.config.mjs', "'stats/stats-screen.tsx'", "'stats/other-screen.tsx'"),
    'web/preload.config.mjs: requests stats/other-screen.tsx for /stats, which shows stats/stats-screen.tsx',
  ],
  [
    'a screen without a family',
    replaced('web/vite.config.ts', '^stats', '^statistics'),
    'web/vite.config.ts: stats/stats-screen.tsx belongs to no family of pages',
  ],
  [
    'a screen of two families',
    replaced('web/vite.config.ts', '^stats', '^(stats|league)'),
    'web/vite.config.ts: league/league-screen.tsx belongs to several families of pages: club, figures',
  ],
  [
    'a key in an object of keys',
    replaced('web/src/data/club/leagues.ts', "(id: string) => ['leagues'", "(id: string) => ['clubs'"),
    "web/src/data/club/leagues.ts: the answers to ['clubs', …] are neither kept (web/src/data/api/with-seen-answers.ts) nor named in check-screens.mjs",
  ],
  [
    'a key at a query',
    { 'web/src/data/club/leagues.ts': "useQuery({ queryKey: ['clubs', id] });" },
    "web/src/data/club/leagues.ts: the answers to ['clubs', …] are neither kept (web/src/data/api/with-seen-answers.ts) nor named in check-screens.mjs",
  ],
])('%s is a finding', (_, changed, finding) => {
  expect(findingsWith(changed)).toEqual([finding]);
});
