// Sets text in outlines of the app's typeface, so that a picture looks the same on machines without any fonts, and text of
// people never becomes markup.
import { barlowOutlines } from './barlow-outlines.generated.ts';

type Letter = { readonly width: number; readonly path: string };

const letters: ReadonlyMap<string, Letter> = new Map(
  barlowOutlines.map(([letter, width, path]) => [letter, { width, path }]),
);

/** Stands for letters of other scripts. */
const unknownLetter = '·';

const drawable = (letter: string): string => {
  if (letters.has(letter)) return letter;
  const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '');
  if (plain !== '' && Array.from(plain).every((one) => letters.has(one))) return plain;
  return /[\p{L}\p{N}]/u.test(letter) ? unknownLetter : '';
};

/** A text in letters that can be drawn: accents that are missing and symbols are left out. */
export const drawableText = (text: string): string =>
  Array.from(text.normalize('NFC').replace(/\s+/gu, ' '), drawable).join('').replace(/ +/g, ' ').trim();

const lettersOf = (text: string): readonly Letter[] =>
  Array.from(text).flatMap((one) => {
    const letter = letters.get(one);
    return letter === undefined ? [] : [letter];
  });

/** Width of a drawable text, in the unit of its size. */
export const widthOf = (text: string, size: number): number =>
  (lettersOf(text).reduce((sum, { width }) => sum + width, 0) * size) / 1000;

/** A drawable text that is cut with `…` if it is wider than a width. */
export function cutText(text: string, size: number, maxWidth: number): string {
  if (widthOf(text, size) <= maxWidth) return text;
  const all = Array.from(text);
  while (all.length > 0 && widthOf(`${all.join('').trimEnd()}…`, size) > maxWidth) all.pop();
  return `${all.join('').trimEnd()}…`;
}

/** Lines of a drawable text that break between words, and of which each is cut. */
export function breakText(text: string, size: number, maxWidth: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, size) <= maxWidth) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => cutText(line, size, maxWidth));
}

type Place = {
  /** Left end of the base line, in px. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Colour, as `#45d394`. */
  readonly fill: string;
};

/** Drawable text as SVG. */
export function drawText(text: string, { x, y, size, fill }: Place): string {
  let at = 0;
  const paths = lettersOf(text).map(({ width, path }) => {
    const drawn = path === '' ? '' : `<path transform="translate(${at})" d="${path}"/>`;
    at += width;
    return drawn;
  });
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${size / 1000})">${paths.join('')}</g>`;
}
