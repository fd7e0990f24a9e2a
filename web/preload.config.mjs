import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/**
 * Screens by address, with parts that they load at once; the first matching address wins. Same meaning as the routes of
 * src/app/router.tsx; tools/structure/check-screens.mjs compares them.
 */
const screens = [
  [/^\/(home(\/[a-z]*)?)?$/, 'home/home-screen.tsx'],
  [/^\/matches\/?$/, 'match-hub/match-hub-screen.tsx'],
  [/^\/matches\/new\/?$/, 'match-setup/match-setup-screen.tsx'],
  [/^\/matches\/view\/nomatch\/?$/, 'spectator/no-match-screen.tsx'],
  [/^\/matches\/view\/[^/]+\/?$/, 'spectator/spectator-screen.tsx'],
  [/^\/matches\/[^/]+\/?$/, 'scorer/match-screen.tsx'],
  [/^\/matches\/[^/]+\/\d+\/\d+\/?$/, 'leg-detail/leg-detail-screen.tsx'],
  [/^\/login\/?$/, 'login/login-screen.tsx'],
  [/^\/register\/?$/, 'register/register-screen.tsx'],
  [/^\/players\/[^/]+\/stats(\/[^/]+)?\/?$/, 'player-stats/player-stats-screen.tsx'],
  [/^\/tournaments\/[^/]+\/stats\/[^/]+\/?$/, 'player-stats/player-stats-screen.tsx'],
  [/^\/practice-room\/?$/, 'practice-room/practice-room-screen.tsx'],
  [/^\/practice-room\/scoring-games\/[^/]+\/?$/, 'scoring-game/scoring-game-screen.tsx'],
  [/^\/team-lounge\/?$/, 'team-lounge/team-lounge-screen.tsx'],
  [/^\/(team-lounge\/event|tournaments)\/[^/]+\/live\/?$/, 'event-live/event-live-screen.tsx'],
  [/^\/team-lounge\/event\/[^/]+(\/guests)?\/?$/, 'event/event-screen.tsx'],
  [/^\/tournaments\/[^/]+\/register\/?$/, 'tournament/register/tournament-register-screen.tsx'],
  [/^\/tournaments\/[^/]+\/knockout\/?$/, 'tournament/tournament-screen.tsx', 'tournament/knockout.tsx'],
  [/^\/tournaments\/[^/]+(\/(introduction|participants))?\/?$/, 'tournament/tournament-screen.tsx'],
];

const bootTag = '<script src="/boot.js"></script>\n    ';
/**
 * After the app's own code, which has to be requested first, and before the styles, because a script waits for the
 * styles above it.
 */
const place = '<link rel="stylesheet"';

/**
 * Vite plugin: puts boot.js into the page, with a list of the files that the screen of each address needs. As a
 * separate file it would delay the first paint by a round trip. Without the list a browser finds out about the files of
 * a screen only after it has loaded and run the app.
 */
export function preloadScreens() {
  let folder = 'dist';
  return {
    name: 'neundarter-preload',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    async writeBundle(_, bundle) {
      const table = screens.map(([address, ...parts]) => [
        address.source,
        [...new Set(parts.flatMap((part) => filesOf(bundle, part)))],
      ]);
      await putInline(folder, preloader(table, fontsOf(bundle, /barlow-\d+-(?!extended)/)));
    },
  };
}

async function putInline(folder, script) {
  const page = join(folder, 'index.html');
  const boot = join(folder, 'boot.js');
  const [html, start] = await Promise.all([readFile(page, 'utf8'), readFile(boot, 'utf8')]);
  if (!html.includes(bootTag) || !html.includes(place)) throw new Error('preload: index.html has no place');
  const inline = `<script>\n${start}${script}</script>\n    `;
  await writeFile(
    page,
    html.replace(bootTag, '').replace(place, () => inline + place),
  );
  await rm(boot);
}

/** Screens that begin with big digits, whose font is needed at once. */
const withDigits = /^(scorer|spectator|scoring-game)\//;

/** Code and styles of a screen that the entry does not contain, and the digits if it shows them at once. */
function filesOf(bundle, screen) {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry);
  const root = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(`/src/screens/${screen}`));
  if (entry === undefined || root === undefined) throw new Error(`preload: no chunk for ${screen}`);
  const loaded = closure(bundle, entry.fileName);
  const wanted = [...closure(bundle, root.fileName)].filter((file) => !loaded.has(file));
  const styles = wanted.flatMap((file) => [...(bundle[file]?.viteMetadata?.importedCss ?? [])]);
  return [...wanted, ...new Set(styles), ...(withDigits.test(screen) ? fontsOf(bundle, /digits/) : [])];
}

function fontsOf(bundle, name) {
  return Object.keys(bundle).filter((file) => file.endsWith('.woff2') && name.test(file));
}

function closure(bundle, fileName, found = new Set()) {
  if (found.has(fileName) || bundle[fileName] === undefined) return found;
  found.add(fileName);
  for (const next of bundle[fileName].imports) closure(bundle, next, found);
  return found;
}

/** From its second visit on, a device has the fonts of the words in its cache, and they are there before the words. */
const preloader = (table, cachedFonts) => `
(() => {
  const kinds = { css: 'style', woff2: 'font' };
  const table = ${JSON.stringify(table)};
  const files = table.find(([address]) => new RegExp(address).test(location.pathname))?.[1] ?? [];
  const cached = navigator.serviceWorker?.controller ? ${JSON.stringify(cachedFonts)} : [];
  for (const file of files.concat(cached)) {
    const link = document.createElement('link');
    const kind = kinds[file.split('.').pop()];
    link.rel = kind ? 'preload' : 'modulepreload';
    if (kind) link.as = kind;
    link.crossOrigin = '';
    link.href = '/' + file;
    document.head.append(link);
  }
})();
`;
