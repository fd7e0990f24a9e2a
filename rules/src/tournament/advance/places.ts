// The places of a tournament. In a knockout, who loses in the same round shares places, such as 5 to 8; only the third
// place may be played for; in a double knockout it is the round of the loser side that counts. Where nobody has won a
// match, more entrants than usual share the places of its round, and a better place stays empty. In a finished league the
// table gives the places.
import type { EventStage } from '../../match/match-place.ts';
import { entrantsIn, type PlannedMatch } from '../match/planned-match.ts';
import type { Plan } from '../plan/plan.ts';
import type { GroupStanding } from './group-standing.ts';
import type { MatchState, MatchStates } from './match-state.ts';
import {
  isLostByBoth,
  type KnockoutMatches,
  knockoutOf,
  losersOf,
  outBy,
  placeOfLosers,
} from './out-of-knockout.ts';

/** Places that an entrant has, alone or with others: `from` to `to`, both from 1. */
export type Place = { readonly entrant: string; readonly from: number; readonly to: number };

type SettledMatch = { readonly match: PlannedMatch; readonly state: MatchState };

/** Matches that put their losers out, by the best place that is left for these. `last`: last place of the knockout */
type Round = { readonly from: number; readonly matches: readonly SettledMatch[]; readonly last: number };

/** The match that decides about the first place: the last one that is due. */
const deciderOf = ({ matches }: KnockoutMatches, states: MatchStates): PlannedMatch | undefined =>
  matches.findLast(({ key }) => states[key]?.status !== 'not-due');

/** Stages whose first round has everybody. */
const firstStages: readonly EventStage[] = ['knockout', 'winner-side', 'second-chance'];

/** How many play the knockout. */
const noOfEntrants = ({ matches }: KnockoutMatches, states: MatchStates): number =>
  matches
    .filter(({ place: { stage, round } }) => round === 0 && firstStages.includes(stage))
    .flatMap(({ key, slots }) => states[key]?.slots ?? slots)
    .filter(({ kind }) => kind !== 'bye').length;

/** The rounds, the last one first. Who is out in a round without places counts to the next one, if byes leave no more. */
const roundsOf = (knockout: KnockoutMatches, states: MatchStates): readonly Round[] => {
  const decider = deciderOf(knockout, states);
  const last = noOfEntrants(knockout, states);
  const places = knockout.matches.map((match) => placeOfLosers(knockout, match));
  const lowest = Math.max(2, ...places.map((place) => (place === null || place > last ? 0 : place)));
  const rounds = new Map<number, SettledMatch[]>();
  knockout.matches.forEach((match, index) => {
    const state = states[match.key];
    const place = places[index] ?? null;
    const isOther = match.place.stage.startsWith('grand-final') && match !== decider;
    if (state === undefined || place === null || isOther) return;
    const from = Math.min(place, lowest);
    const round = rounds.get(from);
    if (round === undefined) rounds.set(from, [{ match, state }]);
    else round.push({ match, state });
  });
  return [...rounds]
    .toSorted(([one], [other]) => one - other)
    .map(([from, matches]) => ({ from, matches, last }));
};

const hasLoser = ({ status }: MatchState): boolean => status !== 'walkover' && status !== 'empty';

const at = (entrants: readonly string[], from: number, to = from): readonly Place[] =>
  entrants.map((entrant) => ({ entrant, from, to }));

/** The places behind those of a round are given by other rounds, however many have lost in it. */
const sharedPlaces = ({ from, matches, last }: Round): readonly Place[] => {
  const own = matches.filter(({ match }) => match.place.stage !== 'winner-side');
  const out = matches.flatMap(({ match, state }) => outBy(match, state));
  const open = own.filter(({ state }) => hasLoser(state) && losersOf(state).length === 0);
  const size = Math.max(1, Math.min(own.length, out.length + open.length));
  return at(out, from, Math.min(from + size - 1, last));
};

/** The places of those who lost a semi-final, from the match for the third place; who was out before it is fourth. */
const placesByThird = ({ matches }: Round, third: MatchState): readonly Place[] => {
  const out = matches.flatMap(({ state }) => (isLostByBoth(state) ? losersOf(state) : []));
  return [...at(entrantsIn([third.winner]), 3), ...at([...losersOf(third), ...out], 4)];
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
export const placesOf = ({ matches }: Pick<Plan, 'matches'>, states: MatchStates): readonly Place[] => {
  const knockout = knockoutOf(matches);
  const thirdPlace = knockout.matches.find(({ place }) => place.stage === 'third-place');
  const third = thirdPlace && states[thirdPlace.key];
  const isPlayed = third !== undefined && third.status !== 'cancelled' && third.status !== 'empty';
  const decider = deciderOf(knockout, states);
  const final = decider && states[decider.key];
  const behind = roundsOf(knockout, states).flatMap((round) =>
    round.from === 3 && isPlayed ? placesByThird(round, third) : sharedPlaces(round),
  );
  return [...at(entrantsIn([final?.winner]), 1), ...behind];
};
