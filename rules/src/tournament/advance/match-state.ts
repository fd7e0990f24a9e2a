// The state of a match within its tournament: who its parties are, and what their results make of it.
import { otherParty, partyIndexes } from '../../match/per-party.ts';
import type { PartyIndex, PerParty } from '../../match/types.ts';
import { bye, type PlannedMatch, type SlotSource } from '../match/planned-match.ts';
import type { Facts } from './log.ts';
import { forfeitOutcome, type Outcome } from './outcome.ts';

/**
 * `waiting`: a party is not known yet. `ready`: can be played. `finished`: has a result. `forfeited`: somebody has
 * withdrawn. `walkover`: one party is a bye. `empty`: both are. `not-due`: the repetition of a grand final that is not
 * needed. `cancelled`: does not count, because of a withdrawal or because the third place is not played for.
 */
export const tournamentMatchStatuses = [
  'waiting',
  'ready',
  'finished',
  'forfeited',
  'walkover',
  'empty',
  'not-due',
  'cancelled',
] as const;
export type TournamentMatchStatus = (typeof tournamentMatchStatuses)[number];

export type MatchState = {
  readonly status: TournamentMatchStatus;
  /** Entrants or byes; as long as they are not known, what they depend on. */
  readonly slots: PerParty<SlotSource>;
  readonly outcome: Outcome | null;
  /** Who goes on, and who lost; as long as that is not known, what it depends on. */
  readonly winner: SlotSource;
  readonly loser: SlotSource;
};

/** States by match key. */
export type MatchStates = { readonly [match: string]: MatchState };

const isEntrant = (slot: SlotSource): boolean => slot.kind === 'entrant';

/** A match that nobody plays: whoever is there goes on. */
const unplayed = (
  slots: PerParty<SlotSource>,
  status: 'walkover' | 'empty' | 'cancelled' | 'not-due',
): MatchState => {
  const winner = slots[0].kind === 'bye' ? slots[1] : slots[0];
  const goesOn = status === 'walkover' ? winner : bye;
  return { status, slots, outcome: null, winner: goesOn, loser: bye };
};

const unfinished = ({ key }: PlannedMatch, slots: PerParty<SlotSource>): MatchState => ({
  status: slots.every(isEntrant) ? 'ready' : 'waiting',
  slots,
  outcome: null,
  winner: { kind: 'match', match: key, outcome: 'winner' },
  loser: { kind: 'match', match: key, outcome: 'loser' },
});

/** A match with a result; after a draw or with two losers both parties are out. */
const settled = (
  status: 'finished' | 'forfeited',
  slots: PerParty<SlotSource>,
  outcome: Outcome,
): MatchState => {
  const { winner } = outcome;
  const isWon = winner === 0 || winner === 1;
  return {
    status,
    slots,
    outcome,
    winner: isWon ? slots[winner] : bye,
    loser: isWon ? slots[otherParty(winner)] : bye,
  };
};

/**
 * Who wins because the other one has left; null while both are there. Whoever left first has lost, so that what was over
 * stays over when the winner leaves, too.
 * @param left in the order of leaving
 */
const remaining = (slots: PerParty<SlotSource>, left: Iterable<string>): PartyIndex | null => {
  for (const one of left) {
    const party = partyIndexes.find((index) => {
      const slot = slots[index];
      return slot.kind === 'entrant' && slot.entrant === one;
    });
    if (party !== undefined) return otherParty(party);
  }
  return null;
};

const playedOrForfeited = (
  match: PlannedMatch,
  slots: PerParty<SlotSource>,
  { outcome, left }: { readonly outcome: Outcome | undefined; readonly left: Iterable<string> },
): MatchState => {
  if (!slots.every(isEntrant)) return unfinished(match, slots);
  if (outcome !== undefined) return settled('finished', slots, outcome);
  const winner = remaining(slots, left);
  if (winner === null) return unfinished(match, slots);
  return settled('forfeited', slots, forfeitOutcome(match.config, winner));
};

/** The state of a match of a group. */
export const groupMatchState = (match: PlannedMatch, facts: Facts): MatchState => {
  const { leftGroups, outcomes } = facts;
  const isOut = match.slots.some(
    (slot) => slot.kind === 'entrant' && leftGroups.get(slot.entrant) === 'out-of-table',
  );
  if (isOut) return unplayed(match.slots, 'cancelled');
  return playedOrForfeited(match, match.slots, { outcome: outcomes.get(match.key), left: leftGroups.keys() });
};

/** The state of a match of a knockout whose parties are known as far as possible. */
export const knockoutMatchState = (
  match: PlannedMatch,
  slots: PerParty<SlotSource>,
  facts: Facts,
): MatchState => {
  if (match.place.stage === 'third-place' && !facts.hasThirdPlace) return unplayed(slots, 'cancelled');
  const byes = slots.filter(({ kind }) => kind === 'bye').length;
  if (byes > 0) return unplayed(slots, byes === 1 ? 'walkover' : 'empty');
  return playedOrForfeited(match, slots, {
    outcome: facts.outcomes.get(match.key),
    // Who has left the groups plays no second chance either.
    left: match.place.stage === 'second-chance' ? facts.left : facts.leftKnockout,
  });
};

/** The repetition of a grand final that is not needed. */
export const notDue = (slots: PerParty<SlotSource>): MatchState => unplayed(slots, 'not-due');

/** Whether nothing can happen in a match any more, unless something is taken back. */
export const isSettled = ({ status }: Pick<MatchState, 'status'>): boolean =>
  status !== 'waiting' && status !== 'ready';
