import type { SessionEnded } from '@neundarter/contract/live';
import { endSession, keepSession, readSession } from './session.ts';

/** Why a session is over; `expired` when the server simply does not know it any more. */
export type SessionEnd = SessionEnded['reason'] | 'expired';

const listeners = new Set<(why: SessionEnd) => void>();
let endings = 0;
/** An end nobody was there to hear: the first request of a page may be answered before the page stands. */
let unheard: SessionEnd | null = null;

/** Calls back when a session ended without anybody here having asked for it. @returns how to stop */
export function onSessionEnd(listener: (why: SessionEnd) => void): () => void {
  listeners.add(listener);
  if (unheard !== null) listener(unheard);
  unheard = null;
  return () => listeners.delete(listener);
}

/** The server ended the session with this token. Nothing happens when this device has another one by now. */
export function noteSessionEnd(token: string, why: SessionEnd): void {
  if (token === '' || readSession()?.token !== token) return;
  if (endings === 0) tell(why);
  // Of a deleted account nothing is to be kept; otherwise whoever it was may sign in again and go on.
  if (why === 'account-deleted') keepSession(null);
  else endSession(token);
}

function tell(why: SessionEnd): void {
  if (listeners.size === 0) unheard = why;
  for (const listener of listeners) listener(why);
}

/** Does what ends the session by the wish of somebody at this device: they need not be told. */
export async function endingHere<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  endings += 1;
  try {
    return await work();
  } finally {
    endings -= 1;
  }
}
