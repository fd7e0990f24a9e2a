import { expect, test } from 'vitest';
import { HubPage } from '../pages/hub-page.ts';
import { ScorerPage } from '../pages/scorer-page.ts';
import { SpectatorPage } from '../pages/spectator-page.ts';
import { SummaryPage } from '../pages/summary-page.ts';
import { newId } from '../support/api.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { checkout, guestSide, scores, seedMatch } from '../support/matches.ts';
import { useTestbed } from '../support/testbed.ts';

const testbed = useTestbed();

const oneLeg = { startingScore: 101, legsToWinSet: 1 };
const played = [...scores(61, 20), checkout(40, 2)];

test('/match/* leads to /matches/* with query and hash', async () => {
  const { page, api } = await testbed.openDevice();
  const matchId = await seedMatch(api);
  await page.goto(`/match/view/${matchId}?from=mail#board`);
  await new SpectatorPage(page).board('Anna').waitFor();
  expect(page.url()).toBe(`${testbed.server.url}/matches/view/${matchId}?from=mail#board`);
});

test('an address that does not exist is reported with a link to the start page', async () => {
  const { page } = await testbed.openDevice();
  await page.goto('/darts/180');
  await page.getByRole('heading', { name: 'Am Board vorbei' }).waitFor();
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await page.waitForURL('**/home/news');
});

test('a match that does not exist is reported, with a link back', async () => {
  const { page } = await testbed.openDevice();
  const id = newId();
  await page.goto(`/matches/${id}`);
  await page.getByText(`Das Match mit der Id ${id} konnte nicht geladen werden.`).waitFor();
  await page.getByRole('link', { name: 'Zurück' }).click();
  await page.waitForURL('**/matches');
  await page.goto(`/matches/view/${id}`);
  await page.getByText(`Das Match mit der Id ${id} konnte nicht geladen werden.`).waitFor();
});

test('a leg shows both sides with figures and turns, and a missing leg is reported', async () => {
  const { page, api } = await testbed.openDevice();
  const matchId = await seedMatch(api, { config: oneLeg, turns: played });
  await new SummaryPage(page).open(matchId);
  await page.getByRole('link', { name: /^Leg 1/ }).click();
  await page.waitForURL(`**/matches/${matchId}/1/1`);
  const anna = page.getByRole('region', { name: 'Anna', exact: true });
  expect((await anna.innerText()).replaceAll(/\s+/g, ' ')).toMatch(
    /Average 60,60 .*Darts 5 Würfe auf Doppel 1/,
  );
  const table = page.getByRole('table', { name: 'Aufnahmen' });
  expect((await table.innerText()).replaceAll(/\s+/g, ' ')).toContain('61 40 20 81 3');
  await page.goto(`/matches/${matchId}/1/9`);
  await page.getByText('Matchdaten konnten nicht geladen werden...').waitFor();
});

test('a user who may not score a running match is led to the spectator view', async () => {
  const { api } = await testbed.openDevice();
  const stranger = await testbed.openDevice();
  const matchId = await seedMatch(api);
  await stranger.page.goto(`/matches/${matchId}`);
  await stranger.page.waitForURL(`**/matches/view/${matchId}`);
  await new SpectatorPage(stranger.page).board('Anna').waitFor();

  const scheduled = await seedMatch(api, { isStarted: false });
  await stranger.page.goto(`/matches/${scheduled}`);
  await stranger.page.getByText('Das Spiel hat noch nicht begonnen.').waitFor();
  expect(await stranger.page.getByRole('button', { name: 'Match starten' }).isVisible()).toBe(false);
});

test('the own matches are listed ten at a time, found by name, and kept in the address', async () => {
  const { page, api } = await testbed.openDevice({ viewport: { width: 1180, height: 820 } });
  for (let number = 1; number <= 12; number += 1) {
    await seedMatch(api, {
      sides: [guestSide(`Heim ${number}`), guestSide(`Gast ${number}`)],
      config: oneLeg,
      turns: played,
    });
  }
  const hub = await new HubPage(page).open();
  const names = () =>
    hub.own
      .getByRole('link', { name: / gegen / })
      .evaluateAll((links) => links.map((link) => link.textContent));
  const named = (...numbers: number[]) => numbers.map((number) => `Heim ${number} gegen Gast ${number}`);
  await expectSoon(names).toEqual(named(12, 11, 10, 9, 8, 7, 6, 5, 4, 3));
  await hub.own.getByRole('button', { name: 'Mehr anzeigen' }).click();
  await expectSoon(async () => (await names()).slice(9)).toEqual(named(3, 2, 1));
  await hub.own.getByRole('searchbox', { name: 'Suchen' }).fill('gast 2');
  await expectSoon(names).toEqual(named(12, 2));
  await page.reload();
  await expectSoon(names).toEqual(named(12, 2));
  await hub.own.getByRole('searchbox', { name: 'Suchen' }).fill('heim 7');
  await hub.own.getByRole('link', { name: 'Heim 7 gegen Gast 7' }).click();
  await new SummaryPage(page).result.waitFor();
  await page.goBack();
  await expectSoon(names).toEqual(named(7));
});

test('the menu of a match watches, scores and deletes it', async () => {
  const { page, api } = await testbed.openDevice();
  const matchId = await seedMatch(api);
  const hub = await new HubPage(page).open();
  const name = 'Anna gegen Ben';
  await hub.chooseInMenu(name, 'Match beobachten');
  await page.waitForURL(`**/matches/view/${matchId}`);

  await hub.open();
  await hub.chooseInMenu(name, 'Zur Scorer-Ansicht wechseln');
  const warning = page.getByRole('alertdialog', { name: 'Zur Scorer-Ansicht wechseln?' });
  expect(await warning.innerText()).toContain('nicht schon auf einem anderen Gerät eingegeben wird');
  await warning.getByRole('button', { name: 'Wechseln' }).click();
  await new ScorerPage(page).pad.waitFor();

  await hub.open();
  await hub.chooseInMenu(name, 'Match löschen');
  const question = page.getByRole('alertdialog', { name: 'Match löschen?' });
  expect(await question.innerText()).toContain('Das Löschen kann nicht rückgängig gemacht werden!');
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await api.readMatch(matchId);
  await hub.chooseInMenu(name, 'Match löschen');
  await question.getByRole('button', { name: 'Löschen' }).click();
  await page.getByText('Das Match wurde gelöscht.').waitFor();
  await expect(api.readMatch(matchId)).rejects.toThrow('404');
});

test('running matches of other devices are listed for everybody, without a menu', async () => {
  const { api } = await testbed.openDevice();
  const visitor = await testbed.openDevice();
  await seedMatch(api, { sides: [guestSide('Vera'), guestSide('Willi')] });
  const hub = await new HubPage(visitor.page).open();
  const card = hub.card(hub.running, 'Vera gegen Willi');
  await card.waitFor();
  expect(await card.getByRole('button').count()).toBe(0);
  await card.getByRole('link').click();
  await new SpectatorPage(visitor.page).board('Vera').waitFor();
});
