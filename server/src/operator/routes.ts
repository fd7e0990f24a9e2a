import type { Operator } from '@neundarter/contract/entities/operator';
import type { operatorRoutes } from '@neundarter/contract/routes/operator';
import { ok } from '@neundarter/rules/result';
import type { Handlers } from '../platform/http/handler.ts';

/** `GET /operator`: who runs this server, as the configuration says. */
export const operatorHandlers = (operator: Operator): Handlers<typeof operatorRoutes> => ({
  readOperator: async () => ok(operator),
});
