import { isNotThere } from './api-error.ts';
import type { Queued } from './command-queue-types.ts';
import type { ReadOutcome } from './command-session.ts';

/** What reading a thing led to; never rejects. */
export const readOutcome = async <Q extends Queued>(reading: Promise<Q['Base']>): Promise<ReadOutcome<Q>> => {
  try {
    return { kind: 'found', answer: await reading };
  } catch (error) {
    return isNotThere(error) ? { kind: 'missing' } : { kind: 'failed', error };
  }
};
