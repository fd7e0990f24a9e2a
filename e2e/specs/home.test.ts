import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { linkInMail, tokenOf } from '../../tools/testbed/mails.ts';
import { AccountPage } from '../pages/account-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { ScorerPage } from '../pages/scorer-page.ts';
import { SetupPage } from '../pages/setup-page.ts';
import { SpectatorPage } from '../pages/spectator-page.ts';
import { expectAccessible, tallDevice } from '../support/accessible.ts';
import {
  createTeam,
  createTraining,
  joinTeam,
  makeAdmin,
  makeTeamAdmin,
  password,
  registerUser,
  signInUser,
} from '../support/accounts.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { checkout, guestSide, scores, seedMatch } from '../support/matches.ts';
import { agreeToMatches, askForMatch, playerSide, registerOnlinePlayer } from '../support/online-matches.ts';
import { useOwnServer } from '../support/testbed.ts';

const testbed = useOwnServer();

const register = (firstName: string, lastName?: string) =>
  registerOnlinePlayer(testbed.server, { firstName, ...(lastName === undefined ? {} : { lastName }) });
const path = (page: Page) => new URL(page.url()).pathname;

test('a new visitor finds the link to a match at once', async () => {
  const { page, complaints } = await testbed.openDevice({
    storageState: { cookies: [], origins: [] },
    hasTouch: true,
  });
  await page.goto('/');
  await page.getByRole('heading', { name: 'Willkommen bei Neundarter' }).waitFor();
  expect(path(page)).toBe('/home/news');
  const home = new HomePage(page);
  const box = await home.newMatch.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(844 - 61);
  await home.newMatch.tap();
  await new SetupPage(page).startButton.waitFor();
  expect(path(page)).toBe('/matches/new');
  expect(complaints).toEqual([]);
});

test('/home leads to the news, the tabs are pages, and the navigation links to the matches', async () => {
  const { page, api } = await testbed.openDevice();
  await seedMatch(api);
  await page.goto('/home');
  await page.waitForURL('**/home/news');
  const home = new HomePage(page);
  await page.getByRole('heading', { name: 'Willkommen zurück!' }).waitFor();
  await home.toTab('Events');
  await page.waitForURL('**/home/events');
  await page.getByText('Aktuell gibt es keine anstehenden Events.').waitFor();
  await home.toTab('Lobby');
  await page.waitForURL('**/home/lobby');
  const lobby = home.tabs.getByRole('link', { name: 'Lobby' });
  await expectSoon(() => lobby.getAttribute('aria-current')).toBe('page');
  await page
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .getByRole('link', { name: 'Matches' })
    .click();
  await page.getByRole('link', { name: 'Anna gegen Ben' }).first().waitFor();
  await page.goto('/home/nowhere');
  await page.getByRole('heading', { name: 'Am Board vorbei' }).waitFor();
});

test('guests see a link to the login, players see their last 30 days', async () => {
  const guest = await testbed.openDevice();
  const asGuest = await new HomePage(guest.page).open();
  await asGuest.lastDays.getByRole('link', { name: 'Einloggen' }).waitFor();
  await asGuest.lastDays.getByRole('link', { name: 'Registrieren' }).click();
  await guest.page.waitForURL('**/register');

  const [anna, ben] = [await register('Anna'), await register('Ben')];
  await agreeToMatches(anna, ben);
  const config = { startingScore: 101, legsToWinSet: 1 };
  for (const turns of [
    [...scores(61, 20), checkout(40, 2)],
    [...scores(60, 61, 1), checkout(40, 2)],
  ])
    await seedMatch(anna.api, { sides: [playerSide(anna), playerSide(ben)], config, turns });
  const { page } = await testbed.openDevice({ account: anna });
  const home = await new HomePage(page).open();
  // Anna: 61, 40 with 2 darts and 60, 1: 162 points with 11 darts.
  await expectSoon(() => home.figure('Average').innerText()).toBe('44,18');
  expect(await home.figure('180er').innerText()).toBe('0');
  expect(await home.figure('Doppelquote').innerText()).toMatch(/^100,00\s%$/);
  expect(await home.figure('Siege').innerText()).toBe('1 – 1');
  expect(await home.lastDays.getByRole('link', { name: 'Zu deiner Statistik' }).getAttribute('href')).toBe(
    '/players/me/stats',
  );
});

