import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { linkInMail } from '../../tools/testbed/mails.ts';
import { LoginPage } from '../pages/login-page.ts';
import { RegisterPage } from '../pages/register-page.ts';
import { expectAccessible, tallDevice } from '../support/accessible.ts';
import { password, registerUser, signInUser } from '../support/accounts.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { seedMatch } from '../support/matches.ts';
import { useOwnServer } from '../support/testbed.ts';

const testbed = useOwnServer();
const placeOf = (page: Page) => page.url().replace(testbed.server.url, '');

test('signing in leads back to the page before, and lasts', async () => {
  const account = await registerUser(testbed.server);
  const { page, context, complaints } = await testbed.openDevice();
  const login = new LoginPage(page);
  await page.goto('/matches/new?from=here');
  await page.getByRole('banner').getByRole('link', { name: 'Einloggen' }).click();
  await login.signIn({ ...account, emailAddress: account.emailAddress.toUpperCase() });
  await login.accountMenu('Anna').waitFor();
  expect(placeOf(page)).toBe('/matches/new?from=here');

  const otherTab = await context.newPage();
  await otherTab.goto('/login?to=%2Fmatches');
  await new LoginPage(otherTab).accountMenu('Anna').waitFor();
  await expectSoon(() => placeOf(otherTab)).toBe('/matches');
  await otherTab.goto('/register');
  await expectSoon(() => placeOf(otherTab)).toMatch(/^\/home/);

  await testbed.server.kill();
  await testbed.server.restart();
  await page.reload();
  await login.accountMenu('Anna').waitFor();
  expect(complaints).toEqual([]);
});

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/.//elsewhere.example',
])('signing in does not lead to %s', async (to) => {
  const account = await registerUser(testbed.server);
  const { page } = await testbed.openDevice();
  const login = await new LoginPage(page).open(`?to=${encodeURIComponent(to)}`);
  await login.signIn(account);
  await login.accountMenu('Anna').waitFor();
  await expectSoon(() => placeOf(page)).toMatch(/^\/home/);
});

