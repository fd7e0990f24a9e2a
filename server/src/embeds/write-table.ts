import { escapeMarkup } from '../platform/http/public-page.ts';

/** Characters of a name: with 128 of them a bracket still fits 30 kB. */
const maxName = 32;

/** A text of people, short and without markup. */
export const shortText = (value: string): string =>
  escapeMarkup(value.length <= maxName ? value : `${value.slice(0, maxName - 1)}…`);

/** A table under its title; its cells are texts of people. */
export const writeTable = (
  title: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string => {
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${shortText(cell)}`).join('')}`;
  return `<h2>${shortText(title)}</h2><div class=s><table>${row(heads, 'th')}${rows.map((cells) => row(cells, 'td')).join('')}</table></div>`;
};
