import Type from 'typebox';
import { closed } from '../entities/common.ts';
import { maxLogLength } from '../limits.ts';
import { route } from '../route.ts';

export const logRoutes = {
  writeLog: route({
    address: 'POST /logs',
    summary: 'Stores a log message of a browser whose user agreed to send them',
    tag: 'logs',
    caller: 'guest',
    body: Type.Object({ msg: Type.String({ minLength: 1, maxLength: maxLogLength }) }, closed),
    errors: [],
  }),
} as const;
