import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ScorerPage } from '../pages/scorer-page.ts';
import { SpectatorPage } from '../pages/spectator-page.ts';
import { screens } from '../support/browser.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { checkout, guestSide, pairSide, scores, seedMatch } from '../support/matches.ts';
import { boxOf, doOverlap, gapBetween, inkOf, isClipped, overflowOf } from '../support/measure.ts';
import { type ScorerSize, scorerSizes } from '../support/scorer-sizes.ts';
import { useTestbed } from '../support/testbed.ts';

const testbed = useTestbed();

/** Names of 30 characters: one with spaces and one that cannot break. */
const longNames = ['Maximiliane von der Hohenstein', 'Donaudampfschifffahrtskapitaen'] as const;
const shortNames = ['Anna', 'Ben'] as const;

const smallestControl = 44;

/** All controls outside the pad that are too small for a finger, with their boxes. */
async function smallControls(page: Page): Promise<readonly string[]> {
  const controls = page.locator('button:visible, a[href]:visible, [role="menuitem"]:visible');
  return controls.evaluateAll(
    (elements, smallest) =>
      elements
        .filter((element) => element.closest('[aria-label="Punkte eingeben"]') === null)
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && (box.width < smallest - 0.5 || box.height < smallest - 0.5))
        .map(
          ({ element, box }) =>
            `${element.getAttribute('aria-label') ?? element.textContent}: ${box.width} × ${box.height}`,
        ),
    smallestControl,
  );
}

async function expectRoomForNames(scorer: ScorerPage, name: string, size: string): Promise<void> {
  const digits = (await inkOf(scorer.digits(name))).text;
  for (const place of await scorer.board(name).getByText(name).all()) {
    const box = await textBoxOf(place);
    expect(doOverlap(box, digits), `${name} meets its digits at ${size}`).toBe(false);
    const board = await boxOf(scorer.board(name));
    expect(box.y + box.height <= board.y + board.height + 0.5, `${name} is cut off at ${size}`).toBe(true);
  }
}

/** Box around the visible lines of a text. */
const textBoxOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const text = range.getBoundingClientRect();
    const shown = element.getBoundingClientRect();
    const bottom = Math.min(text.bottom, shown.bottom);
    return { x: text.x, y: text.y, width: text.width, height: bottom - text.y };
  });

/** Whether a line of a name is hidden because the space is too low; letters may extend beyond their line a little. */
const isLineHidden = (locator: Locator) =>
  locator.evaluate((element) => {
    const line = Number.parseFloat(getComputedStyle(element).fontSize);
    return element.scrollHeight - element.clientHeight > line / 2;
  });

async function expectKeysFit(scorer: ScorerPage, { key, width, height }: ScorerSize): Promise<void> {
  const keys = await scorer.pad.getByRole('button').all();
  const boxes = await Promise.all(keys.map(boxOf));
  for (const box of boxes) {
    expect(box.width, `key width at ${width} × ${height}`).toBeGreaterThanOrEqual(key.width - 0.5);
    expect(box.height, `key height at ${width} × ${height}`).toBeGreaterThanOrEqual(key.height - 0.5);
    expect(box.x >= 0 && box.x + box.width <= width, 'a key is beside the screen').toBe(true);
    expect(box.y >= 0 && box.y + box.height <= height, 'a key is below the screen').toBe(true);
  }
  const gaps = boxes.flatMap((box, index) => boxes.slice(index + 1).map((other) => gapBetween(box, other)));
  expect(Math.min(...gaps), `gap of keys at ${width} × ${height}`).toBeGreaterThanOrEqual(3.9);
}

