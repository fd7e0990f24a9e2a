// The places of a tournament. In a knockout, who loses in the same round shares places, such as 5 to 8; only the third
// place may be played for; in a double knockout it is the round of the loser side that counts. In a finished league the
// table gives the places.
import type { Plan } from '../plan/plan.ts';
import type { PlannedMatch, SlotSource } from '../plan/planned-match.ts';
import type { GroupStanding } from './group-standing.ts';
import type { MatchState, MatchStates } from './match-state.ts';

/** Places that an entrant has, alone or with others: `from` to `to`, both from 1. */
export type Place = { readonly entrant: string; readonly from: number; readonly to: number };

const entrantIn = (slot: SlotSource | undefined): readonly string[] =>
  slot?.kind === 'entrant' ? [slot.entrant] : [];

/** Whoever is out by a match: the loser, or both if nobody won. */
const outBy = (state: MatchState): readonly string[] => {
  if (state.outcome?.winner === 'nobody') return state.slots.flatMap(entrantIn);
  return entrantIn(state.loser);
};

type Round = { readonly from: number; readonly matches: readonly PlannedMatch[] };

/** Matches that put their losers out, by the best place that is left for these. */
const roundsOf = (matches: readonly PlannedMatch[]): readonly Round[] => {
  const isDouble = matches.some(({ place }) => place.stage === 'winner-side');
  const stage = isDouble ? 'loser-side' : 'knockout';
  const decisive = matches.filter(({ place }) => place.stage === stage);
  const rounds = Math.max(-1, ...decisive.map(({ place }) => place.round));
  let from = isDouble ? 3 : 2;
  return Array.from({ length: rounds + 1 }, (_, index) => {
    const inRound = decisive.filter(({ place }) => place.round === rounds - index);
    const round = { from, matches: inRound };
    from += inRound.length;
    return round;
  });
};

const hasLoser = ({ status }: MatchState): boolean => status !== 'walkover' && status !== 'empty';

const sharedPlaces = ({ from, matches }: Round, states: MatchStates): readonly Place[] => {
  const played = matches.flatMap(({ key }) => states[key] ?? []).filter(hasLoser);
  const twoLosers = played.filter(({ outcome }) => outcome?.winner === 'nobody').length;
  const to = from + played.length + twoLosers - 1;
  return played.flatMap(outBy).map((entrant) => ({ entrant, from, to }));
};

const single = (slot: SlotSource | undefined, place: number): readonly Place[] =>
  entrantIn(slot).map((entrant) => ({ entrant, from: place, to: place }));

/** The match that decides about the first place: the last one that is due. */
const decider = (matches: readonly PlannedMatch[], states: MatchStates): MatchState | undefined => {
  const last = matches.findLast(({ key }) => states[key]?.status !== 'not-due');
  return last === undefined ? undefined : states[last.key];
};

/** The places of entrants by the order of a group; those who are level share theirs. */
export const placesInGroup = ({ classes }: Pick<GroupStanding, 'classes'>): readonly Place[] => {
  let from = 1;
  return classes.flatMap((level) => {
    const to = from + level.length - 1;
    const shared = { from, to };
    from = to + 1;
    return level.map(({ key: entrant }) => ({ entrant, ...shared }));
  });
};

/** The places of the knockout that are known so far, the best first. */
export const placesOf = ({ matches }: Plan, states: MatchStates): readonly Place[] => {
  const knockout = matches.filter(({ place }) => place.stage !== 'group');
  const thirdPlace = knockout.find(({ place }) => place.stage === 'third-place');
  const third = thirdPlace === undefined ? undefined : states[thirdPlace.key];
  const isPlayed = third !== undefined && third.status !== 'cancelled';
  const final = decider(knockout, states);
  const isDouble = knockout.some(({ place }) => place.stage === 'grand-final');
  const rounds = roundsOf(knockout).flatMap((round) => {
    if (round.from === 3 && isPlayed && !isDouble)
      return [...single(third.winner, 3), ...single(third.loser, 4)];
    return round.from === 2 ? [] : sharedPlaces(round, states);
  });
  return [...single(final?.winner, 1), ...single(final?.loser, 2), ...rounds];
};
