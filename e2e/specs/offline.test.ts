import { expect, test } from 'vitest';
import { HubPage } from '../pages/hub-page.ts';
import { offlineShellReady } from '../pages/offline-shell.ts';
import { ScorerPage } from '../pages/scorer-page.ts';
import { SetupPage } from '../pages/setup-page.ts';
import { type Api, scoresOf } from '../support/api.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { botSide, guestSide, seedMatch } from '../support/matches.ts';
import { type Device, offlineReady, useOwnServer } from '../support/testbed.ts';

const testbed = useOwnServer({}, offlineReady);

/** The browser loses its network, and the server too. */
async function loseNetwork({ context }: Device): Promise<void> {
  await context.setOffline(true);
  await testbed.server.kill();
}

async function findNetwork({ context }: Device): Promise<void> {
  await testbed.server.restart();
  await context.setOffline(false);
}

const savedIds = async (api: Api, matchId: string) =>
  (await api.readMatch(matchId)).props.sets.flatMap(({ legs }) =>
    legs.flatMap(({ throws }) => throws.map(({ id }) => id)),
  );

test('a match continues without network and after reloads, and is sent to the server once', async () => {
  const device = await testbed.openDevice();
  const { page, api } = device;
  const matchId = await seedMatch(api);
  const scorer = await new ScorerPage(page).open(matchId);
  await scorer.turns(60);
  await expectSoon(() => scorer.statusText()).toContain('Bereit');
  await offlineShellReady(page);

  await loseNetwork(device);
  await page.reload();
  await scorer.pad.waitFor();
  expect(await scorer.rest('Anna')).toBe('441');
  await scorer.turns(100);
  await expectSoon(() => scorer.statusText()).toContain('1 Aufnahme ist noch nicht gespeichert.');
  await page.getByText('Offline', { exact: true }).waitFor();
  await scorer.turns(45, 85);
  await expectSoon(() => scorer.statusText()).toContain('3 Aufnahmen sind noch nicht gespeichert.');
  await page.reload();
  await scorer.pad.waitFor();
  await expectSoon(() => scorer.rest('Ben')).toBe('316');
  await scorer.undo();
  await scorer.turns(41, 26);

  await findNetwork(device);
  await expectSoon(() => scorer.statusText()).toContain('Alle Aufnahmen sind gespeichert.');
  expect(scoresOf(await api.readMatch(matchId))).toEqual([60, 100, 45, 41, 26]);
  expect(new Set(await savedIds(api, matchId)).size).toBe(5);
  expect(device.complaints).toEqual([]);
});

test('a match against a bot can be created and played without network', async () => {
  const device = await testbed.openDevice();
  const { page, api } = device;
  await new HubPage(page).open();
  await offlineShellReady(page);
  await loseNetwork(device);
  await page.reload();
  const setup = await new SetupPage(page).open();
  await setup.nameField(1).fill('Anna');
  await setup.chooseBot(2, 3);
  const matchId = await setup.start();
  const scorer = new ScorerPage(page);
  await scorer.pad.waitFor();
  await scorer.turn(60);
  await expectSoon(() => scorer.activeSide()).toBe('Anna');
  await scorer.turn(45);
  const ownTurns = async () => scoresOf(await api.readMatch(matchId)).filter((_, index) => index % 2 === 0);

  await findNetwork(device);
  await expectSoon(() => ownTurns().catch(() => null)).toEqual([60, 45]);
  expect((await api.readMatch(matchId)).props.createdById).toBe(api.guest.guestId);
});

test('a server that is killed three times during a match loses nothing and records nothing twice', async () => {
  const { page, api } = await testbed.openDevice();
  const matchId = await seedMatch(api);
  const scorer = await new ScorerPage(page).open(matchId);
  for (const scores of [
    [60, 41],
    [45, 100],
    [26, 85],
  ] as const) {
    const killing = testbed.server.kill();
    await scorer.turn(scores[0]);
    await killing;
    await scorer.turn(scores[1]);
    await testbed.server.restart();
    await expectSoon(() => scorer.statusText()).toMatch(/Alle Aufnahmen sind gespeichert\.|Bereit/);
  }
  expect(scoresOf(await api.readMatch(matchId))).toEqual([60, 41, 45, 100, 26, 85]);
  expect(new Set(await savedIds(api, matchId)).size).toBe(6);
});

