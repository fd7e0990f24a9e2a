import type { Operator } from '@neundarter/contract/entities/operator';
import { operatorHandlers } from './routes.ts';

/** What the server takes from the operator. */
export const operator = {
  handlers: (parts: { readonly operator: Operator }) => operatorHandlers(parts.operator),
};
