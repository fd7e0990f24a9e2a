import type { Publish } from '../platform/mqtt/open-mqtt.ts';
import { recentlyUsed } from '../platform/recently-used.ts';
import type { Found } from './find-happening.ts';
import type { Telling } from './on-match-change.ts';

/** Happenings that a process remembers to have published. */
const maxRemembered = 1000;

/** An event that ended longer before a change was not ended by it, in ms: one transaction does both. */
const sameMomentMs = 10_000;

/**
 * Publishes happenings under `neundarter/<team>/<kind>`, as hooks get them. It tells nothing of events that are not public: who
 * listens at the broker is not for a team to decide.
 */
export const sendToBroker = (publish: Publish) => {
  const published = recentlyUsed<true>(maxRemembered);
  return async ({ happening, isPublic }: Found, { signal, since, mayBeKnown }: Telling): Promise<void> => {
    const { id, event, at, team } = happening;
    const isOld = mayBeKnown && Math.abs(since - at) > sameMomentMs;
    if (!isPublic || isOld || published.get(id) === true) return;
    await publish({ topic: `neundarter/${team.id}/${event}`, text: JSON.stringify(happening) }, signal);
    published.set(id, true);
  };
};
