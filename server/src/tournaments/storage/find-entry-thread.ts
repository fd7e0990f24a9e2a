/** What all mails about an entry have in common: they come one after the other (`platform/mail/paced-mails.ts`). */
export const findEntryThread = (entryId: string): string => `entry:${entryId}`;

/** What mails about the time of the tournament have in common: no other news of the entry keeps them back. */
export const findTimeThread = (entryId: string): string => `time:${entryId}`;
