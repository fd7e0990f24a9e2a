import { describe, expect, it } from 'vitest';
import { csvLine } from './csv-line.ts';

describe('a line of CSV', () => {
  it.each([
    [['a', 1, null, true], 'a;1;;true'],
    [['a;b', 'c"d', 'e\nf'], '"a;b";"c""d";"e\nf"'],
    [['Jürgen, der Ältere'], 'Jürgen, der Ältere'],
    [[' a '], '" a "'],
    [['=1+1', '+49', '-1', '@x', '=a;b'], `'=1+1;'+49;'-1;'@x;"'=a;b"`],
    [[-1], '-1'],
    [['＝1+1', '＋49', '－1', '＠x', '﹦x'], "'＝1+1;'＋49;'－1;'＠x;'﹦x"],
    [[' =1+1', '\u00a0@x', '\u200b+1'], "' =1+1;'\u00a0@x;'\u200b+1"],
    [['\tx', '\rx', '\n=x'], '\'\tx;"\'\rx";"\'\n=x"'],
    [['Meier-Schulz', 'a = b', '5 - 3'], 'Meier-Schulz;a = b;5 - 3'],
  ])('of %j', (cells, line) => {
    expect(csvLine(cells)).toBe(`${line}\r\n`);
  });
});