async function expectScorerFits(
  scorer: ScorerPage,
  names: readonly string[],
  size: ScorerSize,
): Promise<void> {
  const { page } = scorer;
  const { width, height } = size;
  const where = `${width} × ${height}`;
  await page.setViewportSize({ width, height });
  expect(await overflowOf(page), where).toEqual({ x: 0, y: 0 });
  for (const name of names) {
    expect(await isClipped(scorer.digits(name)), `501 is cut off at ${where}`).toBe(false);
    const { digitHeight } = await inkOf(scorer.digits(name));
    expect(digitHeight, `digits of ${name} at ${where}`).toBeGreaterThanOrEqual(size.digits ?? 0);
    await expectRoomForNames(scorer, name, where);
    for (const place of await scorer.board(name).getByText(name).all())
      expect(await isLineHidden(place), `${name} at ${where}`).toBe(false);
  }
  await expectKeysFit(scorer, size);
  expect(await smallControls(page), where).toEqual([]);
}

test.each([{ names: shortNames }, { names: longNames }])(
  'the scorer fits every screen with $names',
  async ({ names }) => {
    const { page, api } = await testbed.openDevice();
    const matchId = await seedMatch(api, { sides: [guestSide(names[0]), guestSide(names[1])] });
    const scorer = await new ScorerPage(page).open(matchId);
    await page.evaluate(() => document.fonts.ready);
    for (const name of names) expect(await scorer.rest(name)).toBe('501');
    for (const size of scorerSizes) await expectScorerFits(scorer, names, size);
  },
);

test('four names of a match of pairs and five digits fit every screen', async () => {
  const { page, api } = await testbed.openDevice();
  const matchId = await seedMatch(api, {
    sides: [pairSide('Maximiliane Hohenstein', 'Bartholomaeus'), pairSide('Christina', 'Wolfgang-Amadeus')],
    config: { startingScore: 10_001, setMode: 'first-to' },
  });
  const scorer = await new ScorerPage(page).open(matchId);
  for (const { width, height } of scorerSizes) {
    await page.setViewportSize({ width, height });
    for (const side of ['Maximiliane Hohenstein, Bartholomaeus', 'Christina, Wolfgang-Amadeus']) {
      expect(await isClipped(scorer.digits(side)), `10001 at ${width} × ${height}`).toBe(false);
      const digits = (await inkOf(scorer.digits(side))).text;
      for (const name of side.split(', ')) {
        const box = await textBoxOf(scorer.board(side).getByText(name).first());
        expect(doOverlap(box, digits), `${name} meets its digits at ${width} × ${height}`).toBe(false);
      }
    }
    expect(await overflowOf(page), `${width} × ${height}`).toEqual({ x: 0, y: 0 });
  }
});

test('the spectators’ screen is readable across a hall', async () => {
  const { page, api } = await testbed.openDevice({ viewport: screens.tv });
  const matchId = await seedMatch(api, {
    sides: [guestSide(longNames[0]), guestSide('Ben')],
    turns: scores(180, 180, 180, 140),
  });
  const spectator = await new SpectatorPage(page).open(matchId);
  const { height } = screens.tv;
  await expectSoon(() => spectator.rest('Ben')).toBe('181');
  await page.evaluate(() => document.fonts.ready);
  for (const name of [longNames[0], 'Ben']) {
    const { digitHeight, text } = await inkOf(spectator.digits(name));
    expect(digitHeight).toBeGreaterThanOrEqual(height * 0.28);
    expect(doOverlap(await textBoxOf(spectator.board(name).getByText(name)), text)).toBe(false);
  }
  const board = spectator.board(longNames[0]);
  const fontSizeOf = (locator: Locator) =>
    locator.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  for (const text of [
    board.getByText(longNames[0]),
    board.getByText('180', { exact: true }),
    board.getByText('T20').first(),
  ])
    expect(await fontSizeOf(text)).toBeGreaterThanOrEqual(height * 0.045);
  expect(await overflowOf(page)).toEqual({ x: 0, y: 0 });
});

