// A start binds the caller to the match, as long as the same people play it.
import type { LogRow } from '../advance/log.ts';
import type { MatchState, MatchStates } from '../advance/match-state.ts';
import { entrantsIn } from '../match/planned-match.ts';

type Begin = Extract<LogRow, { readonly kind: 'begin' }>;

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one, at) => one === others[at]);

const isInForce = ({ caller, entrants }: Begin, state: MatchState | undefined): boolean => {
  if (state === undefined || state.status === 'forfeited' || state.status === 'cancelled') return false;
  const sitting = entrantsIn(state.slots);
  // Before they were noted nobody could tell who had sat there; who sits there now does not call.
  if (entrants === undefined) return caller === null || !sitting.includes(caller);
  return state.status !== 'not-due' && isSame(entrants, sitting);
};

/** A log without the starts of matches that other people play now, or that a withdrawal has ended. */
export const withoutOldBegins = (log: readonly LogRow[], states: MatchStates): readonly LogRow[] =>
  log.filter((row) => row.kind !== 'begin' || isInForce(row, states[row.match]));
