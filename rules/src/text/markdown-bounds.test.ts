import { expect, it } from 'vitest';
import {
  isWithinMarkdownBounds,
  maxMarkdownLines,
  maxMarkdownMarks,
  maxMarkdownNesting,
  maxTableColumns,
  maxTableRows,
} from './markdown-bounds.ts';

const table = ({ columns, rows }: { readonly columns: number; readonly rows: number }) =>
  ['a', '-', ...Array<string>(rows).fill('b')].map((cell) => `|${cell}`.repeat(columns)).join('\n');
const indented = (mark: string, depth: number) =>
  Array.from({ length: depth }, (_, level) => `${' '.repeat(level * mark.length)}${mark}a`).join('\n');
const around = (before: string, depth: number, after: string) =>
  `${before.repeat(depth)}wort${after.repeat(depth)}`;

/** Texts of which the bound is exactly reached; one more is refused. */
const bounds: readonly (readonly [string, number, (count: number) => string])[] = [
  ['columns', maxTableColumns, (columns) => table({ columns, rows: 1 })],
  ['columns, ruled with colons', maxTableColumns, (columns) => `a\n${':-:|'.repeat(columns)}`],
  [
    'columns in a quotation',
    maxTableColumns,
    (columns) => `> ${table({ columns, rows: 0 }).replace('\n', '\n> ')}`,
  ],
  [
    'columns in an item',
    maxTableColumns,
    (columns) => `1. ${table({ columns, rows: 0 }).replace('\n', '\n   ')}`,
  ],
  ['rows', maxTableRows, (rows) => table({ columns: 2, rows })],
  ['rows of full width', maxTableRows, (rows) => table({ columns: maxTableColumns, rows })],
  ['short rows', maxTableRows, (rows) => `${table({ columns: 20, rows: 0 })}${'\nb'.repeat(rows)}`],
  ['lines', maxMarkdownLines, (lines) => 'a\n'.repeat(lines - 1)],
  ['lines of Windows', maxMarkdownLines, (lines) => 'a\r\n'.repeat(lines - 1)],
  ['quotations', maxMarkdownNesting, (depth) => `${'>'.repeat(depth)} a`],
  ['quotations with blanks', maxMarkdownNesting, (depth) => `${'> '.repeat(depth)}a`],
  [
    'bullets in a line',
    maxMarkdownNesting - 9,
    (depth) => `${'- '.repeat(depth - 1)}- a\n${'  '.repeat(depth)}${'- '.repeat(9)}a`,
  ],
  ['links', maxMarkdownNesting, (depth) => around('[', depth, '](/b)')],
  ['pictures', maxMarkdownNesting, (depth) => around('![', depth, '](/b)')],
  ['emphasis', maxMarkdownNesting, (depth) => around('*a ', depth, ' a*')],
  ['strong', maxMarkdownNesting, (depth) => around('__a ', depth, ' a__')],
  ['deleted', maxMarkdownNesting, (depth) => around('~~a ', depth, ' a~~')],
  ['a long run of stars', 2 * maxMarkdownNesting, (length) => around('*', length, '*')],
  ['stars that open nothing', maxMarkdownMarks, (count) => 'a* '.repeat(count)],
  ['brackets that close nothing', maxMarkdownMarks, (count) => ']'.repeat(count)],
];

it.each(bounds)('allows exactly so many: %s', (_, most, make) => {
  expect(isWithinMarkdownBounds(make(most))).toBe(true);
  expect(isWithinMarkdownBounds(make(most + 1))).toBe(false);
});

it.each(['- ', '* ', '1. '])(
  'allows lists of twenty levels by their indent, and not many more: %s',
  (mark) => {
    expect(isWithinMarkdownBounds(indented(mark, 19))).toBe(true);
    expect(isWithinMarkdownBounds(indented(mark, 22))).toBe(false);
  },
);

it.each([
  ['1.250 columns', `${'|a'.repeat(1250)}\n${'|-'.repeat(1250)}\n`],
  ['many tables of short rows', `${table({ columns: 20, rows: 0 })}\n${'b\n'.repeat(150)}\n`.repeat(2)],
  ['quotations that were too deep for the stack', '> '.repeat(5000)],
  ['ordered lists that were too deep for the stack', '1. '.repeat(3333)],
  ['both in turn', '> - '.repeat(2500)],
  ['a deep list with lazy lines', `${'- '.repeat(20)}${'a\n'.repeat(4900)}`],
  [
    'lists and quotations over several lines',
    `${'- > '.repeat(10)}a\n${'  > '.repeat(10)}${'- '.repeat(20)}a`,
  ],
  ['stars and underscores in turn', '*_'.repeat(5000)],
  ['openers that are closed in another order', '*a_ '.repeat(2500)],
  ['headings', 'a\n=\n'.repeat(2500)],
])('refuses what takes seconds to draw: %s', (_, text) => {
  expect(isWithinMarkdownBounds(text)).toBe(false);
});

it.each([
  ['nothing', ''],
  [
    'a long text',
    'Einlass ab **9 Uhr**, Startgeld *10 €*. Alles Weitere [hier](/home/news).\n\n'.repeat(100),
  ],
  ['rules', `${'* '.repeat(40)}\n\n${'- '.repeat(40)}\n\n${'_'.repeat(80)}`],
  ['names with underscores and times', `max_muster_mann 5*3 ~10 ${'a_b_c '.repeat(900)}`],
  ['stars without an end', Array.from({ length: 300 }, (_, place) => `*Spieler ${place}`).join('\n')],
  ['a list of everybody', Array.from({ length: 900 }, (_, place) => `${place}. [x] Spieler`).join('\n')],
  ['escaped marks', '\\*\\[\\]\\_'.repeat(1200)],
  ['indented code', `${' '.repeat(30)}- a\n`.repeat(50)],
  [
    'a text with two tables',
    `${table({ columns: 6, rows: 90 })}\n\nText\n\n${table({ columns: 9, rows: 150 })}`,
  ],
])('allows what people write: %s', (_, text) => {
  expect(isWithinMarkdownBounds(text)).toBe(true);
});
