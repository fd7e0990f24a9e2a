import Type from 'typebox';
import { closed, Id, IdParams } from '../entities/common.ts';
import { OwnCallsSchema, PushDeviceSchema } from '../entities/own-call.ts';
import { maxPeopleOfDevice } from '../limits.ts';
import { route } from '../route.ts';

const tag = 'calls';

/** Calls of matches on the phones of those whom they concern. They give nobody a right. */
export const pushRoutes = {
  readOwnCalls: route({
    tag,
    caller: 'guest',
    address: 'GET /calls',
    summary:
      'The called matches that the caller, or these entries, play or write, in running tournaments that the caller may see',
    query: Type.Object(
      {
        entrant: Type.Optional(
          Type.Array(Id, {
            minItems: 1,
            maxItems: maxPeopleOfDevice,
            description: 'ids of entries of whom the device says „Das bin ich“; unknown ones are left out',
          }),
        ),
      },
      closed,
    ),
    answer: OwnCallsSchema,
    errors: [],
  }),
  readPushKey: route({
    tag,
    caller: 'guest',
    address: 'GET /push/key',
    summary: 'The key of the server (VAPID) with which a browser asks its push service for an address',
    answer: Type.Object({ publicKey: Type.String({ maxLength: 100 }) }, closed),
    errors: [],
  }),
  keepPushDevice: route({
    tag,
    caller: 'guest',
    address: 'POST /events/{id}/push',
    summary:
      'Sends calls of these entries and announcements of a tournament to a device, until its end; for everybody who may see it. What the device has asked for before is replaced, and a repeat changes nothing',
    params: IdParams,
    body: PushDeviceSchema,
    answer: Type.Object({ entrants: PushDeviceSchema.properties.entrants }, closed),
    errors: [
      'error.not-found',
      'error.event.invalid-status',
      'error.event.participant-not-found',
      'error.pushes.bad-keys',
      'error.pushes.too-many',
      'error.too-many-requests',
    ],
  }),
} as const;
