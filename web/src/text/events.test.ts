import { describe, expect, it } from 'vitest';
import { eventTimeText, locationText } from './events.ts';
import { formatCalendarDay } from './formats.ts';

/** In the time zone of the machine that runs the test, as on a user's device. */
const at = (day: number, hour: number) => new Date(2025, 11, day, hour).getTime();

describe('eventTimeText', () => {
  it.each([
    [at(24, 19), at(24, 22), '24.12.2025, 19:00 – 22:00 Uhr'],
    [at(24, 19), at(25, 1), '24.12.2025, 19:00 Uhr – 25.12.2025, 01:00 Uhr'],
    [at(24, 19), null, '24.12.2025, 19:00 Uhr'],
  ])('%i to %i', (start, end, text) => expect(eventTimeText(start, end)).toBe(text));
});

describe('locationText', () => {
  it.each([
    ['Bullsweg 1', '10115', 'Berlin', 'Bullsweg 1, 10115 Berlin'],
    ['', '', 'Berlin', 'Berlin'],
    ['Vereinsheim', '', '', 'Vereinsheim'],
  ])('%s %s %s', (address, zip, city, text) => expect(locationText({ address, zip, city })).toBe(text));
});

it('names the parts of a day', () => {
  expect(formatCalendarDay(at(24, 19))).toEqual({ weekday: 'Mi', day: '24', month: 'Dez' });
});
