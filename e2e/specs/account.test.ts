import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { linkInMail } from '../../tools/testbed/mails.ts';
import { AccountPage } from '../pages/account-page.ts';
import {
  type Account,
  createTeam,
  joinTeam,
  makeAdmin,
  makeTeamAdmin,
  password,
  playerOf,
  readAgain,
  registerUser,
} from '../support/accounts.ts';
import { violationsOf } from '../support/axe.ts';
import { screens } from '../support/browser.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { guestSide, scores } from '../support/matches.ts';
import { boxOf } from '../support/measure.ts';
import { threeSquares } from '../support/pictures.ts';
import { useTestbed } from '../support/testbed.ts';

const testbed = useTestbed();
/** A device with a signed-in user, on the account page. */
async function openAccount(account: Account, options = {}) {
  const device = await testbed.openDevice({ account, ...options });
  return { ...device, account: await new AccountPage(device.page).open() };
}

const widthOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('the account page', () => {
  test('asks a guest to sign in, and the login leads back', async () => {
    const { page } = await testbed.openDevice();
    await page.goto('/account');
    const alert = page.getByRole('alert');
    expect(await alert.innerText()).toContain('Du bist nicht eingeloggt');
    await alert.getByRole('link', { name: 'Einloggen' }).click();
    await page.waitForURL('**/login?to=%2Faccount');
  });

  test('leads a user with an unconfirmed address to the confirmation', async () => {
    const account = await registerUser(testbed.server, { isVerified: false });
    const { page } = await testbed.openDevice({ account });
    await page.goto('/account');
    await page.getByRole('link', { name: 'E-Mail-Adresse bestätigen' }).click();
    await page.waitForURL('**/register/validation-needed');
  });
});

test('the profile is filled in, saved by Enter and stored on the server', async () => {
  const anna = await registerUser(testbed.server, { firstName: '' });
  const { page, account, complaints } = await openAccount(anna);
  await account.field('Nachname (optional)').fill('Weber');
  await account.click('Profil', 'Speichern');
  await page.getByText('Bitte gib deinen Vornamen ein!').waitFor();
  expect(await account.field('Vorname').evaluate((field) => field === document.activeElement)).toBe(true);

  await page.keyboard.type('Anna');
  await account.field('Spitzname (optional)').fill('Hammer');
  await account.field('Liga-ID (optional)').fill('L-4711');
  await account.field('Liga-ID (optional)').press('Enter');
  await account.toast('Dein Profil wurde gespeichert.').waitFor();
  expect(await playerOf(anna)).toMatchObject({
    firstName: 'Anna',
    lastName: 'Weber',
    nickName: 'Hammer',
    externalId: 'L-4711',
  });
  await page.getByRole('button', { name: 'Konto von Hammer' }).or(page.getByText('Hammer').first()).waitFor();
  await page.reload();
  await expectSoon(() => account.field('Vorname').inputValue()).toBe('Anna');
  expect(complaints).toEqual([]);
});

