import sharp, { type Region } from 'sharp';
import { expect, it } from 'vitest';
import { type PreviewCard, previewSize } from '../http/preview-card.ts';
import { drawCard } from './draw-card.ts';
import { breakText, cutText, drawableText, widthOf } from './set-text.ts';

const card: PreviewCard = {
  label: 'Turnier · läuft',
  heads: [{ text: 'Würzburger Stadtmeisterschaft' }],
  facts: ['28. November 2026', 'Sporthalle Süd', '1. DC Würzburg'],
};

/** Pixels of a part of a picture that differ from its ground. */
const inked = async (drawn: PreviewCard, part: Region): Promise<number> => {
  const whole = sharp(Buffer.from(drawCard(drawn))).removeAlpha();
  const pixels = await whole.extract(part).greyscale().raw().toBuffer();
  return pixels.filter((value) => value > 60).length;
};

it('draws a picture of the right size from shapes only', async () => {
  const svg = drawCard(card);
  const { width, height } = await sharp(Buffer.from(svg)).metadata();
  expect({ width, height }).toEqual(previewSize);
  expect(svg).not.toMatch(/<text|<image|href|Würzburg/);
});

it('lets no text of people become markup', () => {
  const evil = '"/><image href="file:///etc/passwd"/><script>&amp;';
  const svg = drawCard({ label: evil, heads: [{ text: evil, figure: evil }, { text: evil }], facts: [evil] });
  expect(svg).not.toMatch(/image|script|passwd|href/);
});

it.each([
  ['a name', card],
  ['a name without a space', { ...card, heads: [{ text: 'Donaudampfschifffahrt'.repeat(8) }] }],
  ['a name of many words', { ...card, heads: [{ text: 'viele Worte '.repeat(40) }] }],
  [
    'two sides',
    {
      ...card,
      heads: [
        { text: 'W'.repeat(80), figure: '12' },
        { text: 'A', figure: '3' },
      ],
    },
  ],
])('keeps the edges and the foot free with %s', async (_, drawn) => {
  expect(await inked(drawn, { left: 80, top: 215, width: 1040, height: 210 })).toBeGreaterThan(500);
  expect(await inked(drawn, { left: 1122, top: 0, width: 78, height: 630 })).toBe(0);
  expect(await inked(drawn, { left: 80, top: 430, width: 1040, height: 8 })).toBe(0);
});

it('shows the figures of both sides at the right', async () => {
  const right = { left: 1040, top: 215, width: 80, height: 210 };
  const heads = [{ text: 'Anna' }, { text: 'Bernd' }];
  expect(await inked({ ...card, heads }, right)).toBe(0);
  const scored = heads.map((head, at) => ({ ...head, figure: `${3 - at}` }));
  expect(await inked({ ...card, heads: scored }, right)).toBeGreaterThan(200);
});

it.each([
  ['Łukasz Öztürk–Čapek', 'Łukasz Öztürk–Čapek'],
  ['Pokal 🎯  der\nStadt', 'Pokal der Stadt'],
  ['Nguyễn', 'Nguyen'],
  ['ﬁnal', 'final'],
  ['Анна', '····'],
  ['🎯', ''],
])('writes %o as %o', (text, drawn) => {
  expect(drawableText(text)).toBe(drawn);
});

it('breaks between words and cuts what is too wide', () => {
  const width = widthOf('Stadtmeister', 50);
  expect(breakText('Stadt Stadtmeister Cup Cup', 50, width)).toEqual(['Stadt', 'Stadtmeister', 'Cup Cup']);
  expect(cutText('Stadtmeisterschaft', 50, width)).toMatch(/^Stadtm[a-z]*…$/);
  expect(widthOf(cutText('Stadtmeisterschaft', 50, width), 50)).toBeLessThanOrEqual(width);
});
