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
  futureOnly: Type.Optional(Type.Boolean({ description: 'only what is not over, the next one first' })),
};

export const eventRoutes = {
  countEvents: route({
    address: 'GET /events/count',
    summary: 'Number of events the caller may know of',
    tag,
    caller: 'anyone',
    query: Type.Object(filters, closed),
    answer: Count,
    errors: [],
  }),
  listRunningEvents: route({
    address: 'GET /events/running',
    summary: 'Events that take place now, the one that began first in front',
    tag,
    caller: 'anyone',
    query: Type.Object({ teamId: filters.teamId, type: filters.type }, closed),
    answer: Type.Array(EventSchema),
    errors: [],
  }),
  listEvents: route({
    address: 'GET /events',
    summary: 'Events the caller may know of: latest first, with futureOnly the next one first',
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
    summary: 'Makes a training of a team; a repeat is harmless',
    tag,
    caller: 'user',
    body: Type.Object({ id: Id, props: NewEventPropsSchema }, closed),
    answer: EventSchema,
    errors: ['error.id-already-exists', 'error.not-found'],
  }),
  changeEvent: route({
    address: 'PATCH /events/',
    summary: 'Changes an event; what is not sent stays',
    tag,
    caller: 'user',
    body: Type.Object({ id: Id, changedProps: ChangedEventPropsSchema }, closed),
    answer: EventSchema,
    errors: ['error.not-found'],
  }),
  deleteEvent: route({
    address: 'DELETE /events/{id}',
    summary: 'Deletes an event for good',
    tag,
    caller: 'user',
    params: IdParams,
    errors: ['error.not-found'],
  }),
} as const;
