/**
 * The table "Who may import what" of ARCHITECTURE.md. A zone is a folder with its own import rules; a file
 * belongs to exactly one.
 */

/** Nouns of the server with their rank; a noun may use nouns of lower rank. */
export const nounRanks = new Map([
  ['users', 0],
  ['players', 1],
  ['teams', 2],
  ['events', 3],
  ['agreements', 3],
  ['matches', 4],
  ['rankings', 5],
  ['consents', 5],
  ['results', 6],
  ['matchdays', 7],
  ['tournaments', 7],
  ['series', 8],
  ['leagues', 8],
  ['money', 8],
  ['replies', 8],
  ['boards', 9],
  ['calls', 10],
  ['templates', 10],
  ['devices', 11],
  ['pushes', 11],
  ['statistics', 11],
  ['resultfiles', 11],
  ['embeds', 11],
  ['hooks', 11],
  ['calendars', 11],
]);

/** Nouns outside this order: they may use users, players and teams, and no noun may use them. */
export const nounsBeside = new Set(['practice', 'news', 'logs', 'operator', 'relocations']);
const besideMayUse = new Set(['users', 'players', 'teams']);

const webFloors = new Map([
  ['text', ['contract', 'rules']],
  ['ui', ['web/device', 'web/text']],
  ['data', ['web/device', 'contract', 'rules', 'web/text']],
  ['device', ['contract', 'rules', 'web/text']],
  ['parts', ['web/data', 'web/device', 'web/ui', 'web/text', 'contract', 'rules']],
  ['screens', ['web/parts', 'web/data', 'web/device', 'web/ui', 'web/text', 'contract', 'rules']],
]);

/**
 * Zone of a file; `undefined` for a place that the layout does not have.
 * @param {string} path from the root @returns {string | undefined}
 */
export function zoneOf(path) {
  const parts = path.split('/');
  const [workspace, second, third, fourth] = parts;
  if (isTestSupport(path)) return `${workspace}/test`;
  if (workspace === 'rules' || workspace === 'contract') return second === 'src' ? workspace : undefined;
  if (workspace === 'server') return serverZone(second, third, parts.length);
  if (workspace === 'web') return webZone(parts, third, fourth);
  return workspace;
}

/** Whether a file is in a folder with helpers that only tests use. @param {string} path */
export function isTestSupport(path) {
  return /^(rules|contract|server|web)\/(src\/)?test(-support)?\//.test(path);
}

/** @param {string | undefined} second @param {string | undefined} third @param {number} depth */
function serverZone(second, third, depth) {
  if (second === 'migrations') return 'server/migrations';
  if (second !== 'src' || third === undefined) return undefined;
  if (depth === 3)
    return /^(main|app|app-parts|bind-nouns|noun|nouns|(export|account|consent|match|team)-hooks)\.ts$/.test(
      third,
    )
      ? 'server/root'
      : undefined;
  return third === 'platform' || nounRanks.has(third) || nounsBeside.has(third)
    ? `server/${third}`
    : undefined;
}

/** @param {string[]} parts @param {string | undefined} third @param {string | undefined} fourth */
function webZone(parts, third, fourth) {
  if (parts.length === 2) return 'web/config';
  if (parts[1] !== 'src' || third === undefined) return undefined;
  if (parts.length === 3 || third === 'app') return 'web/app';
  if (third === 'screens') return parts.length > 4 ? `web/screens/${fourth}` : undefined;
  return webFloors.has(third) ? `web/${third}` : undefined;
}

/**
 * Whether a file of zone `from` may import a file of zone `to`. The zones `…/test` contain test helpers: only tests may
 * import them (see `checkImports`), and they may import every file of their workspace.
 * @param {string} from @param {string} to @returns {boolean}
 */
export function mayImport(from, to) {
  if (from === to) return true;
  if (from === 'rules/test') return to === 'rules';
  if (from === 'contract/test') return to === 'contract' || to === 'rules';
  if (from.startsWith('server/')) return serverMayImport(from, to);
  if (from.startsWith('web/')) return webMayImport(from, to);
  if (from === 'contract') return to === 'rules';
  // e2e and bench start real servers and browsers with the testbed in tools.
  if (from === 'e2e') return to === 'contract' || to === 'rules' || to === 'tools';
  if (from === 'bench') return to === 'contract' || to === 'rules' || to === 'tools';
  return false;
}

/** @param {string} from @param {string} to */
function serverMayImport(from, to) {
  if (to === 'contract') return true;
  if (to === 'rules') return from !== 'server/platform' && from !== 'server/migrations';
  if (!to.startsWith('server/')) return false;
  if (from === 'server/root' || from === 'server/test') return true;
  if (from === 'server/platform') return to === 'server/migrations';
  if (from === 'server/migrations') return false;
  return to === 'server/platform' || nounMayUse(from.slice(7), to.slice(7));
}

/** @param {string} user @param {string} used */
function nounMayUse(user, used) {
  const usedRank = nounRanks.get(used);
  if (usedRank === undefined) return false;
  if (nounsBeside.has(user)) return besideMayUse.has(used);
  return usedRank < (nounRanks.get(user) ?? -1);
}

/** @param {string} from @param {string} to */
function webMayImport(from, to) {
  if (from === 'web/app' || from === 'web/test')
    return to === 'contract' || to === 'rules' || to.startsWith('web/');
  if (from === 'web/config') return false;
  const floor = from.split('/')[1] ?? '';
  return webFloors.get(floor)?.includes(to) ?? false;
}
