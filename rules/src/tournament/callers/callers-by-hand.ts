// Callers without a rule: only those whom the organisers or the hall have chosen, as long as they are there.
import type { LogRow } from '../advance/log.ts';
import { type CallerState, letGo, noCallers, setCallerByHand, takeBack } from './caller-queue.ts';

/** Matches that have begun or are over. */
type Called = Set<string>;

const afterRow = (callers: CallerState, row: LogRow, called: Called): CallerState => {
  const isOpen = (match: string) => !called.has(match);
  if (row.kind === 'caller' || row.kind === 'begin' || row.kind === 'called')
    return setCallerByHand(callers, row.match, row.caller);
  if (row.kind === 'gone') return letGo(callers, row.entrant, Object.keys(callers.callers).filter(isOpen));
  return row.kind === 'back' ? takeBack(callers, row.entrant, isOpen) : callers;
};

/** Who calls which match, null for nobody; matches for which nothing was chosen are left out. */
export const callersByHand = (log: readonly LogRow[]): CallerState['callers'] => {
  const called: Called = new Set();
  let callers = noCallers;
  for (const row of log) {
    if (row.kind === 'result' || row.kind === 'begin') called.add(row.match);
    callers = afterRow(callers, row, called);
  }
  return callers.callers;
};