test('requests appear, are rejected and withdrawn on both screens at once', async () => {
  const [anna, ben] = [await register('Anna', 'Adler'), await register('Ben')];
  const [asked, asks] = [
    await testbed.openDevice({ account: anna }),
    await testbed.openDevice({ account: ben }),
  ];
  const atAnna = await new HomePage(asked.page).open();
  const atBen = await new HomePage(asks.page).open();
  await asked.page.getByRole('heading', { name: 'Hallo Anna!' }).waitFor();
  expect(await atAnna.incoming.isVisible()).toBe(false);

  await askForMatch(ben, anna, { startingScore: 301, legsToWinSet: 2 });
  await atAnna.incoming.getByText('Ben möchte online gegen dich spielen.').waitFor();
  await atAnna.incoming.getByText('301 · First to 2 · DO').waitFor();
  expect(await atAnna.notice.innerText()).toBe('');
  await atBen.open();
  await atBen.sent.getByText('Du wartest auf die Antwort von Anna Adler.').waitFor();
  await atAnna.incoming.getByRole('button', { name: 'Ablehnen' }).click();
  await atAnna.incoming.waitFor({ state: 'hidden' });
  await atBen.sent.getByText('Anna Adler hat deine Anfrage abgelehnt.').waitFor();
  await atBen.sent.getByText('Abgelehnt', { exact: true }).waitFor();
  await atBen.sent.getByRole('button', { name: 'Entfernen' }).click();
  await atBen.sent.waitFor({ state: 'hidden' });

  await askForMatch(ben, anna);
  await atAnna.incoming.getByText('501 · First to 3 · DO').waitFor();
  await atBen.open();
  await atBen.sent.getByRole('button', { name: 'Zurückziehen' }).click();
  await atBen.sent.waitFor({ state: 'hidden' });
  await atAnna.incoming.waitFor({ state: 'hidden' });
});

test('an accepted request leads both to the match', async () => {
  const [anna, ben] = [await register('Anna'), await register('Ben')];
  const [asked, asks] = [
    await testbed.openDevice({ account: anna }),
    await testbed.openDevice({ account: ben }),
  ];
  const atAnna = await new HomePage(asked.page).open();
  const atBen = new HomePage(asks.page);
  const read = asks.page.waitForResponse((answer) => answer.url().includes('onlineMatchRequest.'));
  await new SetupPage(asks.page).open();
  await read;
  const matchId = await askForMatch(ben, anna);
  await atAnna.incoming.getByRole('button', { name: 'Annehmen' }).click();
  await asked.page.waitForURL(`**/matches/${matchId}`);
  await asked.page.getByRole('button', { name: 'Match starten' }).waitFor();

  await atBen.notice.getByText('Anna hat deine Anfrage angenommen.').waitFor();
  await atAnna.open();
  expect(await atAnna.agreed.innerText()).toContain('Du spielst gegen Ben. Ihr könnt loslegen.');
  await atBen.notice.getByRole('link', { name: 'Zum Match' }).click();
  await asks.page.waitForURL(`**/matches/${matchId}`);
  // The page before has a button of the same name, and stays until the match is here.
  await asks.page.getByRole('heading', { name: 'Ben – Anna' }).waitFor();
  await asks.page.getByRole('button', { name: 'Match starten' }).click();
  await new ScorerPage(asks.page).pad.waitFor();
  await atAnna.open();
  await atAnna.agreed.getByText('Dein Match gegen Ben läuft.').waitFor();
  await atAnna.agreed.getByRole('link', { name: 'Zum Match' }).click();
  await new ScorerPage(asked.page).pad.waitFor();
});

