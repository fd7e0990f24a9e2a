import Type, { type Static } from 'typebox';
import {
  maxBoardLength,
  maxOwnCalls,
  maxPeopleOfDevice,
  maxPushAddressLength,
  maxShownNameLength,
} from '../limits.ts';
import { closed, Id, TimeStamp } from './common.ts';
import { nullable, oneOf } from './match-config.ts';

const Shown = Type.String({ maxLength: maxShownNameLength });

const OwnCallSchema = Type.Object(
  {
    eventId: Id,
    eventName: Shown,
    matchId: Id,
    entrant: Id,
    name: Type.Unsafe<string>({ ...Shown, description: 'of the people of the entry' }),
    as: oneOf(['plays', 'calls']),
    board: nullable(Type.String({ maxLength: maxBoardLength })),
    sides: Type.Tuple([Shown, Shown]),
    opponent: nullable(Shown),
    calls: Type.Integer({ minimum: 1, description: 'how often it was called' }),
    calledAt: TimeStamp,
  },
  closed,
);
/** A called match as it concerns an entry of a tournament. */
export type OwnCallEntity = Static<typeof OwnCallSchema>;

/** What concerns people at a device now. */
export const OwnCallsSchema = Type.Object(
  {
    events: Type.Array(Id, {
      maxItems: maxPeopleOfDevice,
      description: 'running tournaments in which they may be called',
    }),
    calls: Type.Array(OwnCallSchema, { maxItems: maxOwnCalls, description: 'the latest first' }),
  },
  closed,
);
export type OwnCalls = Static<typeof OwnCallsSchema>;

const PushKey = Type.String({
  minLength: 20,
  maxLength: 100,
  pattern: '^[A-Za-z0-9_-]+$',
  description: 'base64url',
});

/** Where a browser gets push messages, with the keys that they are encrypted for. */
const PushAddressSchema = Type.Object(
  {
    endpoint: Type.String({
      maxLength: maxPushAddressLength,
      pattern: '^https?://[^\\s@]+$',
      description: 'the address that the browser has got from its push service',
    }),
    p256dh: PushKey,
    auth: PushKey,
  },
  closed,
);
export type PushAddress = Static<typeof PushAddressSchema>;

/** For whom a device wants push messages. */
export const PushDeviceSchema = Type.Object(
  {
    ...PushAddressSchema.properties,
    entrants: Type.Array(Id, {
      maxItems: maxPeopleOfDevice,
      uniqueItems: true,
      description: 'ids of confirmed entries; none: the device wants no more messages of this event',
    }),
  },
  closed,
);
