// Calendar months in the time zone of German-speaking clubs: a match that ends in the first minutes of May there
// belongs to May, whatever the server's time zone is.

const calendar = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
});

/** Year and month of a moment (milliseconds since 1970), as `2025-11`. */
export const calendarMonthOf = (at: number): string => {
  const parts = calendar.formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}`;
};

/** The last `count` months up to and including `month` (both as `2025-11`), oldest first. */
export const monthsUntil = (month: string, count: number): readonly string[] => {
  const [year = 0, numberInYear = 1] = month.split('-').map(Number);
  const last = year * 12 + numberInYear - 1;
  return Array.from({ length: count }, (_, index) => {
    const months = last - (count - 1 - index);
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
  });
};
