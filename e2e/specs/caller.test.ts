import { expect, test } from 'vitest';
import { offlineShellReady } from '../pages/offline-shell.ts';
import { ScorerPage } from '../pages/scorer-page.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { scores, seedMatch } from '../support/matches.ts';
import { offlineReady, useTestbed } from '../support/testbed.ts';
import { startedSounds, stoppedSounds, watchCaller } from '../support/watch-caller.ts';

const testbed = useTestbed(offlineReady);

async function openScorer(seeded: Parameters<typeof seedMatch>[1] = {}, isTouched = true) {
  const device = await testbed.openDevice({ isTouched });
  await watchCaller(device.context);
  const matchId = await seedMatch(device.api, seeded);
  const scorer = await new ScorerPage(device.page).open(matchId);
  const called = async () => (await startedSounds(device.page)).map(({ file }) => file);
  return { ...device, scorer, called };
}

test('each turn is called once, and a leg has its own sound', async () => {
  const { scorer, called } = await openScorer({ config: { startingScore: 180 } });
  await scorer.turn(100);
  await expectSoon(called).toEqual(['100']);
  await scorer.turn(26);
  await expectSoon(called).toEqual(['100', '26']);
  await scorer.turn(80, { darts: 2, attempts: 1 });
  await expectSoon(called).toEqual(['100', '26', 'gameshot']);
  await scorer.pause();
  await scorer.popup.waitFor({ state: 'hidden' });
  expect(await called()).toEqual(['100', '26', 'gameshot']);
});

test('an untouched page offers to switch the sound on, and any tap does it', async () => {
  const { page, scorer, called } = await openScorer({}, false);
  const offer = page.getByRole('button', { name: 'Ton einschalten' });
  await offer.waitFor();
  await scorer.turn(60);
  await expectSoon(called).toEqual(['60']);
  await offer.waitFor({ state: 'detached' });
  await expectSoon(() => scorer.statusText()).toContain('Bereit');
});

test('sets and matches have their own sounds', async () => {
  const { scorer, called } = await openScorer({
    config: {
      startingScore: 40,
      setMode: 'first-to',
      setsToWin: 2,
      legConfig: { legMode: 'first-to', legsToWinSet: 1 },
    },
  });
  await scorer.turn(40, { darts: 1, attempts: 1 });
  await expectSoon(called).toEqual(['gameshot-and-set']);
  await scorer.turn(0, { attempts: 3 });
  await scorer.turn(40, { darts: 1, attempts: 1 });
  await expectSoon(called).toEqual(['gameshot-and-set', '0', 'gameshot-and-match']);
});

test('undo ends the call and is not called', async () => {
  const { page, scorer, called } = await openScorer({ turns: scores(60) });
  await scorer.turn(41);
  await expectSoon(called).toEqual(['41']);
  await scorer.undo();
  await expectSoon(() => stoppedSounds(page)).toEqual(['41']);
  await scorer.undo();
  await scorer.turn(45);
  await expectSoon(called).toEqual(['41', '45']);
});

test('m switches the caller off for this device, even after a reload', async () => {
  const { page, scorer, called } = await openScorer();
  await page.keyboard.press('m');
  await scorer.turn(60);
  await page.reload();
  await scorer.pad.waitFor();
  expect(await scorer.callerToggle.getAttribute('aria-pressed')).toBe('false');
  await scorer.turn(26);
  await scorer.press(scorer.callerToggle);
  await scorer.turn(45);
  await expectSoon(called).toEqual(['45']);
});

test('the caller speaks without network', async () => {
  const { context, page, scorer, called } = await openScorer();
  await offlineShellReady(page);
  await page.reload();
  await scorer.pad.waitFor();
  const cachedFiles = () =>
    page.evaluate(async () =>
      (await (await caches.open('caller')).keys()).map(({ url }) => url.split('/').at(-1)),
    );
  await expectSoon(cachedFiles).toEqual(expect.arrayContaining(['26.mp3', '180.mp3', 'gameshot.mp3']));
  await context.setOffline(true);
  await page.reload();
  await scorer.pad.waitFor();
  await scorer.turn(26);
  await expectSoon(called).toEqual(['26']);
});
