// The games of a league match day: 16 singles and 4 doubles in six rounds on two boards, each 501 double out, first to
// three legs. Half-time is after the third round. Positions 1 to 4 of the line-ups are written from 0 here.
import { completeConfig } from '../match/config.ts';
import type { MatchPlace } from '../match/match-place.ts';
import type { MatchConfig, PartyIndex, PerParty } from '../match/types.ts';

/** The two teams, and the two boards that are named after them. The home side is party 0 of every game. */
export const sides = ['home', 'away'] as const;
export type Side = (typeof sides)[number];

/** The party of a side. */
export const partyOfSide = (side: Side): PartyIndex => (side === 'home' ? 0 : 1);

/** Places of a line-up that play; all others are on the bench. */
export const positions = [0, 1, 2, 3] as const;
export type LineUpPosition = (typeof positions)[number];

/** The two doubles of a side in a round; each of the four positions is in one of them. */
export type Pairs = readonly [
  readonly [LineUpPosition, LineUpPosition],
  readonly [LineUpPosition, LineUpPosition],
];

/** The doubles unless a captain chooses others. */
export const plannedPairs: Pairs = [
  [0, 1],
  [2, 3],
];

export const gameKinds = ['doubles', 'singles'] as const;
export type GameKind = (typeof gameKinds)[number];

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
  readonly seats: PerParty<LineUpPosition>;
};

type Seats = PerParty<LineUpPosition>;
type Round = {
  readonly kind: GameKind;
  readonly home: readonly Seats[];
  readonly away: readonly Seats[];
};

const singles = (home: readonly Seats[], away: readonly Seats[]): Round => ({ kind: 'singles', home, away });
const doubles = (home: Seats, away: Seats): Round => ({ kind: 'doubles', home: [home], away: [away] });

// biome-ignore format: one line per round, as in the plan of the league
const rounds: readonly Round[] = [
  doubles([0, 0], [1, 1]),
  singles([[0, 0], [1, 1]], [[2, 2], [3, 3]]),
  singles([[0, 1], [1, 0]], [[2, 3], [3, 2]]),
  doubles([0, 1], [1, 0]),
  singles([[0, 2], [1, 3]], [[2, 0], [3, 1]]),
  singles([[0, 3], [1, 2]], [[2, 1], [3, 0]]),
];

/** Number of rounds. */
export const roundCount = rounds.length;

/** Kind of the games of a round; null for a round that the plan does not have. */
export const kindOfRound = (round: number): GameKind | null => rounds[round]?.kind ?? null;

const gamesOf = ({ kind, home, away }: Round, round: number): readonly Omit<PlannedGame, 'number'>[] => [
  ...home.map((seats, index) => ({ round, index, board: 'home' as const, kind, seats })),
  ...away.map((seats, index) => ({ round, index: home.length + index, board: 'away' as const, kind, seats })),
];

/** All games in playing order. */
export const plan: readonly PlannedGame[] = rounds
  .flatMap(gamesOf)
  .map((game, number) => ({ ...game, number }));

/** Rounds before half-time. */
export const roundsBeforeHalfTime = 3;

/** Settings of every game: 501 double out, first to three legs. */
export const gameConfig: MatchConfig = completeConfig({ legsToWinSet: 3 });

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

/** The number of the game at a place; null for a place that the plan does not have. */
export const numberOfPlace = ({ round, index }: Pick<MatchPlace, 'round' | 'index'>): number | null =>
  plan.find((game) => game.round === round && game.index === index)?.number ?? null;
