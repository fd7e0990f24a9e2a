/** @import { Project, Source } from './sources.mjs' */

const router = 'web/src/app/router.tsx';
const preload = 'web/preload.config.mjs';
const settings = 'web/vite.config.ts';
const keeper = 'web/src/data/api/with-seen-answers.ts';

/** First words of query keys whose answers no device keeps, with the reason. */
const notKept = new Map([
  ['account', 'signed in only with network'],
  ['own-calls', 'a call of earlier may be over'],
  ['agreements', 'people answer them now'],
  ['card-key', 'opens an online dialog'],
  ['consents', 'people answer them now'],
  ['device-matches', 'read from the device'],
  ['earlier-match', 'read from the device'],
  ['league-moves', 'answers need the server'],
  ['league-reports', 'decisions need the server'],
  ['operator', 'settings of the server, shown beside legal texts'],
  ['recent-opponents', 'read from the device'],
  ['registered', 'asked while somebody types'],
  ['registration', 'works only with network'],
  ['team-wishes', 'administration works only with network'],
  ['boards', 'states of boards are of no use without network'],
  ['halls', 'calls are of no use without network'],
  ['hall-screens', 'the same for televisions'],
  ['hall-forecasts', 'without a server it would promise times that nobody knows any more'],
  ['hall-voice', 'who speaks is asked now'],
  ['presence-reports', 'who has just reported is of no use without network'],
  ['event-boards', 'the same for those of an event'],
  ['tablets', 'which tablets are there is of no use without network'],
  ['tablet-code', 'works only with network'],
  ['replies', 'who comes must be what the team knows now'],
  ['reminders', 'a switch must be what the server knows'],
  ['templates', 'a tournament is made only with network'],
  ['money', 'who has paid must be what the server knows'],
  ['door', 'the same for helpers'],
  ['hooks', 'deliveries are of no use without network'],
  ['secure-place', 'asked at an address that needs the network'],
  ['departure', 'asked at an address that needs the network'],
  ['arrival', 'works only with network'],
  ['calendars', 'a secret address is not kept on devices'],
]);

/**
 * Finds what a new screen or query needs in files that do not import it: files to request early, a family of files, and
 * whether its answers are kept for a device without network.
 * @param {Project} project @returns {string[]}
 */
export function checkScreens({ sources }) {
  const textOf = (/** @type {string} */ path) => sources.find((source) => source.path === path)?.text ?? '';
  const found = routesOf(textOf(router));
  const routes = found.flatMap(({ address, screen }) => (screen === null ? [] : [{ address, screen }]));
  const unread = found.filter(({ screen }) => screen === null);
  return [
    ...unread.map(({ address }) => `${router}: the check cannot tell the screen of ${address}`),
    ...checkPreload(routes, textOf(preload)),
    ...checkFamilies(routes, textOf(settings)),
    ...checkKeys(sources, textOf(keeper)),
  ];
}

/**
 * Addresses with the files of their screens, such as `/matches/:id` and `scorer/match-screen.tsx`. Pages of the app itself are
 * left out.
 * @param {string} text of the router
 * @returns {{ address: string, screen: string | null }[]} null if the file is unknown
 */
function routesOf(text) {
  const imported = [...text.matchAll(/const (\w+) = [^;]*?import\('([^']+)'\)/g)];
  const files = new Map(imported.map(([, name = '', file = '']) => [name, file]));
  const rows = [...text.matchAll(/path: '([^']+)',\s*element: ([\s\S]*?)(?=\n {2}\{|\n\];)/g)];
  return rows.flatMap(([, address = '', element = '']) => {
    if (!element.includes('screen(')) return [];
    const [, name = ''] = element.match(/screen\((?:async \(\) => \(await )?(\w+)/) ?? [];
    const file = files.get(name) ?? null;
    if (file?.startsWith('./') === true) return [];
    return [{ address, screen: file === null ? null : file.replace('../screens/', '') }];
  });
}

/** @param {{ address: string, screen: string }[]} routes @param {string} text @returns {string[]} */
function checkPreload(routes, text) {
  const rows = [...text.matchAll(/\[\s*'(\/[^']*)',\s*'([^']+)'/g)].map(([, address = '', screen = '']) => ({
    address: patternOf(address),
    screen,
  }));
  const asked = routes.flatMap(({ address, screen }) => examplesOf(address).map((one) => ({ one, screen })));
  return asked.flatMap(({ one, screen }) => {
    const named = rows.find(({ address }) => address.test(one))?.screen;
    if (named === undefined) return [`${preload}: requests no files for ${one} (${screen})`];
    return named === screen ? [] : [`${preload}: requests ${named} for ${one}, which shows ${screen}`];
  });
}

/** What fits an address in the notation of the router. @param {string} address */
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

/** The shortest and the longest address of a route, with 1 for each id. @param {string} address */
function examplesOf(address) {
  const parts = address.split('/').filter((part) => part !== '*');
  const filled = (/** @type {string[]} */ some) =>
    some.map((part) => part.replace(/\?$/, '').replace(/^:.*/, '1')).join('/');
  return [...new Set([filled(parts.filter((part) => !part.endsWith('?'))), filled(parts)])];
}

/** @param {{ screen: string }[]} routes @param {string} text @returns {string[]} */
function checkFamilies(routes, text) {
  const [, list = ''] = text.match(/const families\b[^=]*= \[([\s\S]*?)\n\];/) ?? [];
  const families = [...list.matchAll(/\['([a-z]+)', \/(.+)\/\]/g)].map(([, name = '', screens = '']) => ({
    name,
    screens: new RegExp(screens),
  }));
  return [...new Set(routes.map(({ screen }) => screen))].flatMap((screen) => {
    const own = families.filter(({ screens }) => screens.test(screen)).map(({ name }) => name);
    if (own.length === 1) return [];
    return own.length === 0
      ? [`${settings}: ${screen} belongs to no family of pages`]
      : [`${settings}: ${screen} belongs to several families of pages: ${own.join(', ')}`];
  });
}

/** @param {Source[]} sources @param {string} text @returns {string[]} */
function checkKeys(sources, text) {
  const [, list = ''] = text.match(/\^\\\["\(([a-z|-]+)\)"/) ?? [];
  const kept = new Set(list.split('|'));
  return sources
    .filter(({ path, isTest }) => path.startsWith('web/src/') && !isTest)
    .flatMap((source) =>
      [...new Set(firstWordsOf(source))]
        .filter((word) => !kept.has(word) && !notKept.has(word))
        .map(
          (word) =>
            `${source.path}: the answers to ['${word}', …] are neither kept (${keeper}) nor named in check-screens.mjs`,
        ),
    );
}

const keyObjects = /^(?:export )?const \w*[kK]eys\b[^=]*= [^{]*\{([\s\S]*?)^\}/gm;
const keyValues = /(?:queryKey:|\w*[kK]ey\w* =(?: \([^)]*\) =>)?)\s*\[\s*'([a-z-]+)'/g;

/** The first words of the query keys in a file. @param {Source} source @returns {string[]} */
function firstWordsOf({ path, text }) {
  const ofObjects = path.startsWith('web/src/data/') ? [...text.matchAll(keyObjects)] : [];
  return [
    ...[...text.matchAll(keyValues)].map(([, word = '']) => word),
    ...ofObjects.flatMap(([, body = '']) =>
      [...body.matchAll(/\[\s*'([a-z-]+)'/g)].map(([, word = '']) => word),
    ),
  ];
}
