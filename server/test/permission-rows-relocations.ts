import type { relocationRoutes } from '@neundarter/contract/routes/relocations';
import { of, open, type Rows } from './permission-calls.ts';
import { everybody, withToken } from './permission-scene.ts';

const code = 'x'.repeat(22);

/** Rows of the calls about the secure address. What a code leads to belongs to whoever has it: nobody else knows it. */
export const relocationRows: Rows<keyof typeof relocationRoutes> = {
  readSecurePlace: open(everybody, 'GET /secure'),
  prepareSecurePlace: open(withToken, 'POST /secure'),
  openRelocation: [{ may: withToken, send: () => of('POST /relocations', { content: '{}' }) }],
  readRelocation: [{ may: everybody, send: () => of('POST /relocations/state', { code }) }],
  takeRelocation: [
    {
      may: everybody,
      send: () => of('POST /relocations/take', { code, claim: code }),
      answer: 'error.relocation.code-expired',
    },
  ],
};
