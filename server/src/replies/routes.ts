import type { replyRoutes } from '@neundarter/contract/routes/replies';
import { ok } from '@neundarter/rules/result';
import type { Handlers } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { askForReply } from './ask-for-reply.ts';
import { listOwnReplies, readReplies } from './reads.ts';
import { setReminders } from './set-reminders.ts';
import { setReply } from './set-reply.ts';

/** Handlers of the calls about who comes to events. */
export const replyHandlers = (platform: Platform): Handlers<typeof replyRoutes> => ({
  listOwnReplies: async ({ actor }) => ok(await listOwnReplies(platform, actor)),
  changeReminders: ({ actor, body }) => setReminders(platform, { actor, ...body }),
  readReplies: ({ actor, params }) => readReplies(platform, { actor, ...params }),
  setReply: ({ actor, params, body }) => setReply(platform, { actor, ...params, ...body }),
  askForReply: ({ actor, params }) => askForReply(platform, { actor, ...params }),
});
