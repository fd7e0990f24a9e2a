import { expect, test } from 'vitest';
import { LobbyPage } from '../pages/lobby-page.ts';
import { SpectatorPage } from '../pages/spectator-page.ts';
import { expectAccessible, tallDevice } from '../support/accessible.ts';
import { createTeam, joinTeam, makeAdmin, registerUser } from '../support/accounts.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { guestSide, scores, seedMatch } from '../support/matches.ts';
import { playerSide, registerOnlinePlayer } from '../support/online-matches.ts';
import { useOwnServer } from '../support/testbed.ts';

const testbed = useOwnServer();

const register = (firstName: string) => registerOnlinePlayer(testbed.server, { firstName });

test('the lobby shows without a reload who comes, plays and goes', async () => {
  const admin = await makeAdmin(testbed.server, await registerUser(testbed.server, { firstName: 'Admin' }));
  const teamId = await createTeam(admin);
  const join = async (firstName: string) =>
    joinTeam(testbed.server, { admin, account: await register(firstName), teamId });
  const [anna, mate, ben] = [await join('Anna'), await join('Mia'), await register('Ben')];
  const { page } = await testbed.openDevice({ account: anna });
  const lobby = await new LobbyPage(page).open();
  await expectSoon(() => lobby.states()).toEqual(['Mia Offline']);
  expect(await lobby.entry('Mia').getByText('Team').isVisible()).toBe(true);

  const bens = await testbed.openDevice({ account: ben });
  await bens.page.goto('/imprint');
  await expectSoon(() => lobby.states()).toEqual(['Ben Online', 'Mia Offline']);
  const mias = await testbed.openDevice({ account: mate });
  await mias.page.goto('/matches');
  await expectSoon(() => lobby.states()).toEqual(['Ben Online', 'Mia Online']);

  const matchId = await seedMatch(ben.api, {
    sides: [playerSide(ben), guestSide('Gast')],
    turns: scores(60, 45),
  });
  await expectSoon(() => lobby.states()).toEqual(['Mia Online', 'Ben Spielt gerade']);
  expect(await lobby.challenge('Ben').count()).toBe(0);
  await mias.context.close();
  await expectSoon(() => lobby.states()).toEqual(['Ben Spielt gerade', 'Mia Offline']);
  await lobby.watch('Ben').click();
  await page.waitForURL(`**/matches/view/${matchId}`);
  await expectSoon(() => new SpectatorPage(page).rest('Ben')).toBe('441');

  await ben.api.call(`DELETE /matches/${matchId}`);
  await lobby.open();
  await expectSoon(() => lobby.states()).toEqual(['Ben Online', 'Mia Offline']);
  await bens.context.close();
  await expectSoon(() => lobby.states()).toEqual(['Mia Offline']);
});

test('one tap challenges, with settings that are shown and kept, and the other player accepts', async () => {
  const [anna, ben] = [await register('Anna'), await register('Ben')];
  const bens = await testbed.openDevice({ account: ben });
  await bens.page.goto('/imprint');
  const { page } = await testbed.openDevice({ account: anna });
  const lobby = await new LobbyPage(page).open();
  await page.getByText('501 · First to 3 · DO').waitFor();
  await page.getByRole('button', { name: 'Ändern' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Schnell/ })
    .click();
  await expectAccessible(page, 'settings of the challenge');
  await page.getByRole('button', { name: 'Übernehmen' }).click();
  await page.getByText('301 · First to 3 · DO').waitFor();
  await lobby.challenge('Ben').click();
  await page.getByText('Warte auf die Antwort von Ben...').waitFor();
  await bens.page.getByText('Anna möchte online gegen dich spielen.').waitFor();
  await bens.page.getByRole('button', { name: 'Annehmen' }).click();
  await bens.page.getByText('301 · First to 3 · DO').first().waitFor();
  await lobby.open();
  await page.getByText('301 · First to 3 · DO').first().waitFor();
});

test('the lobby is up to date again after a network failure', async () => {
  const [anna, ben] = [await register('Anna'), await register('Ben')];
  const { page, context } = await testbed.openDevice({ account: anna });
  const lobby = await new LobbyPage(page).open();
  await page.getByText(/^Gerade ist niemand da/).waitFor();
  await testbed.server.kill();
  await testbed.server.restart();
  const bens = await testbed.openDevice({ account: ben });
  await bens.page.goto('/imprint');
  await expectSoon(() => lobby.states()).toEqual(['Ben Online']);
  await context.close();
});

test('a player who accepts no online matches sees a note, and is not listed for others', async () => {
  const shy = await registerUser(testbed.server, { firstName: 'Uwe' });
  const anna = await register('Anna');
  const shys = await testbed.openDevice({ account: shy });
  const atShy = await new LobbyPage(shys.page).open();
  await shys.page.getByText(/^Nur dein Team sieht dich hier/).waitFor();
  const { page } = await testbed.openDevice({ account: anna });
  await new LobbyPage(page).open();
  await page.getByText(/^Gerade ist niemand da/).waitFor();
  await expectSoon(() => atShy.states()).toEqual(['Anna Online']);
});

test('guests are led to the login and back', async () => {
  const account = await registerUser(testbed.server, { firstName: 'Anna' });
  const { page } = await testbed.openDevice();
  await new LobbyPage(page).open();
  await page.getByRole('main').getByRole('link', { name: 'Einloggen' }).click();
  await page.getByLabel('E-Mail-Adresse').fill(account.emailAddress);
  await page.getByLabel('Passwort', { exact: true }).fill(account.password);
  await page.getByLabel('Passwort', { exact: true }).press('Enter');
  await page.waitForURL('**/home/lobby');
  await page.getByText(/^Gerade ist niemand da/).waitFor();
});

test('the lobby is accessible, empty and with everybody in it', async () => {
  const [anna, ben, cem] = [await register('Anna'), await register('Ben'), await register('Cem')];
  const guest = await testbed.openDevice(tallDevice);
  await new LobbyPage(guest.page).open();
  await expectAccessible(guest.page, 'guest');
  const { page } = await testbed.openDevice({ ...tallDevice, account: anna });
  const lobby = await new LobbyPage(page).open();
  await page.getByText(/^Gerade ist niemand da/).waitFor();
  await expectAccessible(page, 'nobody');
  const bens = await testbed.openDevice({ account: ben });
  await bens.page.goto('/imprint');
  await seedMatch(cem.api, { sides: [playerSide(cem), guestSide('Gast')], turns: scores(60) });
  await expectSoon(() => lobby.states()).toEqual(['Ben Online', 'Cem Spielt gerade']);
  await expectAccessible(page, 'lobby');
});
