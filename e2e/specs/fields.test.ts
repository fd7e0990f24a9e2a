import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FieldPage, startFieldPage } from '../../tools/testbed/field-page.ts';
import { violationsOf } from '../support/axe.ts';
import { launchBrowser, newDevice } from '../support/browser.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { boxOf, overflowOf } from '../support/measure.ts';

let fields: FieldPage;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
beforeAll(async () => {
  [fields, browser] = await Promise.all([startFieldPage(), launchBrowser()]);
});
afterAll(async () => {
  await Promise.all([fields.stop(), browser.close()]);
});

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

/** The page with every field that is loaded later. */
async function open(options: Parameters<typeof newDevice>[1] = phone): Promise<Page> {
  const context = await newDevice(browser, { reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', (event) => refused.push(event.violatedDirective));
  });
  await page.goto(fields.url);
  await page.getByRole('combobox', { name: 'Person' }).waitFor();
  await page.getByRole('textbox', { name: 'Ziffer 4 von 4' }).waitFor();
  await page.getByRole('button', { name: 'Anna verschieben' }).waitFor();
  await page.locator('[aria-roledescription="Zahlenfeld"]').waitFor();
  return page;
}

const setScheme = (page: Page, scheme: string): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset['colorScheme'] = name;
  }, scheme);
const orderOf = (page: Page): Promise<readonly (string | undefined)[]> =>
  page
    .getByRole('list', { name: 'Aufstellung' })
    .getByRole('listitem')
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset['id']));
const handle = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `${name} verschieben` });
const centreOf = async (place: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  const { x, y, width, height } = await boxOf(place);
  return { x: x + width / 2, y: y + height / 2 };
};

test('the page needs neither inline styles nor inline scripts', async () => {
  const page = await open();
  await page.getByRole('combobox', { name: 'Person' }).click();
  await page.getByRole('option', { name: 'Ben' }).waitFor();
  await handle(page, 'Anna').press('Space');
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => Reflect.get(window, 'refused') as unknown)).toEqual([]);
});

test.each(['light', 'dark'])('the form is accessible in the %s, with the list open', async (scheme) => {
  const page = await open();
  await setScheme(page, scheme);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Person' }).click();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('listbox').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Beginn' }).fill('31.6.2026 20:15');
  await page.getByRole('button', { name: 'Platz von Ben ändern' }).click();
  await page.getByRole('menu').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Dialog öffnen' }).click();
  await page.getByRole('dialog').getByRole('listbox').waitFor();
  expect(await violationsOf(page)).toEqual([]);
});

