// The state of a tournament: its plan and everything that has happened since. Nothing is stored but the log, so undo is
// the same computation with fewer rows, and always gives back exactly what was there before.
import { factsOf, type LogRow } from '../advance/log.ts';
import { type TournamentState, tournamentState } from '../advance/tournament-state.ts';
import { withoutOldBegins } from '../callers/begins.ts';
import { callersAfter } from '../callers/callers.ts';
import type { Plan } from '../plan/plan.ts';

export type Tournament = TournamentState & {
  /** Entrants who call, by match key; matches without a caller are left out. */
  readonly callers: { readonly [match: string]: string };
};

/**
 * The tournament after these rows. Any order of results gives the same state; only the callers follow the order in which
 * matches were finished.
 * @param log active rows, in order
 */
export const advance = (plan: Plan, log: readonly LogRow[]): Tournament => {
  const state = tournamentState(plan, factsOf(log));
  return { ...state, callers: callersAfter(plan, withoutOldBegins(log, state.matches)).callers };
};
