import Type, { type Static } from 'typebox';
import { maxHookUrlLength, maxShownDeliveries } from '../limits.ts';
import { closed, Id, TimeStamp } from './common.ts';
import { nullable, oneOf } from './match-config.ts';

/** What a hook tells. */
const hookEvents = ['match-begun', 'match-ended', '180', 'high-finish', 'event-ended'] as const;
export type HookEvent = (typeof hookEvents)[number];

/** `waiting`: will be tried again. `failed`: was tried too often. `refused`: the address is private. */
const deliveryStatuses = ['waiting', 'done', 'failed', 'refused'] as const;

export const HookUrl = Type.String({
  maxLength: maxHookUrlLength,
  pattern: '^https?://[^\\s@]+$',
  description: 'http or https, without a user or password',
});

const DeliverySchema = Type.Object(
  {
    id: Type.String({ maxLength: 100 }),
    event: oneOf(hookEvents),
    createdAt: TimeStamp,
    triedAt: nullable(TimeStamp),
    attempts: Type.Integer({ minimum: 0 }),
    status: oneOf(deliveryStatuses),
    answer: Type.Unsafe<string | null>({
      ...nullable(Type.String({ maxLength: 40 })),
      description: 'status code of the answer, or `no-address`, `no-connection`, `too-late`',
    }),
  },
  closed,
);
export type HookDelivery = Static<typeof DeliverySchema>;

export const HookSchema = Type.Object(
  {
    id: Id,
    url: HookUrl,
    secret: Type.String({ maxLength: 64, description: 'key of the signature' }),
    hasPrivate: Type.Boolean({ description: 'whether it also tells events that are not public' }),
    createdAt: TimeStamp,
    deliveries: Type.Array(DeliverySchema, { maxItems: maxShownDeliveries, description: 'latest first' }),
  },
  closed,
);
export type HookEntity = Static<typeof HookSchema>;
