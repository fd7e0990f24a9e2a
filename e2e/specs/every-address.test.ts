import { readFileSync } from 'node:fs';
import { pageAt, pagePaths } from '@neundarter/contract/pages';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { stillDevice } from '../support/accessible.ts';
import { violationsOf } from '../support/axe.ts';
import { everyAddress } from '../support/every-address.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { useTestbed } from '../support/testbed.ts';
import { useTournamentTeam } from '../support/use-tournament-team.ts';

// Axe at every address of the app, for somebody who may see it, in both colour schemes. Other files look at states of a
// page; this one forgets none.

const testbed = useTestbed();
const club = useTournamentTeam(testbed, 'Bulls Überall');

let visits: Awaited<ReturnType<typeof everyAddress>>;
type Visit = (typeof visits)['guest']['pages'][number];

/** A phone on which the bar covers nothing, not even of the longest page: axe counts what is below as hidden. */
const phone = { ...stillDevice, viewport: { width: 390, height: 6000 } } as const;

/** Who visits, and with how many devices at once. */
const visitors = [
  ['guest', 2],
  ['newcomer', 1],
  ['captain', 1],
  ['player', 2],
  ['founder', 2],
  ['organiser', 2],
  ['keeper', 2],
  ['admin', 1],
] as const;

beforeAll(async () => {
  visits = await everyAddress(testbed.server, club);
});

/** Pages of one tournament, which the router's table has as one. */
const tournamentPages = (): readonly string[] => {
  const screen = new URL('../../web/src/screens/tournament/tournament-screen.tsx', import.meta.url);
  const source = readFileSync(screen, 'utf8');
  const paths = [...source.matchAll(/\bpath="([a-z]+)(?:\/\*)?"/g)].map(([, path = '']) => path);
  const further = /\bfurtherTabs = \[(.+?)\]/.exec(source)?.[1] ?? '';
  return [...paths, ...[...further.matchAll(/'([a-z]+)'/g)].map(([, tab = '']) => tab)];
};

test('no address is forgotten', () => {
  const addresses = visitors.flatMap(([who]) =>
    visits[who].pages.map(([address]) => address.split('?')[0] ?? ''),
  );
  const visited = new Set(addresses.map((address) => pageAt(address)?.page));
  // A path that the table does not have is its last line.
  expect([...visited].toSorted()).toEqual([...pagePaths, undefined].toSorted());
  const inTournaments = addresses.filter((address) => pageAt(address)?.page === '/tournaments/:id/*');
  const ends = new Set(inTournaments.map((address) => address.split('/')[3]));
  expect(tournamentPages().length).toBeGreaterThan(6);
  expect([...ends].toSorted()).toEqual(tournamentPages().toSorted());
});

const isComplete = async (page: Page, seen: string): Promise<boolean> =>
  (await page.locator('[data-loading]').count()) === 0 &&
  ((await page.locator('main').textContent()) ?? '').includes(seen);

/** What axe finds on a page, in both colour schemes; the schemes differ only in their colours. */
async function faultsOf(page: Page, [address, seen]: Visit): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(address);
  const now = async () => ({ address, isComplete: await isComplete(page, seen) });
  await expectSoon(now).toEqual({ address, isComplete: true });
  const light = await violationsOf(page, 'whole');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectSoon(() => page.evaluate(() => document.documentElement.dataset['colorScheme'])).toBe('dark');
  const dark = await violationsOf(page, 'colours');
  return [...light, ...dark.map((fault) => `dark: ${fault}`)].map((fault) => `${address}: ${fault}`);
}

test.each(visitors)('every address that a %s sees is accessible', async (who, devices) => {
  const { pages, ...signedIn } = visits[who];
  const waiting = [...pages];
  const found: string[] = [];
  const visitAll = async () => {
    const { page, complaints } = await testbed.openDevice({ ...phone, ...signedIn });
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      found.push(...(await faultsOf(page, next)));
    found.push(...complaints);
  };
  await Promise.all(Array.from({ length: devices }, visitAll));
  expect(found).toEqual([]);
});
