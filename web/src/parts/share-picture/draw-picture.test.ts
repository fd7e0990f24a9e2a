import { expect, it } from 'vitest';
import { cutText, fittingSize } from './draw-picture.ts';

it('makes a long name smaller, but never less than half', () => {
  const widthOf = (letters: number) => (size: number) => letters * size * 0.5;
  expect(fittingSize(widthOf(10), 80, 620)).toBe(80);
  expect(fittingSize(widthOf(20), 80, 620)).toBe(62);
  expect(fittingSize(widthOf(60), 80, 620)).toBe(40);
});

it('cuts what has no room even then', () => {
  const fits = (text: string) => text.length <= 10;
  expect(cutText('Anna Adler', fits)).toBe('Anna Adler');
  expect(cutText('Bartholomäus von Hohenstein', fits)).toBe('Bartholom…');
  expect(cutText('Anna Bela Carl', (text) => text.length <= 6)).toBe('Anna…');
});
