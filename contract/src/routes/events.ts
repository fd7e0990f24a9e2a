import { eventTypes } from '@neundarter/rules/access/events';
import Type from 'typebox';
import { Count, closed, Id, IdParams, oneOrMore, paging } from '../entities/common.ts';
import { ChangedEventPropsSchema, EventSchema, NewEventPropsSchema } from '../entities/event.ts';
import { oneOf } from '../entities/match-config.ts';
import { route } from '../route.ts';

const tag = 'events';
const filters = {
  teamId: Type.Optional(Id),
  type: Type.Optional(oneOrMore(oneOf(eventTypes))),
  isPublic: Type.Optional(Type.Boolean()),
  futureOnly: Type.Optional(
    Type.Boolean({ description: 'only events that are not over, the next one first' }),
  ),
};

export const eventRoutes = {
  countEvents: route({
    address: 'GET /events/count',
    summary: 'Number of events that the caller may see',
    tag,
    caller: 'anyone',
    query: Type.Object(filters, closed),
    answer: Count,
    errors: [],
  }),
  listRunningEvents: route({
    address: 'GET /events/running',
    summary: 'Events that take place now, ordered by start',
    tag,
    caller: 'anyone',
    query: Type.Object({ teamId: filters.teamId, type: filters.type }, closed),
    answer: Type.Array(EventSchema),
    errors: [],
  }),
  listEvents: route({
    address: 'GET /events',
    summary: 'Events that the caller may see: latest first; with futureOnly the next one first',
    tag,
    caller: 'anyone',
    query: Type.Object({ ...filters, ...paging }, closed),
    answer: Type.Array(EventSchema),
    errors: [],
  }),
  readEvent: route({
    address: 'GET /events/{id}',
    summary: 'One event',
    tag,
    caller: 'anyone',
    params: IdParams,
    answer: EventSchema,
    errors: ['error.not-found'],
  }),
  createEvent: route({
    address: 'POST /events/',
    summary: 'Creates a training of a team; a repeated call creates nothing more',
    tag,
    caller: 'user',
    body: Type.Object({ id: Id, props: NewEventPropsSchema }, closed),
    answer: EventSchema,
    errors: ['error.id-already-exists', 'error.not-found'],
  }),
  changeEvent: route({
    address: 'PATCH /events/',
    summary: 'Changes an event; fields left out keep their values',
    tag,
    caller: 'user',
    body: Type.Object({ id: Id, changedProps: ChangedEventPropsSchema }, closed),
    answer: EventSchema,
    errors: ['error.not-found'],
  }),
  deleteEvent: route({
    address: 'DELETE /events/{id}',
    summary: 'Deletes an event permanently',
    tag,
    caller: 'user',
    params: IdParams,
    errors: ['error.not-found'],
  }),
} as const;
