import type { Page } from 'playwright-core';

/** Colour of a pixel: red, green, blue, 0 to 255 each. */
export type Colour = readonly [number, number, number];

/** A picture of 900 × 300 pixels: a red, a green and a blue square side by side. */
export async function threeSquares(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 900;
    canvas.height = 300;
    const pen = canvas.getContext('2d');
    ['#ff0000', '#00ff00', '#0000ff'].forEach((colour, index) => {
      if (pen === null) return;
      pen.fillStyle = colour;
      pen.fillRect(index * 300, 0, 300, 300);
    });
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

/** Size of a picture from the server, and its colours at the left, in the middle and at the right. */
export const looksOf = (page: Page, url: string) =>
  page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0);
    const colourAt = (share: number) =>
      [...(pen?.getImageData(Math.floor(canvas.width * share), canvas.height / 2, 1, 1).data ?? [])].slice(
        0,
        3,
      );
    return { width: canvas.width, height: canvas.height, colours: [0.05, 0.5, 0.95].map(colourAt) };
  }, url);

/** Whether a colour is the wanted one, apart from changes by compression. */
export const isNearly = (colour: readonly number[] | undefined, wanted: Colour): boolean =>
  wanted.every((value, index) => Math.abs(value - (colour?.[index] ?? Number.NaN)) < 40);
