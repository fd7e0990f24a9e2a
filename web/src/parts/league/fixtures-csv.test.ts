import { expect, it } from 'vitest';
import { readFixtures, writeFixtures } from './fixtures-csv.ts';

const names = ['Bulls; Aue', '=Tigers'];
const at = new Date(2027, 8, 10, 20).getTime();
const fixtures = [
  { round: 0, home: 0, away: 1, startDateTime: at },
  { round: 1, home: 1, away: 0, startDateTime: at },
];

it('reads what it has written', () => {
  const file = writeFixtures(fixtures, names);
  expect(file.split('\r\n')[1]).toBe('1;10.09.2027;20:00;"Bulls; Aue";\'=Tigers;;');
  expect(readFixtures(file, names)).toEqual({ ok: true, fixtures });
});

it.each([
  ['an unknown team', '1;10.09.2027;20:00;Bulls; Lions'],
  ['no date', '1;;20:00;=Tigers;=Tigers'],
  ['no round', 'x;10.09.2027;20:00;=Tigers;=Tigers'],
])('names a line with %s', (_, line) => {
  expect(readFixtures(`Kopf\n${line}`, names)).toEqual({ ok: false, line: 2 });
});
