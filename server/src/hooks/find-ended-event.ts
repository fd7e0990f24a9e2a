import { findEventsById } from '../events/reads.ts';
import type { EventRecord } from '../events/stored-event.ts';
import { findMatchdayEnd } from '../matchdays/reads.ts';
import type { Queries } from '../platform/db/database.ts';
import { findTournamentEnd } from '../tournaments/reads.ts';

type Ended = {
  readonly competition: EventRecord;
  /** Ms since 1970. */
  readonly finishedAt: number;
};

/** A tournament or match day that is finished; null for one that is not, and for events that end by the clock. */
export const findEndedEvent = async (q: Queries, eventId: string): Promise<Ended | null> => {
  const [competition] = await findEventsById(q, [eventId]);
  if (competition === undefined) return null;
  const finishedAt = (await findTournamentEnd(q, eventId)) ?? (await findMatchdayEnd(q, eventId));
  return finishedAt === null ? null : { competition, finishedAt };
};
