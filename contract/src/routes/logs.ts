import Type from 'typebox';
import { closed } from '../entities/common.ts';
import { maxLogLength } from '../limits.ts';
import { route } from '../route.ts';

export const logRoutes = {
  writeLog: route({
    address: 'POST /logs',
    summary: 'A message of a browser whose owner agreed to send them',
    tag: 'logs',
    caller: 'guest',
    body: Type.Object({ msg: Type.String({ minLength: 1, maxLength: maxLogLength }) }, closed),
    errors: [],
  }),
} as const;