test('on other pages a notice shows a request, but never during scoring', async () => {
  const [anna, ben] = [await register('Anna'), await register('Ben')];
  const { page } = await testbed.openDevice({ account: anna });
  const home = new HomePage(page);
  const scored = await seedMatch(anna.api, { sides: [playerSide(anna), guestSide('Gast')] });
  // The first read announces nothing, because its requests are not new.
  const read = page.waitForResponse((answer) => answer.url().includes('onlineMatchRequest.status'));
  const scorer = await new ScorerPage(page).open(scored);
  await read;
  await expectSoon(() =>
    page.evaluate(() => document.querySelector('[aria-label="Online-Match"]') !== null),
  ).toBe(true);
  const requested = page.waitForResponse((answer) => answer.url().includes('onlineMatchRequest.status'));
  const matchId = await askForMatch(ben, anna);
  await requested;
  await scorer.turn(60);
  expect(await home.notice.innerText()).toBe('');

  await page.getByRole('button', { name: 'Zu den Matches' }).click();
  await home.notice.getByText('Ben möchte online gegen dich spielen.').waitFor();
  await home.notice.getByRole('button', { name: 'Annehmen' }).click();
  await page.waitForURL(`**/matches/${matchId}`);
  expect(await home.notice.innerText()).toBe('');
});

test('signing out everywhere ends the sessions on other devices at once', async () => {
  const first = await registerUser(testbed.server, { firstName: 'Anna' });
  const second = await signInUser(testbed.server, first);
  const here = await testbed.openDevice({ account: first });
  const there = await testbed.openDevice({ account: second });
  const matchId = await seedMatch(first.api, { config: { startingScore: 301 } });
  const watched = await new SpectatorPage(there.page).open(matchId);
  await expectSoon(() => watched.rest('Anna')).toBe('301');
  await expectSoon(() => there.page.locator('[aria-label="Online-Match"]').count()).toBe(1);

  const account = await new AccountPage(here.page).open();
  await here.page.getByRole('button', { name: 'Auf allen Geräten ausloggen' }).click();
  await account.answer('Überall ausloggen?', 'Auf allen Geräten ausloggen');
  const told = new HomePage(there.page);
  await told.toast('Du wurdest ausgeloggt').waitFor();
  await told.toast('Du hast dich an anderer Stelle ausgeloggt.').waitFor();
  await here.page.getByRole('link', { name: 'Einloggen', exact: true }).first().waitFor();
  expect(await new HomePage(here.page).toast('Du wurdest ausgeloggt').isVisible()).toBe(false);

  // The page continues as the page of a guest, with a live connection of the guest.
  const scorer = await testbed.openDevice({ account: await signInUser(testbed.server, first) });
  await (await new ScorerPage(scorer.page).open(matchId)).turn(100);
  await expectSoon(() => watched.rest('Anna')).toBe('201');
  await told.open('lobby');
  await there.page.getByText(/^Logge dich ein, um zu sehen/).waitFor();
});

test('a new password and a deleted account end the sessions on other devices, too', async () => {
  const anna = await registerUser(testbed.server, { firstName: 'Anna' });
  const changed = await testbed.openDevice({ account: anna });
  const atChanged = await new HomePage(changed.page).open();
  await expectSoon(() => changed.page.locator('[aria-label="Online-Match"]').count()).toBe(1);
  await anna.api.call('POST /users/reset-password', { emailAddress: anna.emailAddress });
  const link = await linkInMail(testbed.server, { to: anna.emailAddress, page: 'newPassword' });
  // A toast disappears by itself, so the test waits for it from the beginning.
  await Promise.all([
    atChanged.toast('Dein Passwort wurde geändert. Logge dich bitte mit dem neuen ein.').waitFor(),
    anna.api.call('POST /users/new-password', { token: tokenOf(link), password }),
  ]);

  const again = await signInUser(testbed.server, anna);
  const deleted = await testbed.openDevice({ account: again });
  const atDeleted = await new HomePage(deleted.page).open();
  await expectSoon(() => deleted.page.locator('[aria-label="Online-Match"]').count()).toBe(1);
  // Later requests with the session are answered only with its end.
  await deleted.page.waitForLoadState('networkidle');
  await Promise.all([
    atDeleted.toast('Dein Konto wurde gelöscht.').waitFor(),
    again.api.call(`DELETE /users/${again.userId}`, { password }),
  ]);
  expect(await deleted.page.evaluate(() => localStorage.getItem('session'))).toBeNull();
  await deleted.page.getByRole('link', { name: 'Einloggen', exact: true }).first().waitFor();
});

