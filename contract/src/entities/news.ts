import Type, { type Static } from 'typebox';
import { maxNewsLength } from '../limits.ts';
import { closed, Id, TimeStamp, text } from './common.ts';
import { oneOf } from './match-config.ts';

export const newsStatuses = ['draft', 'published'] as const;

/** Neundarter itself, or a player. */
const Author = Type.Union([
  Type.Object({ type: Type.Literal('product') }, closed),
  Type.Object({ type: Type.Literal('player'), id: Id }, closed),
]);

const fields = {
  content: text({ maxLength: maxNewsLength }),
  date: TimeStamp,
  author: Author,
  status: oneOf(newsStatuses),
};

export const NewsSchema = Type.Object({ id: Id, props: Type.Object(fields, closed) }, closed);
export type NewsEntity = Static<typeof NewsSchema>;

export const NewNewsPropsSchema = Type.Object(
  {
    content: fields.content,
    date: Type.Optional(TimeStamp),
    author: Type.Optional(Author),
    status: Type.Optional(fields.status),
  },
  closed,
);
export type NewNewsProps = Static<typeof NewNewsPropsSchema>;

export const ChangedNewsPropsSchema = Type.Partial(NewNewsPropsSchema, { ...closed, minProperties: 1 });
export type ChangedNewsProps = Static<typeof ChangedNewsPropsSchema>;
