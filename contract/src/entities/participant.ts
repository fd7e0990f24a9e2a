import type { LateSeat } from '@neundarter/rules/tournament/late/late-seat';
import { maxMatchesOfEvent } from '@neundarter/rules/tournament/plan/plan-config';
import { participantStatuses } from '@neundarter/rules/tournament/setup/participants';
import Type, { type Static } from 'typebox';
import { maxEntriesOfTournament, maxNameLength, typedOnlineIdPattern } from '../limits.ts';
import { closed, Id, lineOfText, name, TimeStamp } from './common.ts';
import { EnteredPersonSchema } from './consent.ts';
import { nullable, oneOf } from './match-config.ts';
import { EmailAddress } from './user.ts';

const OptionalText = Type.Optional(Type.String());

/** A player with an account; the names are those of the account. */
const RegisteredSchema = Type.Object(
  {
    type: Type.Literal('registered'),
    id: Id,
    name: OptionalText,
    firstName: OptionalText,
    lastName: OptionalText,
  },
  closed,
);

/** A person in the answer: an external player's name may be shortened on their wish. */
export const PersonSchema = Type.Union([
  RegisteredSchema,
  Type.Object(
    { type: Type.Literal('external'), id: Id, firstName: Type.String(), lastName: Type.String() },
    closed,
  ),
]);

/** A person that a client sends; a registered one gets their name from the account. */
const SentPersonSchema = Type.Union([
  RegisteredSchema,
  Type.Object(
    { type: Type.Literal('external'), id: Id, firstName: name(maxNameLength), lastName: name(maxNameLength) },
    closed,
  ),
]);

const partiesOf = <Person extends Type.TSchema>(person: Person) =>
  Type.Union([
    Type.Object({ type: Type.Literal('single'), player: person }, closed),
    Type.Object({ type: Type.Literal('double'), players: Type.Tuple([person, person]) }, closed),
  ]);

/** One person or a pair, as a client sends it. */
export const SentParticipantSchema = partiesOf(SentPersonSchema);
export type SentParticipant = Static<typeof SentParticipantSchema>;

const PersonByOnlineId = Type.Object(
  {
    type: Type.Literal('registered'),
    onlineId: Type.String({
      pattern: typedOnlineIdPattern,
      description: 'upper and lower case are the same',
    }),
  },
  { ...closed, description: 'a player with an account, whom the server looks up' },
);

/** The partner of a pair, as a client sends them. */
export const SentPartnerSchema = Type.Union([...SentPersonSchema.anyOf, PersonByOnlineId]);

/** The people of a new or changed entry; those with an account may be named by their online ids. */
export const SentPeopleSchema = partiesOf(SentPartnerSchema);
export type SentPeople = Static<typeof SentPeopleSchema>;

const positionOf = (description: string) => nullable(Type.Integer({ minimum: 0, description }));

const seatOfTurn = {
  turn: Type.Integer({ minimum: 0, description: 'order of the late entries of a tournament' }),
  from: Type.Integer({ minimum: 1, description: 'number of the first match that is new' }),
};
const matchKeys = (description: string) =>
  Type.Array(Type.String(), { maxItems: maxMatchesOfEvent, description });

/** Where somebody sits who has entered after the start. */
const LateSeatSchema = Type.Union([
  Type.Object(
    { kind: Type.Literal('bye'), slot: Type.Integer({ minimum: 0 }), ...seatOfTurn },
    { ...closed, description: 'in the first round, in place of a bye' },
  ),
  Type.Object(
    {
      kind: Type.Literal('group'),
      groupId: Type.String(),
      meetings: Type.Array(
        Type.Object(
          {
            opponent: Id,
            round: Type.Integer({ minimum: 0 }),
            index: Type.Integer({ minimum: 0 }),
            isHome: Type.Boolean(),
          },
          closed,
        ),
        { maxItems: maxMatchesOfEvent },
      ),
      order: matchKeys('keys of the open matches of the group, in playing order'),
      calls: matchKeys('keys of matches that the entry calls instead of others'),
      ...seatOfTurn,
    },
    { ...closed, description: 'in a group' },
  ),
]);

/** An entry of the list of participants. Fields about the address and the day itself are only for organisers. */
export const ParticipantEntrySchema = Type.Object(
  {
    id: Id,
    position: Type.Integer({ minimum: 0, description: 'index of the entry; later entries never get it' }),
    participant: partiesOf(PersonSchema),
    teamName: nullable(Type.String()),
    teamId: nullable(Id),
    status: oneOf(participantStatuses),
    groupId: nullable(Type.String()),
    groupPosition: positionOf('row of the draw, from 0'),
    seed: positionOf('place in the seeding list, from 0'),
    registeredAt: TimeStamp,
    emailAddress: Type.Optional(nullable(Type.String())),
    isPresent: Type.Optional(Type.Boolean({ description: 'ticked on the day' })),
    hasPaid: Type.Optional(Type.Boolean({ description: 'ticked on the day' })),
    sameNameAs: Type.Optional(
      Type.Array(Id, {
        maxItems: maxEntriesOfTournament,
        description: 'ids of earlier entries with somebody of the same name, only for organisers',
      }),
    ),
    isNameShortened: Type.Optional(Type.Boolean({ description: 'shown as `Max M.` to everybody else' })),
    lateSeat: Type.Optional(
      Type.Unsafe<LateSeat | null>({
        ...nullable(LateSeatSchema),
        description: 'the seat of who has entered after the start',
      }),
    ),
    isByOthers: Type.Optional(
      Type.Boolean({
        description:
          'whether somebody else has registered the caller, who may withdraw until the start then; only for people of the entry',
      }),
    ),
    entered: Type.Optional(
      Type.Array(EnteredPersonSchema, {
        maxItems: 2,
        description: 'people of the entry whom somebody else has entered; only for organisers',
      }),
    ),
    fingerprint: Type.Optional(
      Type.String({ description: 'changes with what organisers edit in the entry; only for organisers' }),
    ),
  },
  closed,
);
export type ParticipantEntry = Static<typeof ParticipantEntrySchema>;

/** An entry as a client sends it; a new one needs an id of its own. */
export const SentEntrySchema = Type.Object(
  {
    id: Id,
    participant: SentPeopleSchema,
    emailAddress: Type.Optional(nullable(EmailAddress)),
    teamName: Type.Optional(nullable(lineOfText({ maxLength: maxNameLength }))),
    teamId: Type.Optional(nullable(Id)),
    status: Type.Optional(
      Type.Unsafe<'requested' | 'confirmed' | 'waiting'>({
        ...oneOf(['requested', 'confirmed', 'waiting'] as const),
        description: 'only organisers may send `confirmed`; `waiting` asks for the waiting list',
      }),
    ),
    isNameShortened: Type.Optional(Type.Boolean()),
  },
  closed,
);
export type SentEntry = Static<typeof SentEntrySchema>;

/** An entry as an organiser changes it. */
export const EditedEntrySchema = Type.Object(
  {
    ...SentEntrySchema.properties,
    seenFingerprint: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 64,
        description: '`fingerprint` of the entry that the change is made on; without it nothing is compared',
      }),
    ),
  },
  closed,
);
export type EditedEntry = Static<typeof EditedEntrySchema>;
