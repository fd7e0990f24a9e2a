import type { ReadableEvent } from '../events/reads.ts';
import { recentlyUsed } from '../platform/recently-used.ts';

/** Maximum number of events that are remembered. */
const maxEvents = 200;

/** An event that everybody may see; null for others. */
type OpenEvent = ReadableEvent['event'] | null;

type Asked = {
  readonly id: string;
  /** The committed state of the database, as `Database.state` names it. */
  readonly state: string;
};

/** Remembers which events everybody may see, so that a crowd asks only once between two changes of the database. */
export const openEventCache = () => {
  const events = recentlyUsed<{ readonly state: string; readonly event: Promise<OpenEvent> }>(maxEvents);
  return async ({ id, state }: Asked, read: () => Promise<OpenEvent>): Promise<OpenEvent> => {
    const known = events.get(id);
    if (known?.state === state) return known.event;
    const reading = { state, event: read() };
    events.set(id, reading);
    reading.event.catch(() => {
      if (events.get(id) === reading) events.delete(id);
    });
    return reading.event;
  };
};
