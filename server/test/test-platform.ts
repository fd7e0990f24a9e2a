import type { LiveEventName, MatchEventBase } from '@neundarter/contract/live';
import type { MatchFollower, MatchPlatform, StartFollower } from '../src/matches/settle-match.ts';
import type { Database } from '../src/platform/db/database.ts';
import { newId } from '../src/platform/ids.ts';
import type { Room } from '../src/platform/live-channel.ts';
import { createLog } from '../src/platform/log.ts';
import { createNotify } from '../src/platform/notices/create-notify.ts';
import { createOutbox, type Outbox, type OutboxOptions } from '../src/platform/outbox.ts';
import type { Platform } from '../src/platform/platform.ts';
import {
  createReactions,
  type Reactions,
  type ReactionsOptions,
} from '../src/platform/reactions/reactions.ts';

/** An event that a listener received. */
type Heard = {
  readonly channel: Room;
  readonly event: LiveEventName;
  readonly payload: MatchEventBase & Record<string, unknown>;
};

export type TestPlatform = MatchPlatform & {
  readonly outbox: Outbox;
  readonly reactions: Reactions;
  readonly heard: readonly Heard[];
  /** Sets the clock (ms since 1970). */
  readonly setTime: (now: number) => void;
};

/** Start time of the clock of a test platform (ms since 1970). */
export const testTime = 1_700_000_000_000;

type TestPlatformOptions = Partial<Omit<OutboxOptions & ReactionsOptions, 'db' | 'clock'>> & {
  readonly followers?: readonly MatchFollower[];
  readonly startFollowers?: readonly StartFollower[];
};

/** A platform on a real database, with a clock that tests set, and a listener that stores the events. */
export const createTestPlatform = (
  db: Database,
  { followers = [], startFollowers = [], ...options }: TestPlatformOptions = {},
): TestPlatform => {
  let now = testTime;
  const clock = { now: () => now };
  const heard: Heard[] = [];
  const outbox = createOutbox({ ...options, db, clock });
  outbox.subscribe({
    publish: (channels, event, payload) => {
      for (const channel of channels) heard.push({ channel, event, payload: payload as Heard['payload'] });
    },
  });
  const reactions = createReactions({ log: createLog('silent'), reactions: [], ...options, db, clock });
  const announce: Platform['announce'] = (tx, announcements) => {
    outbox.announce(tx, announcements);
    reactions.plan(tx, announcements);
  };
  const notify = createNotify({ mail: async () => undefined, page: announce });
  const setTime = (time: number) => {
    now = time;
  };
  return {
    db,
    clock,
    newId,
    announce,
    notify,
    address: () => 'http://localhost',
    followers: { match: followers, event: followers, seat: [], setup: [] },
    startFollowers,
    outbox,
    reactions,
    heard,
    setTime,
  };
};
