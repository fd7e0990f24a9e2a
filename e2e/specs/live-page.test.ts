import { beforeAll, expect, test } from 'vitest';
import { EventPage } from '../pages/event-page.ts';
import { expectAccessible, stillDevice } from '../support/accessible.ts';
import { createTraining } from '../support/accounts.ts';
import { screens } from '../support/browser.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { checkout, guestSide, scores, seedMatch } from '../support/matches.ts';
import { type Club, foundTeam } from '../support/teams.ts';
import { useTestbed } from '../support/testbed.ts';

const testbed = useTestbed();
let club: Club;

beforeAll(async () => {
  club = await foundTeam(testbed.server, { name: 'Hallenbulls' });
});

const seedTraining = (name: string) =>
  createTraining(club.chief, { teamId: club.teamId, name, isPublic: true });
const startMatch = (eventId: string, home: string) =>
  seedMatch(club.chief.api, {
    sides: [guestSide(home), guestSide('Ben')],
    config: { startingScore: 101, legsToWinSet: 2 },
    turns: scores(41),
    eventId,
  });

test('a screen in the hall shows all matches of an event', async () => {
  const eventId = await seedTraining('Hallenabend');
  const { page, complaints } = await testbed.openDevice({ viewport: screens.tv });
  const live = await new EventPage(page).openLive(eventId);
  await page.getByText('Zur Zeit läuft kein Live-Spiel.').waitFor();
  expect(await page.title()).toContain('Hallenabend - Live-Spiele');
  const anna = await startMatch(eventId, 'Anna');
  await startMatch(eventId, 'Ada');
  await expectSoon(() => live.tiles.count()).toBe(2);
  const tile = live.tiles.filter({ hasText: 'Anna' });
  await club.chief.api.playTurns(anna, [...scores(26), checkout(60, 2)]);
  await tile.getByText('Game shot!').waitFor();
  await tile.getByText('Checkout 60 · 5 Darts').waitFor();
  await tile.getByText('Ben beginnt das nächste Leg').waitFor();
  await tile.getByText('Leg 2').waitFor();
  await club.chief.api.playTurns(anna, [...scores(26), checkout(101)]);
  await tile.getByText('Game shot and match!').waitFor();
  await tile.getByText('Beendet').waitFor();
  expect(await live.tiles.count()).toBe(2);
  await tile.getByRole('link', { name: 'Anna – Ben beobachten' }).click();
  await page.waitForURL(`**/matches/view/${anna}`);
  expect(complaints).toEqual([]);
});

test('the tiles fill the screen, are readable across a hall, and fit on a phone', async () => {
  const eventId = await seedTraining('Volle Halle');
  for (const home of ['Anna', 'Ada', 'Uwe', 'Maximiliane Brandstetter']) await startMatch(eventId, home);
  const { page } = await testbed.openDevice({ ...stillDevice, viewport: screens.tv });
  const live = await new EventPage(page).openLive(eventId);
  await expectSoon(() => live.tiles.count()).toBe(4);
  const points = live.tiles.first().getByText('60', { exact: true });
  const digits = await points.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  // The digits of the font have 0.7 of its size.
  expect(0.7 * digits).toBeGreaterThan(0.12 * screens.tv.height);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
  expect(await overflow()).toBe(0);
  await expectAccessible(page, 'live page');
  await page.setViewportSize(screens.phone);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(screens.phone.width);
  await live.tiles.last().scrollIntoViewIfNeeded();
  const box = await live.tiles.last().boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(screens.phone.height);
});

test('two tiles stand below each other with digits of more than a quarter of the height', async () => {
  const eventId = await seedTraining('Zwei Boards');
  for (const home of ['Anna', 'Maximiliane Brandstetter']) await startMatch(eventId, home);
  const { page } = await testbed.openDevice({ ...stillDevice, viewport: screens.tv });
  const live = await new EventPage(page).openLive(eventId);
  await expectSoon(() => live.tiles.count()).toBe(2);
  const [first, second] = [await live.tiles.first().boundingBox(), await live.tiles.last().boundingBox()];
  expect(second?.x).toBe(first?.x);
  expect(second?.y ?? 0).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0));
  const sizeOf = (words: string) =>
    live.tiles
      .first()
      .getByText(words, { exact: true })
      .first()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  // The digits of the font have 0.7 of its size.
  expect(0.7 * (await sizeOf('101'))).toBeGreaterThanOrEqual(0.28 * screens.tv.height);
  for (const label of ['Legs', 'Leg 1']) expect(await sizeOf(label)).toBeGreaterThanOrEqual(24);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
  );
  expect(overflow).toBe(0);
});

// Digits are as large as the width allows at any size of text.
test('on a phone no word of the tiles is smaller than 12 px, and all grow with the text', async () => {
  const eventId = await seedTraining('Kleines Display');
  for (const home of ['Anna', 'Maximiliane Brandstetter']) await startMatch(eventId, home);
  const { page } = await testbed.openDevice({ ...stillDevice, viewport: screens.phone });
  const live = await new EventPage(page).openLive(eventId);
  await expectSoon(() => live.tiles.count()).toBe(2);
  const sizes = () =>
    live.tiles
      .first()
      .evaluate((tile) =>
        [...tile.querySelectorAll('*')]
          .filter((one) =>
            [...one.childNodes].some((node) => node.nodeType === 3 && /\p{L}/u.test(node.textContent ?? '')),
          )
          .map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
      );
  const usual = await sizes();
  expect(Math.min(...usual)).toBeGreaterThanOrEqual(12);
  await page.addStyleTag({ content: 'html { font-size: 175% }' });
  const large = await sizes();
  expect(large.filter((size, place) => size <= (usual[place] ?? 0))).toEqual([]);
});
