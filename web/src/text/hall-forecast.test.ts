import { expect, it } from 'vitest';
import { formatDate, formatTime } from './formats.ts';
import { hallForecastText as text } from './hall-forecast.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Half past two in Germany; times of day are shown by the clock of the device. */
const now = Date.parse('2026-01-17T13:30:00Z');
const about = (at: number, width = 20 * minute) => ({
  early: at - width / 2,
  expected: at,
  late: at + width / 2,
});

it.each([
  ['a time', about(now + 68 * minute), `gegen ${formatTime(now + 70 * minute)} Uhr`],
  ['a part of the day, from a range of an hour on', about(now + 68 * minute, 60 * minute), 'am Nachmittag'],
  ['the evening', about(now + 300 * minute, 90 * minute), 'am Abend'],
  ['never a time that has passed', about(now - 20 * minute), `gegen ${formatTime(now)} Uhr`],
  ['no day after midnight', about(now + 600 * minute), `gegen ${formatTime(now + 600 * minute)} Uhr`],
  [
    'the day, if it is another one',
    about(now + day),
    `${formatDate(now + day)} gegen ${formatTime(now + day)} Uhr`,
  ],
])('says %s', (_, range, words) => {
  expect(text.when(range, now)).toBe(words);
});

it('says what is still to come', () => {
  const end = about(now + 180 * minute);
  expect(text.ends({ groupsEnd: about(now + 60 * minute), end }, now)).toEqual([
    `Gruppen fertig gegen ${formatTime(now + 60 * minute)} Uhr`,
    `Ende gegen ${formatTime(now + 180 * minute)} Uhr`,
  ]);
  expect(text.ends({ groupsEnd: null, end }, now)).toEqual([
    `Ende gegen ${formatTime(now + 180 * minute)} Uhr`,
  ]);
});
