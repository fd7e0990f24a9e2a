import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { checkBudgets } from './budgets.mjs';
import { manifest } from './manifest.config.ts';
import { precompress } from './precompress.config.mjs';
import { preloadScreens } from './preload.config.mjs';
import { pushWorker } from './push-worker.config.mjs';

/** Address of a server that was started in addition to `npm run dev`. */
const apiServer = process.env['API_URL'] ?? 'http://localhost:3000';

/** Fails the build if a page is too heavy for a phone in a hall. */
function budgetCheck(): Plugin {
  let dist = 'dist';
  return {
    name: 'neundarter-budgets',
    apply: 'build',
    configResolved: (config) => {
      dist = resolve(config.root, config.build.outDir);
    },
    closeBundle: { sequential: true, order: 'post', handler: () => checkBudgets(dist) },
  };
}

/**
 * The entry names all files, so their names are short: the first letter of what rolldown calls them. Fonts keep theirs,
 * because they are preloaded by name.
 */
const shortName = (name: string) =>
  name.endsWith('.woff2') ? name.replace('.woff2', '') : name.replace(/\..*/, '').slice(0, 1);

type Modules = {
  readonly getModuleInfo: (
    id: string,
  ) => { readonly importers: readonly string[]; readonly code: string | null } | null;
};

const ofScreens = /[\\/]src[\\/]screens[\\/](.+-screen)\.tsx$/;

/** A module and all that import it, so that its code begins with theirs. */
function importersOf(id: string, modules: Modules, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const importer of modules.getModuleInfo(id)?.importers ?? []) importersOf(importer, modules, found);
  return found;
}

/** The screens that need a module to start, as `folder/name`. */
const screensOf = (id: string, modules: Modules): readonly string[] =>
  [...importersOf(id, modules)]
    .map((one) => ofScreens.exec(one)?.[1])
    .filter((screen) => screen !== undefined);

/** Pages that a visit often opens one after another: what they share is one file. */
const families: readonly (readonly [name: string, screens: RegExp])[] = [
  ['scorer', /^scorer/],
  ['home', /^home/],
  ['setup', /^match-setup/],
  ['matches', /^(match-hub|player-matches|player-stats|leg-detail)/],
  ['practice', /^(practice-room|scoring-game)/],
  ['live', /^(spectator|event-live)/],
  ['club', /^(team-lounge|event\/|series\/|league\/)/],
  ['tournament', /^tournament\//],
  ['organiser', /^(tournament-admin|series-admin)/],
  ['people', /^(account|admin|login|register|confirm|legal|secure|board)/],
];

/** What pages of so many families need, every page loads. */
const familiesOfCommon = 4;

function familiesOf(id: string, modules: Modules): readonly string[] {
  const screens = screensOf(id, modules);
  return families.filter(([, ones]) => screens.some((one) => ones.test(one))).map(([name]) => name);
}

/** What the scorer shares: with most pages, and with the few that know the matches of this device. */
function scorerChunk(id: string, modules: Modules): string | null {
  const names = familiesOf(id, modules);
  if (!names.includes('scorer')) return null;
  if (names.length > familiesOfCommon) return 'shared';
  return names.includes('home') || names.includes('club') ? 'match' : 'board';
}

/** Characters of a module that every page loads as soon as two families share it: a file of its own costs a round trip. */
const maxSmall = 580;

/** One file for what most pages need, and one for each set of families. */
function chunkByFamilies(id: string, modules: Modules): string | null {
  const names = familiesOf(id, modules);
  if (names.length === 0) return null;
  const isSmall = names.length > 1 && (modules.getModuleInfo(id)?.code?.length ?? maxSmall) < maxSmall;
  return isSmall || names.length >= familiesOfCommon ? 'common' : `some~${names.join('~')}`;
}

const ofFields = /node_modules.(@base-ui|@floating-ui|@dnd-kit)[\\/]/;
/** Forms: pages that show one at once are few, all others load them when one opens. */
const ofForms = /src.ui.(use-form|form|form-values|form-list|text-field|select-field)\./;
/** Brackets, and what shows a running match in a line: pages without them do not load them. */
const ofBrackets = /src.(parts.tournament.bracket|screens.tournament.knockout-brackets|text.bracket)/;
/** What a device has seen: every page loads it a moment later, beside its first call. */
const ofSeen = /src.data.api.(kept|seen)-answers\./;
/** Several reads at once: only pages of organisers and pickers of people, whichever families they are of. */
const ofSeveralReads = /@tanstack.(query-core|react-query).*(queriesObserver|useQueries)\./;
/** The lot of draws and the chance of bots: otherwise a bot would load what tournaments share. */
const ofChance = /rules.src.board.seeded-chance\./;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    pushWorker(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest,
      workbox: {
        globPatterns: ['**/*.{js,css,html,woff2,svg,png}'],
        globIgnores: ['caller/**', '**/*.{br,gz}', 'push-worker.js'],
        importScripts: ['push-worker.js'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/health$/, /^\/metrics$/, /\.[a-z0-9]+$/i],
        cleanupOutdatedCaches: true,
        // Only the first version takes control of open pages, so that the caller's voice is cached from the first visit
        // on.
        clientsClaim: true,
        skipWaiting: false,
        runtimeCaching: [
          {
            // The caller's voice: loaded at the first visit of the scorer, cached for halls without network.
            urlPattern: /\/caller\/[^/]+\.(mp3|m4a|ogg|opus|webm|json)$/,
            handler: 'CacheFirst',
            options: { cacheName: 'caller', cacheableResponse: { statuses: [200] } },
          },
        ],
      },
    }),
    preloadScreens(),
    budgetCheck(),
    precompress(),
  ],
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${shortName(names[0] ?? 'asset')}-[hash][extname]`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // Changes rarely, so it stays in the browser's cache when the app is updated. The rest is in a second
            // chunk, so that two connections have equal work.
            {
              name: 'react',
              tags: ['$initial'],
              test: /node_modules.(react|react-dom|scheduler)[\\/]/,
              priority: 5,
            },
            { name: 'base', tags: ['$initial'], priority: 4 },
            // The code that the lazy fields share is loaded with the first of them, never with a screen.
            { name: 'fields', test: ofFields, minShareCount: 2, priority: 4 },
            // Otherwise every icon that three screens share would be a separate file.
            { name: scorerChunk, debugName: 'scorer', minShareCount: 2, priority: 3 },
            { name: 'bracket', test: ofBrackets, minShareCount: 2, priority: 2.5 },
            { name: chunkByFamilies, debugName: 'families', minShareCount: 4, priority: 2 },
            { name: 'seen', test: ofSeen, priority: 3.5 },
            { name: 'forms', test: ofForms, priority: 3 },
            { name: 'chance', test: ofChance, priority: 3.5 },
            { name: 'several', test: ofSeveralReads, priority: 3.5 },
            // The rest: one file for all modules that the same pages use, so that no page loads what it does not use.
            { name: 'some', minShareCount: 2, entriesAware: true, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: apiServer, ws: true } } },
  preview: { proxy: { '/api': { target: apiServer, ws: true } } },
});
