import { maxLineUpEntries } from '@neundarter/rules/matchday/line-up';
import { gameKinds, roundCount, sides } from '@neundarter/rules/matchday/plan';
import { matchdayStatuses } from '@neundarter/rules/matchday/result';
import Type, { type Static } from 'typebox';
import { closed, Id, TimeStamp } from './common.ts';
import { nullable, oneOf } from './match-config.ts';
import { playerTypes } from './player.ts';

export const SideSchema = oneOf(sides);

/** Two numbers, home first. */
const Pair = Type.Tuple([Type.Integer({ minimum: 0 }), Type.Integer({ minimum: 0 })]);
const tallyFields = { games: Pair, legs: Pair };

/** Number of a round, from 0. */
export const RoundNumber = Type.Integer({ minimum: 0, maximum: roundCount - 1, description: 'from 0' });

const Seat = Type.Unsafe<string | null>({
  ...nullable(Id),
  description: 'a player; null: the position is left empty on purpose',
});

/** The first four entries are the positions, the others the bench. */
export const LineUpEntriesSchema = Type.Array(Seat, { minItems: 4, maxItems: maxLineUpEntries });

/** Two pairs of players: the first plays in place of positions 1 and 2. */
export const PairsSchema = Type.Tuple([Type.Tuple([Seat, Seat]), Type.Tuple([Seat, Seat])]);

const LineUpPersonSchema = Type.Object(
  {
    id: Id,
    firstName: Type.String(),
    lastName: nullable(Type.String()),
    nickName: nullable(Type.String()),
    type: oneOf(playerTypes),
  },
  closed,
);

const SubstitutionSchema = Type.Object(
  { playerId: Id, substitutePlayerId: Id, timeStamp: TimeStamp },
  closed,
);

export const LineUpSchema = Type.Object(
  {
    teamId: Id,
    teamName: Type.String(),
    isRegistered: Type.Boolean({ description: 'false: a team that the home team has entered' }),
    hasAdmin: Type.Boolean({ description: 'whether the team has an admin of its own' }),
    isSet: Type.Boolean(),
    players: Type.Unsafe<readonly (string | null)[] | null>({
      ...nullable(LineUpEntriesSchema),
      description: 'null until it is set, and for callers who may not see it yet',
    }),
    substitutions: Type.Array(SubstitutionSchema, { maxItems: maxLineUpEntries }),
    pairs: Type.Array(Type.Object({ round: RoundNumber, pairs: PairsSchema }, closed), {
      maxItems: roundCount,
      description: 'rounds of doubles whose pairs were chosen anew; the others follow the plan',
    }),
    people: Type.Array(LineUpPersonSchema, {
      maxItems: maxLineUpEntries,
      description: 'everybody in players and substitutions',
    }),
  },
  closed,
);
export type LineUpEntity = Static<typeof LineUpSchema>;

/** Games of a round on one board: two singles or one double. */
const maxGamesOnBoard = 2;

const RoundSchema = Type.Object(
  {
    round: RoundNumber,
    kind: oneOf(gameKinds),
    homeBoard: Type.Array(Id, { maxItems: maxGamesOnBoard, description: 'matches in order' }),
    awayBoard: Type.Array(Id, { maxItems: maxGamesOnBoard }),
  },
  closed,
);

/** `eventData` of a league match day. */
export const MatchdayDataSchema = Type.Object(
  {
    status: oneOf(matchdayStatuses),
    homeLineup: LineUpSchema,
    awayLineup: LineUpSchema,
    rounds: Type.Array(RoundSchema, { maxItems: roundCount, description: 'empty before the start' }),
    result: Type.Object(
      { ...tallyFields, points: Pair, halfTime: Type.Object(tallyFields, closed) },
      { ...closed, description: 'home first; points only at the end' },
    ),
    forfeitedBy: nullable(SideSchema),
    startedAt: nullable(TimeStamp),
    finishedAt: nullable(TimeStamp),
  },
  closed,
);
export type MatchdayData = Static<typeof MatchdayDataSchema>;

/** What a client sends to create a match day. */
export const NewMatchdayDataSchema = Type.Object(
  {
    awayTeamId: Type.Unsafe<string>({
      ...Id,
      description: 'another team, or one of the opponents that the home team has entered',
    }),
  },
  closed,
);
export type NewMatchdayData = Static<typeof NewMatchdayDataSchema>;

export const SubstitutionBodySchema = Type.Object(
  { teamId: Id, playerId: Id, substitutePlayerId: Id },
  closed,
);
export const PairsBodySchema = Type.Object({ teamId: Id, round: RoundNumber, pairs: PairsSchema }, closed);
