import { atTimeOfDay, startOfDay, timeOfDayOf } from '../../text/date-time.ts';

/**
 * Day and time that are proposed for the next tournament: the same day of the week and the same time on the clock, the next
 * one from now on. Times are ms since 1970, the time of day minutes since midnight.
 */
export const nextStart = (earlier: number, now: number): { readonly date: number; readonly time: number } => {
  const time = timeOfDayOf(earlier);
  const day = new Date(startOfDay(now));
  const weekday = new Date(earlier).getDay();
  const ahead = (weekday - day.getDay() + 7) % 7;
  const dateAfter = (days: number) =>
    new Date(day.getFullYear(), day.getMonth(), day.getDate() + days).getTime();
  const date = dateAfter(ahead);
  return { date: atTimeOfDay(date, time) > now ? date : dateAfter(ahead + 7), time };
};
