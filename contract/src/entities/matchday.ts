import { type MatchdayRequest, matchdayRequests } from '@neundarter/rules/access/matchday';
import { matchEnds } from '@neundarter/rules/match/how-it-ended';
import { resultChanges, signatureWays } from '@neundarter/rules/matchday/disputes';
import { formatBounds } from '@neundarter/rules/matchday/format-problems';
import { forfeitReasons, waitMinutes } from '@neundarter/rules/matchday/give-up';
import { maxLineUpEntries } from '@neundarter/rules/matchday/line-up';
import { gameKinds, type MatchdayFormat, type Side, sides } from '@neundarter/rules/matchday/plan';
import { matchdayStatuses } from '@neundarter/rules/matchday/result';
import Type, { type Static } from 'typebox';
import { closed, Id, TimeStamp } from './common.ts';
import { EnteredPersonSchema } from './consent.ts';
import { nullable, oneOf } from './match-config.ts';
import { MatchdayFormatSchema } from './matchday-format.ts';
import { playerTypes } from './player.ts';

export const SideSchema = oneOf(sides);

/** Two numbers, home first. */
const Pair = Type.Tuple([Type.Integer({ minimum: 0 }), Type.Integer({ minimum: 0 })]);
const tallyFields = { games: Pair, legs: Pair };

/** Rounds of a match day at most. */
const maxRounds = formatBounds.rounds.max;

/** Number of a round, from 0. */
const RoundNumber = Type.Integer({ minimum: 0, maximum: maxRounds - 1, description: 'from 0' });

const Seat = Type.Unsafe<string | null>({
  ...nullable(Id),
  description: 'a player; null: the position is left empty on purpose',
});

/** The first entries are the positions of the format, the others the bench. */
export const LineUpEntriesSchema = Type.Array(Seat, {
  minItems: formatBounds.positions.min,
  maxItems: maxLineUpEntries,
});

/** Pairs of players: the first plays in place of the first pair of the format. */
const PairsSchema = Type.Array(Type.Tuple([Seat, Seat]), {
  minItems: 1,
  maxItems: formatBounds.positions.max / 2,
});

