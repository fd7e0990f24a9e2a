import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { checkBudgets } from './budgets.mjs';
import { manifest } from './manifest.config.ts';
import { precompress } from './precompress.config.mjs';
import { preloadScreens } from './preload.config.mjs';

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

/** `shared~hub~scorer.css` → `shared`: with all modules that share a chunk its name would be endless. */
const withoutSharers = (name: string) => name.replace(/~.*/, '').replace(/\.[a-z0-9]+$/, '');

type Modules = { readonly getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null };

/** Parts of the scorer that it loads when they are shown; two of them come before it. */
const lateOfScorer =
  /[\\/]scorer[\\/](online-request|(match-end|help|forfeit|correct)-dialog|match-refusal|pre-start)\.tsx/;

/** Whether the scorer needs a module to start: checks all modules that import it, up to the screens. */
function isOfScorer(id: string, modules: Modules, asked = new Set<string>()): boolean {
  if (asked.has(id)) return false;
  asked.add(id);
  if (id.includes('/src/screens/scorer/')) return !lateOfScorer.test(id);
  return modules.getModuleInfo(id)?.importers.some((one) => isOfScorer(one, modules, asked)) ?? false;
}

const scorerChunk = (id: string, modules: Modules) => (isOfScorer(id, modules) ? 'shared' : null);

const ofFields = /node_modules.(@base-ui|@floating-ui|@dnd-kit)[\\/]/;
/** Used only to choose people; not for the screens that share the other modules. */
const ofPeople = /src.(parts.person-picker[\\/]|ui.(combobox|lazy-piece)\.(tsx|module\.css)|text.fields\.ts)/;
/** Used only by the pages of events and by the lists that lead to them. */
const ofEvents =
  /src.(parts.(calendar-file|event-form|event-row|event-tables|match-rows|more-list|print-button|scoreboard|page-qr)[\\/]|text.(event-form|event-page|event-live|matchday|rankings|page-qr|team-events)\.ts|data.club.device-games|ui.(page-turner|use-page-turns))/;
/** Loaded when somebody writes a longer text. */
const ofWriting = /src.(parts.markdown.(markdown-editor|markdown-toolbar|edit-markdown)|text.markdown)\./;
/** Used only by the pages of tournaments and series, and by those that set up matches. */
const ofTournaments =
  /src.((parts|screens).(tournament|series|match-config-form)[^/\\]*[\\/]|text.(bracket|tournament|series|setup)|data.club.(tournament|own-entries|series)|(tournament|series)[\\/])/;
/** Used only by the pages of teams. */
const ofTeams = /src.(parts.(team-players|opponent-team)[\\/]|text.(team|opponent-team|roles|admin)\.)/;
/** Used only with a board that detects darts. */
const ofBoards = /src.(device.detection-board[\\/]|parts.(board-status|detection)[\\/]|text.detection\.)/;
/** Used only after a match, and by its set-up. */
const ofRematches =
  /src.(parts.rematch[\\/]|data.match.(start-rematch|request-online-match)\.|text.summary\.)/;
/** Used only by the lists of somebody's matches. */
const ofMatches = /src.(parts.(match-history|match-list|period)[\\/]|(data.match|text).match-history\.)/;
/** The button that shares a match: the scorer loads it later, without what other screens share. */
const ofSharing = /src.(parts.share-match.share-match|text.share-match)\./;
const isForMany = (id: string) =>
  ![ofPeople, ofEvents, ofWriting, ofTournaments, ofTeams, ofBoards, ofRematches, ofMatches, ofSharing].some(
    (few) => few.test(id),
  );

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest,
      workbox: {
        globPatterns: ['**/*.{js,css,html,woff2,svg,png}'],
        globIgnores: ['caller/**', '**/*.{br,gz}'],
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
        chunkFileNames: ({ name }) => `assets/${withoutSharers(name)}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${withoutSharers(names[0] ?? 'asset')}-[hash][extname]`,
        codeSplitting: {
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
            { name: scorerChunk, minShareCount: 2, priority: 3 },
            // Code that only other screens share does not make the scorer heavier.
            { name: 'common', test: isForMany, minShareCount: 2, priority: 2 },
            { name: 'events', test: ofEvents, minShareCount: 2, priority: 1 },
            { name: 'writing', test: ofWriting, minShareCount: 2, priority: 1 },
            { name: 'matches', test: ofMatches, minShareCount: 2, priority: 1 },
            { name: 'sharing', test: ofSharing, minShareCount: 2, priority: 1 },
            { name: 'boards', test: ofBoards, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: apiServer, ws: true } } },
  preview: { proxy: { '/api': { target: apiServer, ws: true } } },
});
