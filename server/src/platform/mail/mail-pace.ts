// When mails about the same thing, such as the entry of somebody in a tournament, go out. The first one goes at once. What
// changes within ten minutes after a mail is one more mail with the last state. Three mails a day to one address, and ten
// in all, go out like this; further ones wait a day. What waits is replaced by later states and never lost. What is urgent
// always goes at once.

/** Mails about one thing that went to one address, except urgent ones. Times are ms since 1970. */
export type MailPace = {
  /** When the last mail went, also an urgent one; null before the first. */
  readonly lastAt: number | null;
  /** Since when `sentInDay` counts; null before the first. */
  readonly dayBeganAt: number | null;
  readonly sentInDay: number;
};

/** Changes within this time after a mail are one mail, in ms. */
export const mergeMs = 10 * 60_000;
const dayMs = 24 * 60 * 60_000;
/** Mails to one address within a day that do not wait for the next one. */
export const mailsInDay = 3;
/** Mails about one thing, to all addresses together, that do not wait for the next day. */
export const mailsInAll = 10;
/** The longest time that a mail waits, in ms. */
export const longestWaitMs = dayMs;

const isSameDay = ({ dayBeganAt }: MailPace, now: number): boolean =>
  dayBeganAt !== null && dayBeganAt <= now && now < dayBeganAt + dayMs;

/**
 * When a mail that is not urgent may go, ms since 1970; at most `now` if it may go at once. A clock that was set back
 * makes nobody wait longer than a day.
 * @param sentInAll mails about the same thing to all addresses
 */
export const mailDueAt = (
  pace: MailPace,
  { sentInAll, now }: { readonly sentInAll: number; readonly now: number },
): number => {
  if (pace.lastAt === null) return sentInAll >= mailsInAll ? now + dayMs : now;
  const lastAt = Math.min(pace.lastAt, now);
  if (sentInAll >= mailsInAll) return lastAt + dayMs;
  const isFull = isSameDay(pace, now) && pace.sentInDay >= mailsInDay;
  return isFull ? Math.max(lastAt + mergeMs, (pace.dayBeganAt ?? now) + dayMs) : lastAt + mergeMs;
};

/** The pace after a mail that is not urgent. */
export const paceAfter = (pace: MailPace, now: number): MailPace =>
  isSameDay(pace, now)
    ? { ...pace, lastAt: now, sentInDay: pace.sentInDay + 1 }
    : { lastAt: now, dayBeganAt: now, sentInDay: 1 };
