import { dateTimeText } from './fields.ts';
import { formatDate, formatTime } from './formats.ts';

/** Date and time in the format of typed input: `24.12.2026 20:15`. @param at milliseconds since 1970 */
export const dateTimeInput = (at: number): string => `${formatDate(at)} ${formatTime(at)}`;

/** A day as people type it: `24.12.2026`, `24.12.26`, `24.12.`, `24/12/2026`, `2026-12-24`. */
const dayWords = String.raw`(?:(?<day>\d{1,2})(?:\.\s*(?<month>\d{1,2})\.?(?:\s*(?<year>\d{4}|\d{2}))?|/(?<slashMonth>\d{1,2})/(?<slashYear>\d{4}|\d{2}))|(?<isoYear>\d{4})-(?<isoMonth>\d{1,2})-(?<isoDay>\d{1,2}))`;
const timeWords = String.raw`(?:\s*,\s*|\s+)(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))?(?:\s*uhr)?`;
const written = new RegExp(`^${dayWords}${timeWords}$`, 'i');
const digitsOnly = /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})(?<hour>\d{2})(?<minute>\d{2})$/;

/** Years of two digits belong to this century. */
const century = 2000;

/**
 * Reads typed text, in the device's time zone: `24.12.2026 20:15`, `24.12.26, 20 Uhr`, `24.12. 20:15`, `241220262015`. A
 * day without a year is the nearest one.
 * @param now milliseconds since 1970
 * @returns milliseconds since 1970; null for an empty text, `NaN` for an invalid date or time, e.g. the 31st of June
 */
export function parseDateTime(text: string, now: number = Date.now()): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return momentOf(written.exec(trimmed) ?? digitsOnly.exec(trimmed.replaceAll(/[\s.:,]/g, '')), now);
}

/** @param found an expression with named parts; null if the text did not match */
function momentOf(found: RegExpExecArray | null, now: number): number {
  if (found === null) return Number.NaN;
  const parts = found.groups ?? {};
  const [day, month] = [numberOf(parts['day'] ?? parts['isoDay']), numberOf(monthIn(parts))];
  const [hour, minute] = [numberOf(parts['hour']), numberOf(parts['minute'])];
  const year = parts['year'] ?? parts['slashYear'] ?? parts['isoYear'];
  const fullYear = year === undefined ? nearestYearOf(month, day, now) : numberOf(year);
  return exactMoment([fullYear < 100 ? century + fullYear : fullYear, month, day, hour, minute]);
}

type Parts = { readonly [name: string]: string | undefined };

const numberOf = (digits: string | undefined): number => Number(digits ?? 0);

const monthIn = (parts: Parts): string | undefined =>
  parts['month'] ?? parts['slashMonth'] ?? parts['isoMonth'];

/** The year in which this day is nearest: planned evenings are near, and so are the days of a filter. */
function nearestYearOf(month: number, day: number, now: number): number {
  const year = new Date(now).getFullYear();
  const distanceIn = (one: number) => Math.abs(new Date(one, month - 1, day).getTime() - now);
  return [year - 1, year, year + 1].reduce((best, one) => (distanceIn(one) < distanceIn(best) ? one : best));
}

/** `NaN` for what no calendar or clock has. */
function exactMoment([fullYear, month, day, hour, minute]: readonly [
  number,
  number,
  number,
  number,
  number,
]): number {
  const date = new Date(fullYear, month - 1, day, hour, minute);
  const isSame =
    date.getFullYear() === fullYear &&
    date.getMonth() === month - 1 &&
    date.getDate() === day &&
    date.getHours() === hour &&
    date.getMinutes() === minute;
  return isSame ? date.getTime() : Number.NaN;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The format of the browser's own field for date and time, `2026-12-24T20:15`. @param at milliseconds since 1970 */
export const pickerValue = (at: number): string => {
  const date = new Date(at);
  const day = [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');
  return `${day}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
};

const writtenDate = new RegExp(`^${dayWords}$`);
const dateDigits = /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/;

/**
 * Reads a typed day: `24.12.2026`, `4.1.26`, `24.12.`, `24/12/2026`, `2026-12-24`, `24122026`. A day without a year is the
 * nearest one.
 * @param now milliseconds since 1970
 * @returns its first moment in ms since 1970; null for an empty text, `NaN` for an invalid date
 */
export function parseDate(text: string, now: number = Date.now()): number | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : momentOf(writtenDate.exec(trimmed) ?? dateDigits.exec(trimmed), now);
}

const writtenTime = /^(\d{1,2})(?:[:.]?(\d{2}))?(?:\s*uhr)?$/i;

/**
 * Reads a typed time of day: `20:15`, `20.15 Uhr`, `20`, `2015`.
 * @returns minutes since midnight; null for an empty text, `NaN` for an invalid time
 */
function parseTimeOfDay(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const [, hour = '99', minute = '0'] = writtenTime.exec(trimmed) ?? [];
  return Number(hour) > 23 || Number(minute) > 59 ? Number.NaN : Number(hour) * 60 + Number(minute);
}

/** `20:15`. @param minutes since midnight */
const timeOfDayText = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

/** Minutes since midnight at a moment, in the device's time zone. @param at milliseconds since 1970 */
export const timeOfDayOf = (at: number): number => new Date(at).getHours() * 60 + new Date(at).getMinutes();

/** The first moment of a day, in the device's time zone. @param at milliseconds since 1970 */
export const startOfDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** The last moment of a day, in the device's time zone. @param at milliseconds since 1970 */
export const endOfDay = (at: number): number => new Date(at).setHours(23, 59, 59, 999);

/**
 * The moment when the clocks on the wall show this time on this day, also if the clocks are changed on the day.
 * @param day any moment of the day, ms since 1970
 * @param minutes since midnight
 */
export const atTimeOfDay = (day: number, minutes: number): number =>
  new Date(day).setHours(Math.floor(minutes / 60), minutes % 60, 0, 0);

/** How a field reads and writes a date, a time or both. */
export type WrittenTime = {
  readonly placeholder: string;
  /** Type of the browser's own field, whose picker is used. */
  readonly picker: 'datetime-local' | 'date' | 'time';
  readonly write: (value: number) => string;
  /** @returns null for an empty text, `NaN` for an invalid one */
  readonly read: (text: string) => number | null;
  /** The value of the browser's own field. */
  readonly toPicker: (value: number) => string;
  readonly ofPicker: (picked: string) => number;
};

/** Date and time. Value: ms since 1970. */
export const writtenDateTime: WrittenTime = {
  placeholder: dateTimeText.placeholder,
  picker: 'datetime-local',
  write: dateTimeInput,
  read: parseDateTime,
  toPicker: pickerValue,
  ofPicker: (picked) => new Date(picked).getTime(),
};

/** A day. Value: its first moment in ms since 1970. */
export const writtenDay: WrittenTime = {
  placeholder: dateTimeText.datePlaceholder,
  picker: 'date',
  write: formatDate,
  read: parseDate,
  toPicker: (value) => pickerValue(value).slice(0, 10),
  ofPicker: (picked) => new Date(`${picked}T00:00`).getTime(),
};

/** A time of day. Value: minutes since midnight. */
export const writtenTimeOfDay: WrittenTime = {
  placeholder: dateTimeText.timePlaceholder,
  picker: 'time',
  write: timeOfDayText,
  read: parseTimeOfDay,
  toPicker: timeOfDayText,
  ofPicker: (picked) => parseTimeOfDay(picked.slice(0, 5)) ?? Number.NaN,
};
