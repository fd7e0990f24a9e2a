import { eventStages } from '@neundarter/rules/match/match-place';
import type { MatchConfig } from '@neundarter/rules/match/types';
import { tournamentMatchStatuses } from '@neundarter/rules/tournament/advance/match-state';
import { freeNumbers } from '@neundarter/rules/tournament/groups/free-groups';
import { roundNames, type SlotSource } from '@neundarter/rules/tournament/match/planned-match';
import { maxMatchesOfEvent } from '@neundarter/rules/tournament/plan/plan-config';
import type { ParticipantPerson } from '@neundarter/rules/tournament/setup/participants';
import { participantNumbers } from '@neundarter/rules/tournament/setup/setup';
import { tournamentStatuses } from '@neundarter/rules/tournament/setup/status';
import Type, { type Static } from 'typebox';
import { maxEntriesOfTournament } from '../limits.ts';
import { AnnouncementsSchema } from './announcement.ts';
import { closed, Id, TimeStamp } from './common.ts';
import { CallerSoughtFrom } from './hall/hall.ts';
import { MatchConfigSchema, nullable, oneOf } from './match-config.ts';
import { ParticipantEntrySchema, PersonSchema } from './participant.ts';
import {
  DecisionSchema,
  LotSchema,
  MadeDecisionSchema,
  maxShownDecisions,
  PlayOffSchema,
} from './tournament-decision.ts';
import { TournamentSetupSchema } from './tournament-setup.ts';
import { EmailAddress } from './user.ts';

const Number = Type.Integer({ minimum: 0 });
const MatchIds = Type.Array(nullable(Id), {
  maxItems: participantNumbers.max,
  description: 'null for a match that is never played because of a bye',
});
const maxMatchDays = 2 * participantNumbers.max;
const Entrants = Type.Array(Id, { maxItems: participantNumbers.max, description: 'ids of entries' });
const Round = Type.Object({ name: nullable(oneOf(roundNames)), matchIds: MatchIds }, closed);
const Rounds = Type.Array(Round, { maxItems: 2 * roundNames.length, description: 'first round first' });

/** The stages of a started tournament; those that it does not have are null. */
const StagesSchema = Type.Object(
  {
    group: nullable(
      Type.Object(
        {
          groups: Type.Array(
            Type.Object(
              {
                groupId: Type.String(),
                name: Type.String(),
                participants: Entrants,
                board: Type.Optional(
                  Type.Unsafe<string | null>({
                    ...nullable(Type.String()),
                    description: 'board of all its matches; null if they have none or different ones',
                  }),
                ),
              },
              closed,
            ),
            { maxItems: freeNumbers.groups.max },
          ),
          matchDays: Type.Array(
            Type.Object(
              {
                matchDay: Type.Integer({ minimum: 1 }),
                matchIds: Type.Array(Id, { maxItems: maxMatchesOfEvent }),
              },
              closed,
            ),
            { maxItems: maxMatchDays },
          ),
        },
        closed,
      ),
    ),
    secondChance: Type.Optional(nullable(Type.Object({ rounds: Rounds }, closed))),
    knockout: nullable(Type.Object({ rounds: Rounds, thirdPlaceMatchId: nullable(Id) }, closed)),
    doubleElimination: nullable(
      Type.Object(
        {
          winnerBracket: Rounds,
          loserBracket: Rounds,
          grandFinalMatchId: nullable(Id),
          grandFinalResetMatchId: nullable(Id),
        },
        closed,
      ),
    ),
  },
  closed,
);

/** Where a party comes from: an entry, a bye, a rank of a group, or winner or loser of a match, named by its key. */
const SlotSchema = Type.Unsafe<SlotSource>(
  Type.Union([
    Type.Object({ kind: Type.Literal('entrant'), entrant: Id }, closed),
    Type.Object({ kind: Type.Literal('bye') }, closed),
    Type.Object({ kind: Type.Literal('group-rank'), groupId: Type.String(), rank: Number }, closed),
    Type.Object(
      { kind: Type.Literal('order-rank'), rankWithinGroups: Number, rankWithinOrder: Number },
      closed,
    ),
    Type.Object(
      {
        kind: Type.Literal('match'),
        match: Type.String(),
        outcome: Type.Union([Type.Literal('winner'), Type.Literal('loser')]),
      },
      closed,
    ),
  ]),
);

