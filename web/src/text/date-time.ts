import { formatDate, formatTime } from './formats.ts';

/** Date and time in the format of typed input: `24.12.2026 20:15`. @param at milliseconds since 1970 */
export const dateTimeInput = (at: number): string => `${formatDate(at)} ${formatTime(at)}`;

const written =
  /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4}|\d{2})(?:\s*,\s*|\s+)(\d{1,2})(?:[:.](\d{2}))?(?:\s*uhr)?$/i;
const digitsOnly = /^(\d{2})(\d{2})(\d{4})(\d{2})(\d{2})$/;

/** Years of two digits belong to this century. */
const century = 2000;

/**
 * Reads typed text, in the device's time zone: `24.12.2026 20:15`, `24.12.26, 20 Uhr`, `241220262015`.
 * @returns milliseconds since 1970; null for an empty text, `NaN` for an invalid date or time, e.g. the 31st of June
 */
export function parseDateTime(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const parts = written.exec(trimmed) ?? digitsOnly.exec(trimmed.replaceAll(/[\s.:,]/g, ''));
  if (parts === null) return Number.NaN;
  const [day = 0, month = 0, year = 0, hour = 0, minute = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0));
  const fullYear = year < 100 ? century + year : year;
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