test('typed values survive a broken network and are saved afterwards', async () => {
  const anna = await registerUser(testbed.server);
  const { context, page, account } = await openAccount(anna);
  await account.field('Nachname (optional)').fill('Sommer');
  await context.setOffline(true);
  await account.click('Profil', 'Speichern');
  await page.getByText(/Dein Profil konnte nicht gespeichert werden \(Ein Netzwerkfehler/).waitFor();
  await context.setOffline(false);
  await account.click('Profil', 'Speichern');
  await account.toast('Dein Profil wurde gespeichert.').waitFor();
  expect((await playerOf(anna)).lastName).toBe('Sommer');
});

test('a player allows online matches, and copies their id', async () => {
  const anna = await registerUser(testbed.server);
  const { context, page, account } = await openAccount(anna);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const card = account.card('Online-Matches');
  await card.getByRole('switch', { name: 'Online-Matches erlauben' }).check({ force: true });
  await expectSoon(async () => (await playerOf(anna)).settings.onlineMatchesAllowed).toBe(true);
  const { onlineId } = await playerOf(anna);
  expect(await card.getByRole('status', { name: 'Deine Spieler-ID' }).innerText()).toBe(onlineId);
  await account.click('Online-Matches', 'Spieler-ID kopieren');
  await account.toast('Kopiert').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(onlineId);
});

test('a new password comes by mail', async () => {
  const anna = await registerUser(testbed.server);
  const { account } = await openAccount(anna);
  await account.click('Passwort', 'Passwort zurücksetzen');
  await account
    .card('Passwort')
    .getByText(/^Wir haben dir eine E-Mail mit einem Link gesendet/)
    .waitFor();
  expect(await account.card('Passwort').getByRole('button').isDisabled()).toBe(true);
  expect(await linkInMail(testbed.server, { to: anna.emailAddress, page: 'newPassword' })).toContain(
    'token=',
  );
});

test('teams: choice, referral code, and the wish for a new one', async () => {
  const { server } = testbed;
  const admin = await makeAdmin(server, await registerUser(server, { firstName: 'Chefin' }));
  let anna = await registerUser(server);
  for (const name of ['Bulls', 'Steel Tips'])
    anna = await joinTeam(server, { admin, account: anna, teamId: await createTeam(admin, name) });
  anna = await makeTeamAdmin(admin, anna);
  const { page, account } = await openAccount(anna);
  const roles = page.getByRole('list', { name: 'Deine Rollen' });
  expect(await roles.innerText()).toBe('Team-Admin');

  const codeOf = (team: string) =>
    account.card('Vereine werben').getByRole('status', { name: `Empfehlungscode von ${team}` });
  const [bulls, tips] = anna.session.teams;
  expect(await codeOf('Bulls').innerText()).toBe(bulls?.props.referralCode);
  await account.card('Teams').getByRole('radio', { name: 'Steel Tips' }).check();
  await account.toast('Steel Tips ist jetzt dein aktuelles Team.').waitFor();
  expect(await codeOf('Steel Tips').innerText()).toBe(tips?.props.referralCode);
  expect((await playerOf(anna)).settings.currentTeamId).toBe(tips?.id);

  await account.click('Teams', 'Neues Team beantragen');
  await account.wishDialog.getByRole('textbox', { name: 'Name des Teams' }).fill('DC Neu');
  await account.wishDialog.getByRole('textbox', { name: 'Nachricht (optional)' }).fill('Wir sind zwölf.');
  await account.wishDialog.getByRole('textbox', { name: 'Name des Teams' }).press('Enter');
  await account.toast('Dein Antrag ist unterwegs.').waitFor();
  const wishes = () => admin.api.call('GET /team-wishes?limit=100');
  expect(await wishes()).toMatchObject([{ props: { name: 'DC Neu', message: 'Wir sind zwölf.' } }]);
  await account.card('Teams').getByRole('button', { name: 'Antrag für DC Neu zurückziehen' }).click();
  await account.answer('Antrag zurückziehen?', 'Zurückziehen');
  await account.toast('Dein Antrag ist zurückgezogen.').waitFor();
  expect(await wishes()).toEqual([]);
  await expectSoon(() => account.card('Teams').getByText('DC Neu').count()).toBe(0);
});

test('the analysis mode needs the role and is stored on the device', async () => {
  const { server } = testbed;
  const admin = await makeAdmin(server, await registerUser(server, { firstName: 'Chefin' }));
  const anna = await registerUser(server);
  await admin.api.call('PATCH /users/', { id: anna.userId, roles: ['scorer-analyzer'] });
  const { page, account } = await openAccount(await readAgain(anna));
  const toggle = account.card('Analyse').getByRole('switch', { name: 'Analysemodus' });
  await toggle.check({ force: true });
  await page.reload();
  await expectSoon(() => toggle.isChecked()).toBe(true);
});

describe('a user on the account page', () => {
  test('ends all sessions', async () => {
    const anna = await registerUser(testbed.server);
    const first = await openAccount(anna);
    const second = await openAccount(anna);
    await first.account.click('Eingeloggt', 'Auf allen Geräten ausloggen');
    await first.account.answer('Überall ausloggen?', 'Auf allen Geräten ausloggen');
    await first.account.toast('Du bist überall ausgeloggt.').waitFor();
    await first.page.getByRole('link', { name: 'Einloggen', exact: true }).first().waitFor();
    await second.page.reload();
    await second.page.getByText('Du bist nicht eingeloggt').waitFor();
    await expect(anna.api.call('GET /users/me')).rejects.toThrow('401');
  });

  test('signs out on this device', async () => {
    const anna = await registerUser(testbed.server);
    const { page, account } = await openAccount(anna);
    await account.click('Eingeloggt', 'Ausloggen');
    await page.getByRole('link', { name: 'Einloggen', exact: true }).first().waitFor();
    expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
    await expect(anna.api.call('GET /users/me')).rejects.toThrow('401');
  });

  test('downloads their own data', async () => {
    const anna = await registerUser(testbed.server);
    const player = { type: 'registered', id: anna.playerId } as const;
    const matchId = await anna.api.createMatch({
      parties: [{ type: 'single', player }, guestSide('Ben')],
      config: { startingScore: 101, legsToWinSet: 1 },
    });
    await anna.api.startMatch(matchId);
    await anna.api.playTurns(matchId, [
      ...scores(60, 20),
      { score: 41, dartsThrown: 2, attemptsOnDouble: 1 },
    ]);
    const { account } = await openAccount(anna);
    const all = await account.download('Meine Daten herunterladen');
    expect(all.suggestedFilename()).toMatch(/\.json$/);
    expect(await text(await all.createReadStream())).toContain(matchId);
    const matches = await account.download('Matches (CSV)');
    expect(matches.suggestedFilename()).toBe('matches.csv');
    expect(await text(await matches.createReadStream())).toContain(matchId);
    const turns = await account.download('Aufnahmen (CSV)');
    expect(turns.suggestedFilename()).toBe('turns.csv');
    expect((await text(await turns.createReadStream())).trim().split('\r\n')).toHaveLength(3);
  });

  test('deletes the account only with the right password, and continues as a guest', async () => {
    const anna = await registerUser(testbed.server);
    const { page, account, complaints } = await openAccount(anna);
    await account.click('Konto löschen', 'Konto löschen');
    const dialog = account.deletionDialog;
    await dialog.getByText('Das Löschen kann nicht rückgängig gemacht werden!').waitFor();
    await dialog.getByLabel('Dein Passwort').fill('falsch');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Endgültig löschen' }).click();
    await dialog.getByText('Das eingegebene Passwort ist falsch!').waitFor();
    await dialog.getByLabel('Dein Passwort').fill(password);
    await dialog.getByLabel('Dein Passwort').press('Enter');
    await account.toast('Dein Konto wurde gelöscht.').waitFor();
    await page.goto('/account');
    await page.getByText('Du bist nicht eingeloggt').waitFor();
    const login = page.evaluate(
      async (body) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch('/api/v1/login', { method: 'POST', headers, body })).text();
      },
      JSON.stringify({ emailAddress: anna.emailAddress, password }),
    );
    expect(await login).toBe('error.login.user-not-found');
    expect(complaints).toEqual([]);
  });
});

