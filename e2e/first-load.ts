import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../tools/testbed/server.ts';
import { password, signInUser } from './support/accounts.ts';
import { launchBrowser } from './support/browser.ts';
import { type ColdLoad, loadCold } from './support/cold-load.ts';
import { fillDemoClub, type LoadedPage } from './support/first-load-pages.ts';

// `npm run first-load`: fills a demonstration club, opens its pages as a slow phone that has never been here, and prints what
// each page loads. Build the web app first.

/** Aims: kB in all, files, and ms until the largest text is shown. */
const aims = { guest: 170, signedIn: 200, files: 25, largestMs: 2500 };

const columns = ['Script', 'Stylesheet', 'Font', 'Image', 'Fetch'] as const;

/** Loads of a page whose largest text has an aim. Other work on the machine only adds time, so the fastest counts. */
const timedLoads = 3;

/** One line of the table; what misses its aim has a mark. */
function lineOf({ path, isSignedIn, isTimed }: LoadedPage, { bytes, files, largestMs }: ColdLoad): string {
  const kB = [...bytes.values()].reduce((sum, one) => sum + one, 0) / 1000;
  const marked = (value: number, aim: number, unit = '') =>
    `${value.toFixed(0)}${unit}${value > aim ? ' *' : ''}`;
  const cells = [
    path.replace(/[a-z0-9]{20}/, '…'),
    isSignedIn ? 'signed in' : 'guest',
    marked(kB, isSignedIn ? aims.signedIn : aims.guest, ' kB'),
    ...columns.map((kind) => ((bytes.get(kind) ?? 0) / 1000).toFixed(0)),
    marked(files, aims.files),
    isTimed ? marked(largestMs, aims.largestMs, ' ms') : `${largestMs.toFixed(0)} ms`,
  ];
  return `| ${cells.join(' | ')} |`;
}

const dataDir = await mkdtemp(join(tmpdir(), 'neundarter-first-load-'));
const club = await fillDemoClub(dataDir, 60);
const server = await startServer({ DATA_DIR: dataDir });
const browser = await launchBrowser();
try {
  const { session } = await signInUser(server, { emailAddress: club.captain, password });
  console.log(
    `| page | by | in all | ${columns.map((kind) => `${kind}, kB`).join(' | ')} | files | largest text |`,
  );
  console.log(`|${'---|'.repeat(columns.length + 5)}`);
  for (const page of club.pages) {
    const load = () => loadCold(browser, server.url + page.path, page.isSignedIn ? { session } : {});
    let best = await load();
    for (let more = 1; page.isTimed && more < timedLoads; more += 1) {
      const next = await load();
      if (next.largestMs < best.largestMs) best = next;
    }
    console.log(lineOf(page, best));
  }
  console.log('* misses its aim');
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
