import Type from 'typebox';
import { defaultLimit, idPattern, maxLimit } from '../limits.ts';

/** An object that refuses fields it does not know. */
export const closed = { additionalProperties: false } as const;

export const Id = Type.String({ pattern: idPattern, description: '20 characters of 0-9a-z' });

/** Milliseconds since 1970; up to the year 9999. */
export const TimeStamp = Type.Integer({ minimum: 0, maximum: 253402300799999, description: 'ms since 1970' });

export const IdParams = Type.Object({ id: Id }, closed);

export const Count = Type.Object({ count: Type.Integer({ minimum: 0 }) }, closed);

/** Part of every list's query. */
export const paging = {
  skip: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: maxLimit, default: defaultLimit })),
};

/** One value or several: `status=running&status=scheduled`. */
export const oneOrMore = <Item extends Type.TSchema>(item: Item) =>
  Type.Array(item, { minItems: 1, maxItems: 20 });