test('a turn that another device has entered before stops the queue and is named', async () => {
  const { page, api, context } = await testbed.openDevice();
  const matchId = await seedMatch(api, { sides: [guestSide('Anna'), guestSide('Ben')] });
  const scorer = await new ScorerPage(page).open(matchId);
  await context.setOffline(true);
  await api.playTurns(matchId, [{ score: 100 }, { score: 41 }]);
  await scorer.turns(60, 26);
  await context.setOffline(false);

  const notice = page.getByRole('alert').filter({ hasText: 'Speichern angehalten' });
  await notice.waitFor();
  // Another try cannot help, so none is offered.
  await expectSoon(() => notice.getByRole('button', { name: 'Erneut versuchen' }).count()).toBe(0);
  expect(await notice.innerText()).toContain(
    'Der Server nimmt nicht mehr an, was hier eingegeben wurde. (Das Match wurde inzwischen auf einem anderen Gerät weitergespielt)',
  );
  expect(await notice.innerText()).toContain('Es geht um die Aufnahme von Anna: 60 Punkte, Leg 1.');
  expect(await notice.innerText()).toContain('auf einem anderen Gerät weitergespielt');
  expect(scoresOf(await api.readMatch(matchId))).toEqual([100, 41]);

  await notice.getByRole('button', { name: 'Verwerfen' }).click();
  const question = page.getByRole('alertdialog', { name: 'Nicht gespeicherte Eingaben verwerfen?' });
  expect(await question.innerText()).toContain('2 Aufnahmen gehen verloren');
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  expect(await notice.isVisible()).toBe(true);
  await notice.getByRole('button', { name: 'Verwerfen' }).click();
  await question.getByRole('button', { name: 'Verwerfen' }).click();
  await scorer.pad.waitFor();
  await expectSoon(() => scorer.rest('Anna')).toBe('401');
  await scorer.turn(85);
  await expectSoon(async () => scoresOf(await api.readMatch(matchId))).toEqual([100, 41, 85]);
});

test('a match that was ended elsewhere shows how, and keeps what this device has entered', async () => {
  const { page, api, context } = await testbed.openDevice();
  const matchId = await seedMatch(api, { sides: [guestSide('Anna'), guestSide('Ben')], isStarted: false });
  await page.goto(`/matches/${matchId}`);
  const start = page.getByRole('button', { name: 'Match starten' });
  await start.waitFor();
  await context.setOffline(true);
  await start.click();
  await new ScorerPage(page).turns(60, 26);
  await api.call(`PATCH /matches/${matchId}/forfeit`, { winningParty: 1 });
  await context.setOffline(false);

  const notice = page.getByRole('alert').filter({ hasText: 'Speichern angehalten' });
  await notice.getByText('inzwischen ohne deine Eingaben beendet').waitFor();
  await page.getByText('Kampflos gewertet').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Ben gewinnt');
  await page.reload();
  await notice.getByText('inzwischen ohne deine Eingaben beendet').waitFor();
  await notice.getByRole('button', { name: 'Verwerfen' }).click();
  const question = page.getByRole('alertdialog');
  expect(await question.innerText()).toContain('2 Aufnahmen gehen verloren');
  await question.getByRole('button', { name: 'Verwerfen' }).click();
  await notice.waitFor({ state: 'detached' });
  expect((await api.readMatch(matchId)).props).toMatchObject({ isForfeited: true, winningParty: 1 });
});

test('summary, leg and list of a match are available without network', async () => {
  const device = await testbed.openDevice();
  const { page, api } = device;
  const matchId = await seedMatch(api, {
    config: { startingScore: 40, legsToWinSet: 1 },
    sides: [guestSide('Anna'), botSide(1)],
  });
  const scorer = await new ScorerPage(page).open(matchId);
  await offlineShellReady(page);
  await loseNetwork(device);
  await scorer.turn(40, { darts: 1, attempts: 1 });
  await scorer.toSummary();
  await page.getByRole('link', { name: /^Leg 1/ }).click();
  await page.getByRole('table', { name: 'Aufnahmen' }).waitFor();
  const hub = new HubPage(page);
  await page.goto('/matches');
  await page.getByText('Du bist gerade offline.').waitFor();
  await hub.card(hub.own, 'Anna gegen Bot Level 1').waitFor();
  await findNetwork(device);
  await expectSoon(async () => (await api.readMatch(matchId)).props.status).toBe('finished');
});
