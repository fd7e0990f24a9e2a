import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { linkInMail, mailsTo } from '../../tools/testbed/mails.ts';
import { LoginPage } from '../pages/login-page.ts';
import { RegisterPage } from '../pages/register-page.ts';
import { expectAccessible, tallDevice } from '../support/accessible.ts';
import { password, registerUser } from '../support/accounts.ts';
import { newId } from '../support/api.ts';
import { screens } from '../support/browser.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { seedMatch } from '../support/matches.ts';
import { overflowOf } from '../support/measure.ts';
import { useTestbed } from '../support/testbed.ts';

const testbed = useTestbed();
const newAddress = () => `${newId()}@example.org`;
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** A device on which a user has just registered. */
async function registered() {
  const emailAddress = newAddress();
  const device = await testbed.openDevice();
  const register = await new RegisterPage(device.page).open();
  await register.register({ emailAddress, password });
  await register.title('Fast geschafft!').waitFor();
  return { ...device, register, emailAddress };
}

test('a newcomer registers, follows the mail, enters a name and is signed in', async () => {
  const { page, complaints } = await testbed.openDevice();
  const emailAddress = newAddress();
  await page.goto('/matches');
  await page.getByRole('banner').getByRole('link', { name: 'Einloggen' }).click();
  await page.getByRole('link', { name: 'Jetzt registrieren' }).click();
  const register = new RegisterPage(page);
  await register.title('Registrieren').waitFor();
  await register.register({ emailAddress: ` ${emailAddress.toUpperCase()}`, password });
  await register.title('Fast geschafft!').waitFor();
  expect(pathOf(page)).toBe('/register/success');
  await page.getByRole('main').getByText(emailAddress).waitFor();

  await page.goto(await linkInMail(testbed.server, { to: emailAddress, page: 'verification' }));
  await register.title('E-Mail bestätigt').waitFor();
  await register.tellName('Zoë');
  await new LoginPage(page).accountMenu('Zoë').waitFor();
  await expectSoon(() => pathOf(page)).toMatch(/^\/home/);

  await page.reload();
  await new LoginPage(page).accountMenu('Zoë').waitFor();
  expect(complaints).toEqual([]);
});

test('the form names all missing values, and marks the fulfilled rules of the password', async () => {
  const { page } = await testbed.openDevice();
  const register = await new RegisterPage(page).open();
  await register.submit.click();
  for (const text of [
    'Bitte gib eine gültige E-Mail-Adresse ein!',
    'Das Passwort muss mindestens ein Sonderzeichen enthalten!',
    'Du musst die Nutzungsbedingungen und die Datenschutzerklärung von Neundarter akzeptieren, um dich zu registrieren!',
  ])
    await page.getByRole('alert').getByText(text).waitFor();
  expect(await register.email.evaluate((field) => field === document.activeElement)).toBe(true);

  const typed = ['!', 'bcdefgh', 'A', '1'];
  const told = [
    'Das Passwort muss mindestens 8 Zeichen lang sein!',
    'Das Passwort muss mindestens einen Großbuchstaben enthalten!',
    'Das Passwort muss mindestens eine Zahl enthalten!',
  ];
  for (const [index, text] of told.entries()) {
    await register.password.fill(typed.slice(0, index + 1).join(''));
    await register.submit.click();
    await page.getByRole('alert').getByText(text).waitFor();
  }
  await register.password.fill(typed.join(''));
  expect(await register.rules.allInnerTexts()).toEqual([
    'ein Sonderzeichen\n, erfüllt',
    'mindestens 8 Zeichen\n, erfüllt',
    'einen Großbuchstaben\n, erfüllt',
    'einen Kleinbuchstaben\n, erfüllt',
    'eine Zahl\n, erfüllt',
  ]);
});

test('an address in use is reported while typing, and after sending', async () => {
  const { emailAddress } = await registerUser(testbed.server);
  const { page } = await testbed.openDevice();
  const register = await new RegisterPage(page).open();
  await register.email.fill(emailAddress);
  await register.password.focus();
  await page.getByText('Mit dieser E-Mail-Adresse bist du schon registriert.').waitFor();
  await register.register({ password });
  await page
    .getByRole('alert')
    .getByText('Du bist bereits registriert. Du kannst dich einloggen oder dein Passwort zurücksetzen.')
    .waitFor();
  await register.way('Zum Einloggen').first().click();
  expect(await new LoginPage(page).email.inputValue()).toBe(emailAddress);
});

