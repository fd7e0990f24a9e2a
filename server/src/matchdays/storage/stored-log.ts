import type { SideChange } from '@neundarter/rules/matchday/fold-side';
import type { ForfeitReason, MatchdayForfeit } from '@neundarter/rules/matchday/give-up';
import type { Side } from '@neundarter/rules/matchday/plan';
import type { LogEntry } from '../../events/log-rows.ts';

/** What the log of a match day contains, by the kind of the entry. */
export type MatchdayDecision =
  | { readonly kind: SideChange['kind']; readonly side: Side; readonly change: SideChange }
  | {
      readonly kind: 'forfeit';
      readonly side: Side;
      /** Missing in entries of earlier versions, which the home team has made. */
      readonly reason?: ForfeitReason;
      /** The side that has said so; missing in entries of earlier versions. */
      readonly by?: Side;
    }
  /** The side objects to the forfeit before. */
  | { readonly kind: 'objection'; readonly side: Side }
  /** The first device of the guests was paired, or all of them were revoked. */
  | { readonly kind: 'pairing' | 'revocation' };

/** The decision of an entry. Only this noun writes entries for match days. */
export const decisionOf = ({ content }: LogEntry): MatchdayDecision => content as MatchdayDecision;

/** A change of a side with its entry. */
export type LoggedChange = { readonly entry: LogEntry; readonly change: SideChange };

/** The changes of a side, in order. */
export const changesOf = (log: readonly LogEntry[], side: Side): readonly LoggedChange[] =>
  log.flatMap((entry) => {
    const decision = decisionOf(entry);
    return 'change' in decision && decision.side === side ? [{ entry, change: decision.change }] : [];
  });

/** When the first device of the guests was paired last, and when it was revoked last; ms since 1970, null for never. */
export const pairingOf = (
  log: readonly LogEntry[],
): { readonly pairedAt: number | null; readonly revokedAt: number | null } => {
  const lastOf = (wanted: string) => log.findLast(({ kind }) => kind === wanted)?.madeAt ?? null;
  return { pairedAt: lastOf('pairing'), revokedAt: lastOf('revocation') };
};

/** How a side has lost the whole match day, with the entries that say so. */
export type LoggedForfeit = MatchdayForfeit & {
  readonly entry: LogEntry;
  /** The side that has said so, and may take it back. */
  readonly by: Side;
  readonly objection: LogEntry | null;
};

/** How a side has lost the whole match day; null if none has. */
export const forfeitOf = (log: readonly LogEntry[]): LoggedForfeit | null => {
  for (const entry of log) {
    const decision = decisionOf(entry);
    if (decision.kind !== 'forfeit') continue;
    const { side, reason = 'gave-up', by = 'home' } = decision;
    const objection = log.find(({ seq, kind }) => kind === 'objection' && seq > entry.seq) ?? null;
    return { entry, side, reason, by, objection, madeAt: entry.madeAt, isDisputed: objection !== null };
  }
  return null;
};
