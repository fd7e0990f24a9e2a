// The states of all matches of a knockout, one after the other: each takes its parties from the matches before it.
import type { PerParty } from '../../match/types.ts';
import { matchKeyOf, type PlannedMatch, type SlotSource } from '../match/planned-match.ts';
import { asPlayed } from './as-played.ts';
import type { Facts } from './log.ts';
import { knockoutMatchState, type MatchState, type MatchStates, notDue } from './match-state.ts';

/** A knockout at one moment: its matches in playing order, and the slots of the first round as far as known. */
type Knockout = {
  readonly matches: readonly PlannedMatch[];
  readonly firstRound: readonly SlotSource[];
  readonly facts: Facts;
};

type GrowingStates = { [match: string]: MatchState };

const grandFinal = matchKeyOf({ stage: 'grand-final', round: 0, index: 0 });

/** Whether the grand final does not have to be repeated; that is open as long as it is not finished. */
const isResetNotDue = (final: MatchState | undefined): boolean => {
  if (final?.status === 'walkover' || final?.status === 'empty') return true;
  return final?.outcome !== null && final?.outcome !== undefined && final.outcome.winner !== 1;
};

const isFirst = ({ place }: PlannedMatch): boolean =>
  place.round === 0 && (place.stage === 'knockout' || place.stage === 'winner-side');

const slotsOf = (
  match: PlannedMatch,
  { firstRound }: Knockout,
  before: MatchStates,
): PerParty<SlotSource> => {
  const [home, away] = match.slots;
  const upper = 2 * match.place.index;
  if (isFirst(match)) return [firstRound[upper] ?? home, firstRound[upper + 1] ?? away];
  const known = (slot: SlotSource): SlotSource =>
    slot.kind === 'match' ? (before[slot.match]?.[slot.outcome] ?? slot) : slot;
  return [known(home), known(away)];
};

const stateOf = (match: PlannedMatch, knockout: Knockout, before: MatchStates): MatchState => {
  const slots = slotsOf(match, knockout, before);
  return match.place.stage === 'grand-final-reset' && isResetNotDue(before[grandFinal])
    ? notDue(slots)
    : asPlayed(match.key, knockoutMatchState(match, slots, knockout.facts), knockout.facts.takeOvers);
};

/** States by match key. */
export const knockoutStates = (knockout: Knockout): MatchStates => {
  const states: GrowingStates = {};
  for (const match of knockout.matches) states[match.key] = stateOf(match, knockout, states);
  return states;
};

/** The states after the result of one match: only this match and those that depend on it are computed again. */
export const statesAfterResult = (before: MatchStates, knockout: Knockout, result: string): MatchStates => {
  const states: GrowingStates = { ...before };
  const changed = new Set([result]);
  for (const match of knockout.matches) {
    const depends = match.slots.some((slot) => slot.kind === 'match' && changed.has(slot.match));
    if (!depends && match.key !== result) continue;
    changed.add(match.key);
    states[match.key] = stateOf(match, knockout, states);
  }
  return states;
};
