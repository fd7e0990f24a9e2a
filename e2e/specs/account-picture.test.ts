import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { AccountPage } from '../pages/account-page.ts';
import { type Account, playerOf, registerUser } from '../support/accounts.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { boxOf } from '../support/measure.ts';
import { type Colour, isNearly, looksOf, threeSquares } from '../support/pictures.ts';
import { useTestbed } from '../support/testbed.ts';

const testbed = useTestbed();
const red: Colour = [255, 0, 0];
const green: Colour = [0, 255, 0];
const blue: Colour = [0, 0, 255];

/** A device with a signed-in user, on the account page. */
async function openAccount(account: Account, options = {}) {
  const device = await testbed.openDevice({ account, ...options });
  return { ...device, account: await new AccountPage(device.page).open() };
}

describe('the picture of a player', () => {
  const pictureOf = async (page: Page, anna: Account) =>
    looksOf(page, (await playerOf(anna)).pictureUrl ?? '');
  const save = async (account: AccountPage) => {
    await account.pictureDialog.getByRole('button', { name: 'Ok' }).click();
    // Only a saved picture closes the dialog.
    await account.pictureDialog.waitFor({ state: 'hidden' });
    await account.toast('Dein neues Bild ist da.').first().waitFor();
  };

  test('is cropped by mouse and keys, saved and removed again', async () => {
    const anna = await registerUser(testbed.server);
    const { page, account } = await openAccount(anna);
    const file = { name: 'flag.png', mimeType: 'image/png', buffer: await threeSquares(page) };

    await account.choosePicture(file);
    await account.cropSquare.waitFor();
    await account.pictureDialog.getByRole('button', { name: 'Abbrechen' }).click();
    expect((await playerOf(anna)).pictureUrl).toBeNull();

    await account.choosePicture(file);
    await account.cropSquare.waitFor();
    await save(account);
    const middle = await pictureOf(page, anna);
    expect(middle.width).toBe(middle.height);
    expect(middle.colours.every((colour) => isNearly(colour, green))).toBe(true);

    // Dragged to the right by its whole width, the square shows the left part of the picture.
    await account.choosePicture(file);
    const box = await boxOf(account.cropSquare);
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + 2, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, y, { steps: 5 });
    await page.mouse.move(box.x + box.width + 10, y, { steps: 5 });
    await page.mouse.up();
    await save(account);
    expect((await pictureOf(page, anna)).colours.every((colour) => isNearly(colour, red))).toBe(true);

    // Only with keys: zoomed in, then moved to the right edge of the picture.
    await account.choosePicture(file);
    await account.cropSquare.focus();
    for (const key of ['+', '+', '+', '+']) await page.keyboard.press(key);
    expect(await account.zoom.inputValue()).toBe('2');
    for (let step = 0; step < 60; step += 1) await page.keyboard.press('ArrowLeft');
    await save(account);
    expect((await pictureOf(page, anna)).colours.every((colour) => isNearly(colour, blue))).toBe(true);

    const shown = account.identity.locator('img');
    expect(await shown.getAttribute('src')).toBe((await playerOf(anna)).pictureUrl);
    await account.identity.getByRole('button', { name: 'Bild entfernen' }).click();
    await account.answer('Bild entfernen?', 'Bild entfernen');
    await account.toast('Dein Bild wurde entfernt.').waitFor();
    expect((await playerOf(anna)).pictureUrl).toBeNull();
  });

  test('is zoomed by slider, wheel and two fingers, and moved by buttons', async () => {
    const anna = await registerUser(testbed.server);
    const { context, page, account } = await openAccount(anna, { hasTouch: true });
    await account.choosePicture({
      name: 'flag.png',
      mimeType: 'image/png',
      buffer: await threeSquares(page),
    });
    const zoomed = async () => Number(await account.zoom.inputValue());
    await account.zoom.fill('1.5');
    expect(await zoomed()).toBe(1.5);
    await account.cropSquare.hover();
    await page.mouse.wheel(0, -250);
    await expectSoon(zoomed).toBeGreaterThan(1.9);

    await account.zoom.fill('1');
    const box = await boxOf(account.cropSquare);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const touch = await context.newCDPSession(page);
    const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                { x: x - apart, y, id: 0 },
                { x: x + apart, y, id: 1 },
              ],
      });
    await fingers('touchStart', 20);
    await fingers('touchMove', 30);
    await fingers('touchMove', 60);
    await fingers('touchEnd', 60);
    await expectSoon(zoomed).toBeGreaterThan(2.5);

    await account.zoom.fill('1');
    for (let step = 0; step < 20; step += 1)
      await account.pictureDialog.getByRole('button', { name: 'Nach rechts schieben' }).click();
    await save(account);
    expect((await pictureOf(page, anna)).colours.every((colour) => isNearly(colour, red))).toBe(true);
  });

  test('is refused if the file is not a picture, too large or broken, and a failed save keeps the crop', async () => {
    const anna = await registerUser(testbed.server);
    const { context, page, account } = await openAccount(anna);
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      account.choosePicture({ name, mimeType, buffer });
    await choose('notes.txt', 'text/plain', Buffer.from('hi'));
    await page.getByText('Bitte wähle eine Bilddatei aus!').waitFor();
    await choose('huge.jpg', 'image/jpeg', Buffer.alloc(3 * 1024 * 1024 + 1));
    await page.getByText('Bitte wähle ein Bild, das maximal 3 MB groß ist!').waitFor();
    await choose('broken.png', 'image/png', Buffer.from('not a picture at all'));
    await page.getByText('Dieses Bild kann dein Browser nicht öffnen.').waitFor();

    await choose('flag.png', 'image/png', await threeSquares(page));
    await account.zoom.fill('2');
    await context.setOffline(true);
    await account.pictureDialog.getByRole('button', { name: 'Ok' }).click();
    await page
      .getByText(/^Beim Speichern deines Profilbildes ist ein Fehler aufgetreten\. \(Ein Netzwerkfehler/)
      .waitFor();
    expect(await account.zoom.inputValue()).toBe('2');
    await context.setOffline(false);
    await save(account);
    expect((await playerOf(anna)).pictureUrl).not.toBeNull();
  });
});
