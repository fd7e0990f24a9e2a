// How a match day is played, as a value: its format. It says how many positions play, which game is played in which round
// on which board by whom, the settings of the games, and the points. The plan, all games in playing order, follows from it.
// Positions of the line-ups are written from 0 here.
import { completeConfig } from '../match/config.ts';
import type { MatchPlace } from '../match/match-place.ts';
import type { MatchConfig, PartyIndex, PerParty } from '../match/types.ts';

/** The two teams, and the two boards that are named after them. The home side is party 0 of every game. */
export const sides = ['home', 'away'] as const;
export type Side = (typeof sides)[number];

/** The party of a side. */
export const partyOfSide = (side: Side): PartyIndex => (side === 'home' ? 0 : 1);

export const gameKinds = ['doubles', 'singles'] as const;
export type GameKind = (typeof gameKinds)[number];

/** A game of a format: its board, and the positions of each side, one in singles and two in doubles. */
type FormatGame = {
  readonly board: Side;
  readonly home: readonly number[];
  readonly away: readonly number[];
};

/** Games that are played at the same time, on one board or on both; on each board in their order. */
export type FormatRound = { readonly kind: GameKind; readonly games: readonly FormatGame[] };

/** Settings of a game: all are double out, and first to a number of legs. */
type GameSettings = Pick<MatchConfig, 'startingScore' | 'checkInMode'> & { readonly legsToWin: number };

/** How a match day is played. */
export type MatchdayFormat = {
  /** Of a built-in format its key, which the browser has words for. */
  readonly name: string;
  /** Places of a line-up that play; all others are on the bench. */
  readonly positions: number;
  /** Whether one of them may be left empty on purpose. */
  readonly mayBeShort: boolean;
  readonly rounds: readonly FormatRound[];
  /** Number of rounds before half-time; null without one. */
  readonly roundsBeforeHalfTime: number | null;
  readonly settings: { readonly [kind in GameKind]: GameSettings };
  /** For the table of the league. */
  readonly points: { readonly win: number; readonly draw: number; readonly loss: number };
};

/** The side of a match day of a format. */
export type PlayingSide = { readonly format: MatchdayFormat; readonly side: Side };

/** The positions of a format. */
export const positionsOf = ({ positions }: MatchdayFormat): readonly number[] =>
  Array.from({ length: positions }, (_, position) => position);

/** The doubles of a side in a round, as positions. */
export type Pairs = readonly (readonly number[])[];

const pairsOf = ({ kind, games }: FormatRound, side: Side): Pairs =>
  kind === 'singles'
    ? []
    : games.map((game) => game[side]).toSorted((one, other) => Math.min(...one) - Math.min(...other));

/** The doubles of a round unless a captain chooses others: first the pair with the first position. */
export const plannedPairs = ({ format, side }: PlayingSide, round: number): Pairs => {
  const found = format.rounds[round];
  return found === undefined ? [] : pairsOf(found, side);
};

/** One game of the plan. */
export type PlannedGame = {
  /** Number in playing order, from 0. */
  readonly number: number;
  /** Round, from 0. */
  readonly round: number;
  /** Number within the round, from 0; first the games of the home board. */
  readonly index: number;
  readonly board: Side;
  readonly kind: GameKind;
  /** Who plays for each side: the position in singles, the number of the pair in doubles. */
  readonly seats: PerParty<number>;
};

const gamesOf = (round: FormatRound, number: number): readonly Omit<PlannedGame, 'number'>[] => {
  const { kind, games } = round;
  const pairs = { home: pairsOf(round, 'home'), away: pairsOf(round, 'away') };
  const seatOf = (game: FormatGame, side: Side) =>
    kind === 'singles' ? (game[side][0] ?? 0) : pairs[side].indexOf(game[side]);
  return sides
    .flatMap((board) => games.filter((game) => game.board === board))
    .map((game, index) => ({
      round: number,
      index,
      board: game.board,
      kind,
      seats: [seatOf(game, 'home'), seatOf(game, 'away')],
    }));
};

/** All games in playing order. */
export const planOf = ({ rounds }: MatchdayFormat): readonly PlannedGame[] =>
  rounds.flatMap(gamesOf).map((game, number) => ({ ...game, number }));

/** Kind of the games of a round; null for a round that the format does not have. */
export const kindOfRound = ({ rounds }: MatchdayFormat, round: number): GameKind | null =>
  rounds[round]?.kind ?? null;

/** Whether a round is played before half-time. */
export const isBeforeHalfTime = ({ roundsBeforeHalfTime }: MatchdayFormat, round: number): boolean =>
  roundsBeforeHalfTime !== null && round < roundsBeforeHalfTime;

/** Settings of the games of a kind. */
export const gameConfig = ({ settings }: MatchdayFormat, kind: GameKind): MatchConfig => {
  const { startingScore, checkInMode, legsToWin } = settings[kind];
  return completeConfig({ startingScore, checkInMode, legsToWinSet: legsToWin });
};

/** Labels of the boards, which are stored with the matches. */
export const boardLabels = { home: 'Heimboard', away: 'Gastboard' } as const satisfies {
  readonly [side in Side]: string;
};

/** The place of a game in the event. */
export const placeOf = ({ round, index, board }: PlannedGame): MatchPlace => ({
  stage: 'matchday',
  groupId: null,
  round,
  index,
  matchDay: null,
  board: boardLabels[board],
});

/** The place of a game within its match day, as one text. */
export const placeKey = ({ round, index }: Pick<MatchPlace, 'round' | 'index'>): string =>
  `${round}/${index}`;

/** The number of the game at a place; null for a place that the format does not have. */
export const numberOfPlace = (
  format: MatchdayFormat,
  place: Pick<MatchPlace, 'round' | 'index'>,
): number | null => planOf(format).find((game) => placeKey(game) === placeKey(place))?.number ?? null;
