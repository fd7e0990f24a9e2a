// When the tournaments of the demonstration take place.
import { dayAt, dayFrom, momentOf } from './berlin-time.ts';

/** Minutes after midnight. */
export const [noon, evening] = [11 * 60, 19 * 60 + 30];
/** Weeks of the evenings of the series, counted from this one; the last one is still to come. */
const seriesWeeks = [-5, -3, -1, 1] as const;

/** Whether the club plays a tournament on the day of a time (ms since 1970), and nobody plays at home. */
export const isTournamentDay = (at: number, now: number): boolean => {
  const { year, month, day } = dayAt(at);
  return pastDays(now).some((past) => {
    const one = dayAt(past);
    return one.year === year && one.month === month && one.day === day;
  });
};

/** A day of the week (0 for Sunday) some weeks from now, at a time of the day in minutes. */
export const weekdayAt = (
  now: number,
  [weekday, weeks]: readonly [number, number],
  minutes: number,
): number => {
  const today = dayAt(now);
  return momentOf(dayFrom(now, weeks * 7 + weekday - today.weekday), minutes);
};

/** When the championship of the club was played. */
export const championship = (now: number): number => weekdayAt(now, [6, -3], noon);

/** The evenings of the series. */
export const seriesNights = (now: number): readonly number[] =>
  seriesWeeks.map((weeks) => weekdayAt(now, [3, weeks], evening));

/** Days of tournaments that are over. */
const pastDays = (now: number) => [championship(now), ...seriesNights(now).filter((at) => at < now)];