describe('the layout of the account page', () => {
  /** As high as the page, so that the footer covers nothing in the picture. */
  const tall = { width: screens.phone.width, height: 4200 };

  test.each(['light', 'dark'] as const)('has no problems in %s, with every dialog', async (colorScheme) => {
    const { server } = testbed;
    const admin = await makeAdmin(server, await registerUser(server, { firstName: 'Chefin' }));
    let anna = await registerUser(server, { lastName: 'Brandstetter-Hohenstein' });
    for (const name of ['DC Bulls Hohenstein', 'Steel Tips'])
      anna = await joinTeam(server, { admin, account: anna, teamId: await createTeam(admin, name) });
    const roles = ['team-admin', 'scorer-analyzer', 'adrs-enabled'];
    await admin.api.call('PATCH /users/', { id: anna.userId, roles });
    await anna.api.call('POST /team-wishes/', {
      id: 'w'.repeat(19) + colorScheme[0],
      props: { name: 'Neu' },
    });
    const { page, account } = await openAccount(await readAgain(anna), { colorScheme, viewport: tall });
    expect(await violationsOf(page)).toEqual([]);

    await account.click('Konto löschen', 'Konto löschen');
    await account.deletionDialog.getByRole('button', { name: 'Endgültig löschen' }).click();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await account.click('Teams', 'Neues Team beantragen');
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    const buffer = await threeSquares(page);
    await account.choosePicture({ name: 'flag.png', mimeType: 'image/png', buffer });
    await account.cropSquare.waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Mehr: Einstellungen öffnen' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Mein Konto' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  test.each([320, 390, 1180, 1920])('does not scroll sideways at %d px', async (width) => {
    const anna = await registerUser(testbed.server, {
      firstName: 'Maximiliane-Friederike',
      lastName: 'Brandstetter-Hohenstein',
      emailAddress: `maximiliane.brandstetter.${width}@dartclub-hohenstein.example.org`,
    });
    const { page, account } = await openAccount(anna, { viewport: { width, height: 844 } });
    expect(await widthOf(page)).toBe(0);
    await account.choosePicture({
      name: 'flag.png',
      mimeType: 'image/png',
      buffer: await threeSquares(page),
    });
    await account.cropSquare.waitFor();
    expect(await widthOf(page)).toBe(0);
    const buttons = account.pictureDialog.getByRole('button');
    for (const button of await buttons.all()) {
      const { width, height } = await boxOf(button);
      expect(Math.round(Math.min(width, height))).toBeGreaterThanOrEqual(44);
    }
  });
});
