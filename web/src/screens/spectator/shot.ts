import type { LegClosed, MatchFinished, SetClosed } from '@neundarter/contract/live';

/** A leg, set or match that was just won. */
export type Shot = {
  readonly kind: 'leg' | 'set' | 'match';
  readonly winningParty: 0 | 1 | 'draw';
  /** The match's revision: one turn closes leg, set and match in one. */
  readonly revision: number;
};

const weights: { readonly [kind in Shot['kind']]: number } = { leg: 0, set: 1, match: 2 };

/** What a closing event tells; sets count only where several are played. */
export const shotOf = (event: LegClosed | SetClosed | MatchFinished, kind: Shot['kind']): Shot => ({
  kind,
  winningParty: event.winningParty,
  revision: event.revision,
});

/** Of the shots one turn fires, the greatest is shown. */
export const greaterShot = (shown: Shot | null, next: Shot): Shot =>
  shown !== null && shown.revision === next.revision && weights[shown.kind] > weights[next.kind]
    ? shown
    : next;
