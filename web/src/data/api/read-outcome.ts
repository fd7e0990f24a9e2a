import type { Queued } from '../queue/command-queue-types.ts';
import type { ReadOutcome } from '../queue/command-session.ts';
import { isNotThere } from './api-error.ts';

/** What reading a thing led to; never rejects. */
export const readOutcome = async <Q extends Queued>(reading: Promise<Q['Base']>): Promise<ReadOutcome<Q>> => {
  try {
    return { kind: 'found', answer: await reading };
  } catch (error) {
    return isNotThere(error) ? { kind: 'missing' } : { kind: 'failed', error };
  }
};
