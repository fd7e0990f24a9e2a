import { eventTypes } from '@neundarter/rules/access/events';
import Type from 'typebox';
import { Count, closed, Id, IdParams, oneOrMore, pageOf, paging } from '../entities/common.ts';
import {
  ChangedEventPropsSchema,
  EditRevision,
  EventSchema,
  FollowingPropsSchema,
  NewEventPropsSchema,
} from '../entities/event.ts';
import { oneOf } from '../entities/match-config.ts';
import { DoublePartySchema, SinglePartySchema } from '../entities/party.ts';
import { maxEventsPerCall } from '../limits.ts';
import { route } from '../route.ts';

const tag = 'events';
const filters = {
  teamId: Type.Optional(
    Type.Unsafe<string>({
      ...Id,
      description: 'events of this team, also match days in which it is the guest',
    }),
  ),
  type: Type.Optional(oneOrMore(oneOf(eventTypes))),
  isPublic: Type.Optional(Type.Boolean()),
  dayId: Type.Optional(Type.Unsafe<string>({ ...Id, description: 'only the competitions of this day' })),
  participant: Type.Optional(
    Type.Unsafe<string>({ ...Id, description: 'only events in which this player takes part' }),
  ),
  futureOnly: Type.Optional(
    Type.Boolean({ description: 'only events that are not over, the next one first' }),
  ),
};

/** Orders of a list of events; `agenda`: running events, then the next ones, then the past ones, latest first. */
const eventSortings = ['latest', 'agenda'] as const;
export type EventSorting = (typeof eventSortings)[number];

const NewEvent = Type.Object({ id: Id, props: NewEventPropsSchema }, closed);

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
    summary:
      'Events that take place now, ordered by start: match days and tournaments that are started and not finished',
    tag,
    caller: 'anyone',
    query: Type.Object({ teamId: filters.teamId, type: filters.type }, closed),
    answer: pageOf(EventSchema),
    errors: [],
  }),
  listEvents: route({
    address: 'GET /events',
    summary: 'Events that the caller may see: latest first; with futureOnly the next one first',
    tag,
    caller: 'anyone',
    query: Type.Object({ ...filters, sort: Type.Optional(oneOf(eventSortings)), ...paging }, closed),
    answer: pageOf(EventSchema),
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
  readWinner: route({
    address: 'GET /events/{id}/winner',
    summary: 'The party that has won an event, if there is one; a training and a match day have none',
    tag,
    caller: 'anyone',
    params: IdParams,
    answer: Type.Union([SinglePartySchema, DoublePartySchema]),
    isAnswerOptional: true,
    errors: ['error.not-found'],
  }),
  createEvent: route({
    address: 'POST /events/',
    summary: 'Creates an event of a team; a repeated call creates nothing more',
    tag,
    caller: 'user',
    body: NewEvent,
    answer: EventSchema,
    errors: ['error.id-already-exists', 'error.not-found', 'error.text.too-complex'],
  }),
  createEvents: route({
    address: 'POST /events/batch',
    summary: 'Creates several events, or none if one is refused; a repeated call creates nothing more',
    tag,
    caller: 'user',
    body: Type.Object(
      {
        events: Type.Array(NewEvent, { minItems: 1, maxItems: maxEventsPerCall }),
        isRepetition: Type.Optional(
          Type.Boolean({
            description: 'whether they are changed and deleted as one; only for trainings of one team',
          }),
        ),
      },
      closed,
    ),
    answer: Type.Array(EventSchema, { maxItems: maxEventsPerCall }),
    errors: ['error.id-already-exists', 'error.not-found', 'error.text.too-complex'],
  }),
  changeEvent: route({
    address: 'PATCH /events/',
    summary: 'Changes an event; fields left out keep their values',
    tag,
    caller: 'user',
    body: Type.Object({ id: Id, changedProps: ChangedEventPropsSchema, editRevision: EditRevision }, closed),
    answer: EventSchema,
    errors: [
      'error.not-found',
      'error.text.too-complex',
      'error.event.changed-meanwhile',
      'error.event.invalid-status',
      'error.event.max-number-of-participants-exceeded',
      'error.too-many-requests',
    ],
  }),
  changeFollowing: route({
    address: 'PATCH /events/{id}/following',
    summary:
      'Changes a training and all later ones of its repetition; start and end move each of them by the same time on German clocks',
    tag,
    caller: 'user',
    params: IdParams,
    body: Type.Object({ changedProps: FollowingPropsSchema, editRevision: EditRevision }, closed),
    answer: Count,
    errors: [
      'error.not-found',
      'error.text.too-complex',
      'error.event.changed-meanwhile',
      'error.event.invalid-status',
    ],
  }),
  deleteFollowing: route({
    address: 'DELETE /events/{id}/following',
    summary: 'Deletes a training and all later ones of its repetition permanently',
    tag,
    caller: 'user',
    params: IdParams,
    answer: Count,
    errors: ['error.not-found', 'error.event.invalid-status'],
  }),
  undoStart: route({
    address: 'PATCH /events/{id}/undo-start',
    summary: 'Takes back the start of a match day or a tournament, as long as no turn or result is recorded',
    tag,
    caller: 'user',
    params: IdParams,
    body: Type.Optional(Type.Object({ editRevision: EditRevision }, closed)),
    answer: EventSchema,
    errors: [
      'error.not-found',
      'error.event.changed-meanwhile',
      'error.event.invalid-status',
      'error.event.game-already-begun',
    ],
  }),
  startEvent: route({
    address: 'PATCH /events/{id}/start',
    summary: 'Starts a match day or a tournament: its matches are created',
    tag,
    caller: 'user',
    params: IdParams,
    body: Type.Optional(Type.Object({ editRevision: EditRevision }, closed)),
    answer: EventSchema,
    errors: [
      'error.not-found',
      'error.event.changed-meanwhile',
      'error.event.invalid-status',
      'error.event.line-ups-incomplete',
      'error.event.side-not-ready',
      'error.event.not-enough-participants',
      'error.event.requests-not-answered',
      'error.event.groups-not-assigned-uniquely',
      'error.event.groups-not-assigned-completely',
      'error.event.too-many-matches',
    ],
  }),
  deleteEvent: route({
    address: 'DELETE /events/{id}',
    summary: 'Deletes an event permanently',
    tag,
    caller: 'user',
    params: IdParams,
    errors: ['error.not-found', 'error.event.invalid-status'],
  }),
} as const;
