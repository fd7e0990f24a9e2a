// The format of the league that Neundarter was made for: 16 singles and 4 doubles in six rounds on two boards, each 501
// double out, first to three legs. Half-time is after the third round; everybody plays everybody, and every pair every pair.
import type { FormatRound, MatchdayFormat } from './plan.ts';

/** The positions of both sides, home first. */
type Seats = readonly [home: readonly number[], away: readonly number[]];

/** A round on two boards. */
const round =
  (kind: FormatRound['kind']) =>
  (home: readonly Seats[], away: readonly Seats[]): FormatRound => {
    const on = (board: 'home' | 'away') => (seats: Seats) => ({ board, home: seats[0], away: seats[1] });
    return { kind, games: [...home.map(on('home')), ...away.map(on('away'))] };
  };

/** A round of doubles: the game of each board. */
const doubles = (home: Seats, away: Seats): FormatRound => round('doubles')([home], [away]);

/** A round of singles: the positions of the games of each board, home first. */
export const singles = (
  home: readonly (readonly [number, number])[],
  away: readonly (readonly [number, number])[],
): FormatRound => {
  const alone = ([one, other]: readonly [number, number]): Seats => [[one], [other]];
  return round('singles')(home.map(alone), away.map(alone));
};

/** 501 double out, first to three legs. */
const usualSettings = { startingScore: 501, checkInMode: 'single-in', legsToWin: 3 } as const;

/** What the formats of four players have in common. */
export const teamsOfFour = {
  positions: 4,
  mayBeShort: true,
  settings: { singles: usualSettings, doubles: usualSettings },
  points: { win: 2, draw: 1, loss: 0 },
} as const;

const first = [0, 1];
const second = [2, 3];

// biome-ignore format: one line per round, as in the plan of the league
export const mdslRounds = [
  doubles([first, first], [second, second]),
  singles([[0, 0], [1, 1]], [[2, 2], [3, 3]]),
  singles([[0, 1], [1, 0]], [[2, 3], [3, 2]]),
  doubles([first, second], [second, first]),
  singles([[0, 2], [1, 3]], [[2, 0], [3, 1]]),
  singles([[0, 3], [1, 2]], [[2, 1], [3, 0]]),
] as const;

/** Source: the specification of Neundarter. */
export const mdslMatchday: MatchdayFormat = {
  ...teamsOfFour,
  name: 'mdsl-matchday',
  rounds: mdslRounds,
  roundsBeforeHalfTime: 3,
};

/** The format of a match day as it was sent or stored; without one it is that of the league. */
export const formatOf = ({ format }: { readonly format?: MatchdayFormat | null }): MatchdayFormat =>
  format ?? mdslMatchday;
