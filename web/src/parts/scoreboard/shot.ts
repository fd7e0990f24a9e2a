import type { LegClosed, MatchFinished, SetClosed } from '@neundarter/contract/live';

/** A leg, set or match that was just won. */
export type Shot = {
  readonly kind: 'leg' | 'set' | 'match';
  readonly winningParty: 0 | 1 | 'draw';
  /** The match's revision; the events of a leg, set and match that one turn closes have the same one. */
  readonly revision: number;
};

const weights: { readonly [kind in Shot['kind']]: number } = { leg: 0, set: 1, match: 2 };

/** The shot for an event that closes a leg, set or match. */
export const shotOf = (event: LegClosed | SetClosed | MatchFinished, kind: Shot['kind']): Shot => ({
  kind,
  winningParty: event.winningParty,
  revision: event.revision,
});

/** The shot to show next: the greatest of those that one turn closed, otherwise the newest. */
export const greaterShot = (shown: Shot | null, next: Shot): Shot =>
  shown !== null && shown.revision === next.revision && weights[shown.kind] > weights[next.kind]
    ? shown
    : next;
