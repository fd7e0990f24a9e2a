import { attendances, pauseMinutes } from '@neundarter/rules/hall/attendance';
import { maxCalls } from '@neundarter/rules/hall/call';
import { type CallerDemand, callerDemands } from '@neundarter/rules/hall/caller-demand';
import { hallModes } from '@neundarter/rules/hall/hall-mode';
import type { Why } from '@neundarter/rules/hall/obstacles';
import type { Reason } from '@neundarter/rules/hall/schedule';
import { maxMatchesOfEvent } from '@neundarter/rules/tournament/plan/plan-config';
import { participantNumbers } from '@neundarter/rules/tournament/setup/setup';
import Type, { type Static } from 'typebox';
import { maxBoardsOfTeam, maxOthersInHall, maxPerhapsSame } from '../../limits.ts';
import { BoardsSchema } from '../board.ts';
import { closed, Id, TimeStamp } from '../common.ts';
import { nullable, oneOf } from '../match-config.ts';

const reasonKinds = [
  'goes-on',
  'board-broken',
  'final',
  'semi-final',
  'stream',
  'waited-long',
  'although-resting',
  'second-of-group',
  'one-group-more',
  'turn-of-group',
  'least-slack',
] as const satisfies readonly Reason['kind'][];

const whyKinds = [
  'parties-unknown',
  'protest',
  'postponed',
  'knockout-not-released',
  'tables-are-shown',
  'absent',
  'injured',
  'gone',
  'pause',
  'busy',
  'final-is-last',
  'before-final-pause',
  'final-is-played',
  'other-semi-final',
  'two-boards-needed',
  'board-reserved',
  'stream-board',
  'group-plays',
  'caller-missing',
  'no-board',
] as const satisfies readonly Why['kind'][];

const Person = Type.Unsafe<string>({ ...Id, description: 'id of a player' });

/** A match that waits. */
const WaitingSchema = Type.Object(
  {
    matchId: Id,
    why: oneOf(whyKinds),
    person: Type.Optional(Person),
    until: Type.Optional(TimeStamp),
    duty: Type.Optional(oneOf(['playing', 'called', 'calling'] as const)),
    otherMatchId: Type.Optional(Type.Unsafe<string>({ ...Id, description: 'the match that it waits for' })),
  },
  closed,
);
export type WaitingMatch = Static<typeof WaitingSchema>;

/** A match that should be called now. */
const ProposalSchema = Type.Object(
  {
    matchId: Id,
    boardId: Id,
    reason: oneOf(reasonKinds),
    waited: Type.Optional(Type.Integer({ minimum: 0, description: 'how long somebody has waited, ms' })),
    caller: Type.Optional(Type.Unsafe<string>({ ...Id, description: 'the entry that would call it' })),
  },
  closed,
);
export type HallProposal = Static<typeof ProposalSchema>;

/** From when on everybody is asked to call a called match; it is missing if nobody is sought. */
export const CallerSoughtFrom = Type.Unsafe<number>({
  ...TimeStamp,
  description: 'from when on everybody is asked to call it, if nobody is named',
});

/** A match that is called to its board. */
export const HallCallSchema = Type.Object(
  {
    matchId: Id,
    boardId: Id,
    calledAt: TimeStamp,
    calls: Type.Integer({ minimum: 1, maximum: maxCalls, description: 'how often it was called' }),
    latestAt: TimeStamp,
    presentAt: Type.Unsafe<number | null>({
      ...nullable(TimeStamp),
      description: 'when somebody said that both are at the board; null if nobody has',
    }),
    callerSoughtFrom: Type.Optional(CallerSoughtFrom),
  },
  closed,
);
export type HallCall = Static<typeof HallCallSchema>;

const comingAt = Type.Unsafe<number | null>({
  ...nullable(TimeStamp),
  description: 'when they want to come; only while they are expected',
});
const presence = oneOf(attendances);
const isCaller = Type.Boolean({ description: 'whether they call matches at all' });

/** An entry about which something was said. */
const AttendanceSchema = Type.Object(
  {
    entrant: Id,
    presence,
    comingAt,
    pauseUntil: Type.Unsafe<number | null>({
      ...nullable(TimeStamp),
      description: 'until when they have a pause; null without one',
    }),
    isCaller,
  },
  closed,
);
export type HallAttendance = Static<typeof AttendanceSchema>;

