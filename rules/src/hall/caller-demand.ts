// Whether matches that are called in a hall need somebody who calls the scores. The hall names them when it calls a match; the
// match may begin without. If nobody is named, or the one who was has refused, everybody who is free may take it after a while.

import type { HallMode } from './hall-mode.ts';

/** `if-possible`: a match begins without a caller if nobody is free. `required`: it waits for one. `none`: nobody is named. */
export const callerDemands = ['if-possible', 'required', 'none'] as const;
export type CallerDemand = (typeof callerDemands)[number];

type Choice = {
  readonly mode: HallMode;
  /** What organisers have chosen for this hall; null if nothing. */
  readonly callers: CallerDemand | null;
  /** Whether the tournament has a rule that names callers. */
  readonly hasRule: boolean;
};

/** Whether the hall names callers when it calls matches; from then on the rule of the tournament names nobody. */
export const namesCallers = ({ mode, callers, hasRule }: Choice): boolean =>
  mode !== 'by-hand' && (callers !== null || hasRule);

/** Whether matches that are called need a caller whom the hall names. */
export const callerDemandIn = (choice: Choice): CallerDemand =>
  namesCallers(choice) ? (choice.callers ?? 'if-possible') : 'none';

/** How long a called match without a caller waits until everybody is asked. ms */
const untilSought = 3 * 60_000;

/** From when on a caller is sought for a match that was called without one. ms since 1970 */
export const callerSoughtFrom = (calledAt: number): number => calledAt + untilSought;
