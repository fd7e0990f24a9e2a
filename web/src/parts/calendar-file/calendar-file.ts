// Calendar files as RFC 5545 describes them: UTC times, escaped texts, lines of at most 75 bytes.

/** An event of a calendar. Times are ms since 1970. */
type CalendarEntry = {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  readonly start: number;
  readonly end: number;
  /** Address of its page; null if it is not known. */
  readonly url: string | null;
};

/** `2026-11-22T20:00:00.000Z` → `20261122T200000Z`. */
const timeOf = (ms: number): string => new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

const maxBytes = 75;
const encoder = new TextEncoder();

/** A line in pieces of at most 75 bytes; a piece after the first begins with a space. */
const folded = (line: string): string => {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of line) {
    if (encoder.encode(piece + letter).length > maxBytes) {
      pieces.push(piece);
      piece = ' ';
    }
    piece += letter;
  }
  return [...pieces, piece].join('\r\n');
};

/** The text of a calendar file. @param now time of its making, ms since 1970 */
export function calendarFile({ id, title, place, start, end, url }: CalendarEntry, now: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Neundarter//DE',
    'BEGIN:VEVENT',
    `UID:${id}@neundarter`,
    `DTSTAMP:${timeOf(now)}`,
    `DTSTART:${timeOf(start)}`,
    `DTEND:${timeOf(end)}`,
    `SUMMARY:${escaped(title)}`,
    ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
    ...(url === null ? [] : [`URL:${url}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
