import type { MatchScoreUpdated } from '@neundarter/contract/live';
import type { PartyIndex } from '@neundarter/rules/match/types';

/** How long a new score is highlighted. Specification of the scoreboard. ms */
export const highlightMs = 3000;
/** How long "Game shot!" is shown. ms */
export const shotMs = 4000;

/** The turn that was just recorded. */
export type FreshTurn = {
  readonly id: string;
  readonly party: PartyIndex;
  readonly playerId: string;
  readonly score: number;
  /** Points left afterwards. */
  readonly rest: number;
};

/**
 * The turn of an event; null for every other change. After a checkout the scoreboard already shows the next leg; a
 * marker then means a rest of 0.
 */
export const freshTurnOf = ({ change, lastThrow, standing }: MatchScoreUpdated): FreshTurn | null => {
  if (change !== 'throw' || lastThrow === null) return null;
  const { id, party, playerId, score } = lastThrow;
  return { id, party, playerId, score, rest: standing.markers[party] === null ? standing.score[party] : 0 };
};
