import type { LegClosed, MatchFinished, SetClosed } from '@neundarter/contract/live';

/** A leg, set or match that was just won. */
export type Shot = {
  readonly kind: 'leg' | 'set' | 'match';
  readonly winningParty: 0 | 1 | 'draw';
  /** The match's revision; the events of a leg, set and match that one turn closes have the same one. */
  readonly revision: number;
  /** Darts of the winner in the leg, if known. */
  readonly darts?: number;
};

const weights: { readonly [kind in Shot['kind']]: number } = { leg: 0, set: 1, match: 2 };

/** The shot for an event that closes a leg, set or match; null for an end without a checkout. */
export const shotOf = (event: LegClosed | SetClosed | MatchFinished, kind: Shot['kind']): Shot | null => {
  const { winningParty, revision } = event;
  const isCheckout = !('end' in event) && winningParty !== null;
  if (!isCheckout) return null;
  return { kind, winningParty, revision, ...('darts' in event ? { darts: event.darts } : {}) };
};

/** The shot to show next: the greatest of those that one turn closed, otherwise the newest. */
export const greaterShot = (shown: Shot | null, next: Shot | null): Shot | null => {
  if (shown === null || next === null) return next ?? shown;
  if (shown.revision !== next.revision) return next;
  // Only the event of the leg names its darts.
  const darts = shown.darts ?? next.darts;
  const greater = weights[shown.kind] > weights[next.kind] ? shown : next;
  return darts === undefined ? greater : { ...greater, darts };
};