/** A match of a started tournament with its place and its state. */
const TournamentMatchSchema = Type.Object(
  {
    key: Type.String({ description: 'address within the tournament; never changes' }),
    matchId: nullable(Id),
    number: Type.Unsafe<number | null>({
      ...nullable(Type.Integer({ minimum: 1 })),
      description: 'in playing order; null if it is never played because of a bye',
    }),
    stage: oneOf(eventStages),
    groupId: nullable(Type.String()),
    round: Number,
    index: Number,
    matchDay: nullable(Type.Integer({ minimum: 1 })),
    status: oneOf(tournamentMatchStatuses),
    slots: Type.Tuple([SlotSchema, SlotSchema]),
    winner: Type.Unsafe<'draw' | 'nobody' | 0 | 1 | null>({
      ...nullable(
        Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal('draw'), Type.Literal('nobody')]),
      ),
      description: 'null while it is open',
    }),
    score: Type.Unsafe<[number, number] | null>({
      ...nullable(Type.Tuple([Number, Number])),
      description: 'sets, or legs where only one set is played; null while it is open',
    }),
    caller: Type.Unsafe<string | null>({ ...nullable(Id), description: 'id of an entry' }),
    board: nullable(Type.String()),
    // When it was called to its board; null if it is not called.
    called: Type.Optional(nullable(TimeStamp)),
    callerSoughtFrom: Type.Optional(CallerSoughtFrom),
  },
  closed,
);
export type TournamentMatch = Static<typeof TournamentMatchSchema>;

const StandingSchema = Type.Object(
  {
    groupId: Type.String(),
    isFinished: Type.Boolean(),
    ranks: Type.Array(Type.Object({ entrant: Id, rank: Type.Integer({ minimum: 1 }) }, closed), {
      maxItems: participantNumbers.max,
      description: 'best first, without those who have withdrawn',
    }),
  },
  closed,
);

const PlaceSchema = Type.Object(
  {
    entrant: Id,
    from: Type.Integer({ minimum: 1, description: 'from 5 to 8 means one of the places 5 to 8' }),
    to: Type.Integer({ minimum: 1 }),
  },
  closed,
);

/** Another knockout, for those who are out. */
const SecondChanceSchema = Type.Object(
  {
    out: Type.Array(
      Type.Object({ entrant: Id, groupId: Type.String(), rank: Type.Integer({ minimum: 1 }) }, closed),
      {
        maxItems: participantNumbers.max,
        description:
          'who is out and may play, in the order of the seeds; empty while that is open; without groups, the key of the match they lost stands in place of the group',
      },
    ),
    isDrawn: Type.Boolean(),
    places: Type.Array(PlaceSchema, {
      maxItems: participantNumbers.max,
      description: 'among those who play it, as far as they are known, best first',
    }),
  },
  { ...closed, description: 'of tournaments whose settings have a second chance' },
);

/** What follows from the log of a started tournament. */
const TournamentStateSchema = Type.Object(
  {
    matches: Type.Array(TournamentMatchSchema, {
      maxItems: maxMatchesOfEvent,
      description: 'in playing order',
    }),
    needed: Type.Array(DecisionSchema, {
      maxItems: participantNumbers.max,
      description: 'shared ranks on which something depends',
    }),
    playOffs: Type.Optional(Type.Array(PlayOffSchema, { maxItems: maxMatchesOfEvent })),
    decisions: Type.Optional(
      Type.Array(MadeDecisionSchema, {
        maxItems: maxShownDecisions,
        description: 'lots and orders by hand about shared ranks, latest first',
      }),
    ),
    lots: Type.Array(LotSchema, { maxItems: participantNumbers.max }),
    withdrawn: Entrants,
    standings: Type.Array(StandingSchema, { maxItems: freeNumbers.groups.max, description: 'of the groups' }),
    secondChance: Type.Optional(SecondChanceSchema),
    places: Type.Array(PlaceSchema, {
      maxItems: participantNumbers.max,
      description: 'of the knockout, or of a finished league, best first',
    }),
    winner: nullable(Id),
  },
  closed,
);

/** Rounds whose legs and sets can be changed one by one. */
export const changeableRounds = [...roundNames, 'group', 'loser-side', 'third-place'] as const;

export type ChangeableRound = (typeof changeableRounds)[number];

/** Take-overs of places that a tournament shows, the latest: an evening needs one or two. */
export const maxShownTakeOvers = 20;

