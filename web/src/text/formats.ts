// The only place that formats numbers and dates. All formats are German, by Intl.

const locale = 'de-DE';
const twoDecimals = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const oneDecimalPercent = new Intl.NumberFormat(locale, {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const twoDecimalPercent = new Intl.NumberFormat(locale, {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 0 });
const day = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' });
const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short' });
const dayOfMonth = new Intl.DateTimeFormat(locale, { day: 'numeric' });
const month = new Intl.DateTimeFormat(locale, { month: 'short' });
const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });

/** `85.4666` → `85,47`: averages and other values with two decimals. */
export const formatDecimal = (value: number): string => twoDecimals.format(value);

/** `10001` → `10.001`. */
export const formatInteger = (value: number): string => whole.format(value);

/** With its sign: `3` → `+3`, `-3` → `−3`, `0`. */
export const formatSigned = (value: number): string => signed.format(value).replace('-', '−');

/** Share 0 to 1 with two decimals: `0.3333` → `33,33 %`. */
export const formatPercent = (share: number): string => twoDecimalPercent.format(share);

/** Share 0 to 1 with one decimal, for segment charts: `0.3333` → `33,3 %`. */
export const formatPercentShort = (share: number): string => oneDecimalPercent.format(share);

/** `24.12.2025`. @param at milliseconds since 1970 */
export const formatDate = (at: number): string => day.format(at);

/** `20:15`. @param at milliseconds since 1970 */
export const formatTime = (at: number): string => time.format(at);

/** `24.12.2025, 20:15`. @param at milliseconds since 1970 */
export const formatDateTime = (at: number): string => `${formatDate(at)}, ${formatTime(at)}`;

/** `Do`, `24`, `Dez`: the parts of a calendar sheet. @param at milliseconds since 1970 */
export const formatCalendarDay = (at: number) => ({
  weekday: weekday.format(at),
  day: dayOfMonth.format(at).replace('.', ''),
  month: month.format(at).replace('.', ''),
});

/** Minutes and seconds, `12:05 min`; hours are counted as minutes. Negative durations (clocks differ) are 0. */
export function formatDuration(durationMs: number): string {
  const seconds = Math.max(0, Math.round(durationMs / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} min`;
}

/** `1 Spiel`, `2 Spiele`. */
export const formatCount = (count: number, words: { readonly one: string; readonly many: string }): string =>
  `${formatInteger(count)} ${count === 1 ? words.one : words.many}`;

/** A three-dart average with two decimals; a dash if nobody has thrown. */
export const formatAverage = (of: { readonly average: number; readonly totalDartsThrown: number }): string =>
  of.totalDartsThrown === 0 ? '–' : formatDecimal(of.average);
