import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { AccountPage } from '../pages/account-page.ts';
import { playerOf, registerUser } from '../support/accounts.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { useTestbed } from '../support/testbed.ts';

const testbed = useTestbed();
const question = 'Änderungen verwerfen?';

/** The account page with unsaved input; the page of the matches is the previous one. */
async function openTyped() {
  const anna = await registerUser(testbed.server);
  const { page, complaints } = await testbed.openDevice({ account: anna });
  await page.goto('/matches');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const account = await goToAccount(page);
  await account.field('Nachname (optional)').fill('Sommer');
  return { anna, page, account, complaints };
}

/** Goes there by the menu, within the app, so that no page is loaded again. */
async function goToAccount(page: Page): Promise<AccountPage> {
  await page.getByRole('banner').getByRole('button').click();
  await page.getByRole('menuitem', { name: 'Konto' }).click();
  const account = new AccountPage(page);
  await account.card('Profil').waitFor();
  return account;
}

const pathOf = (page: Page) => new URL(page.url()).pathname;
const link = (page: Page) => page.getByRole('banner').getByRole('link').first();

describe('unsaved changes', () => {
  test('cause a question before a link is followed', async () => {
    const { page, account, complaints } = await openTyped();
    await link(page).click();
    await account.answer(question, 'Hier bleiben');
    expect(pathOf(page)).toBe('/account');
    expect(await account.field('Nachname (optional)').inputValue()).toBe('Sommer');
    await link(page).click();
    await account.answer(question, 'Verwerfen');
    await page.waitForURL('**/home/news');
    expect(complaints).toEqual([]);
  });

  test('cause a question before a step back, which then leads to the right page', async () => {
    const { page, account } = await openTyped();
    await page.evaluate(() => history.back());
    await account.answer(question, 'Hier bleiben');
    await expectSoon(() => pathOf(page)).toBe('/account');
    expect(await account.field('Nachname (optional)').inputValue()).toBe('Sommer');
    await page.evaluate(() => history.back());
    await account.answer(question, 'Verwerfen');
    await page.waitForURL('**/matches');
    await page.goForward();
    await account.card('Profil').waitFor();
    expect(await account.field('Nachname (optional)').inputValue()).toBe('');
  });

  test('cause a question before a reload', async () => {
    const { page, account } = await openTyped();
    const asked = page.waitForEvent('dialog');
    const reload = page.evaluate(() => location.reload()).catch(() => undefined);
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await reload;
    expect(await account.field('Nachname (optional)').inputValue()).toBe('Sommer');
  });

  test('cause no question once they are saved', async () => {
    const { anna, page, account } = await openTyped();
    await account.click('Profil', 'Speichern');
    await account.toast('Dein Profil wurde gespeichert.').waitFor();
    expect((await playerOf(anna)).lastName).toBe('Sommer');
    await link(page).click();
    await page.waitForURL('**/home/news');
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  });
});

test('a refusal of the server is shown at its field, which gets the focus', async () => {
  const { anna, page, account } = await openTyped();
  const lastName = account.field('Nachname (optional)');
  // A server that is newer than the page can be stricter than its form.
  const strict = { code: 'error.invalid-request', fields: ['/changedProps/lastName'] };
  await page.route('**/api/v1/players/', (route) =>
    route.fulfill({ status: 400, contentType: 'application/problem+json', body: JSON.stringify(strict) }),
  );
  await lastName.fill('Sommerfeld');
  await account.click('Profil', 'Speichern');
  await account.card('Profil').getByText('Diese Angabe nimmt der Server nicht an.').waitFor();
  expect(await lastName.getAttribute('aria-invalid')).toBe('true');
  await expectSoon(() => lastName.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.unroute('**/api/v1/players/');
  await lastName.fill('Sommer');
  expect(await lastName.getAttribute('aria-invalid')).toBe('false');
  await page.keyboard.press('Enter');
  await account.toast('Dein Profil wurde gespeichert.').waitFor();
  expect((await playerOf(anna)).lastName).toBe('Sommer');
});
