import type { MatchScoreUpdated } from '@neundarter/contract/live';
import type { PartyIndex, Standing } from '@neundarter/rules/match/types';

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
  /** Points left afterwards; null if they decided a leg, and the scoreboard already shows the next one. */
  readonly rest: number | null;
};

/** The points left after a turn. After a leg the scoreboard already shows the next one, in which nobody has thrown. */
const restAfter = ({ markers, score, darts, status }: Standing, party: PartyIndex): number | null => {
  if (markers[party] === 'check') return 0;
  return status === 'running' && darts[party] === 0 ? null : score[party];
};

/** The turn of an event; null for every other change. */
export const freshTurnOf = ({ change, lastThrow, standing }: MatchScoreUpdated): FreshTurn | null => {
  if (change !== 'throw' || lastThrow === null) return null;
  const { id, party, playerId, score } = lastThrow;
  return { id, party, playerId, score, rest: restAfter(standing, party) };
};
