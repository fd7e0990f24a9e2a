import type { SessionEnded } from '@neundarter/contract/live';
import type { Announcement } from '../platform/outbox.ts';

/** Lets the live connections of a session, or of all sessions of a user, end on every process. */
export const announceSessionEnd = (
  whose: { readonly userId: string } | { readonly sessionId: string },
  reason: SessionEnded['reason'],
): Announcement => ({
  event: 'session-ended',
  payload: { reason },
  channels: ['userId' in whose ? `users/${whose.userId}` : `sessions/${whose.sessionId}`],
});
