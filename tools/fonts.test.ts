import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { charactersOf } from './lib/characters-of-font.ts';

const folder = join(import.meta.dirname, '../web/src/fonts');
const files = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
const read = (name: string): Buffer => readFileSync(join(folder, name));

/** What a phone loads at most, in bytes. */
const maxBytes = 40_000;

const words = 'ABCXYZabcxyzÄÖÜäöüß0123456789.,:;!?()/&%+–„“…·−ıŒœ';
const names = 'ŞşĞğİŁłČčŘřŽžĄąĘęŃńŚśŹźĎďŇňŤťŮůŐőŰű';

it('keeps all fonts together light enough for a phone in a hall', () => {
  const bytes = files.reduce((sum, name) => sum + read(name).length, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(maxBytes);
});

it.each([400, 600])(
  'has all letters of German words and of Turkish, Polish and Czech names, weight %i',
  (weight) => {
    const latin = charactersOf(read(`barlow-${weight}.woff2`));
    const extended = charactersOf(read(`barlow-${weight}-extended.woff2`));
    expect(Array.from(words).filter((letter) => !latin.has(letter))).toEqual([]);
    expect(Array.from(names).filter((letter) => !extended.has(letter))).toEqual([]);
  },
);

it('has all characters of a scoreboard', () => {
  const digits = charactersOf(read('barlow-condensed-digits.woff2'));
  expect(Array.from('0123456789–-−,.: Bust').filter((letter) => !digits.has(letter))).toEqual([]);
});
