import type { Log } from '../platform/log.ts';
import { logHandlers } from './routes.ts';

/** What the server takes from the logs of browsers. */
export const logs = { handlers: ({ log }: { readonly log: Log }) => logHandlers(log) };
