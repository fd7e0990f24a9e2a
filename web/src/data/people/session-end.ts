import type { SessionEnded } from '@neundarter/contract/live';
import { endSession, keepSession, readSession } from './session.ts';

/** Why a session is over; `expired` if the server no longer knows it. */
export type SessionEnd = SessionEnded['reason'] | 'expired';

const listeners = new Set<(why: SessionEnd) => void>();
let endings = 0;
/** An end before any listener was there: the first request may be answered before the page is ready. */
let unheard: SessionEnd | null = null;

/**
 * Calls `listener` when a session ends that the user did not end on this device. @returns a function that unsubscribes
 */
export function onSessionEnd(listener: (why: SessionEnd) => void): () => void {
  listeners.add(listener);
  if (unheard !== null) listener(unheard);
  unheard = null;
  return () => listeners.delete(listener);
}

/** The server ended the session with this token. Does nothing if this device has another token by now. */
export function noteSessionEnd(token: string, why: SessionEnd): void {
  if (token === '' || readSession()?.token !== token) return;
  if (endings === 0) tell(why);
  // Nothing of a deleted account is kept; otherwise the user may sign in again and go on.
  if (why === 'account-deleted') keepSession(null);
  else endSession(token);
}

function tell(why: SessionEnd): void {
  if (listeners.size === 0) unheard = why;
  for (const listener of listeners) listener(why);
}

/** Runs work that ends the session because the user of this device asked for it: no notice is needed. */
export async function endingHere<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  endings += 1;
  try {
    return await work();
  } finally {
    endings -= 1;
  }
}