export const LineUpPersonSchema = Type.Object(
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

const LineUpSchema = Type.Object(
  {
    teamId: Id,
    teamName: Type.String(),
    isRegistered: Type.Boolean({ description: 'false: a team that the owner of the match day has entered' }),
    hasAdmin: Type.Boolean({ description: 'whether the team has an admin of its own' }),
    isSet: Type.Boolean(),
    players: Type.Unsafe<readonly (string | null)[] | null>({
      ...nullable(LineUpEntriesSchema),
      description: 'null until it is set, and for callers who may not see it yet',
    }),
    substitutions: Type.Array(SubstitutionSchema, { maxItems: maxLineUpEntries }),
    late: Type.Optional(
      Type.Array(Type.Object({ playerId: Id, timeStamp: TimeStamp }, closed), {
        maxItems: maxLineUpEntries,
        description: 'who came late, at the end of the players; the first one takes an empty position',
      }),
    ),
    pairs: Type.Array(Type.Object({ round: RoundNumber, pairs: PairsSchema }, closed), {
      maxItems: maxRounds,
      description: 'rounds of doubles whose pairs were chosen anew; the others follow the plan',
    }),
    people: Type.Array(LineUpPersonSchema, {
      maxItems: maxLineUpEntries,
      description: 'everybody in players and substitutions',
    }),
    changedAt: Type.Optional(
      Type.Unsafe<number | null>({
        ...nullable(TimeStamp),
        description: 'when it was last changed after both line-ups were visible',
      }),
    ),
    acceptedAt: Type.Optional(
      Type.Unsafe<number | null>({
        ...nullable(TimeStamp),
        description: 'when the other side said that it is ready to play against the changed line-up',
      }),
    ),
    askedAt: Type.Optional(
      Type.Unsafe<number | null>({
        ...nullable(TimeStamp),
        description: 'since when the other side is asked again, if it was asked more than once',
      }),
    ),
    entered: Type.Optional(
      Type.Array(EnteredPersonSchema, {
        maxItems: maxLineUpEntries,
        description: 'people whom somebody else has put here; only for the admins of both teams',
      }),
    ),
  },
  closed,
);
export type LineUpEntity = Static<typeof LineUpSchema>;

/** Games of a round on one board. */
const maxGamesOnBoard = formatBounds.gamesOnBoard;

/** How guests without accounts take part by a PIN of their own. */
const GuestsSchema = Type.Object(
  {
    isPaired: Type.Boolean({ description: 'whether a device of the guests takes part' }),
    pairedAt: nullable(TimeStamp),
    revokedAt: nullable(TimeStamp),
    isOpen: Type.Boolean({ description: 'whether devices of the guests can do anything now' }),
    isPairingOpen: Type.Boolean({ description: 'whether a device can be added now' }),
    isOwnDevice: Type.Boolean({ description: 'whether the caller has a device of the guests' }),
  },
  { ...closed, description: 'pairedAt: of the device that takes part; revokedAt: if none does any more' },
);

/** How a side has lost the whole match day. */
const ForfeitSchema = Type.Object(
  {
    side: SideSchema,
    reason: oneOf(forfeitReasons),
    by: Type.Unsafe<Side>({ ...SideSchema, description: 'the side that has said so' }),
    madeAt: TimeStamp,
    isDisputed: Type.Boolean({ description: 'the side objects; nobody gets points' }),
    objectableUntil: nullable(TimeStamp),
  },
  closed,
);

const WaitMinutes = Type.Integer({
  minimum: waitMinutes.min,
  maximum: waitMinutes.max,
  description: `minutes after the planned time from which a side counts as absent; usually ${waitMinutes.usual}`,
});

const Format = Type.Unsafe<MatchdayFormat>({
  ...MatchdayFormatSchema,
  description: 'missing: the format of the league that every match day had before there were others',
});

const RoundSchema = Type.Object(
  {
    round: RoundNumber,
    kind: oneOf(gameKinds),
    homeBoard: Type.Array(Id, { maxItems: maxGamesOnBoard, description: 'matches in order' }),
    awayBoard: Type.Array(Id, { maxItems: maxGamesOnBoard }),
  },
  closed,
);

const GameScore = Type.Unsafe<[number, number] | null>({
  ...nullable(Pair),
  description: 'legs, home first; null: none',
});
const End = nullable(oneOf(matchEnds));
const Author = Type.Unsafe<string | null>({
  ...nullable(Type.String()),
  description: 'name of who has done it; null: a device of the guests, or not known any more',
});
const aboutGame = {
  seq: Type.Integer({ minimum: 0, description: 'number in the log' }),
  matchId: Id,
  by: Type.Unsafe<Side>({ ...SideSchema, description: 'the side for which it was done' }),
  name: Author,
  madeAt: TimeStamp,
  reason: nullable(Type.String()),
  score: GameScore,
  end: End,
};

/** What was done with the results of games without darts; everybody reads it on the report. */
const GameActSchema = Type.Object({ ...aboutGame, made: oneOf(resultChanges) }, closed);
export type GameAct = Static<typeof GameActSchema>;

/** What the two sides do not agree on: an objection, or a correction with the result that the side wants. */
const DisputeSchema = Type.Object(
  { ...aboutGame, kind: oneOf(['objection', 'correction', 'undo'] as const) },
  closed,
);
export type GameDispute = Static<typeof DisputeSchema>;

const SignatureSchema = Type.Object(
  {
    side: SideSchema,
    name: Type.String(),
    madeAt: TimeStamp,
    way: oneOf(signatureWays),
    protest: Type.Optional(
      Type.String({ description: 'why it was signed under protest; missing: it was not' }),
    ),
  },
  closed,
);
export type ReportSignature = Static<typeof SignatureSchema>;

/** Acts and disputes of a match day at most; older ones are left out. */
const maxActs = 200;

/** `eventData` of a league match day. */
export const MatchdayDataSchema = Type.Object(
  {
    status: oneOf(matchdayStatuses),
    homeLineup: LineUpSchema,
    awayLineup: LineUpSchema,
    rounds: Type.Array(RoundSchema, { maxItems: maxRounds, description: 'empty before the start' }),
    result: Type.Object(
      { ...tallyFields, points: Pair, halfTime: Type.Object(tallyFields, closed) },
      { ...closed, description: 'home first; points only at the end' },
    ),
    forfeitedBy: nullable(SideSchema),
    forfeit: Type.Optional(nullable(ForfeitSchema)),
    acts: Type.Optional(Type.Array(GameActSchema, { maxItems: maxActs })),
    disputes: Type.Optional(Type.Array(DisputeSchema, { maxItems: maxActs })),
    signatures: Type.Optional(Type.Array(SignatureSchema, { maxItems: 2 })),
    fingerprint: Type.Optional(
      Type.String({ description: 'changes with everything that the report says besides its signatures' }),
    ),
    guests: Type.Optional(GuestsSchema),
    waitMinutes: Type.Optional(WaitMinutes),
    format: Type.Optional(Format),
    ownerSide: Type.Optional(
      Type.Unsafe<Side>({
        ...SideSchema,
        description: 'the side of the team that has entered the match day; missing: home',
      }),
    ),
    request: Type.Optional(
      Type.Unsafe<MatchdayRequest>({
        ...oneOf(matchdayRequests),
        description:
          'whether the other team was asked and has not answered, or has declined; only for the admins of both; missing: it takes part',
      }),
    ),
    absentFrom: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: 'from when a side counts as absent if no game has begun, ms since 1970',
      }),
    ),
    startedAt: nullable(TimeStamp),
    finishedAt: nullable(TimeStamp),
  },
  closed,
);
export type MatchdayData = Static<typeof MatchdayDataSchema>;

const newFields = { waitMinutes: Type.Optional(WaitMinutes), format: Type.Optional(Format) };
const OtherTeamId = Type.Unsafe<string>({
  ...Id,
  description: 'another team, or one of the opponents that the team of the event has entered',
});

/** What a client sends to create a match day: the other team, away or at home. */
export const newMatchdaySchemas = [
  Type.Object({ awayTeamId: OtherTeamId, ...newFields }, closed),
  Type.Object({ homeTeamId: OtherTeamId, ...newFields }, closed),
] as const;
export type NewMatchdayData = Static<(typeof newMatchdaySchemas)[number]>;

export const SubstitutionBodySchema = Type.Object(
  { teamId: Id, playerId: Id, substitutePlayerId: Id },
  closed,
);
export const LatePlayerBodySchema = Type.Object({ teamId: Id, playerId: Id }, closed);
export const PairsBodySchema = Type.Object({ teamId: Id, round: RoundNumber, pairs: PairsSchema }, closed);
