import type { Announcement } from '../platform/outbox.ts';

type Whose = { readonly userId: string } | { readonly tabletId: string } | 'everyone';

const roomOf = (whose: Whose) => {
  if (whose === 'everyone') return whose;
  return 'userId' in whose ? (`users/${whose.userId}` as const) : (`tablets/${whose.tabletId}` as const);
};

/** Announces to all processes that they must check again which channels a user, a tablet or everyone may subscribe to. */
export const announceRightsChange = (whose: Whose): Announcement => ({
  event: 'rights-changed',
  payload: {},
  channels: [roomOf(whose)],
});
