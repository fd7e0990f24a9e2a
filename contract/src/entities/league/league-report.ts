import { teamBounds } from '@neundarter/rules/league/fixtures';
import { measureBounds, measureKinds } from '@neundarter/rules/league/measures';
import { objectionSubjects, openMatters, reportStates, rulings } from '@neundarter/rules/league/report';
import { signatureWays } from '@neundarter/rules/matchday/disputes';
import { sides } from '@neundarter/rules/matchday/plan';
import Type, { type Static } from 'typebox';
import { maxActsOfReport, maxFixturesOfLeague, maxMeasuresOfLeague, maxRuleLength } from '../../limits.ts';
import { closed, Id, lineOfText, Reason, TimeStamp } from '../common.ts';
import { Pair, ResultSchema, TeamNumber } from '../league.ts';
import { nullable, oneOf } from '../match-config.ts';

const FixtureNumber = Type.Integer({ minimum: 0, maximum: maxFixturesOfLeague - 1 });
const Side = oneOf(sides);
const By = oneOf([...sides, 'office'] as const);

/** What somebody does with a report, in the call that adds it. */
export const NewReportDeedSchema = Type.Union([
  Type.Object(
    { kind: Type.Literal('objected'), side: Side, about: oneOf(objectionSubjects), reason: Reason },
    closed,
  ),
  Type.Object({ kind: Type.Literal('reopened'), by: By, reason: Reason }, closed),
  Type.Object({ kind: Type.Literal('checked'), reason: Type.Optional(Reason) }, closed),
  Type.Object(
    { kind: Type.Literal('rescored'), games: Pair, legs: Pair, points: Pair, reason: Reason },
    closed,
  ),
  Type.Object({ kind: Type.Literal('absent'), side: Side, reason: Reason }, closed),
  Type.Object({ kind: Type.Literal('cancelled'), reason: Reason }, closed),
]);
export type NewReportDeed = Static<typeof NewReportDeedSchema>;

/** Who has taken something back, when and why. */
const UndoneSchema = Type.Object(
  { at: TimeStamp, name: nullable(Type.String()), reason: Type.String() },
  closed,
);

const made = {
  id: Id,
  madeAt: TimeStamp,
  name: Type.Unsafe<string | null>({
    ...nullable(Type.String()),
    description: 'of who has done it; null: a device of the guests, or not known any more',
  }),
  undone: Type.Unsafe<Static<typeof UndoneSchema> | null>({
    ...nullable(UndoneSchema),
    description: 'null: it counts',
  }),
};

const ActSchema = Type.Object(
  {
    ...made,
    kind: oneOf(['objected', 'reopened', 'checked', ...rulings] as const),
    by: By,
    reason: nullable(Type.String()),
    about: nullable(oneOf(objectionSubjects)),
    side: Type.Unsafe<(typeof sides)[number] | null>({
      ...nullable(Side),
      description: 'who was absent; null otherwise',
    }),
    result: Type.Unsafe<Static<typeof ResultSchema> | null>({
      ...nullable(ResultSchema),
      description: 'what counts instead of the result that was played; null otherwise',
    }),
    isSettled: Type.Boolean({ description: 'whether an objection was decided; true for other acts' }),
  },
  closed,
);
export type LeagueReportAct = Static<typeof ActSchema>;

const SignatureSchema = Type.Object(
  {
    side: Side,
    name: Type.String(),
    madeAt: TimeStamp,
    way: oneOf(signatureWays),
    protest: nullable(Type.String()),
    deniableUntil: TimeStamp,
  },
  closed,
);

const measureFields = {
  kind: oneOf(measureKinds),
  team: TeamNumber,
  rule: lineOfText({ minLength: 1, maxLength: maxRuleLength }),
  reason: Reason,
};
const Points = Type.Integer({ minimum: measureBounds.points.min, maximum: measureBounds.points.max });
const Euros = Type.Integer({ minimum: measureBounds.euros.min, maximum: measureBounds.euros.max });

/** A measure of the office as it is recorded. */
export const NewMeasurePropsSchema = Type.Object(
  {
    ...measureFields,
    fixture: Type.Optional(FixtureNumber),
    points: Type.Optional(Type.Unsafe<number>({ ...Points, description: 'only of the kind points' })),
    euros: Type.Optional(Type.Unsafe<number>({ ...Euros, description: 'only of the kind fine' })),
  },
  closed,
);
export type NewMeasureProps = Static<typeof NewMeasurePropsSchema>;

const MeasureSchema = Type.Object(
  {
    ...made,
    ...measureFields,
    fixture: nullable(FixtureNumber),
    points: nullable(Points),
    euros: nullable(Euros),
  },
  closed,
);
export type LeagueMeasure = Static<typeof MeasureSchema>;

const summary = {
  number: Type.Unsafe<number>({ ...FixtureNumber, description: 'place of the fixture in the list' }),
  state: oneOf(reportStates),
  open: Type.Array(oneOf(openMatters), {
    maxItems: openMatters.length,
    description: 'what waits for the office',
  }),
};

/** The report of a fixture. */
export const LeagueReportSchema = Type.Object(
  {
    ...summary,
    eventId: Type.Unsafe<string | null>({
      ...nullable(Id),
      description: 'its match day, if the caller may see it; null without one',
    }),
    result: Type.Unsafe<Static<typeof ResultSchema> | null>({
      ...nullable(ResultSchema),
      description: 'as it was played; null before the end',
    }),
    confirmedFrom: nullable(TimeStamp),
    objectableUntil: nullable(TimeStamp),
    signatures: Type.Array(SignatureSchema, { maxItems: 2 }),
    acts: Type.Array(ActSchema, { maxItems: maxActsOfReport, description: 'the oldest first' }),
    measures: Type.Array(MeasureSchema, { maxItems: maxMeasuresOfLeague }),
    ownSides: Type.Array(Side, { maxItems: 2, description: 'the sides that the caller leads' }),
    mayDecide: Type.Boolean({
      description: 'whether the caller decides for the office; nobody does about an own team',
    }),
  },
  closed,
);
export type LeagueReport = Static<typeof LeagueReportSchema>;

/** All reports of a league for its office. */
export const LeagueReportsSchema = Type.Object(
  {
    reports: Type.Array(Type.Object(summary, closed), { maxItems: maxFixturesOfLeague }),
    measures: Type.Array(MeasureSchema, { maxItems: maxMeasuresOfLeague, description: 'the newest first' }),
    absences: Type.Array(
      Type.Object(
        { team: TeamNumber, count: Type.Integer({ minimum: 1, maximum: maxFixturesOfLeague }) },
        closed,
      ),
      { maxItems: teamBounds.max, description: 'how often teams did not appear' },
    ),
  },
  closed,
);
export type LeagueReports = Static<typeof LeagueReportsSchema>;
