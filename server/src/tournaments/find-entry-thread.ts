/** What all mails about an entry have in common: they come one after the other (`platform/mail/paced-mails.ts`). */
export const findEntryThread = (entryId: string): string => `entry:${entryId}`;
