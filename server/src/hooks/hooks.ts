import type { PostText } from '../platform/outgoing/post-text.ts';
import type { Platform } from '../platform/platform.ts';
import { onMatchChange } from './on-match-change.ts';
import { hookHandlers } from './routes.ts';

type Reacting = { readonly platformOf: () => Platform; readonly post: PostText };

/** What the server takes from hooks. */
export const hooks = {
  handlers: hookHandlers,
  reactions: ({ platformOf, post }: Reacting) =>
    onMatchChange({ platformOf, post, publish: async () => undefined }),
};
