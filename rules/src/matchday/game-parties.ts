// The parties of a game. A side that lacks a player has nobody: a double needs both partners. The other side gets the
// game without playing.
import { hasBegun } from '../match/has-begun.ts';
import type { Match, MatchPlayer, Party, PartyIndex, PerParty, Standing } from '../match/types.ts';
import type { Seat } from './fold-side.ts';
import { type MatchdayFormat, planOf } from './plan.ts';

/** Finds the player of a seat; undefined for a player who does not exist any more. */
type FindPlayer = (id: string) => MatchPlayer | undefined;

/** The party of these seats, one or two; a bye if somebody is missing. */
export const partyOfSeats = (seats: readonly Seat[], playerOf: FindPlayer): Party => {
  const [first, second] = seats.map((seat) => (seat === null ? undefined : playerOf(seat)));
  if (first === undefined) return { type: 'bye' };
  if (seats.length === 1) return { type: 'single', player: first };
  return second === undefined ? { type: 'bye' } : { type: 'double', players: [first, second] };
};

/** The party that gets the game because the other one has nobody; null if both have players, or none has. */
export const winnerByAbsence = ([home, away]: PerParty<Party>): PartyIndex | null => {
  if ((home.type === 'bye') === (away.type === 'bye')) return null;
  return home.type === 'bye' ? 1 : 0;
};

type Game = Pick<Match, 'parties' | 'isForfeited' | 'status'> & {
  readonly standing: Pick<Standing, 'lastScore'>;
};

/** Whether a game was given to one side because the other one has nobody. */
export const isGiven = ({ isForfeited, parties }: Pick<Game, 'parties' | 'isForfeited'>): boolean =>
  isForfeited && winnerByAbsence(parties) !== null;

/** How far a game is. Who plays it stays once it has begun: it has a turn, or a result of people who were there. */
export type GameProgress = 'open' | 'given' | 'begun';

export const progressOfGame = (game: Game): GameProgress =>
  isGiven(game) ? 'given' : hasBegun(game) ? 'begun' : 'open';

/**
 * Whether who plays each game stays, by its number. A game that was given because a side has nobody can get other
 * players until a game of its round or of a later one has begun: other pairs may be chosen.
 */
export const areSettled = (format: MatchdayFormat, progress: readonly GameProgress[]): readonly boolean[] => {
  const plan = planOf(format);
  const lastRound = plan.reduce(
    (last, { number, round }) => (progress[number] === 'begun' ? Math.max(last, round) : last),
    -1,
  );
  return plan.map(
    ({ number, round }) =>
      progress[number] === 'begun' || (progress[number] === 'given' && round <= lastRound),
  );
};
