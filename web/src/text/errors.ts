import { commonErrorTexts } from './common-errors.ts';

/** The German texts by code; `rare-errors.ts` and `turn-errors.ts` add theirs as soon as they are loaded. */
let texts: Readonly<Record<string, string>> = commonErrorTexts;

/** Adds texts of further codes. */
export const addErrorTexts = (further: Readonly<Record<string, string>>): void => {
  texts = { ...texts, ...further };
};

/**
 * German text of a failed call or a refused rule.
 * @param error an error with a `code` (`ApiError`), a bare code, or any other thrown value
 */
export function errorText(error: unknown): string {
  const code = codeOf(error);
  if (code === 'error.too-many-requests') return tooManyText(error);
  if (code?.startsWith('Request failed with status') === true) return code;
  if (code !== undefined && Object.hasOwn(texts, code)) return texts[code] ?? code;
  return commonErrorTexts['error.api.unexpected'];
}

/** Seconds from which on a wait is told in minutes, and in hours. */
const longWaitS = 90;
const veryLongWaitS = 90 * 60;

/** Says when it goes on, if the server has named a time. */
function tooManyText(error: unknown): string {
  const seconds =
    typeof error === 'object' && error !== null && 'retryAfterS' in error ? error.retryAfterS : null;
  if (typeof seconds !== 'number' || seconds < 1) return commonErrorTexts['error.too-many-requests'];
  return `Das waren zu viele Anfragen. In ${waitText(seconds)} geht es weiter.`;
}

function waitText(seconds: number): string {
  if (seconds >= veryLongWaitS) return counted(Math.ceil(seconds / 3600), 'Stunde');
  return seconds < longWaitS ? counted(seconds, 'Sekunde') : counted(Math.ceil(seconds / 60), 'Minute');
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 'n'}`;

/** The same text for brackets: without its full stop and without the request to try again, which follows them. */
export const errorReason = (error: unknown): string =>
  errorText(error)
    .replace(/([.!]) [^.!]*versuche es (gleich |dann )?noch einmal[.!]$/, '$1')
    .replace(/[.!]$/, '');

function codeOf(error: unknown): string | undefined {
  if (typeof error === 'string') return error;
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
