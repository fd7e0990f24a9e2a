import { linePattern, namePattern } from '@neundarter/rules/people/name';
import Type from 'typebox';
import { defaultLimit, idPattern, maxLimit, maxReasonLength } from '../limits.ts';

/** Option of an object schema that refuses unknown fields. */
export const closed = { additionalProperties: false } as const;

export const Id = Type.String({ pattern: idPattern, description: '20 characters of 0-9a-z' });

/** One line of text without hidden characters: PostgreSQL cannot store NUL, and the others are never useful. */
export const lineOfText = (limits: { readonly minLength?: number; readonly maxLength: number }) =>
  Type.String({ ...limits, pattern: linePattern });

/** One line of text with at least one visible character. */
export const name = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: namePattern });

/** Text of any number of lines. */
export const text = (limits: { readonly minLength?: number; readonly maxLength: number }) =>
  Type.String({ ...limits, pattern: '^[^\\u0000]*$' });

/** Milliseconds since 1970, at most the end of the year 9999. */
export const TimeStamp = Type.Integer({ minimum: 0, maximum: 253402300799999, description: 'ms since 1970' });

export const IdParams = Type.Object({ id: Id }, closed);

export const Count = Type.Object({ count: Type.Integer({ minimum: 0 }) }, closed);

/** Query parameters that every list has. */
export const paging = {
  skip: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: maxLimit, default: defaultLimit })),
};

/** The answer of a list with `paging`. */
export const pageOf = <Item extends Type.TSchema>(item: Item) => Type.Array(item, { maxItems: maxLimit });

/** A query parameter that may be given several times: `status=running&status=scheduled`. */
export const oneOrMore = <Item extends Type.TSchema>(item: Item) =>
  Type.Array(item, { minItems: 1, maxItems: 20 });

/** Whether search engines may show the page of a public event or series. */
export const SearchableFlag = Type.Boolean({
  description: 'whether search engines may show it while it is public; missing for no',
});

/** Why somebody does something, in own words. */
export const Reason = Type.String({ minLength: 1, maxLength: maxReasonLength });