describe('until the address is confirmed', () => {
  test('protected pages lead to the reminder, which sends the mail again', async () => {
    const { page, register, emailAddress } = await registered();
    await page.goto('/team-lounge');
    await register.title('Bestätige deine E-Mail-Adresse').waitFor();
    expect(pathOf(page)).toBe('/register/validation-needed');
    await register.button('E-Mail noch einmal senden').click();
    await page.getByText('Die E-Mail ist unterwegs.').waitFor();
    await linkInMail(testbed.server, { to: emailAddress, page: 'verification', count: 2 });
    await register.button('Ich habe schon bestätigt').click();
    await page.getByText('Deine E-Mail-Adresse ist noch nicht bestätigt.').waitFor();
    // Both links work, because a later mail may arrive earlier.
    const [first] = await mailsTo(testbed.server, emailAddress, 'verification');
    await page.goto(first?.link ?? '');
    await register.title('E-Mail bestätigt').waitFor();
  });

  test('too many mails are refused in a dialog with the reason', async () => {
    const { page, register } = await registered();
    await page.goto('/register/validation-needed');
    const resend = register.button('E-Mail noch einmal senden');
    const dialog = page.getByRole('dialog', { name: 'Fehler' });
    await expectSoon(async () => {
      if (!(await dialog.isVisible())) await resend.click();
      return dialog.isVisible();
    }).toBe(true);
    await dialog.getByText('Das waren zu viele Anfragen.').waitFor();
    await dialog.getByRole('button', { name: 'Ok' }).click();
  });

  test('confirming in another tab or on another device continues here, too', async () => {
    const { page, context, register, emailAddress } = await registered();
    const link = await linkInMail(testbed.server, { to: emailAddress, page: 'verification' });
    const otherTab = await context.newPage();
    await otherTab.goto(link);
    await register.firstName.waitFor();
    expect(pathOf(page)).toBe('/register/email-activated');

    const here = await registered();
    const phone = await testbed.openDevice();
    const opened = new RegisterPage(phone.page);
    await phone.page.goto(await linkInMail(testbed.server, { to: here.emailAddress, page: 'verification' }));
    await opened.title('E-Mail bestätigt').waitFor();
    await opened.way('Jetzt einloggen').waitFor();
    await here.register.button('Ich habe schon bestätigt').click();
    await here.register.tellName('Ada');
    await new LoginPage(here.page).accountMenu('Ada').waitFor();
  });

  test('a guest who wants the mail is asked to sign in', async () => {
    const { page } = await testbed.openDevice();
    const register = new RegisterPage(page);
    await page.goto('/register/validation-needed');
    await register.button('E-Mail noch einmal senden').click();
    const dialog = page.getByRole('dialog', { name: 'Anmeldung erforderlich' });
    await dialog.getByRole('link', { name: 'Zum Einloggen' }).click();
    await page.waitForURL('**/login');
  });

  test('the user can sign out', async () => {
    const { page, register } = await registered();
    await page.goto('/register/validation-needed');
    await register.button('Ausloggen').click();
    await page.getByRole('banner').getByRole('link', { name: 'Einloggen' }).waitFor();
    await page.goto('/team-lounge');
    await page.waitForURL('**/login?to=%2Fteam-lounge');
  });
});

test('a used or invalid link is reported, but the owner may tap it twice', async () => {
  const { page, register, emailAddress } = await registered();
  const link = await linkInMail(testbed.server, { to: emailAddress, page: 'verification' });
  await page.goto(link);
  await register.tellName('Anna');
  await page.goto(link);
  await register.title('E-Mail bestätigt').waitFor();
  const stranger = await testbed.openDevice();
  await stranger.page.goto(link);
  await new RegisterPage(stranger.page).title('Ungültiger Link').waitFor();
  await stranger.page.goto('/register/email-activated?token=nonsense');
  await new RegisterPage(stranger.page).title('Ungültiger Link').waitFor();
});

