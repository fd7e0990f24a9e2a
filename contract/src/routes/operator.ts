import { Operator, ServerAddress } from '../entities/operator.ts';
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
  readAddress: route({
    address: 'GET /address',
    summary: 'The address of this server in links and QR codes',
    tag: 'operator',
    caller: 'guest',
    answer: ServerAddress,
    errors: [],
  }),
} as const;