test('an error is shown below the password', async () => {
  const account = await registerUser(testbed.server);
  const { page } = await testbed.openDevice();
  const login = await new LoginPage(page).open();
  await login.submit.click();
  await page.getByText('Bitte gib eine gültige E-Mail-Adresse für deine Anmeldung ein!').waitFor();
  await page.getByText('Bitte gib ein Passwort ein, mit dem du dich anmelden möchtest!').waitFor();
  await login.signIn({ emailAddress: 'nobody@example.org', password });
  await page.getByText('Mit dieser E-Mail-Adresse ist niemand registriert.').waitFor();
  await login.signIn({ ...account, password: 'wrong' });
  await page.getByText('Das eingegebene Passwort ist falsch!').waitFor();
  expect(await login.email.inputValue()).toBe(account.emailAddress);
  expect(await login.password.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await login.accountMenu('Anna').waitFor();
});

test('guessing a password becomes slow', async () => {
  const account = await registerUser(testbed.server);
  const { page } = await testbed.openDevice();
  const login = await new LoginPage(page).open();
  const slowed = page.getByText('Das waren zu viele Versuche hintereinander');
  await expectSoon(async () => {
    await login.signIn({ ...account, password: 'wrong' });
    await page.getByRole('alert').waitFor();
    return slowed.isVisible();
  }).toBe(true);
});

test('the form reports a missing network and works afterwards', async () => {
  const account = await registerUser(testbed.server);
  const { page, context } = await testbed.openDevice();
  const login = await new LoginPage(page).open();
  await context.setOffline(true);
  await login.signIn(account);
  await page.getByText('Ein Netzwerkfehler ist aufgetreten.').waitFor();
  await context.setOffline(false);
  await login.submit.click();
  await login.accountMenu('Anna').waitFor();
});

test('signing out ends the session, here and on the server', async () => {
  const account = await registerUser(testbed.server);
  const { page, api } = await testbed.openDevice({ account });
  const login = new LoginPage(page);
  await page.goto('/matches');
  await login.accountMenu('Anna').click();
  await page.getByRole('menuitem', { name: 'Ausloggen' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Einloggen' }).waitFor();
  await expect(account.api.call('GET /users/me')).rejects.toThrow('401');
  expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull();
  // The guest of this device still exists.
  await seedMatch(api);
  await page.goto('/matches');
  await page.getByRole('region', { name: 'Auf diesem Gerät' }).getByRole('link').first().waitFor();
});

describe('a forgotten password', () => {
  test('is replaced by mail, which ends all sessions', async () => {
    const account = await registerUser(testbed.server);
    const elsewhere = await signInUser(testbed.server, account);
    const { page } = await testbed.openDevice();
    const login = await new LoginPage(page).open();
    await login.requestReset(account.emailAddress);
    await login.resetDialog
      .getByText(
        'Wir haben dir eine E-Mail mit einem Link gesendet, mit dem du dein Password zurücksetzen kannst. Bitte prüfe deinen Posteingang!',
      )
      .waitFor();

    const link = await linkInMail(testbed.server, { to: account.emailAddress, page: 'newPassword' });
    const register = new RegisterPage(page);
    await page.goto(link);
    const field = page.getByLabel('Neues Passwort');
    await field.fill('zu kurz');
    await field.press('Enter');
    await page.getByRole('alert').getByText('mindestens ein Sonderzeichen').waitFor();
    await field.fill('Ganz-n3u!');
    await field.press('Enter');
    await register.title('Passwort gespeichert').waitFor();
    await expect(elsewhere.api.call('GET /users/me')).rejects.toThrow('401');

    await register.way('Zum Einloggen').click();
    await login.signIn(account);
    await page.getByText('Das eingegebene Passwort ist falsch!').waitFor();
    await login.signIn({ ...account, password: 'Ganz-n3u!' });
    await login.accountMenu('Anna').waitFor();

    await page.goto(link);
    await register.title('Ungültiger Link').waitFor();
    expect(await page.getByLabel('Neues Passwort').count()).toBe(0);
    await register.button('Neuen Link anfordern').click();
    await login.resetDialog.waitFor();
  });

  test('lets a device whose session was ended remember the user', async () => {
    const account = await registerUser(testbed.server);
    const { page } = await testbed.openDevice({ account });
    await page.goto('/matches');
    await account.api.call('POST /logout', { everywhere: true });
    await page.reload();
    await page.getByRole('banner').getByRole('link', { name: 'Einloggen' }).click();
    await page.getByText('Deine Sitzung ist beendet.').waitFor();
    expect(await new LoginPage(page).email.inputValue()).toBe(account.emailAddress);
  });

  test('does not reveal who is registered', async () => {
    const { page } = await testbed.openDevice();
    const login = await new LoginPage(page).open();
    await login.requestReset('nobody@example.org');
    await login.resetDialog.getByText('Wir haben dir eine E-Mail mit einem Link gesendet').waitFor();
  });
});

test('the login is accessible, with problems and with the dialog', async () => {
  const { page } = await testbed.openDevice(tallDevice);
  const login = await new LoginPage(page).open();
  await expectAccessible(page, 'login');
  await login.submit.click();
  await page.getByRole('alert').first().waitFor();
  await page.getByRole('button', { name: 'Passwort anzeigen' }).click();
  await expectAccessible(page, 'login with problems');
  await page.getByRole('button', { name: 'Passwort vergessen?' }).click();
  await login.resetDialog.getByRole('button', { name: 'E-Mail senden' }).click();
  await login.resetDialog.getByRole('alert').waitFor();
  await expectAccessible(page, 'reset with a problem');
  await login.resetDialog.getByRole('textbox').fill('anna@example.org');
  await login.resetDialog.getByRole('button', { name: 'E-Mail senden' }).click();
  await login.resetDialog.getByRole('status').waitFor();
  await expectAccessible(page, 'mail sent');
});
