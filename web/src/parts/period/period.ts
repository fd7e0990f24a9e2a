/** The first and the last moment that count, both included; milliseconds since 1970. Null for an open end. */
export type Dates = { readonly from: number | null; readonly to: number | null };

/** Periods that end today; a week has 7 days, today included. */
export const namedPeriods = ['day', 'week', 'four-weeks', 'month', 'year'] as const;
export type NamedPeriod = (typeof namedPeriods)[number];

/** Values in the address for open ends. Specification: 2000-01-01 and 2099-12-31. */
export const openFrom = new Date(2000, 0, 1).getTime();
export const openTo = new Date(2099, 11, 31, 23, 59, 59, 999).getTime();

type DayShift = { readonly years: number; readonly months: number; readonly days: number };

/** Length of each period; it ends at the end of today. */
const lengths: Readonly<Record<NamedPeriod, DayShift>> = {
  day: { years: 0, months: 0, days: 1 },
  week: { years: 0, months: 0, days: 7 },
  'four-weeks': { years: 0, months: 0, days: 28 },
  month: { years: 0, months: 1, days: 0 },
  year: { years: 1, months: 0, days: 0 },
};

/** The dates of a period that ends today; in calendar days of the device, because a day may have 23 or 25 hours. */
export function datesOf(period: NamedPeriod, now: number): Dates {
  const today = new Date(now);
  const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()];
  const { years, months, days } = lengths[period];
  const [fromYear, fromMonth] = [year - years, month - months];
  // February has no 31st: a month that ends on the 31st of March begins on the 1st of March.
  const lastOfMonth = new Date(fromYear, fromMonth + 1, 0).getDate();
  const fromDay = days > 0 ? day + 1 - days : Math.min(day, lastOfMonth) + 1;
  return {
    from: new Date(fromYear, fromMonth, fromDay).getTime(),
    to: new Date(year, month, day, 23, 59, 59, 999).getTime(),
  };
}

/** The named period with these dates; `none` without any limit, otherwise `custom`. */
export function periodOf(dates: Dates, now: number): NamedPeriod | 'custom' | 'none' {
  if (dates.from === null && dates.to === null) return 'none';
  const isSame = (period: NamedPeriod) => {
    const { from, to } = datesOf(period, now);
    return from === dates.from && to === dates.to;
  };
  return namedPeriods.find(isSame) ?? 'custom';
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A day in the format of date fields, `2026-11-21`; empty for an open end. */
export function fieldDay(at: number | null): string {
  if (at === null) return '';
  const date = new Date(at);
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** The first (`start`) or last (`end`) moment of the day in a date field. */
export function momentOf(day: string, edge: 'start' | 'end'): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return edge === 'start'
    ? new Date(year, month - 1, date).getTime()
    : new Date(year, month - 1, date, 23, 59, 59, 999).getTime();
}
