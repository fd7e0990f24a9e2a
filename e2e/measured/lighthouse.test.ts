import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freePort, type RunningServer, startServer } from '../../tools/testbed/server.ts';
import { GuestApi } from '../support/api.ts';
import { browserFlags, browserPath } from '../support/browser.ts';
import { scores, seedMatch } from '../support/matches.ts';
import { percentile } from '../support/measure.ts';
import { patienceMs } from '../support/patience.ts';
import {
  addEntrants,
  createTournament,
  entrantNames,
  foundTournamentTeam,
  startTournament,
} from '../support/tournaments.ts';

/**
 * Runs at most. Other work on the machine only adds time, so their lower quartile is closer to the truth than their median, and the
 * best one would be luck.
 */
const maxRuns = 12;
/** So many good runs decide, because the quartile is good then, whatever the others say. */
const enoughRuns = maxRuns / 4;
/** Lighthouse's own values: a slow network, and a processor four times slower than the machine of the limits. */
const slowPhone = throttling.mobileSlow4G;
/** Result of that machine in Lighthouse's processor benchmark, with nothing else running. */
const referenceIndex = 2_700;

let server: RunningServer;
let port: number;
let stopBrowser: () => Promise<void>;
/** Latest result of this machine in that benchmark; other work on it lowers the result. */
let lastIndex = referenceIndex;

async function untilListening(url: string): Promise<void> {
  const isListening = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  // Before a test there is no `expect.poll`.
  await vi.waitUntil(isListening, { timeout: patienceMs, interval: 50 });
}

/** A browser that Lighthouse can control: its pages share one profile, which knows the guest. */
beforeAll(async () => {
  server = await startServer();
  port = await freePort();
  const profile = await mkdtemp(join(tmpdir(), 'neundarter-lighthouse-'));
  const child = spawn(
    browserPath(),
    [
      ...browserFlags,
      '--headless',
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  );
  stopBrowser = async () => {
    child.kill();
    await once(child, 'exit');
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  await untilListening(`http://127.0.0.1:${port}/json/version`);
});

afterAll(async () => {
  await stopBrowser?.();
  await server?.stop();
});

/** Makes the browser the device of a guest that has opened a page before. */
async function visitAs({ guest }: GuestApi, path: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]?.newPage();
  if (page === undefined) throw new Error('the browser has no window');
  // A page without the app, which would create its own guest.
  await page.goto(`${server.url}/health`);
  await page.evaluate((value) => localStorage.setItem('guest-token', JSON.stringify(value)), {
    ...guest,
    renewAt: Date.now() + 60 * 60 * 1000,
  });
  await page.goto(`${server.url}${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.close();
  await browser.close();
}

type Figures = {
  readonly performance: number;
  readonly accessibility: number;
  readonly lcpMs: number;
  readonly cls: number;
};

/** A slower machine has to be slowed down less to be as slow as a phone. */
const slowdown = () => Math.max(1, slowPhone.cpuSlowdownMultiplier * Math.min(1, lastIndex / referenceIndex));

async function measureOnce(path: string): Promise<Figures> {
  const result = await lighthouse(`${server.url}${path}`, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: ['performance', 'accessibility'],
    throttlingMethod: 'simulate',
    throttling: { ...slowPhone, cpuSlowdownMultiplier: slowdown() },
  });
  const report = result?.lhr;
  if (!report) throw new Error(`no report about ${path}`);
  lastIndex = report.environment.benchmarkIndex;
  return {
    performance: report.categories['performance']?.score ?? 0,
    accessibility: report.categories['accessibility']?.score ?? 0,
    lcpMs: report.audits['largest-contentful-paint']?.numericValue ?? Number.POSITIVE_INFINITY,
    cls: report.audits['cumulative-layout-shift']?.numericValue ?? Number.POSITIVE_INFINITY,
  };
}

/** The better quartile of runs, for each figure separately. */
function quartileOf(all: readonly Figures[]): Figures {
  const quartile = (badness: (figures: Figures) => number) => percentile(all.map(badness), 0.25);
  return {
    performance: -quartile(({ performance }) => -performance),
    accessibility: -quartile(({ accessibility }) => -accessibility),
    lcpMs: quartile(({ lcpMs }) => lcpMs),
    cls: quartile(({ cls }) => cls),
  };
}

const limits = { performance: 0.9, lcpMs: 2_500, cls: 0.1 };
/**
 * Pages of a tournament have more files than Lighthouse's phone loads at once: see docs/performance.md. The same build of the
 * bracket gives 3,700 to 3,850 ms.
 */
const tournamentLimits = { ...limits, performance: 0.75, lcpMs: 3_900 };

const isWithin = (figures: Figures, { performance, lcpMs, cls }: typeof limits): boolean =>
  figures.performance >= performance &&
  figures.accessibility === 1 &&
  figures.lcpMs <= lcpMs &&
  figures.cls <= cls;

/** The result of a page. Enough good runs decide it early. */
async function measure(path: string, allowed: typeof limits): Promise<Figures> {
  const all: Figures[] = [];
  const isDecided = () => all.filter((one) => isWithin(one, allowed)).length >= enoughRuns;
  while (all.length < maxRuns && !isDecided()) all.push(await measureOnce(path));
  return quartileOf(all);
}

async function expectGood(path: string, allowed = limits): Promise<void> {
  // The first run shows how fast the machine is now, and warms its caches; it does not count.
  await measureOnce(path);
  const figures = await measure(path, allowed);
  expect(figures.performance, path).toBeGreaterThanOrEqual(allowed.performance);
  expect(figures.accessibility, path).toBe(1);
  expect(figures.lcpMs, path).toBeLessThanOrEqual(allowed.lcpMs);
  expect(figures.cls, path).toBeLessThanOrEqual(allowed.cls);
}

test('Lighthouse: the start page on a phone', { timeout: 300_000 }, () => expectGood('/matches'));

test('Lighthouse: the scorer on a phone', { timeout: 300_000 }, async () => {
  const api = await GuestApi.asNewGuest(server.url);
  const matchId = await seedMatch(api, { turns: scores(60, 100) });
  await visitAs(api, `/matches/${matchId}`);
  await expectGood(`/matches/${matchId}`);
});

test('Lighthouse: a tournament, its registration and its bracket on a phone', {
  timeout: 900_000,
}, async () => {
  const club = await foundTournamentTeam(server, 'Bulls');
  const setup = { maxNoOfParticipants: 32 } as const;
  const open = await createTournament(club, { mode: 'single-knockout', setup });
  await addEntrants(club.chief, open, entrantNames(23));
  const running = await startTournament(club, { mode: 'single-knockout', setup }, 32);
  const paths = [`/tournaments/${open}`, `/tournaments/${open}/register`, `/tournaments/${running}/knockout`];
  await visitAs(await GuestApi.asNewGuest(server.url), paths[0] ?? '');
  for (const path of paths) await expectGood(path, tournamentLimits);
});
