import { sql } from 'kysely';
import type { PostText } from '../platform/outgoing/post-text.ts';
import type { Platform } from '../platform/platform.ts';
import type { PushKeys } from '../platform/push-keys.ts';
import type { Reaction } from '../platform/reactions/reaction.ts';
import { sendPushes } from './send-pushes.ts';

type Reacting = {
  readonly platformOf: () => Pick<Platform, 'db' | 'clock' | 'address'>;
  readonly post: PostText;
  readonly pushKeys: PushKeys;
};

/** Tells devices what has changed in a hall: a call, its repetition or its end, and announcements all change the event. */
export const onEventChange = ({ platformOf, post, pushKeys }: Reacting): readonly Reaction[] => [
  {
    name: 'push-calls',
    event: 'event-changed',
    awaited: {
      about: ({ eventId }) => eventId,
      inSql: (eventId) => sql<boolean>`exists (select 1 from push_devices where event_id = ${eventId})`,
    },
    // Each change is a subject of its own, so that a service that is down holds up nothing.
    subject: ({ eventId, revision }) => `pushes/${eventId}/${revision}`,
    react: ({ eventId }, signal) => {
      const { db, clock, address } = platformOf();
      const parts = { db, clock, post, keys: pushKeys, address: address() };
      return sendPushes(parts, { eventId, signal });
    },
  },
];