test('a session that ended while the device was offline is reported later', async () => {
  const anna = await registerUser(testbed.server, { firstName: 'Anna' });
  const { page } = await testbed.openDevice({ account: anna });
  await anna.api.call('POST /logout', { everywhere: true });
  const home = new HomePage(page);
  // A toast disappears by itself, so the test waits for it from the beginning.
  await Promise.all([home.toast('Du wurdest ausgeloggt').waitFor(), home.open()]);
  await page.getByRole('link', { name: 'Einloggen', exact: true }).first().waitFor();
});

test('events of the player’s team and public events are listed', async () => {
  let admin = await makeAdmin(testbed.server, await register('Admin'));
  const teamId = await createTeam(admin, 'Bulls');
  admin = await joinTeam(testbed.server, { admin, account: admin, teamId });
  const member = await joinTeam(testbed.server, { admin, account: await register('Mia'), teamId });
  const trainer = await makeTeamAdmin(
    admin,
    await joinTeam(testbed.server, { admin, account: await register('Toni'), teamId }),
  );
  const hour = 60 * 60 * 1000;
  const announce = (name: string, inHours: number, more: object = {}) =>
    createTraining(trainer, { teamId, name, startsInMs: inHours * hour, lastsMs: 3 * hour, ...more });
  const location = { address: 'Bullsweg 1', zip: '10115', city: 'Berlin' };
  await announce('Schnupperabend', 48, { isPublic: true, description: 'Mit **Leihpfeilen**', location });
  await announce('Dienstagstraining', 24);
  await announce('Vorbei', -10, { isPublic: true });
  const names = (page: Page) =>
    page
      .getByRole('region', { name: 'Events', exact: true })
      .getByRole('article')
      .getByRole('heading')
      .allInnerTexts();

  const atMember = await testbed.openDevice({ account: member });
  await new HomePage(atMember.page).open('events');
  await expectSoon(() => names(atMember.page)).toEqual(['Dienstagstraining', 'Schnupperabend']);
  const guest = await testbed.openDevice(tallDevice);
  await new HomePage(guest.page).open('events');
  await expectSoon(() => names(guest.page)).toEqual(['Schnupperabend']);
  const card = guest.page.getByRole('article', { name: 'Schnupperabend' });
  await card.getByText('Bullsweg 1, 10115 Berlin').waitFor();
  expect(await card.locator('strong').innerText()).toBe('Leihpfeilen');
  await expectAccessible(guest.page, 'events');
});

test('the start page is accessible on a first visit, with requests, and with the notice', async () => {
  const first = await testbed.openDevice({ ...tallDevice, storageState: { cookies: [], origins: [] } });
  await new HomePage(first.page).open();
  await first.page.getByRole('heading', { name: 'Willkommen bei Neundarter' }).waitFor();
  await first.page.getByText('Es gibt noch keine News.').waitFor();
  await expectAccessible(first.page, 'first visit');

  const [anna, ben] = [await register('Anna'), await register('Ben')];
  await askForMatch(ben, anna);
  await askForMatch(anna, ben);
  const accepted = await askForMatch(ben, anna, { startingScore: 301 });
  await anna.api.call(`PATCH /matches/${accepted}/request/accept`, { acceptedByPlayerId: anna.playerId });
  const { page } = await testbed.openDevice({ ...tallDevice, account: anna });
  const home = await new HomePage(page).open();
  await home.incoming.waitFor();
  await home.agreed.waitFor();
  await home.sent.waitFor();
  await home.lastDays.getByText('In den letzten 30 Tagen hast du kein Match beendet.').waitFor();
  await expectAccessible(page, 'requests');

  await page.goto('/imprint');
  await expectSoon(() => page.locator('[aria-label="Online-Match"]').count()).toBe(1);
  await page.waitForLoadState('networkidle');
  await askForMatch(ben, anna, { legsToWinSet: 5 });
  await home.notice.getByRole('button', { name: 'Später' }).waitFor();
  await expectAccessible(page, 'notice');
});
