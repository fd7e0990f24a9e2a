import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ScorerPage } from '../pages/scorer-page.ts';
import { SpectatorPage } from '../pages/spectator-page.ts';
import { screens } from '../support/browser.ts';
import { bestOf, paceNow } from '../support/calibration.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { scores, seedMatch } from '../support/matches.ts';
import { percentile } from '../support/measure.ts';
import { useOwnServer } from '../support/testbed.ts';

const testbed = useOwnServer();

/** Maximum time until a spectator sees a turn, in 19 of 20 cases. ms */
const aimMs = 500;
const measuredTurns = 30;
/** Maximum time until a spectator sees that the connection is lost. ms */
const noticeMs = 8_000;

/** Records the time of every tap, by the clock that both pages share. */
const noteTaps = (page: Page) =>
  page.evaluate(() => {
    const moments: number[] = [];
    Object.assign(globalThis, { moments });
    addEventListener('pointerdown', ({ timeStamp }) => moments.push(performance.timeOrigin + timeStamp), {
      capture: true,
    });
  });

/** Records the time of every frame after a change of the large digits. */
const noteDigits = (page: Page) =>
  page.evaluate(() => {
    const moments: number[] = [];
    Object.assign(globalThis, { moments });
    const observer = new MutationObserver(() =>
      requestAnimationFrame(() => moments.push(performance.timeOrigin + performance.now())),
    );
    for (const digits of document.querySelectorAll('[data-digits]'))
      observer.observe(digits, { characterData: true, childList: true, subtree: true });
  });

const momentsOf = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (globalThis as unknown as { moments: number[] }).moments.splice(0));

test('a turn is on the spectators’ screen within half a second', async () => {
  const { page, api } = await testbed.openDevice();
  const hall = await testbed.openDevice({ viewport: screens.tv });
  const matchId = await seedMatch(api, { config: { startingScore: 10_001 } });
  const scorer = await new ScorerPage(page).open(matchId);
  const spectator = await new SpectatorPage(hall.page).open(matchId);
  await spectator.board('Anna').waitFor();
  await noteTaps(page);
  await noteDigits(hall.page);

  let left = 10_001;
  const series = async () => {
    const delays: number[] = [];
    for (let turn = 0; turn < measuredTurns; turn += 1) {
      const name = turn % 2 === 0 ? 'Anna' : 'Ben';
      await scorer.confirm(scorer.shortcut(26));
      if (name === 'Anna') left -= 26;
      await expectSoon(() => spectator.rest(name)).toBe(`${left}`);
      const [tap = 0] = await momentsOf(page);
      const [seen = Number.POSITIVE_INFINITY] = await momentsOf(hall.page);
      delays.push(seen - tap);
    }
    return percentile(delays, 0.95) / (await paceNow(page));
  };
  expect(await bestOf(series, aimMs)).toBeLessThanOrEqual(aimMs);
});

test('the page shows that it may be out of date, and updates itself later', async () => {
  const { page, api } = await testbed.openDevice();
  const matchId = await seedMatch(api, { turns: scores(60) });
  const spectator = await new SpectatorPage(page).open(matchId);
  await expectSoon(() => spectator.rest('Anna')).toBe('441');
  expect(await spectator.lost.isVisible()).toBe(false);
  await testbed.server.kill();
  const lostAt = performance.now();
  await spectator.lost.waitFor();
  const tookMs = performance.now() - lostAt;
  expect(tookMs / (await paceNow(page))).toBeLessThan(noticeMs);
  await testbed.server.restart();
  await api.playTurns(matchId, scores(100, 45));
  await spectator.lost.waitFor({ state: 'hidden' });
  await expectSoon(() => spectator.rest('Ben')).toBe('401');
  await expectSoon(() => spectator.rest('Anna')).toBe('396');
});
