import { leagueRequests, leagueStatuses } from '@neundarter/rules/access/leagues';
import { teamBounds } from '@neundarter/rules/league/fixtures';
import {
  type LeaguePlayer,
  noPlayerFigures,
  type PlayerFigures,
  type RoundBests,
  weekBests,
} from '@neundarter/rules/league/league-players';
import { measureBounds } from '@neundarter/rules/league/measures';
import { daysBeforeBounds, officeAgreements } from '@neundarter/rules/league/move-fixture';
import { deadlineBounds, rulings } from '@neundarter/rules/league/report';
import type { PerParty } from '@neundarter/rules/match/types';
import type { MatchdayFormat } from '@neundarter/rules/matchday/plan';
import { matchdayStatuses } from '@neundarter/rules/matchday/result';
import Type, { type Static } from 'typebox';
import {
  maxFixturesOfLeague,
  maxMeasuresOfLeague,
  maxNameLength,
  maxPlayersOfLeague,
  maxRoundsOfLeague,
  maxRuleLength,
  maxSeasonLength,
  maxTally,
} from '../limits.ts';
import { closed, Id, name, TimeStamp } from './common.ts';
import { nullable, oneOf } from './match-config.ts';
import { MatchdayFormatSchema } from './matchday-format.ts';
import { MatchPlayerSchema } from './party.ts';

export const TeamNumber = Type.Integer({
  minimum: 0,
  maximum: teamBounds.max - 1,
  description: 'place in the list of teams, from 0',
});

/** Two numbers, home first. */
export const Pair = Type.Unsafe<PerParty<number>>({
  ...Type.Tuple([
    Type.Integer({ minimum: 0, maximum: maxTally }),
    Type.Integer({ minimum: 0, maximum: maxTally }),
  ]),
  description: 'home first',
});

const TeamSchema = Type.Object(
  {
    teamId: Type.Unsafe<string | null>({ ...nullable(Id), description: 'null: a team without accounts' }),
    name: Type.String(),
    request: Type.Unsafe<(typeof leagueRequests)[number]>({
      ...oneOf(leagueRequests),
      description: 'whether a team of this server takes part; without accounts: agreed',
    }),
  },
  closed,
);

const fixtureFields = {
  round: Type.Integer({ minimum: 0, maximum: maxRoundsOfLeague - 1, description: 'from 0' }),
  home: TeamNumber,
  away: TeamNumber,
  startDateTime: TimeStamp,
};

export const ResultSchema = Type.Object({ games: Pair, legs: Pair, points: Pair }, closed);

const FixtureSchema = Type.Object(
  {
    ...fixtureFields,
    eventId: Type.Unsafe<string | null>({
      ...nullable(Id),
      description: 'its match day, if the caller may see it; null without one',
    }),
    hasMatchday: Type.Boolean({ description: 'whether its result comes from a match day' }),
    status: oneOf(matchdayStatuses),
    result: Type.Unsafe<Static<typeof ResultSchema> | null>({
      ...nullable(ResultSchema),
      description: 'so far, without points before the end; null before the start',
    }),
    ruling: Type.Optional(
      Type.Unsafe<(typeof rulings)[number]>({
        ...oneOf(rulings),
        description: 'what the office has decided; then the result is not the one that was played',
      }),
    ),
  },
  closed,
);
export type LeagueFixture = Static<typeof FixtureSchema>;

const Format = Type.Unsafe<MatchdayFormat>({
  ...MatchdayFormatSchema,
  description: 'how its match days are played; missing: as match days without a format',
});

const fields = {
  name: name(maxNameLength),
  season: name(maxSeasonLength),
  isPublic: Type.Boolean({
    description: 'whether everybody sees it, and its match days, once it is published',
  }),
};

const DeadlinesSchema = Type.Object(
  {
    confirmDays: Type.Integer({
      minimum: deadlineBounds.confirmDays.min,
      maximum: deadlineBounds.confirmDays.max,
      description: 'after which a report counts as confirmed without signatures',
    }),
    objectionDays: Type.Integer({
      minimum: deadlineBounds.objectionDays.min,
      maximum: deadlineBounds.objectionDays.max,
      description: 'in which a side can object',
    }),
  },
  { ...closed, description: 'days after the end of a fixture; missing: as usual' },
);

const MoveRulesSchema = Type.Object(
  {
    officeAgrees: Type.Unsafe<(typeof officeAgreements)[number]>({
      ...oneOf(officeAgreements),
      description: 'to which dates the office has to agree besides; later: than planned',
    }),
    daysBefore: Type.Integer({
      minimum: daysBeforeBounds.min,
      maximum: daysBeforeBounds.max,
      description: 'up to how many days before its start a side proposes to move a fixture',
    }),
  },
  { ...closed, description: 'how its fixtures are moved; missing: as usual' },
);

