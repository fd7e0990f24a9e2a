// The result of a league match day: games and legs won, the same at half-time, and the points that its format gives for a
// win, a draw and a defeat. A team that gives up the whole match day loses every game to nothing; what was played stays for the
// figures of the players; as long as that is disputed there are no points. A game in which both positions are empty is not played and counts for nobody.
import { playersOf } from '../match/players.ts';
import type { Match, PartyIndex, PerParty, Standing } from '../match/types.ts';
import {
  gameConfig,
  isBeforeHalfTime,
  type MatchdayFormat,
  type PlannedGame,
  partyOfSide,
  planOf,
  type Side,
} from './plan.ts';

export const matchdayStatuses = ['scheduled', 'running', 'finished'] as const;
export type MatchdayStatus = (typeof matchdayStatuses)[number];

/** A game as far as it counts, from the head of its match. */
export type GameOfResult = Pick<Match, 'parties' | 'status' | 'winningParty'> & {
  readonly standing: Pick<Standing, 'legs'>;
};

/** Games and legs, home first. */
type Tally = { readonly games: PerParty<number>; readonly legs: PerParty<number> };

export type MatchdayResult = Tally & {
  /** Points for the table of the league; 0 to 0 until the match day is finished. */
  readonly points: PerParty<number>;
  readonly halfTime: Tally;
};

const isNobody = ({ parties }: GameOfResult): boolean =>
  parties.every((party) => playersOf(party).length === 0);

/** Whether nothing of a game is open: it is finished, or nobody plays it. */
export const isSettled = (game: GameOfResult): boolean => game.status === 'finished' || isNobody(game);

const sum = (one: PerParty<number>, other: PerParty<number>): PerParty<number> => [
  one[0] + other[0],
  one[1] + other[1],
];

const wonBy = (party: PartyIndex | null, count: number): PerParty<number> => [
  party === 0 ? count : 0,
  party === 1 ? count : 0,
];

const noTally: Tally = { games: [0, 0], legs: [0, 0] };

const tallyOf = (games: readonly GameOfResult[]): Tally =>
  games
    .filter(({ status }) => status === 'finished')
    .reduce((tally, { winningParty, standing }) => {
      const winner = winningParty === 'draw' ? null : winningParty;
      return { games: sum(tally.games, wonBy(winner, 1)), legs: sum(tally.legs, standing.legs) };
    }, noTally);

/** The tally of games that one side gets without playing. */
const forfeited = (format: MatchdayFormat, winner: PartyIndex, games: readonly PlannedGame[]): Tally => ({
  games: wonBy(winner, games.length),
  legs: wonBy(
    winner,
    games.reduce((legs, { kind }) => legs + gameConfig(format, kind).legsToWinSet, 0),
  ),
});

const pointsOf = ({ points: { win, loss } }: MatchdayFormat, winner: PartyIndex): PerParty<number> =>
  winner === 0 ? [win, loss] : [loss, win];

const pointsFor = (format: MatchdayFormat, [home, away]: PerParty<number>): PerParty<number> => {
  const { draw } = format.points;
  return home === away ? [draw, draw] : pointsOf(format, home > away ? 0 : 1);
};

/** What decides the state of a match day. */
type MatchdayFacts = {
  /** The games in playing order; empty before the start. */
  readonly games: readonly GameOfResult[];
  /** The side that has given up the whole match day, or has not appeared. */
  readonly forfeitedBy: Side | null;
  /** Whether that side objects; missing: no. */
  readonly isDisputed?: boolean;
  /** Whether the two sides do not agree on a game; missing: no. */
  readonly hasDisputes?: boolean;
};

/** The status of a match day: it runs from its start until its last game is over and nobody disputes a game. */
export const statusOf = ({ games, forfeitedBy, hasDisputes = false }: MatchdayFacts): MatchdayStatus => {
  if (forfeitedBy !== null) return 'finished';
  if (games.length === 0) return 'scheduled';
  return games.every(isSettled) && !hasDisputes ? 'finished' : 'running';
};

/** The result so far. */
export const resultOf = (format: MatchdayFormat, facts: MatchdayFacts): MatchdayResult => {
  const { games, forfeitedBy, isDisputed = false } = facts;
  const plan = planOf(format);
  const firstHalf = plan.filter(({ round }) => isBeforeHalfTime(format, round));
  if (forfeitedBy !== null) {
    const winner = partyOfSide(forfeitedBy) === 0 ? 1 : 0;
    return {
      ...forfeited(format, winner, plan),
      points: isDisputed ? [0, 0] : pointsOf(format, winner),
      halfTime: forfeited(format, winner, firstHalf),
    };
  }
  const tally = tallyOf(games);
  const points = statusOf(facts) === 'finished' ? pointsFor(format, tally.games) : ([0, 0] as const);
  return { ...tally, points, halfTime: tallyOf(games.slice(0, firstHalf.length)) };
};
