import { canSwitchPlayer } from '@neundarter/rules/match/switch';
import { currentLeg, currentSet, throwerOf } from '@neundarter/rules/match/turn-order';
import type { Leg, LegDecider, Match, PartyIndex } from '@neundarter/rules/match/types';

/** The leg, set or match that a turn, or a bull-out after it, closed. */
export type Closing = {
  /** The largest unit that was closed. */
  readonly kind: 'leg' | 'set' | 'match';
  readonly winningParty: PartyIndex;
  /** What decided the leg if nobody has checked out; null after a checkout. */
  readonly decidedBy: LegDecider | null;
  /** Who has thrown last. */
  readonly playerId: string;
  /** Points of the last turn. */
  readonly checkout: number;
  /** Darts the winning party needed for the leg. */
  readonly darts: number;
  readonly setNumber: number;
  readonly legNumber: number;
  /** Player who throws first in the next leg; null at the end of the match, or if a bull-out decides. */
  readonly nextPlayerId: string | null;
};

const dartsOf = (leg: Leg, party: PartyIndex): number =>
  leg.throws.reduce((sum, turn) => sum + (turn.party === party ? turn.dartsThrown : 0), 0);

const kindOf = (after: Match, setIndex: number): Closing['kind'] => {
  if (after.status === 'finished') return 'match';
  return after.sets[setIndex]?.isShot === true ? 'set' : 'leg';
};

/** What the act between these two states closed; null if the leg continues. */
export const closedBy = (before: Match, after: Match): Closing | null => {
  const set = currentSet(before);
  const open = currentLeg(before);
  if (set === null || open === null || before.status !== 'running') return null;
  const leg = after.sets[set.setNumber - 1]?.legs[open.legNumber - 1];
  const last = leg?.throws.at(-1);
  if (leg === undefined || last === undefined || !leg.isShot || leg.winningParty === null) return null;
  const isOpenChoice = after.status === 'finished' || canSwitchPlayer(after);
  return {
    kind: kindOf(after, set.setNumber - 1),
    winningParty: leg.winningParty,
    decidedBy: leg.decidedBy?.kind ?? null,
    playerId: last.playerId,
    checkout: last.score,
    darts: dartsOf(leg, leg.winningParty),
    setNumber: set.setNumber,
    legNumber: leg.legNumber,
    nextPlayerId: isOpenChoice ? null : (throwerOf(after)?.playerId ?? null),
  };
};