/** What the office has taken from the points of a team. */
const DeductionSchema = Type.Object(
  {
    team: TeamNumber,
    points: Type.Integer({ minimum: measureBounds.points.min, maximum: measureBounds.points.max }),
    rule: Type.String({ maxLength: maxRuleLength }),
    madeAt: TimeStamp,
  },
  closed,
);

const listedFields = {
  teamId: Type.Unsafe<string>({ ...Id, description: 'the office: its admins run the league' }),
  teamName: Type.String(),
  ...fields,
  status: oneOf(leagueStatuses),
  format: Type.Optional(Format),
  deadlines: Type.Optional(DeadlinesSchema),
  moveRules: Type.Optional(MoveRulesSchema),
  teams: Type.Array(TeamSchema, { maxItems: teamBounds.max }),
};

/** A league in a list. */
export const ListedLeagueSchema = Type.Object({ id: Id, props: Type.Object(listedFields, closed) }, closed);
export type ListedLeague = Static<typeof ListedLeagueSchema>;

/** A league with its fixtures, whose place in the list is their number. */
export const LeagueSchema = Type.Object(
  {
    id: Id,
    props: Type.Object(
      {
        ...listedFields,
        fixtures: Type.Array(FixtureSchema, { maxItems: maxFixturesOfLeague }),
        deductions: Type.Optional(Type.Array(DeductionSchema, { maxItems: maxMeasuresOfLeague })),
      },
      closed,
    ),
  },
  closed,
);
export type LeagueEntity = Static<typeof LeagueSchema>;

export const NewLeaguePropsSchema = Type.Object(
  { teamId: Id, ...fields, isPublic: Type.Optional(fields.isPublic), format: Type.Optional(Format) },
  closed,
);
export type NewLeagueProps = Static<typeof NewLeaguePropsSchema>;

/** Who takes part, and who plays whom when. */
const PlanSchema = Type.Object(
  {
    teams: Type.Array(
      Type.Object(
        {
          teamId: Type.Unsafe<string | null>({
            ...nullable(Id),
            description: 'null: a team without accounts',
          }),
          name: name(maxNameLength),
        },
        closed,
      ),
      { maxItems: teamBounds.max },
    ),
    fixtures: Type.Array(Type.Object(fixtureFields, closed), { maxItems: maxFixturesOfLeague }),
  },
  { ...closed, description: 'all of it; only of a draft' },
);
export type LeaguePlan = Static<typeof PlanSchema>;

export const ChangedLeaguePropsSchema = Type.Partial(
  Type.Object(
    { ...fields, format: Format, deadlines: DeadlinesSchema, moveRules: MoveRulesSchema, plan: PlanSchema },
    closed,
  ),
  { ...closed, minProperties: 1 },
);
export type ChangedLeagueProps = Static<typeof ChangedLeaguePropsSchema>;

/** A result that the office enters for a fixture without a match day. */
export const FixtureResultBody = Type.Object(
  {
    result: Type.Unsafe<{ readonly games: PerParty<number>; readonly legs: PerParty<number> } | null>({
      ...nullable(Type.Object({ games: Pair, legs: Pair }, closed)),
      description: 'null takes it back',
    }),
  },
  closed,
);

const Count = Type.Integer({ minimum: 0 });
const PlayerTeam = Type.Integer({
  minimum: 0,
  maximum: teamBounds.max - 1,
  description: 'place in the list of teams, from 0; of the last game',
});

const PlayerFiguresSchema = Type.Unsafe<PlayerFigures>(
  Type.Object(Object.fromEntries(Object.keys(noPlayerFigures).map((name) => [name, Count])), {
    ...closed,
    description:
      'the average is made of averageScore and averageDarts in averageLegs; highestFinish, shortestLeg: 0 without one',
  }),
);

const LeaguePlayerSchema = Type.Unsafe<LeaguePlayer>(
  Type.Object(
    {
      player: MatchPlayerSchema,
      team: PlayerTeam,
      singles: PlayerFiguresSchema,
      doubles: PlayerFiguresSchema,
    },
    closed,
  ),
);

const RoundBestsSchema = Type.Unsafe<RoundBests>(
  Type.Object(
    {
      round: Type.Integer({ minimum: 0, maximum: maxRoundsOfLeague - 1, description: 'from 0' }),
      bests: Type.Array(
        Type.Object(
          {
            kind: oneOf(weekBests),
            player: MatchPlayerSchema,
            team: PlayerTeam,
            value: Type.Number({ minimum: 0, description: 'three dart average, 180s, points, or darts' }),
          },
          closed,
        ),
        { maxItems: weekBests.length },
      ),
    },
    closed,
  ),
);

/** Everybody who has played in a league, and the best of each round, the latest first. */
export const LeaguePlayersSchema = Type.Object(
  {
    players: Type.Array(LeaguePlayerSchema, { maxItems: maxPlayersOfLeague }),
    rounds: Type.Array(RoundBestsSchema, { maxItems: maxRoundsOfLeague }),
  },
  closed,
);
export type LeaguePlayers = Static<typeof LeaguePlayersSchema>;