/** An exception after the start, without who decided it and why. */
const ExceptionSchema = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('substitute'),
      entrant: Id,
      left: Type.Unsafe<readonly ParticipantPerson[]>(
        Type.Array(PersonSchema, {
          maxItems: 2,
          description: 'who was in the entry at the start; empty if that is not known',
        }),
      ),
      came: Type.Unsafe<readonly string[]>(
        Type.Array(Id, { maxItems: 2, description: 'people of the entry who were not' }),
      ),
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('round'),
      round: oneOf(changeableRounds),
      before: nullable(Type.Unsafe<MatchConfig>({ ...MatchConfigSchema, description: 'at the start' })),
      after: nullable(Type.Unsafe<MatchConfig>({ ...MatchConfigSchema, description: 'now' })),
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('late-entry'), entrant: Id }, closed),
  Type.Object({ kind: Type.Literal('drop-third-place') }, closed),
  Type.Object(
    {
      kind: Type.Literal('take-over'),
      winner: Type.Unsafe<string>({ ...Id, description: 'id of the entry that has taken over the place' }),
      loser: Type.Unsafe<string>({ ...Id, description: 'id of the entry that had it' }),
      match: Type.Unsafe<string>({ ...Id, description: 'id of the match whose winner was wrong' }),
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('reset'),
      matches: Type.Unsafe<readonly string[]>(
        Type.Array(Id, {
          maxItems: maxMatchesOfEvent,
          description: 'ids of matches that had to be played again',
        }),
      ),
    },
    closed,
  ),
]);
export type TournamentException = Static<typeof ExceptionSchema>;

/** What can still be changed of a running tournament, only for organisers. */
const ChangeableSchema = Type.Object(
  {
    rounds: Type.Array(oneOf(changeableRounds), {
      maxItems: changeableRounds.length,
      description: 'in which nothing has begun',
    }),
    thirdPlace: Type.Boolean({ description: 'whether the match for the third place can be dropped' }),
    unplayed: Type.Array(Id, {
      maxItems: participantNumbers.max,
      description: 'ids of entries that can be substituted, because they have not played yet',
    }),
    gone: Type.Optional(
      Type.Array(Id, {
        maxItems: participantNumbers.max,
        description: 'ids of entries that have gone, and call nothing until they are back',
      }),
    ),
  },
  closed,
);

const NumbersSchema = Type.Object(
  { requested: Number, confirmed: Number, rejected: Number, waiting: Number, withdrawn: Number },
  { ...closed, description: 'entries by status' },
);

/** `eventData` of a tournament. Lists of events leave out the participants and everything about the matches. */
export const TournamentDataSchema = Type.Object(
  {
    status: oneOf(tournamentStatuses),
    config: TournamentSetupSchema,
    notificationEmailAddress: Type.Optional(
      Type.Unsafe<string | null>({ ...nullable(Type.String()), description: 'only for organisers' }),
    ),
    isNotificationWaiting: Type.Optional(
      Type.Boolean({
        description:
          'only for organisers: whether the owner of the notification address has still to agree; until then nothing is sent',
      }),
    ),
    matchPinCode: Type.Optional(
      Type.Unsafe<string | null>({ ...nullable(Type.String()), description: 'only for organisers' }),
    ),
    isPinLocked: Type.Optional(
      Type.Boolean({
        description:
          'only for organisers: whether guests have entered too many wrong PINs, and wait until they are let in again',
      }),
    ),
    noOfParticipants: NumbersSchema,
    hasSufficientParticipants: Type.Boolean(),
    groupsAreComplete: Type.Boolean(),
    draw: nullable(
      Type.Object(
        { seed: Type.String(), noOfDraws: Number },
        { ...closed, description: 'the lot that can be repeated, and how often it was drawn' },
      ),
    ),
    cancelledBecause: nullable(Type.String()),
    startedAt: nullable(TimeStamp),
    finishedAt: nullable(TimeStamp),
    participants: Type.Optional(Type.Array(ParticipantEntrySchema, { maxItems: maxEntriesOfTournament })),
    changeable: Type.Optional(ChangeableSchema),
    exceptions: Type.Optional(
      Type.Array(ExceptionSchema, {
        maxItems: maxEntriesOfTournament + changeableRounds.length + 2 + maxShownTakeOvers,
        description: 'what has been changed after the start, other than by results',
      }),
    ),
    announcements: Type.Optional(AnnouncementsSchema),
    stages: Type.Optional(nullable(StagesSchema)),
    state: Type.Optional(nullable(TournamentStateSchema)),
  },
  closed,
);
export type TournamentData = Static<typeof TournamentDataSchema>;
export type TournamentStages = Static<typeof StagesSchema>;
export type TournamentStateEntity = Static<typeof TournamentStateSchema>;

/** What a client may send to create a tournament; settings left out get their defaults. */
export const NewTournamentDataSchema = Type.Object(
  { config: Type.Optional(TournamentSetupSchema) },
  { ...closed, description: 'of a tournament' },
);

/** What organisers may change of a tournament that has not started. */
export const ChangedTournamentDataSchema = Type.Object(
  {
    config: Type.Optional(TournamentSetupSchema),
    notificationEmailAddress: Type.Optional(nullable(EmailAddress)),
  },
  { ...closed, minProperties: 1, description: 'of a tournament; settings are sent as a whole' },
);
export type ChangedTournamentData = Static<typeof ChangedTournamentDataSchema>;
