import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const entry = {
  id: 'e1',
  title: 'Stadtpokal; Jena, Halle',
  place: 'Bullsweg 1, 07743 Jena',
  start: Date.UTC(2026, 10, 22, 18),
  end: Date.UTC(2026, 10, 22, 22, 30),
  url: 'https://example.org/tournaments/e1',
};

it('writes times in UTC and escapes what has a meaning in calendars', () => {
  const lines = calendarFile(entry, Date.UTC(2026, 0, 2, 3, 4, 5)).split('\r\n');
  expect(lines).toContain('DTSTAMP:20260102T030405Z');
  expect(lines).toContain('DTSTART:20261122T180000Z');
  expect(lines).toContain('DTEND:20261122T223000Z');
  expect(lines).toContain('SUMMARY:Stadtpokal\\; Jena\\, Halle');
  expect(lines).toContain('LOCATION:Bullsweg 1\\, 07743 Jena');
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
});

it('folds long lines at 75 bytes, never within a letter, and unfolds to the same text', () => {
  const title = 'Größte Überraschung beim Bärenstarken Pokal der Grünen Wölfe in Würzburg und Köln';
  const file = calendarFile({ ...entry, title }, 0);
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
});

it('leaves out an empty place', () => {
  expect(calendarFile({ ...entry, place: '' }, 0)).not.toContain('LOCATION');
});
