import type { hookRoutes } from '@neundarter/contract/routes/hooks';
import type { Handlers } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { createHook } from './create-hook.ts';
import { deleteHook } from './delete-hook.ts';
import { listHooks } from './reads.ts';

/** Handlers of the calls about hooks. */
export const hookHandlers = (platform: Platform): Handlers<typeof hookRoutes> => ({
  listHooks: ({ actor, params }) => listHooks(platform.db, { actor, teamId: params.id }),
  createHook: ({ actor, params, body }) => createHook(platform, { actor, teamId: params.id, ...body }),
  deleteHook: ({ actor, params }) =>
    deleteHook(platform, { actor, teamId: params.id, hookId: params.hookId }),
});
