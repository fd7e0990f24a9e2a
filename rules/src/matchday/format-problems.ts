// What a format has to fulfil so that a match day can be played by it: every game has its people, nobody plays twice in a
// round (and so nobody on two boards), half-time is between two rounds, and the games can be decided.
import { validateConfig } from '../match/config.ts';
import {
  type FormatRound,
  type GameKind,
  gameConfig,
  gameKinds,
  type MatchdayFormat,
  type Side,
  sides,
} from './plan.ts';

/** Smallest and largest values of a format. */
export const formatBounds = {
  positions: { min: 2, max: 8 },
  rounds: { min: 1, max: 16 },
  /** Games of a round on one board. */
  gamesOnBoard: 8,
  startingScore: { min: 101, max: 1001 },
  legsToWin: { min: 1, max: 11 },
  points: { min: 0, max: 10 },
  nameLength: 60,
} as const;

const formatProblemCodes = [
  'no-game',
  'too-many-games',
  'wrong-players',
  'unknown-position',
  'twice-in-round',
  'half-time',
  'settings',
] as const;
type FormatProblemCode = (typeof formatProblemCodes)[number];

/** What is wrong with a format; `round` is null if it is about the format as a whole. */
type FormatProblem = { readonly code: FormatProblemCode; readonly round: number | null };

const playersOfKind: { readonly [kind in GameKind]: number } = { singles: 1, doubles: 2 };

const problemsOfRound = (
  { positions }: MatchdayFormat,
  { kind, games }: FormatRound,
): readonly FormatProblemCode[] => {
  const seats = sides.flatMap((side) => games.map((game) => game[side]));
  const isTwice = sides.some((side) => {
    const all = games.flatMap((game) => game[side]);
    return new Set(all).size < all.length;
  });
  const isFull = sides.some(
    (board) => games.filter((game) => game.board === board).length > formatBounds.gamesOnBoard,
  );
  const found: readonly [FormatProblemCode, boolean][] = [
    ['no-game', games.length === 0],
    ['too-many-games', isFull],
    ['wrong-players', seats.some(({ length }) => length !== playersOfKind[kind])],
    ['unknown-position', seats.flat().some((position) => position < 0 || position >= positions)],
    ['twice-in-round', isTwice],
  ];
  return found.flatMap(([code, isFound]) => (isFound ? [code] : []));
};

/** Everything that is wrong with a format whose values are within the bounds; empty if it can be played. */
export const formatProblems = (format: MatchdayFormat): readonly FormatProblem[] => {
  const { rounds, roundsBeforeHalfTime: half } = format;
  const isPlayable = gameKinds.every(
    (kind) => validateConfig(gameConfig(format, kind), 'draws-forbidden').length === 0,
  );
  return [
    ...rounds.flatMap((one, round) => problemsOfRound(format, one).map((code) => ({ code, round }))),
    ...(half === null || (half > 0 && half < rounds.length)
      ? []
      : [{ code: 'half-time' as const, round: null }]),
    ...(isPlayable ? [] : [{ code: 'settings' as const, round: null }]),
  ];
};

/** How many games each position of a side plays. */
export const gamesOfPositions = (format: MatchdayFormat, side: Side): readonly number[] => {
  const seats = format.rounds.flatMap(({ games }) => games.flatMap((game) => game[side]));
  return Array.from(
    { length: format.positions },
    (_, position) => seats.filter((seat) => seat === position).length,
  );
};
