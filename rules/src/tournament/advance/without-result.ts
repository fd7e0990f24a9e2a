// A match whose result is taken back, although one of its two has withdrawn since: it is not played again, it is forfeited.
import type { Plan } from '../plan/plan.ts';
import { factsOf, type LogRow } from './log.ts';
import type { MatchState } from './match-state.ts';
import { tournamentState } from './tournament-state.ts';

/** The log without the result of a match. */
const withoutResult = (log: readonly LogRow[], match: string): readonly LogRow[] =>
  log.filter((row) => row.kind !== 'result' || row.match !== match);

/** What withdrawals make of a match without its result; null if it would be played. */
export const forfeitWithoutResult = (
  plan: Plan,
  log: readonly LogRow[],
  match: string,
): MatchState | null => {
  const state = tournamentState(plan, factsOf(withoutResult(log, match))).matches[match];
  return state?.status === 'forfeited' ? state : null;
};
