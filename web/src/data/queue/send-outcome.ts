import { errorStatus } from '@neundarter/contract/errors';
import { ApiError } from '../api/api-error.ts';
import { isDenied } from '../api/request-as-owner.ts';
import { readSession } from '../people/session.ts';
import type { SendOutcome } from './command-queue.ts';
import type { Queued } from './command-queue-types.ts';

/**
 * Only a code of the contract that no later attempt can change is the server's refusal; everything else (no network,
 * a proxy's error page, an overloaded or restarting server) is tried again.
 */
const outcomeOf = (thrown: unknown): Exclude<SendOutcome<Queued>, { readonly kind: 'done' }> => {
  const isRefusal =
    thrown instanceof ApiError && !thrown.isRetryable && Object.hasOwn(errorStatus, thrown.code);
  // The session was ended elsewhere: what waits does so until somebody signs in again.
  if (isDenied(thrown) && readSession()?.token === null) return { kind: 'later' };
  return isRefusal ? { kind: 'refused', code: thrown.code } : { kind: 'later' };
};

/** What came of sending a command; never rejects. */
export const sendOutcome = async <Q extends Queued>(sending: Promise<Q['Base']>): Promise<SendOutcome<Q>> => {
  try {
    return { kind: 'done', answer: await sending };
  } catch (thrown) {
    return outcomeOf(thrown);
  }
};
