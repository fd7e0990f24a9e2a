// Who plays whom in a league, by the Berger tables: everybody meets everybody once in each half. After any number of rounds of a
// half, a team has played at home at most once more or less than away. With an odd number of teams one has a free week in each round.
import type { PerParty } from '../match/types.ts';

/** Number of teams in a league. */
export const teamBounds = { min: 2, max: 20 } as const;

/** Two teams of one round by their numbers, from 0, home first. */
export type Fixture = { readonly round: number; readonly home: number; readonly away: number };

/** Pairs of a round of an odd circle, home first, and the team that is left. */
type CircleRound = { readonly pairs: readonly PerParty<number>[]; readonly left: number };

/**
 * One round of a circle with an odd number of places. Teams move on by one place in each round, and odd places are at home, so
 * that home and away alternate.
 */
const circleRound = (places: number, round: number): CircleRound => {
  const teamAt = (place: number): number => (((place - round) % places) + places) % places;
  const pairs = Array.from({ length: (places - 1) / 2 }, (_, index): PerParty<number> => {
    const [near, far] = [index + 1, places - index - 1];
    return near % 2 === 1 ? [teamAt(near), teamAt(far)] : [teamAt(far), teamAt(near)];
  });
  return { pairs, left: teamAt(0) };
};

/** The pairs of all rounds of one half, home first. */
const firstHalf = (teams: number): readonly (readonly PerParty<number>[])[] => {
  const isEven = teams % 2 === 0;
  const places = isEven ? teams - 1 : teams;
  const last = teams - 1;
  return Array.from({ length: places }, (_, round) => {
    const { pairs, left } = circleRound(places, round);
    if (!isEven) return pairs;
    // The last team stays in its place and alternates, which keeps the others balanced as well.
    return [round % 2 === 0 ? ([last, left] as const) : ([left, last] as const), ...pairs];
  });
};

type League = { readonly teams: number; readonly hasReturn: boolean };

/** The fixtures of a season by rounds. Return games come in the same order with home and away swapped. */
export const fixturesOf = ({ teams, hasReturn }: League): readonly Fixture[] => {
  if (teams < teamBounds.min) return [];
  const half = firstHalf(teams);
  const halves = hasReturn ? 2 : 1;
  return Array.from({ length: halves }, (_, part) =>
    half.flatMap((pairs, index) =>
      pairs.map(([home, away]) => ({
        round: part * half.length + index,
        home: part === 0 ? home : away,
        away: part === 0 ? away : home,
      })),
    ),
  ).flat();
};
