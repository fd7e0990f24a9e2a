import type { Operator } from '@neundarter/contract/entities/operator';
import type { operatorRoutes } from '@neundarter/contract/routes/operator';
import { ok } from '@neundarter/rules/result';
import type { Handlers } from '../platform/http/handler.ts';

type Parts = { readonly operator: Operator; readonly address: () => string };

/** Who runs this server, as the configuration says, and where others reach it. */
export const operatorHandlers = ({ operator, address }: Parts): Handlers<typeof operatorRoutes> => ({
  readOperator: async () => ok(operator),
  readAddress: async () => ok({ address: address() }),
});
