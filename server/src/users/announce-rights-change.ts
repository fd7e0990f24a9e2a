import type { Announcement } from '../platform/outbox.ts';

/** Announces to all processes that they must check again which channels a user, or everyone, may subscribe to. */
export const announceRightsChange = (whose: { readonly userId: string } | 'everyone'): Announcement => ({
  event: 'rights-changed',
  payload: {},
  channels: [whose === 'everyone' ? whose : `users/${whose.userId}`],
});
