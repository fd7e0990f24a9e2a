import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Draws the app's PNG icons from `web/public/icons/logo.svg` with Chromium and writes them beside it. Run it after a
 * change of the logo: `node tools/make-icons.mjs` (CHROMIUM names a browser other than /usr/bin/chromium).
 */
const folder = join(import.meta.dirname, '../web/public/icons');

/**
 * `bleed`: the background fills the whole square, because systems cut these icons themselves. `inset`: margin of the
 * mark.
 */
const icons = [
  { file: 'favicon-32.png', size: 32, bleed: false, inset: 0 },
  { file: 'icon-192.png', size: 192, bleed: false, inset: 0 },
  { file: 'icon-512.png', size: 512, bleed: false, inset: 0 },
  { file: 'icon-maskable-512.png', size: 512, bleed: true, inset: 0.08 },
  { file: 'apple-touch-icon.png', size: 180, bleed: true, inset: 0.02 },
];

const { chromium } = await import('playwright-core');
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const logo = await readFile(join(folder, 'logo.svg'), 'utf8');
  for (const icon of icons) await writeFile(join(folder, icon.file), await draw(logo, icon));
} finally {
  await browser.close();
}

async function draw(logo, { size, bleed, inset }) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const side = Math.round(size * (1 - 2 * inset));
  const svg = (bleed ? logo.replace(' rx="112"', '') : logo).replace(
    '<svg ',
    `<svg width="${side}" height="${side}" `,
  );
  const ground = bleed ? '#0d1210' : 'transparent';
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}">${svg}</body>`,
  );
  const image = await page.screenshot({ omitBackground: true });
  await page.close();
  return image;
}
