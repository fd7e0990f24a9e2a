import { Operator } from '../entities/operator.ts';
import { route } from '../route.ts';

export const operatorRoutes = {
  readOperator: route({
    address: 'GET /operator',
    summary: 'Who runs this server, for imprint and privacy page',
    tag: 'operator',
    caller: 'guest',
    answer: Operator,
    errors: [],
  }),
} as const;