/** What an organiser says about an entry. */
export const ChangedAttendanceSchema = Type.Object(
  {
    entrant: Id,
    presence: Type.Optional(presence),
    comingAt: Type.Optional(comingAt),
    pauseMinutes: Type.Optional(
      Type.Integer({
        minimum: pauseMinutes.min,
        maximum: pauseMinutes.max,
        description: 'from now on; 0 ends the pause',
      }),
    ),
    isCaller: Type.Optional(isCaller),
  },
  { ...closed, minProperties: 2 },
);

/** Who calls a match that is called: an entry, or nobody. */
export const CallCallerSchema = Type.Object(
  {
    matchId: Id,
    caller: Type.Unsafe<string | null>({ ...nullable(Id), description: 'id of an entry' }),
  },
  closed,
);
export type CallCaller = Static<typeof CallCallerSchema>;

const ofOneTournament = {
  eventId: Id,
  mode: oneOf(hallModes),
  callers: Type.Optional(
    Type.Unsafe<CallerDemand>({
      ...oneOf(callerDemands),
      description: 'whether the hall names callers of called matches',
    }),
  ),
  boards: BoardsSchema,
  calls: Type.Array(HallCallSchema, {
    maxItems: maxBoardsOfTeam,
    description: 'of this tournament, in the order of their boards',
  }),
  taken: Type.Array(Id, {
    maxItems: maxBoardsOfTeam,
    description: 'boards to which another event of the team has called a match',
  }),
  play: Type.Array(ProposalSchema, {
    maxItems: maxBoardsOfTeam,
    description: 'to be called now, in order',
  }),
  next: Type.Array(Type.Object({ matchId: Id, boardId: Id, at: TimeStamp }, closed), {
    maxItems: maxBoardsOfTeam,
    description: 'what is expected next on boards, the soonest first',
  }),
  waiting: Type.Array(WaitingSchema, {
    maxItems: maxMatchesOfEvent,
    description: 'all other open matches',
  }),
  attendance: Type.Array(AttendanceSchema, {
    maxItems: participantNumbers.max,
    description: 'entries about which something was said; all others are here',
  }),
} as const;

const HallOfOneSchema = Type.Object(ofOneTournament, closed);
export type HallOfOne = Static<typeof HallOfOneSchema>;

const personOfEvent = {
  eventId: Id,
  entrant: Id,
  person: Person,
} as const;

const Pair = Type.Array(Type.Object(personOfEvent, closed), { minItems: 2, maxItems: 2 });

/** Two people of different tournaments who may be the same person, or of whom an organiser has said whether they are. */
const PerhapsSameSchema = Type.Object(
  {
    people: Pair,
    isSame: Type.Unsafe<boolean | null>({
      ...nullable(Type.Boolean()),
      description: 'what an organiser has said; null as long as nobody has: both then count as one',
    }),
  },
  closed,
);
export type PerhapsSame = Static<typeof PerhapsSameSchema>;

/** What an organiser says about two people. */
export const SamePeopleSchema = Type.Object(
  {
    people: Type.Array(Person, { minItems: 2, maxItems: 2, uniqueItems: true }),
    isSame: Type.Unsafe<boolean | null>({
      ...nullable(Type.Boolean()),
      description: 'whether they are the same person; null takes the answer back',
    }),
  },
  closed,
);

/** Other tournaments of the team that share the hall on this day. */
const TogetherSchema = Type.Object(
  {
    halls: Type.Array(HallOfOneSchema, {
      maxItems: maxOthersInHall,
      description: 'their halls; the proposals of all are one plan',
    }),
    boardIds: Type.Array(Id, {
      maxItems: maxBoardsOfTeam,
      description: 'boards of all of them, in the order of the hall',
    }),
    queue: Type.Array(Id, {
      maxItems: maxBoardsOfTeam * (maxOthersInHall + 1),
      description: 'proposed matches of all of them, in the order in which they should be called',
    }),
    perhapsSame: Type.Array(PerhapsSameSchema, {
      maxItems: maxPerhapsSame,
      description: 'people of different tournaments who may be the same, and those about whom that was said',
    }),
  },
  closed,
);

/** The hall of a tournament as its organisers see it. */
export const HallSchema = Type.Object(
  {
    ...ofOneTournament,
    together: Type.Optional(
      Type.Unsafe<Static<typeof TogetherSchema>>({
        ...TogetherSchema,
        description: 'missing while the tournament has the hall for itself',
      }),
    ),
  },
  closed,
);
export type HallEntity = Static<typeof HallSchema>;
