import type { logRoutes } from '@neundarter/contract/routes/logs';
import type { Handlers } from '../platform/http/handler.ts';
import type { Log } from '../platform/log.ts';
import { writeLog } from './write-log.ts';

/** `POST /logs`: log messages of browsers whose users agreed to send them. */
export function logHandlers(log: Log): Handlers<typeof logRoutes> {
  return {
    writeLog: async ({ actor, body }) => {
      writeLog(({ sender, msg }) => log.info({ sender, browser: msg }, 'message of a browser'), {
        sender: actor.kind,
        msg: body.msg,
      });
      return { ok: true, value: undefined };
    },
  };
}
