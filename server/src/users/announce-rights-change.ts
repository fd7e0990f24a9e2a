import type { Announcement } from '../platform/outbox.ts';

/** Lets every process look again which channels the connections of a user, or of everyone, may listen to. */
export const announceRightsChange = (whose: { readonly userId: string } | 'everyone'): Announcement => ({
  event: 'rights-changed',
  payload: {},
  channels: [whose === 'everyone' ? whose : `users/${whose.userId}`],
});
