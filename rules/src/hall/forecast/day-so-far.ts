// What the matches of a day say about the rest of it: how long their legs took, and how well people play.
import type { Legs } from '../expected-length.ts';
import { holdsBoard } from '../view.ts';
import type { ForecastInput, Form } from './forecast-input.ts';

/** Legs that were played one after the other, and how long they took together. ms */
export type PlayedLegs = { readonly legs: number; readonly length: number };

/** Darts that somebody threw in so many legs, and what they scored. */
export type Thrown = {
  readonly person: string;
  readonly legs: number;
  readonly score: number;
  readonly darts: number;
};

const minute = 60_000;
/** Mean lengths of legs that nobody plays: the match was interrupted, or its turns were entered afterwards. */
const shortestLeg = 0.5 * minute;
const longestLeg = 20 * minute;

/** The legs of a day whose length says something. */
export const legsOfDay = (played: readonly PlayedLegs[]): Legs => {
  let [count, total] = [0, 0];
  for (const { legs, length } of played) {
    if (legs <= 0 || length < shortestLeg * legs || length > longestLeg * legs) continue;
    count += legs;
    total += length;
  }
  return { count, total };
};

/** How well people play today, by person. */
export const formsOf = (thrown: readonly Thrown[]): ReadonlyMap<string, Form> => {
  const sums = new Map<string, Omit<Thrown, 'person'>>();
  for (const { person, legs, score, darts } of thrown) {
    const own = sums.get(person) ?? { legs: 0, score: 0, darts: 0 };
    sums.set(person, { legs: own.legs + legs, score: own.score + score, darts: own.darts + darts });
  }
  return new Map(
    [...sums].flatMap(([person, { legs, score, darts }]): [string, Form][] =>
      legs > 0 && darts > 0 ? [[person, { legs, average: (3 * score) / darts }]] : [],
    ),
  );
};

/**
 * Whether the boards of a hall say when its matches begin: there are some, something is left to play, and most of what runs or is
 * called has one of them. Otherwise nobody calls matches to boards, and every forecast would be invented.
 */
export const isPlayedOnBoards = ({ boards, state }: Pick<ForecastInput, 'boards' | 'state'>): boolean => {
  if (boards.length === 0 || state.matches.every((match) => match.state === 'over')) return false;
  const byId = new Map(boards.map((board) => [board.id, board]));
  const own = state.competitions.map(({ id }) => id);
  const held = state.matches.filter(
    (match) => own.includes(match.competition) && match.state !== 'over' && holdsBoard(match, byId),
  );
  const onBoards = held.filter(({ board }) => byId.has(board ?? '')).length;
  return onBoards * 2 >= held.length;
};
