// Times in Germany, where the demonstration club plays, whatever the time zone of the server is.

export type Day = {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  /** 0 is Sunday. */
  readonly weekday: number;
};

const clock = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Berlin',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** Local time in Germany at a moment, written as if it were UTC (ms since 1970). */
const wallTime = (at: number): number => {
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
};

/** The calendar day in Germany at a moment (ms since 1970). */
export const dayAt = (at: number): Day => {
  const wall = new Date(wallTime(at));
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    weekday: wall.getUTCDay(),
  };
};

/** The moment (ms since 1970) of a German local time, given as minutes after midnight. */
export const momentOf = ({ year, month, day }: Day, minutes: number): number => {
  const wanted = Date.UTC(year, month - 1, day) + minutes * 60_000;
  const firstGuess = wanted - (wallTime(wanted) - wanted);
  return wanted - (wallTime(firstGuess) - firstGuess);
};

const dayMs = 24 * 60 * 60_000;

/**
 * The calendar day in Germany some days from the day of a moment (ms since 1970). It counts from noon, because the days on
 * which the clocks change have 23 or 25 hours.
 */
export const dayFrom = (at: number, days: number): Day => dayAt(momentOf(dayAt(at), 12 * 60) + days * dayMs);
