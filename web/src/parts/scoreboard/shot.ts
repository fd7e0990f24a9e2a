import type { LegClosed, MatchFinished, SetClosed } from '@neundarter/contract/live';
import type { LegDecider } from '@neundarter/rules/match/types';

/** A leg, set or match that was just won. */
export type Shot = {
  readonly kind: 'leg' | 'set' | 'match';
  readonly winningParty: 0 | 1 | 'draw';
  /** The match's revision; the events of a leg, set and match that one turn closes have the same one. */
  readonly revision: number;
  /** Darts of the winner in the leg, if known. */
  readonly darts?: number;
  /** What decided the leg, if it was not checked out. */
  readonly decidedBy?: LegDecider;
};

const weights: { readonly [kind in Shot['kind']]: number } = { leg: 0, set: 1, match: 2 };

/** The shot for an event that closes a leg, set or match; null for an end without a last turn. */
export const shotOf = (event: LegClosed | SetClosed | MatchFinished, kind: Shot['kind']): Shot | null => {
  const { winningParty, revision } = event;
  if ('end' in event || winningParty === null) return null;
  const { darts, decidedBy }: Pick<Shot, 'darts' | 'decidedBy'> = 'legNumber' in event ? event : {};
  return {
    kind,
    winningParty,
    revision,
    ...(darts !== undefined && { darts }),
    ...(decidedBy !== undefined && { decidedBy }),
  };
};

/** The shot to show next: the greatest of those that one turn closed, otherwise the newest. */
export const greaterShot = (shown: Shot | null, next: Shot | null): Shot | null => {
  if (shown === null || next === null) return next ?? shown;
  if (shown.revision !== next.revision) return next;
  // Only the event of the leg names its darts, and how it was decided.
  const greater = weights[shown.kind] > weights[next.kind] ? shown : next;
  return { ...shown, ...next, ...greater };
};
