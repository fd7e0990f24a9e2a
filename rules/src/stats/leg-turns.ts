// The turns of one side in a leg, each with the points left before and after it. All statistics are counted from these.
import { startOf } from '../match/leg-start.ts';
import type { Leg, PartyIndex } from '../match/types.ts';

/** One turn with the points left around it. */
export type LegTurn = {
  readonly playerId: string;
  /** Points left before and after the turn. */
  readonly before: number;
  readonly after: number;
  readonly score: number;
  readonly dartsThrown: number;
  readonly attemptsOnDouble: number;
};

/** The turns of a party in a leg, in order. */
export const legTurnsOf = (leg: Leg, party: PartyIndex): readonly LegTurn[] => {
  const turns: LegTurn[] = [];
  let before = startOf(leg, party);
  for (const { party: thrower, playerId, score, dartsThrown, attemptsOnDouble } of leg.throws) {
    if (thrower !== party) continue;
    const after = before - score;
    turns.push({ playerId, before, after, score, dartsThrown, attemptsOnDouble });
    before = after;
  }
  return turns;
};
