import type { WriteTx } from '../platform/db/database.ts';
import type { Publish } from '../platform/mqtt/open-mqtt.ts';
import type { PostText } from '../platform/outgoing/post-text.ts';
import type { Platform } from '../platform/platform.ts';
import type { Reaction } from '../platform/reactions/reaction.ts';
import { deleteReactionsBefore } from '../platform/reactions/reactions-store.ts';
import { onMatchChange } from './on-match-change.ts';
import { hookHandlers } from './routes.ts';
import { sendHooks } from './send-hooks.ts';
import { sendToBroker } from './send-to-broker.ts';
import { hasHooks } from './store.ts';

type Reacting = {
  readonly platformOf: () => Platform;
  readonly post: PostText;
  /** Null without a broker. */
  readonly publish: Publish | null;
};

const toHooks = ({ platformOf, post }: Reacting): readonly Reaction[] =>
  onMatchChange({
    name: 'tell-hooks',
    // Each is a subject of its own, so that a receiver that is down holds up nothing else.
    subject: (id, revision) => `hooks/${id}/${revision}`,
    isHeard: hasHooks,
    platformOf,
    tell: (found, { signal }) => {
      const { db, clock } = platformOf();
      return sendHooks({ db, clock, post }, { ...found, signal });
    },
  });

const publishing = 'publish-happenings';

const toBroker = ({ platformOf, publish }: Reacting): readonly Reaction[] =>
  publish === null
    ? []
    : onMatchChange({
        name: publishing,
        // There is one receiver, which gets what happens in a match in order.
        subject: (id) => `broker/${id}`,
        platformOf,
        tell: sendToBroker(publish),
      });

const dayMs = 24 * 3_600_000;

/** What the server takes from hooks. */
export const hooks = {
  handlers: hookHandlers,
  reactions: (reacting: Reacting) => [...toHooks(reacting), ...toBroker(reacting)],
  // Without a broker nobody ends the rows of the time with one.
  everyDay: (tx: WriteTx, { now }: { readonly now: number }) =>
    deleteReactionsBefore(tx, publishing, now - dayMs),
};
