// The states of all matches of a knockout, one after the other: each takes its parties from the matches before it.
import type { PerParty } from '../../match/types.ts';
import { matchKeyOf, type PlannedMatch, type SlotSource } from '../plan/planned-match.ts';
import type { Facts } from './log.ts';
import { knockoutMatchState, type MatchState, type MatchStates, notDue } from './match-state.ts';

type Known = { readonly facts: Facts; readonly before: MatchStates };

const grandFinal = matchKeyOf({ stage: 'grand-final', round: 0, index: 0 });

/** Whether the grand final does not have to be repeated; that is open as long as it is not finished. */
const isResetNotDue = (final: MatchState | undefined): boolean => {
  if (final?.status === 'walkover' || final?.status === 'empty') return true;
  return final?.outcome !== null && final?.outcome !== undefined && final.outcome.winner !== 1;
};

const stateOf = (match: PlannedMatch, slots: PerParty<SlotSource>, { facts, before }: Known): MatchState =>
  match.place.stage === 'grand-final-reset' && isResetNotDue(before[grandFinal])
    ? notDue(slots)
    : knockoutMatchState(match, slots, facts);

/**
 * States by match key.
 * @param matches of the knockout, in playing order @param firstRound slots of the first round as far as known
 */
export const knockoutStates = (
  matches: readonly PlannedMatch[],
  firstRound: readonly SlotSource[],
  facts: Facts,
): MatchStates => {
  const states: { [match: string]: MatchState } = {};
  const isFirst = ({ place }: PlannedMatch) =>
    place.round === 0 && (place.stage === 'knockout' || place.stage === 'winner-side');
  const known = (slot: SlotSource): SlotSource =>
    slot.kind === 'match' ? (states[slot.match]?.[slot.outcome] ?? slot) : slot;
  for (const match of matches) {
    const [home, away] = match.slots;
    const upper = 2 * match.place.index;
    const slots: PerParty<SlotSource> = isFirst(match)
      ? [firstRound[upper] ?? home, firstRound[upper + 1] ?? away]
      : [known(home), known(away)];
    states[match.key] = stateOf(match, slots, { facts, before: states });
  }
  return states;
};
