import { eventTypes } from '@neundarter/rules/access/events';
import { maxMatchesOfEvent } from '@neundarter/rules/tournament/plan/plan-config';
import Type, { type Static } from 'typebox';
import { maxEventDescriptionLength, maxNameLength } from '../limits.ts';
import { closed, Id, lineOfText, name, SearchableFlag, TimeStamp, text } from './common.ts';
import { nullable, oneOf } from './match-config.ts';
import { MatchdayDataSchema, type NewMatchdayData, newMatchdaySchemas } from './matchday.ts';
import {
  type ChangedTournamentData,
  ChangedTournamentDataSchema,
  NewTournamentDataSchema,
  TournamentDataSchema,
} from './tournament.ts';

/** Event types that a client may create with `POST /events`. */
const creatableEventTypes = ['training', 'mdsl-matchday', 'tournament'] as const;

const Location = Type.Object(
  {
    address: lineOfText({ maxLength: 200 }),
    zip: lineOfText({ maxLength: 20 }),
    city: lineOfText({ maxLength: 100 }),
  },
  closed,
);

/** Fields about an event that depend on the caller; see `EventRoleFacts` of the rules. */
export const eventRoleFields = {
  hasPin: Type.Optional(Type.Boolean({ description: 'whether scoring needs a PIN' })),
  isEnrolled: Type.Optional(Type.Boolean({ description: 'whether the caller has entered the right PIN' })),
  isParticipant: Type.Optional(
    Type.Boolean({ description: 'whether the caller takes part or is on a line-up' }),
  ),
  isLeader: Type.Optional(
    Type.Boolean({ description: 'of a match day: whether the caller leads a side of it' }),
  ),
  isAtOwnBoard: Type.Optional(
    Type.Boolean({
      description: 'of a match: whether the caller is the tablet of the board on which it is played',
    }),
  ),
  isOver: Type.Optional(Type.Boolean()),
  isFinal: Type.Optional(
    Type.Boolean({ description: 'whether only those who manage the event may reopen its matches' }),
  ),
};

const fields = {
  name: name(maxNameLength),
  description: text({ maxLength: maxEventDescriptionLength }),
  location: nullable(Location),
  isPublic: Type.Boolean(),
  isSearchable: Type.Optional(SearchableFlag),
  startDateTime: TimeStamp,
  endDateTime: TimeStamp,
};

const revisionFields = {
  revision: Type.Integer({ minimum: 0, description: 'number of changes that readers of the event can see' }),
  editRevision: Type.Integer({
    minimum: 0,
    description: 'number of changes that people made to the event itself; results do not count',
  }),
};

/** What an event of its type has beside the fields that all events have; trainings have null. */
const EventDataSchema = Type.Union([MatchdayDataSchema, TournamentDataSchema, Type.Null()]);
export type EventData = Static<typeof EventDataSchema>;

export const EventSchema = Type.Object(
  {
    id: Id,
    props: Type.Object(
      {
        teamId: Id,
        teamName: Type.String(),
        type: oneOf(eventTypes),
        ...fields,
        ...revisionFields,
        repetitionId: Type.Optional(
          Type.Unsafe<string>({
            ...Id,
            description:
              'the same for all trainings that were planned together; they are changed and deleted as one',
          }),
        ),
        dayId: Type.Optional(
          Type.Unsafe<string>({
            ...Id,
            description: 'the same for all tournaments that are competitions of one day',
          }),
        ),
        eventData: EventDataSchema,
        ...eventRoleFields,
      },
      closed,
    ),
  },
  closed,
);
export type EventEntity = Static<typeof EventSchema>;

/** Minimal answer of a call that changes the result of a match of an event. */
export const MinimalEventSchema = Type.Object(
  {
    id: Id,
    ...revisionFields,
    matchIds: Type.Array(Id, {
      maxItems: maxMatchesOfEvent,
      description: 'ids of the matches that have changed; none after a repeat',
    }),
  },
  closed,
);
export type MinimalEvent = Static<typeof MinimalEventSchema>;

/** The `editRevision` that a change was made on. If the event has another one, the change is refused. */
export const EditRevision = Type.Optional(revisionFields.editRevision);

export const NewEventPropsSchema = Type.Object(
  {
    teamId: Id,
    type: oneOf(creatableEventTypes),
    name: fields.name,
    description: Type.Optional(fields.description),
    location: Type.Optional(fields.location),
    isPublic: Type.Optional(Type.Boolean({ default: false })),
    isSearchable: fields.isSearchable,
    startDateTime: TimeStamp,
    endDateTime: Type.Unsafe<number>({ ...TimeStamp, description: 'ms since 1970, after startDateTime' }),
    eventData: Type.Optional(Type.Union([...newMatchdaySchemas, NewTournamentDataSchema])),
  },
  closed,
);
export type NewEventProps = Static<typeof NewEventPropsSchema>;

const changedMatchdaySchemas = newMatchdaySchemas.map((schema) => ({
  ...schema,
  description:
    'of a match day, before its start: another team also removes the line-up of the earlier one, and another side or format both',
}));
const ChangedEventDataSchema = Type.Unsafe<NewMatchdayData | ChangedTournamentData>(
  Type.Union([...changedMatchdaySchemas, ChangedTournamentDataSchema]),
);

export const ChangedEventPropsSchema = Type.Partial(
  Type.Object({ ...fields, eventData: ChangedEventDataSchema }, closed),
  { ...closed, minProperties: 1 },
);

export type ChangedEventProps = Static<typeof ChangedEventPropsSchema>;

/** What can be changed in several trainings at once. */
export const FollowingPropsSchema = Type.Partial(Type.Object(fields, closed), {
  ...closed,
  minProperties: 1,
});
export type FollowingProps = Static<typeof FollowingPropsSchema>;
