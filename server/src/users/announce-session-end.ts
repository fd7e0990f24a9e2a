import type { SessionEnded } from '@neundarter/contract/live';
import type { Announcement } from '../platform/outbox.ts';

/** Announces to all processes that they must close the live connections of one session or of all sessions of a user. */
export const announceSessionEnd = (
  whose: { readonly userId: string } | { readonly sessionId: string },
  reason: SessionEnded['reason'],
): Announcement => ({
  event: 'session-ended',
  payload: { reason },
  channels: ['userId' in whose ? `users/${whose.userId}` : `sessions/${whose.sessionId}`],
});
