// Whether a plan that somebody has made by hand can be played: every fixture has two teams of the league, and nobody has two in one
// round. How often two teams meet is up to the office.
import type { Fixture } from './fixtures.ts';

const planFaults = ['unknown-team', 'same-team', 'twice-in-round'] as const;
type PlanFault = (typeof planFaults)[number];

/** A fixture that cannot be played. */
type PlanProblem = { readonly index: number; readonly fault: PlanFault };

/** The first fault of each fixture. @param teams number of teams */
export const planProblems = (fixtures: readonly Fixture[], teams: number): readonly PlanProblem[] => {
  const places = new Set<string>();
  return fixtures.flatMap(({ round, home, away }, index): PlanProblem[] => {
    const isKnown = [home, away].every((team) => team >= 0 && team < teams);
    if (!isKnown) return [{ index, fault: 'unknown-team' }];
    if (home === away) return [{ index, fault: 'same-team' }];
    const own = [`${round}/${home}`, `${round}/${away}`];
    if (own.some((place) => places.has(place))) return [{ index, fault: 'twice-in-round' }];
    for (const place of own) places.add(place);
    return [];
  });
};
