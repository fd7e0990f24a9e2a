import { describe, expect, it } from 'vitest';
import { type Edited, editMarkdown, type MarkdownTool } from './edit-markdown.ts';

/** Converts between `Ein ‹Wort› hier` and a text with its selection. */
const parse = (marked: string): Edited => {
  const start = marked.indexOf('‹');
  const end = marked.indexOf('›') - 1;
  return { text: marked.replace('‹', '').replace('›', ''), start, end };
};
const print = ({ text, start, end }: Edited): string =>
  `${text.slice(0, start)}‹${text.slice(start, end)}›${text.slice(end)}`;

describe('editMarkdown', () => {
  it.each<[MarkdownTool, string, string]>([
    ['bold', 'Ein ‹Wort› hier', 'Ein **‹Wort›** hier'],
    ['bold', 'Ein **‹Wort›** hier', 'Ein ‹Wort› hier'],
    ['bold', 'Ein ‹› hier', 'Ein **‹Text›** hier'],
    ['italic', '‹Wort›', '*‹Wort›*'],
    ['heading', 'Erste\nzwei‹›te', 'Erste\n## zweite‹›'],
    ['list', 'a\n‹b\nc›\nd', 'a\n- b\n- c‹›\nd'],
    ['numbered-list', '‹a\nb›', '1. a\n2. b‹›'],
    ['quote', '‹›', '> ‹›'],
    ['link', 'Zum ‹Verein›!', 'Zum [Verein](‹https://›)!'],
    ['image', '‹›', '![Beschreibung](‹https://›)'],
    ['table', '‹›', '| ‹Spalte 1› | Spalte 2 |\n| --- | --- |\n| Text | Text |\n'],
    [
      'table',
      'Ein **‹Text›** hier\nDanach',
      'Ein **Text** hier\n\n| ‹Spalte 1› | Spalte 2 |\n| --- | --- |\n| Text | Text |\n\nDanach',
    ],
    [
      'table',
      'Ein **fetter‹›\nText** hier\n\nDanach',
      'Ein **fetter\nText** hier\n\n| ‹Spalte 1› | Spalte 2 |\n| --- | --- |\n| Text | Text |\n\nDanach',
    ],
    [
      'table',
      'Davor‹›\nDanach',
      'Davor\n\n| ‹Spalte 1› | Spalte 2 |\n| --- | --- |\n| Text | Text |\n\nDanach',
    ],
  ])('%s: %s', (tool, before, after) => {
    expect(print(editMarkdown(tool, parse(before)))).toBe(after);
  });
});
