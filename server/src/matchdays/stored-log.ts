import type { SideChange } from '@neundarter/rules/matchday/fold-side';
import type { Side } from '@neundarter/rules/matchday/plan';
import type { LogEntry } from '../events/log-rows.ts';

/** What the log of a match day contains, by the kind of the entry. */
export type MatchdayDecision =
  | { readonly kind: SideChange['kind']; readonly side: Side; readonly change: SideChange }
  | { readonly kind: 'forfeit'; readonly side: Side };

/** The decision of an entry. Only this noun writes entries for match days. */
export const decisionOf = ({ content }: LogEntry): MatchdayDecision => content as MatchdayDecision;

/** A change of a side with its entry. */
export type LoggedChange = { readonly entry: LogEntry; readonly change: SideChange };

/** The changes of a side, in order. */
export const changesOf = (log: readonly LogEntry[], side: Side): readonly LoggedChange[] =>
  log.flatMap((entry) => {
    const decision = decisionOf(entry);
    return decision.kind !== 'forfeit' && decision.side === side ? [{ entry, change: decision.change }] : [];
  });

/** The entry by which a side has given up, and that side; null if none has. */
export const forfeitOf = (
  log: readonly LogEntry[],
): { readonly entry: LogEntry; readonly side: Side } | null => {
  for (const entry of log) {
    const decision = decisionOf(entry);
    if (decision.kind === 'forfeit') return { entry, side: decision.side };
  }
  return null;
};