describe('matches scored as a guest', () => {
  test('are offered after the registration, and then belong to the user', async () => {
    const { page, register, emailAddress, api } = await registered();
    const matchId = await seedMatch(api);
    await seedMatch(api);
    await page.goto(await linkInMail(testbed.server, { to: emailAddress, page: 'verification' }));
    await register.tellName('Anna');
    const offer = page.getByRole('status', { name: 'Matches dieses Geräts übernehmen' });
    await offer.getByText('2 Matches').waitFor();
    // The offer covers nothing at the end of a page: otherwise something else would get the click.
    await page.goto('/account');
    await offer.waitFor();
    await page.getByRole('button', { name: 'Konto löschen' }).click({ trial: true });
    // Nor does it cover the progress of a file, which begins where it lay.
    await page.route('**/users/me/export', () => undefined);
    await page.getByRole('button', { name: 'Meine Daten herunterladen' }).click();
    const isOnTop = (bar: Element) => {
      const { left, top, width, height } = bar.getBoundingClientRect();
      return bar.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    await expectSoon(() => page.getByRole('progressbar').evaluate(isOnTop)).toBe(true);
    await offer.getByRole('button', { name: 'Übernehmen' }).click();
    await page.getByText('2 Matches übernommen').waitFor();
    const { createdById } = (await api.readMatch(matchId)).props;
    const userId: string = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('session') ?? '') as { user: { id: string } }).user.id,
    );
    expect(createdById).toBe(userId);
    await page.reload();
    await new LoginPage(page).accountMenu('Anna').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await offer.isVisible()).toBe(false);
  });

  test('are not offered again after a refusal', async () => {
    const account = await registerUser(testbed.server);
    const { page, api } = await testbed.openDevice({ account });
    await seedMatch(api);
    await page.goto('/matches');
    const offer = page.getByRole('status', { name: 'Matches dieses Geräts übernehmen' });
    await offer.getByRole('button', { name: 'Nein, danke' }).click();
    await page.reload();
    await page.getByRole('link', { name: 'Anna gegen Ben' }).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await offer.isVisible()).toBe(false);
    expect((await api.readMatch(await seedMatch(api))).props.createdById).toBe(api.guest.guestId);
  });
});

test('every page of the registration is accessible and fits', async () => {
  const account = await registerUser(testbed.server, { isVerified: false });
  const guest = await testbed.openDevice(tallDevice);
  const { page } = guest;
  const form = await new RegisterPage(page).open();
  await expectAccessible(page, 'register');
  await form.email.fill(account.emailAddress);
  await form.password.fill('abc!');
  await page.getByText('bist du schon registriert').waitFor();
  await form.submit.click();
  await expectAccessible(page, 'register with problems');
  await page.goto('/register/validation-needed');
  await form.button('E-Mail noch einmal senden').click();
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page, 'sign in first');
  for (const path of ['email-activated?token=x', 'new-password?token=x', 'new-password']) {
    await page.goto(`/register/${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page, path);
  }
  const waiting = await testbed.openDevice({ account, ...tallDevice });
  const steps = new RegisterPage(waiting.page);
  await waiting.page.goto('/register/success');
  await steps.title('Fast geschafft!').waitFor();
  await expectAccessible(waiting.page, 'success');
  await waiting.page.goto('/register/validation-needed');
  await steps.button('E-Mail noch einmal senden').click();
  await waiting.page.getByText('unterwegs').waitFor();
  await expectAccessible(waiting.page, 'mail sent again');
  const link = await linkInMail(testbed.server, { to: account.emailAddress, page: 'verification' });
  await waiting.page.goto(link);
  await steps.firstName.waitFor();
  await expectAccessible(waiting.page, 'first name');

  for (const size of [{ width: 320, height: 640 }, screens.phone, screens.tablet, screens.tv]) {
    await page.setViewportSize(size);
    await form.open();
    expect((await overflowOf(page)).x, `${size.width} px wide`).toBeLessThanOrEqual(0);
  }
});