test.each([
  [390, 844],
  [844, 390],
  // A phone of 390 × 844 at 200 % zoom.
  [320, 422],
])('the form fits %i×%i, and everything is large enough for a finger', async (width, height) => {
  const page = await open({ viewport: { width, height }, hasTouch: true });
  expect((await overflowOf(page)).x).toBe(0);
  const small = await page
    .locator('main')
    .locator('button, input:not([aria-hidden]), [role="tab"]')
    .evaluateAll((elements) =>
      elements
        .map((element) => ({ name: element.outerHTML.slice(0, 80), box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.height < 44 || box.width < 44)
        .map(({ name }) => name),
    );
  expect(small).toEqual([]);
  const field = page.getByRole('combobox', { name: 'Person' });
  await field.tap();
  const last = page.getByRole('option', { name: 'Frieda' });
  await last.scrollIntoViewIfNeeded();
  const box = await boxOf(last);
  expect(box.height).toBeGreaterThanOrEqual(44);
  expect(box.y + box.height).toBeLessThanOrEqual(height);
  await last.tap();
  await page.getByText('Gewählt: Frieda').waitFor();
});

test('nothing moves when the loaded fields replace the plain ones', async () => {
  const context = await newDevice(browser, phone);
  const page = await context.newPage();
  const held: (() => void)[] = [];
  await page.route(/-piece-/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto(fields.url, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Legs: mehr' }).waitFor();
  const place = async (name: string) => boxOf(page.getByText(name, { exact: true }).first());
  const before = await Promise.all(['Legs', 'PIN', 'Beginn', 'Plan', 'Dialog öffnen'].map(place));
  await page.getByLabel('Person').fill('Zoe');
  await expectSoon(() => held.length).toBeGreaterThanOrEqual(5);
  for (const letGo of held) letGo();
  await page.getByRole('combobox', { name: 'Person' }).waitFor();
  await page.getByRole('textbox', { name: 'Ziffer 4 von 4' }).waitFor();
  await handle(page, 'Anna').waitFor();
  expect(await Promise.all(['Legs', 'PIN', 'Beginn', 'Plan', 'Dialog öffnen'].map(place))).toEqual(before);
  expect(await page.getByLabel('Person').inputValue()).toBe('Zoe');
});

test('every field works without the loaded code', async () => {
  const context = await newDevice(browser, phone);
  const page = await context.newPage();
  await page.route(/-piece-/, (route) => route.abort());
  await page.goto(fields.url);
  await page.getByLabel('Person').fill('Zoe');
  await page.getByRole('button', { name: 'Legs: mehr' }).click();
  await page.getByLabel('PIN').fill('1234');
  await page.getByLabel('Beginn', { exact: true }).fill('24.12.2026 20:15');
  await page.getByRole('tab', { name: 'Tabelle' }).click();
  await page.getByText('Die Tabelle').waitFor();
  await page.getByRole('button', { name: 'Platz von Dora ändern' }).click();
  await page.getByRole('menuitem', { name: 'Ganz nach oben' }).click();
  await expectSoon(() => orderOf(page)).toEqual(['Dora', 'Anna', 'Ben', 'Clara']);
  expect(await page.getByLabel('Legs', { exact: true }).inputValue()).toBe('4');
  expect(await page.getByLabel('PIN').inputValue()).toBe('1234');
});

test('a person is chosen in a dialog, and Escape first closes the list', async () => {
  const page = await open();
  await page.getByRole('combobox', { name: 'Person' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Dialog öffnen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Person wählen' });
  await dialog.getByRole('combobox').fill('cl');
  await page.keyboard.press('Enter');
  await dialog.getByText('Gewählt: Clara').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

test('a list is sorted with the mouse', async () => {
  const page = await open({ viewport: { width: 1180, height: 820 } });
  await page.getByRole('button', { name: 'Dialog öffnen' }).scrollIntoViewIfNeeded();
  const target = page.getByRole('listitem').filter({ hasText: 'Clara' });
  const [from, to] = [await centreOf(handle(page, 'Anna')), await centreOf(target)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, to.y + 4, { steps: 8 });
  await page.mouse.up();
  await expectSoon(() => orderOf(page)).toEqual(['Ben', 'Clara', 'Anna', 'Dora']);
});

test('a list is sorted with a finger, and the page does not scroll meanwhile', async () => {
  const page = await open();
  await page.getByRole('button', { name: 'Dialog öffnen' }).scrollIntoViewIfNeeded();
  const target = page.getByRole('listitem').filter({ hasText: 'Ben' });
  const [from, to] = [await centreOf(handle(page, 'Dora')), await centreOf(target)];
  const scrolled = await page.evaluate(() => window.scrollY);
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: from.x, y }],
    });
  await send('touchStart', from.y);
  for (let step = 1; step <= 8; step += 1) await send('touchMove', from.y + ((to.y - 4 - from.y) * step) / 8);
  await send('touchEnd');
  await expectSoon(() => orderOf(page)).toEqual(['Anna', 'Dora', 'Ben', 'Clara']);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('a list is sorted with the keyboard, and the move can be cancelled', async () => {
  const page = await open();
  const said = page.locator('[aria-live="assertive"]');
  await handle(page, 'Anna').press('Space');
  await said.getByText('Anna aufgenommen, Platz 1 von 4.').waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowDown');
  await said.getByText('Anna, Platz 2 von 4.').waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await said.getByText('Abgebrochen. Anna bleibt auf Platz 1.').waitFor({ state: 'attached' });
  expect(await orderOf(page)).toEqual(['Anna', 'Ben', 'Clara', 'Dora']);
  await handle(page, 'Anna').press('Space');
  await said.getByText('Anna aufgenommen, Platz 1 von 4.').waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowDown');
  await said.getByText('Anna, Platz 2 von 4.').waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await expectSoon(() => orderOf(page)).toEqual(['Ben', 'Anna', 'Clara', 'Dora']);
});

test('date and time are German in a browser of any language', async () => {
  const page = await open({ ...phone, locale: 'en-US' });
  const field = page.getByRole('textbox', { name: 'Beginn' });
  await field.fill('24.12.26 20');
  await field.blur();
  expect(await field.inputValue()).toBe('24.12.2026 20:00');
  await page.locator('input[type="datetime-local"]').fill('2027-01-02T19:30', { force: true });
  expect(await field.inputValue()).toBe('02.01.2027 19:30');
});
