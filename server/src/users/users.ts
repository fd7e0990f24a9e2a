import type { Platform } from '../platform/platform.ts';
import { userHandlers } from './routes.ts';
import type { UserHooks } from './user-entity.ts';
import { userMails } from './user-mails.ts';

type Parts = Platform & { readonly userHooks: UserHooks };

/** What the server takes from accounts. */
export const users = {
  handlers: (parts: Parts) => userHandlers(parts, parts.userHooks),
  mails: userMails,
};
