// Whom a call concerns: what the devices of players say about called matches (design of the hall, calls, on phones).
import type { PerParty } from '../match/types.ts';

/** A match that is called now. */
export type CalledMatch = {
  readonly matchId: string;
  /** Name of its board. */
  readonly board: string | null;
  /** How often it was called, from 1. */
  readonly calls: number;
  /** ms since 1970 */
  readonly calledAt: number;
  readonly sides: PerParty<{ readonly name: string; readonly players: readonly string[] }>;
  /** The player who calls the scores; null for nobody. */
  readonly caller: string | null;
};

/** The people of an entry. @property players their ids */
export type CalledPeople = {
  readonly entrant: string;
  readonly name: string;
  readonly players: readonly string[];
};

/** A call as it concerns an entry. */
export type OwnCall = Pick<CalledMatch, 'matchId' | 'board' | 'calls' | 'calledAt'> & {
  readonly entrant: string;
  readonly name: string;
  readonly as: 'plays' | 'calls';
  /** The names of both sides. */
  readonly sides: PerParty<string>;
  /** The name of the opponent; null for whoever calls the scores. */
  readonly opponent: string | null;
};

const callFor = (match: CalledMatch, { entrant, name, players }: CalledPeople): OwnCall | null => {
  const { matchId, board, calls, calledAt, sides, caller } = match;
  const [home, away] = sides;
  const isOf = (ids: readonly string[]) => ids.some((id) => players.includes(id));
  const opponent = isOf(home.players) ? away.name : isOf(away.players) ? home.name : null;
  const isCaller = caller !== null && players.includes(caller);
  if (opponent === null && !isCaller) return null;
  const as = opponent === null ? 'calls' : 'plays';
  const names = [home.name, away.name] as const;
  return { matchId, board, calls, calledAt, entrant, name, as, opponent, sides: names };
};

/** The calls that concern these people, the latest first. */
export const ownCallsOf = (
  called: readonly CalledMatch[],
  people: readonly CalledPeople[],
): readonly OwnCall[] =>
  called
    .flatMap((match) => people.map((one) => callFor(match, one)))
    .filter((call) => call !== null)
    .toSorted((one, other) => other.calledAt - one.calledAt || (one.matchId < other.matchId ? -1 : 1));

/** The same as long as a device has nothing new to say about a call: a second call, another board or another duty are new. */
export const versionOfCall = ({ calledAt, calls, board, as }: OwnCall): string =>
  [calledAt, calls, as, board ?? ''].join('/');
