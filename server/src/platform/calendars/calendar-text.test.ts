import { expect, it } from 'vitest';
import { calendarText } from './calendar-text.ts';

const event = {
  id: 'e1',
  sequence: 2,
  title: 'Größte Überraschung; beim Bärenstarken Pokal, der Grünen Wölfe\nin Würzburg und Köln',
  place: '',
  start: Date.UTC(2026, 10, 22, 18),
  end: Date.UTC(2026, 10, 22, 22, 30),
  url: 'https://darts.example.org/tournaments/e1',
  isCancelled: false,
};

it('writes times in UTC, escapes texts, and folds lines at 75 bytes', () => {
  const text = calendarText('Bulls', [event]);
  const lines = text.split('\r\n');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const unfolded = text.replaceAll('\r\n ', '').split('\r\n');
  expect(unfolded).toContain('DTSTART:20261122T180000Z');
  expect(unfolded).toContain('DTEND:20261122T223000Z');
  expect(unfolded).toContain('UID:e1@neundarter');
  expect(unfolded).toContain('SEQUENCE:2');
  expect(unfolded).toContain(
    'SUMMARY:Größte Überraschung\\; beim Bärenstarken Pokal\\, der Grünen Wölfe\\nin Würzburg und Köln',
  );
  expect(text).not.toMatch(/LOCATION|STATUS/);
  expect(calendarText('', [{ ...event, isCancelled: true }])).toContain('STATUS:CANCELLED');
});
