// When people who have not replied are reminded: once, two days before the event. Nobody is reminded in the last hours, in
// which a mail comes too late.
import { type AskingEvent, areRepliesOpen, type Reply } from './reply.ts';

const hourMs = 3_600_000;

/** Time before the start from which people are reminded, and until which. ms */
const remindedBeforeMs = { first: 48 * hourMs, last: 6 * hourMs } as const;

/** Events that begin in this time are due for a reminder. Both ends are included, ms since 1970. */
export const remindedStarts = (now: number): { readonly from: number; readonly until: number } => ({
  from: now + remindedBeforeMs.last,
  until: now + remindedBeforeMs.first,
});

/** Whether people are reminded of an event at this time, ms since 1970. */
export const isReminderDue = (event: AskingEvent, now: number): boolean => {
  const { from, until } = remindedStarts(now);
  return areRepliesOpen(event, now) && from <= event.startDateTime && event.startDateTime <= until;
};

/** Whether somebody is reminded: only who has said nothing, and still wants such mails. */
export const needsReminder = (person: {
  readonly reply: Reply | null;
  readonly wantsReminders: boolean;
}): boolean => person.reply === null && person.wantsReminders;
