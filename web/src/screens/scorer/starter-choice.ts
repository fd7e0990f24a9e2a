import { canSwitchPlayer } from '@neundarter/rules/match/switch';
import { currentLeg, currentSet } from '@neundarter/rules/match/turn-order';
import type { Match, PartyIndex } from '@neundarter/rules/match/types';

/** Whether and why the first thrower of the current leg may still be changed. */
export type StarterChoice = {
  /** Identifies the leg, so that an answer applies to this leg only. */
  readonly key: string;
  /** `first`: before the first throw of the match. `decider`: a bull-out decides who starts the last leg. */
  readonly kind: 'first' | 'decider';
  readonly startingParty: PartyIndex;
};

/** The open choice in a running match; null once the leg has begun. */
export const starterChoiceOf = (match: Match): StarterChoice | null => {
  const set = currentSet(match);
  const leg = currentLeg(match);
  if (match.status !== 'running' || set === null || leg === null || !canSwitchPlayer(match)) return null;
  const isFirst = set.setNumber === 1 && leg.legNumber === 1;
  return {
    key: `${set.setNumber}/${leg.legNumber}`,
    kind: isFirst ? 'first' : 'decider',
    startingParty: leg.startingParty,
  };
};
