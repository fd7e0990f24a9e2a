import Type from 'typebox';
import { closed } from '../entities/common.ts';
import {
  NewRelocation,
  OpenRelocation,
  RelocationCode,
  RelocationState,
  TakenRelocation,
} from '../entities/relocation.ts';
import { SecurePlace } from '../entities/secure.ts';
import { maxRelocationBytes, relocationCodePattern } from '../limits.ts';
import { route } from '../route.ts';

const tag = 'secure address';

export const relocationRoutes = {
  readSecurePlace: route({
    address: 'GET /secure',
    summary: 'How a device gets a secure address of this server',
    tag,
    caller: 'anyone',
    answer: SecurePlace,
    errors: [],
  }),
  prepareSecurePlace: route({
    address: 'POST /secure',
    summary: "The same; before, the server makes the hall's own authority if it has none for its network",
    tag,
    caller: 'guest',
    answer: SecurePlace,
    errors: [],
  }),
  openRelocation: route({
    address: 'POST /relocations',
    summary: 'Keeps for a minute what a device takes to the secure address, under a code for one use',
    tag,
    caller: 'guest',
    body: NewRelocation,
    maxBodyBytes: maxRelocationBytes,
    answer: OpenRelocation,
    errors: [],
  }),
  readRelocation: route({
    address: 'POST /relocations/state',
    summary: 'Whether a code still works, and who goes over; changes nothing',
    tag,
    caller: 'anyone',
    body: Type.Object({ code: RelocationCode }, closed),
    answer: RelocationState,
    errors: [],
  }),
  takeRelocation: route({
    address: 'POST /relocations/take',
    summary: 'Goes on at the secure address: opens a new session or guest token there and ends the old one',
    tag,
    caller: 'anyone',
    body: Type.Object(
      {
        code: RelocationCode,
        claim: Type.String({
          pattern: relocationCodePattern,
          description: 'chosen by the device at random; a repeat with the same one gets an answer again',
        }),
      },
      closed,
    ),
    answer: TakenRelocation,
    errors: ['error.relocation.code-used', 'error.relocation.code-expired', 'error.relocation.other-device'],
  }),
} as const;
