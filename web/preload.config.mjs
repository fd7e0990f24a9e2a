import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/**
 * Screens by address, with parts that they load at once; the first matching address wins. The addresses are those of
 * contract/src/pages.ts, or one that such an address with a star contains. Same meaning as the routes of src/app/router.tsx;
 * tools/structure/check-screens.mjs compares them.
 */
const screens = [
  ['/', 'home/home-screen.tsx'],
  ['/home', 'home/home-screen.tsx'],
  ['/home/news', 'home/home-screen.tsx'],
  ['/home/events', 'home/home-screen.tsx'],
  ['/home/lobby', 'home/home-screen.tsx', 'home/lobby-tab.tsx'],
  ['/matches', 'match-hub/match-hub-screen.tsx'],
  ['/matches/new', 'match-setup/match-setup-screen.tsx'],
  ['/matches/view/nomatch', 'spectator/no-match-screen.tsx'],
  ['/matches/view/:id', 'spectator/spectator-screen.tsx'],
  ['/matches/:matchId/:setNumber/:legNumber', 'leg-detail/leg-detail-screen.tsx'],
  ['/matches/:id', 'scorer/match-screen.tsx'],
  ['/account', 'account/account-screen.tsx'],
  ['/login', 'login/login-screen.tsx'],
  ['/register', 'register/register-screen.tsx'],
  ['/register/success', 'register/register-success-screen.tsx'],
  ['/register/validation-needed', 'register/validation-needed-screen.tsx'],
  ['/register/email-activated', 'register/email-activated-screen.tsx'],
  ['/register/first-name', 'register/first-name-screen.tsx'],
  ['/register/new-password', 'register/new-password-screen.tsx'],
  ['/register/team-invite-activated', 'register/team-invite-screen.tsx'],
  ['/confirm', 'confirm/confirm-screen.tsx'],
  ['/confirm/:code', 'confirm/confirm-screen.tsx'],
  ['/board/:code', 'board/board-screen.tsx'],
  ['/team-lounge', 'team-lounge/team-lounge-screen.tsx'],
  ['/team-lounge/event/:id/live', 'event-live/event-live-screen.tsx'],
  ['/team-lounge/event/:id/hall', 'tournament/hall/tournament-hall-screen.tsx'],
  ['/team-lounge/event/:id/guests?', 'event/event-screen.tsx'],
  ['/series/:id/admin/:tab?', 'series-admin/series-admin-screen.tsx'],
  ['/series/:id', 'series/series-screen.tsx'],
  ['/leagues/:id', 'league/league-screen.tsx', 'league/league-content.tsx'],
  ['/leagues/:id/admin', 'league/league-screen.tsx', 'league/admin/league-admin-content.tsx'],
  ['/tournaments/:id/register', 'tournament/register/tournament-register-screen.tsx'],
  ['/tournaments/:id/live', 'event-live/event-live-screen.tsx'],
  ['/tournaments/:id/hall', 'tournament/hall/tournament-hall-screen.tsx'],
  ['/tournaments/:eventId/stats/:id', 'player-stats/player-stats-screen.tsx'],
  ['/tournaments/:id/print/:sheet', 'tournament/print/tournament-print-screen.tsx'],
  ['/tournaments/:id/cockpit/:page?', 'tournament/cockpit/tournament-cockpit-screen.tsx'],
  ['/tournaments/:id/admin', 'tournament-admin/tournament-admin-screen.tsx'],
  ['/tournaments/:id/admin/:tab/*', 'tournament-admin/tournament-admin-screen.tsx'],
  ['/tournaments/:id/knockout', 'tournament/tournament-screen.tsx', 'tournament/knockout.tsx'],
  ['/tournaments/:id/*', 'tournament/tournament-screen.tsx'],
  ['/me/stats', 'player-stats/player-stats-screen.tsx'],
  ['/players/me/stats', 'player-stats/player-stats-screen.tsx'],
  ['/players/:id/stats', 'player-stats/player-stats-screen.tsx'],
  ['/players/:id/stats/:eventId', 'player-stats/player-stats-screen.tsx'],
  ['/players/:id/matches', 'player-matches/player-matches-screen.tsx'],
  ['/secure', 'secure/secure-screen.tsx'],
  ['/practice-room', 'practice-room/practice-room-screen.tsx'],
  ['/practice-room/scoring-games/:id', 'scoring-game/scoring-game-screen.tsx'],
  ['/admin', 'admin/admin-screen.tsx'],
  ['/admin/teams/:teamId', 'admin/team-admin-screen.tsx'],
  ['/privacy', 'legal/legal-screen.tsx'],
  ['/imprint', 'legal/legal-screen.tsx'],
  ['/terms', 'legal/legal-screen.tsx'],
];

const bootTag = '<script src="/boot.js"></script>\n    ';
/**
 * After the app's own code, which has to be requested first, and before the styles, because a script waits for the
 * styles above it.
 */
const place = '<link rel="stylesheet"';

/**
 * Vite plugin: writes a file that tells the server which files the screen of each address needs, so that its page requests
 * them; otherwise a browser finds out about them only after it has loaded and run the app. The page that a device keeps for
 * all addresses has the same table in a script, and the server takes this script out of the pages that it sends. boot.js
 * comes into the page, too: as a separate file it would delay the first paint by a round trip.
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
        address,
        [...new Set(parts.flatMap((part) => filesOf(bundle, part)))],
      ]);
      await writeTable(folder, table);
      const patterns = table.map(([address, files]) => [patternOf(address).source, files]);
      await putInline(folder, preloader(patterns, fontsOf(bundle, /barlow-\d+-(?!extended)/)));
    },
  };
}

/** What fits an address in the notation of the router. */
function patternOf(address) {
  const parts = address.split('/').filter((part) => part !== '');
  const patterns = parts.map((part) => {
    if (part === '*') return '(?:/.*)?';
    const name = part.replace(/\?$/, '');
    const pattern = `/${name.startsWith(':') ? '[^/]+' : name}`;
    return part.endsWith('?') ? `(?:${pattern})?` : pattern;
  });
  return new RegExp(`^${patterns.join('')}/?$`, 'i');
}

/** For the server: see server/src/platform/http/preloads.ts. */
async function writeTable(folder, table) {
  await mkdir(join(folder, '.vite'), { recursive: true });
  await writeFile(join(folder, '.vite/preloads.json'), JSON.stringify(Object.fromEntries(table)));
}

async function putInline(folder, script) {
  const page = join(folder, 'index.html');
  const boot = join(folder, 'boot.js');
  const [html, start] = await Promise.all([readFile(page, 'utf8'), readFile(boot, 'utf8')]);
  if (!html.includes(bootTag) || !html.includes(place)) throw new Error('preload: index.html has no place');
  const inline = `<script>\n${start}</script>\n    <!-- preloads --><script>${script}</script><!-- /preloads -->\n    `;
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
  const files = table.find(([address]) => new RegExp(address, 'i').test(location.pathname))?.[1] ?? [];
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
