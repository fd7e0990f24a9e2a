// A calendar that a phone subscribes to, as RFC 5545 describes it: UTC times, escaped texts, lines of at most 75 bytes.

/** An event of a calendar. Times are ms since 1970. */
export type CalendarEvent = {
  /** The same for ever: by it a phone moves what has moved. */
  readonly id: string;
  /** Number of changes so far. */
  readonly sequence: number;
  readonly title: string;
  /** Empty if it is not known. */
  readonly place: string;
  readonly start: number;
  readonly end: number;
  readonly url: string;
  readonly isCancelled: boolean;
};

/** `2026-11-22T20:00:00.000Z` → `20261122T200000Z`. */
const timeOf = (ms: number): string => new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '');

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

const maxBytes = 75;

/** A line in pieces of at most 75 bytes; a piece after the first begins with a space. */
const folded = (line: string): string => {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of line) {
    if (Buffer.byteLength(piece + letter) > maxBytes) {
      pieces.push(piece);
      piece = ' ';
    }
    piece += letter;
  }
  return [...pieces, piece].join('\r\n');
};

const eventLines = (event: CalendarEvent): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${event.id}@neundarter`,
  // A time that changes with every read would change the whole file.
  `DTSTAMP:${timeOf(event.start)}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTART:${timeOf(event.start)}`,
  `DTEND:${timeOf(event.end)}`,
  `SUMMARY:${escaped(event.title)}`,
  ...(event.place === '' ? [] : [`LOCATION:${escaped(event.place)}`]),
  `URL:${event.url}`,
  ...(event.isCancelled ? ['STATUS:CANCELLED'] : []),
  'END:VEVENT',
];

/** The text of a calendar. Phones ask again every hour, as far as they follow what it asks for. */
export const calendarText = (name: string, events: readonly CalendarEvent[]): string => {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Neundarter//DE',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
};
