// Match days of groups and leagues.
import type { Plan } from '../plan/plan.ts';
import { isSettled, type MatchStates } from './match-state.ts';

/** The lowest match day with a match that is open, else the last one; null without groups. */
export const recentMatchDay = ({ matches }: Plan, states: MatchStates): number | null => {
  const ofGroups = matches.filter(({ place }) => place.matchDay !== null);
  const open = ofGroups.find(({ key }) => states[key] !== undefined && !isSettled(states[key]));
  return (open ?? ofGroups.at(-1))?.place.matchDay ?? null;
};
