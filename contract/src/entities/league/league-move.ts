import { maxProposedDates } from '@neundarter/rules/league/move-fixture';
import { sides } from '@neundarter/rules/matchday/plan';
import Type, { type Static } from 'typebox';
import { maxFixturesOfLeague, maxMoveActs } from '../../limits.ts';
import { closed, Id, Reason, TimeStamp } from '../common.ts';
import { nullable, oneOf } from '../match-config.ts';

const Side = oneOf(sides);
const Mover = oneOf([...sides, 'office'] as const);
const Dates = Type.Array(TimeStamp, { minItems: 1, maxItems: maxProposedDates });
const About = Type.Unsafe<string>({ ...Id, description: 'the proposal that it answers' });

/** What somebody does about a move, in the call that adds it. */
export const NewMoveDeedSchema = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('proposed'),
      by: Side,
      dates: Dates,
      reason: Type.Optional(Reason),
      about: Type.Optional(
        Type.Unsafe<string>({ ...Id, description: 'the proposal that it replaces; missing: there is none' }),
      ),
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal('accepted'), by: Mover, about: About, date: TimeStamp }, closed),
  Type.Object(
    { kind: Type.Literal('refused'), by: Mover, about: About, reason: Type.Optional(Reason) },
    closed,
  ),
  Type.Object({ kind: Type.Literal('withdrawn'), by: Side, about: About }, closed),
  Type.Object({ kind: Type.Literal('approved'), about: About }, closed),
  Type.Object({ kind: Type.Literal('moved'), date: TimeStamp, reason: Reason }, closed),
]);
export type NewMoveDeed = Static<typeof NewMoveDeedSchema>;

const OpenMoveSchema = Type.Object(
  {
    id: Id,
    by: Side,
    dates: Type.Array(TimeStamp, {
      maxItems: maxProposedDates,
      description: 'those that have not gone by',
    }),
    reason: nullable(Type.String()),
    agreed: Type.Unsafe<number | null>({
      ...nullable(TimeStamp),
      description: 'the date to which both have agreed; null before that',
    }),
    waitsFor: Mover,
  },
  closed,
);
export type OpenLeagueMove = Static<typeof OpenMoveSchema>;

const summary = {
  number: Type.Integer({
    minimum: 0,
    maximum: maxFixturesOfLeague - 1,
    description: 'place of the fixture in the list',
  }),
  startDateTime: TimeStamp,
  open: Type.Unsafe<OpenLeagueMove | null>({
    ...nullable(OpenMoveSchema),
    description: 'what waits; null: nothing',
  }),
  ownSides: Type.Array(Side, { maxItems: 2, description: 'the sides that the caller leads' }),
  mayDecide: Type.Boolean({
    description: 'whether the caller decides for the office; nobody does about an own team',
  }),
};

const ActSchema = Type.Object(
  {
    id: Id,
    madeAt: TimeStamp,
    name: Type.Unsafe<string | null>({
      ...nullable(Type.String()),
      description: 'of who has done it; null: not known any more',
    }),
    kind: oneOf(['proposed', 'accepted', 'refused', 'withdrawn', 'approved', 'moved'] as const),
    by: Mover,
    dates: Type.Array(TimeStamp, { maxItems: maxProposedDates }),
    reason: nullable(Type.String()),
  },
  closed,
);
export type LeagueMoveAct = Static<typeof ActSchema>;

/** Moving one fixture. */
export const LeagueMoveSchema = Type.Object(
  {
    ...summary,
    plannedDateTime: Type.Unsafe<number>({ ...TimeStamp, description: 'as planned in the beginning' }),
    isOpen: Type.Boolean({ description: 'whether it has not begun, and nothing was decided about it' }),
    isInLastRounds: Type.Boolean({ description: 'then only the office moves it' }),
    proposableUntil: TimeStamp,
    halfEndsAt: Type.Unsafe<number>({
      ...TimeStamp,
      description: 'after the last date to which the sides can move it',
    }),
    acts: Type.Array(ActSchema, { maxItems: maxMoveActs, description: 'the oldest first' }),
  },
  closed,
);
export type LeagueMove = Static<typeof LeagueMoveSchema>;

/** What waits in a league, of the fixtures that concern the caller. */
export const LeagueMovesSchema = Type.Object(
  { moves: Type.Array(Type.Object(summary, closed), { maxItems: maxFixturesOfLeague }) },
  closed,
);
export type LeagueMoves = Static<typeof LeagueMovesSchema>;
