// What a forecast may know at a moment of a simulated day: scores, averages and lengths of legs up to now, and nothing of what
// is to come.
import { usualLeg } from '@neundarter/rules/hall/expected-length';
import {
  type ForecastInput,
  type Form,
  type MatchScore,
  notBegun,
} from '@neundarter/rules/hall/forecast/forecast-input';
import { hallMatchId } from '@neundarter/rules/hall/tournament-matches';
import { legsNeeded } from '@neundarter/rules/match/winners';
import type { PlannedMatch } from '@neundarter/rules/tournament/match/planned-match';
import { type Fate, minute } from './make-day.ts';
import { competition, type RunningDay } from './play-day.ts';

/** Legs of a match that are finished now, of all legs that it will have. */
type Seen = { readonly people: readonly string[]; readonly fate: Fate; readonly legs: number };

const finishedLegs = (legTimes: readonly number[], elapsed: number): number => {
  let [count, end] = [0, 0];
  for (const time of legTimes) {
    end += time;
    if (end > elapsed) break;
    count += 1;
  }
  return count;
};

const seenIn = ({ played, current, now }: RunningDay): readonly Seen[] => [
  ...played.map(({ people, fate }) => ({ people, fate, legs: fate.legTimes.length })),
  ...[...current.values()].map(({ people, fate, begins }) => ({
    people,
    fate,
    legs: finishedLegs(fate.legTimes, now - begins),
  })),
];

const formsOf = (seen: readonly Seen[]): ReadonlyMap<string, Form> => {
  const sums = new Map<string, { legs: number; total: number }>();
  for (const { people, fate, legs } of seen) {
    for (const { averages } of fate.played.slice(0, legs)) {
      for (const [party, person] of people.entries()) {
        const own = sums.get(person) ?? { legs: 0, total: 0 };
        sums.set(person, { legs: own.legs + 1, total: own.total + (averages[party] ?? 0) });
      }
    }
  }
  return new Map([...sums].map(([id, { legs, total }]) => [id, { legs, average: total / legs }]));
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const runningScore = (match: PlannedMatch, { current, now }: RunningDay): MatchScore | null => {
  const one = current.get(match.key);
  if (one === undefined) return null;
  const { legTimes, played } = one.fate;
  const count = finishedLegs(legTimes, now - one.begins);
  const won = (party: 0 | 1) => played.slice(0, count).filter(({ winner }) => winner === party).length;
  const legs = [won(0), won(1)] as const;
  const legSince = one.begins + sum(legTimes.slice(0, count));
  return { ...notBegun(legsNeeded(match.config)), legs, legsInSet: legs, legSince };
};

const scoreOf = (match: PlannedMatch, running: RunningDay): MatchScore => {
  const outcome = running.tournament.matches[match.key]?.outcome ?? null;
  const open = notBegun(legsNeeded(match.config));
  if (outcome === null || (outcome.winner !== 0 && outcome.winner !== 1))
    return runningScore(match, running) ?? open;
  const [home, away] = outcome.figures;
  return {
    ...open,
    sets: outcome.winner === 0 ? [1, 0] : [0, 1],
    legs: [home.legsWon, away.legsWon],
  };
};

/** Everything that a forecast gets. */
export const whatIsKnown = (running: RunningDay): ForecastInput => {
  const seen = seenIn(running);
  const times = seen.flatMap(({ fate, legs }) => fate.legTimes.slice(0, legs));
  return {
    ...running.input(),
    scores: new Map(
      running.day.plan.matches.map((match) => [hallMatchId(competition, match.key), scoreOf(match, running)]),
    ),
    forms: formsOf(seen),
    legs: { count: times.length, total: sum(times) },
    usualLeg,
    tablesShown: 5 * minute,
  };
};