test('the spectators’ screen fits every screen', async () => {
  const { page, api } = await testbed.openDevice();
  const matchId = await seedMatch(api, {
    sides: [guestSide(longNames[0]), guestSide(longNames[1])],
    turns: scores(60, 100),
  });
  const spectator = await new SpectatorPage(page).open(matchId);
  await spectator.digits(longNames[0]).waitFor();
  for (const { width, height } of scorerSizes) {
    const where = `${width} × ${height}`;
    await page.setViewportSize({ width, height });
    for (const name of longNames) {
      expect(await isClipped(spectator.digits(name)), where).toBe(false);
      const digits = (await inkOf(spectator.digits(name))).text;
      const place = spectator.board(name).getByText(name);
      expect(doOverlap(await textBoxOf(place), digits), where).toBe(false);
      expect(await isLineHidden(place), where).toBe(false);
    }
    expect(await overflowOf(page), where).toEqual({ x: 0, y: 0 });
    expect(await smallControls(page), where).toEqual([]);
  }
});

test('no page scrolls sideways at 320 px or at 200 % zoom', async () => {
  const { page, api } = await testbed.openDevice({ viewport: { width: 320, height: 640 } });
  const names = [guestSide(longNames[0]), guestSide(longNames[1])] as const;
  const running = await seedMatch(api, { sides: names });
  const scheduled = await seedMatch(api, { sides: names, isStarted: false });
  const finished = await seedMatch(api, {
    sides: names,
    config: { startingScore: 101, legsToWinSet: 1 },
    turns: [...scores(61, 20), checkout(40, 2)],
  });
  const paths = [
    '/matches',
    '/matches/new',
    `/matches/${running}`,
    `/matches/${scheduled}`,
    `/matches/${finished}`,
    `/matches/${finished}/1/1`,
    `/matches/view/${running}`,
    `/matches/view/${scheduled}`,
    `/matches/view/${finished}`,
    '/matches/view/nomatch',
    '/privacy',
    '/nowhere',
  ];
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('main').getByRole('heading').first().waitFor({ state: 'attached' });
    for (const [width, height] of [
      [320, 640],
      // A window of 1280 × 720 at 200 %.
      [640, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect((await overflowOf(page)).x, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await smallControls(page), path).toEqual([]);
  }
});

test('every word in the head of the scorer has 14 px, and more on a tablet', async () => {
  const { page, api } = await testbed.openDevice();
  const matchId = await seedMatch(api, { config: { setMode: 'first-to' } });
  await new ScorerPage(page).open(matchId);
  const smallest = () =>
    page.locator('header').evaluate((bar) => {
      const words = document.createTreeWalker(bar, NodeFilter.SHOW_TEXT);
      const sizes: number[] = [];
      while (words.nextNode() !== null) {
        const holder = words.currentNode.parentElement;
        const isSeen = words.currentNode.textContent?.trim() !== '' && holder?.checkVisibility() === true;
        if (isSeen) sizes.push(Number.parseFloat(getComputedStyle(holder).fontSize));
      }
      return Math.min(...sizes);
    });
  const sizes = { phone: [390, 844], small: [320, 640], tablet: [1180, 820] } as const;
  const found: { [size: string]: number } = {};
  for (const [size, [width, height]] of Object.entries(sizes)) {
    await page.setViewportSize({ width, height });
    found[size] = await smallest();
  }
  expect(found['phone']).toBeGreaterThanOrEqual(14);
  expect(found['small']).toBeGreaterThanOrEqual(14);
  expect(
    await page.getByRole('heading', { level: 1 }).evaluate((one) => getComputedStyle(one).fontSize),
  ).toBe('20px');
});

test('the bar at the bottom fits at every width', async () => {
  const { page } = await testbed.openDevice();
  await page.goto('/imprint');
  const bar = page.getByRole('navigation', { name: 'Hauptnavigation' });
  await bar.waitFor();
  for (const width of [320, 390, 640, 768, 991, 992, 1180, 1920]) {
    await page.setViewportSize({ width, height: 700 });
    expect((await overflowOf(page)).x, `${width} px`).toBeLessThanOrEqual(0);
    const cut = await bar.evaluate((row) =>
      [...row.children]
        .filter((item) => item.scrollWidth > item.clientWidth || item.getBoundingClientRect().left < 0)
        .map(({ textContent }) => textContent),
    );
    expect(cut, `${width} px`).toEqual([]);
  }
});
