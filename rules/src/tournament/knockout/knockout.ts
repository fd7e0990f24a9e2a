// Single knockout. The winner of match i goes to match i div 2 of the next round, there to party i mod 2. Who loses is
// out; a match for the third place needs at least four parties.
import {
  bye,
  type DrawnMatch,
  drawnMatch,
  loserOf,
  type RoundName,
  roundNames,
  type SlotSource,
  winnerOf,
} from '../match/planned-match.ts';
import { bracketSize, seedOrder } from './seed-order.ts';

/** The name of a round with this number of matches, a power of two up to 64. */
const roundNameOf = (noOfMatches: number): RoundName => {
  const name = roundNames[Math.log2(noOfMatches)];
  if (name === undefined) throw new Error(`No round has ${noOfMatches} matches`);
  return name;
};

/** The slots of the first round for entrants in the order of their seeds; the best seeds have byes. */
export const seededSlots = (entrants: readonly string[]): readonly SlotSource[] =>
  seedOrder(bracketSize(entrants.length)).map((seed) => {
    const entrant = entrants[seed - 1];
    return entrant === undefined ? bye : { kind: 'entrant', entrant };
  });

/** All rounds of a bracket, first round first. @param slots of the first round, a power of two */
export const bracketOf = (
  slots: readonly SlotSource[],
  stage: 'knockout' | 'winner-side' | 'second-chance',
): readonly DrawnMatch[] => {
  const matches: DrawnMatch[] = [];
  let current = slots;
  for (let round = 0; current.length > 1; round += 1) {
    const places = Array.from({ length: current.length / 2 }, (_, index) => ({ stage, round, index }));
    for (const place of places) {
      const pair = [current[2 * place.index] ?? bye, current[2 * place.index + 1] ?? bye] as const;
      matches.push(drawnMatch(place, pair, roundNameOf(places.length)));
    }
    current = places.map(winnerOf);
  }
  return matches;
};

const isTaken = ({ kind }: SlotSource): boolean => kind !== 'bye';

const leastForThirdPlace = 4;

/** Whether a bracket with these slots can have a match for the third place. */
export const canHaveThirdPlaceMatch = (slots: readonly SlotSource[]): boolean =>
  slots.filter(isTaken).length >= leastForThirdPlace;

/** A single knockout, in playing order: the match for the third place comes before the final. */
export const knockoutOf = (
  slots: readonly SlotSource[],
  hasThirdPlaceMatch: boolean,
): readonly DrawnMatch[] => {
  const bracket = bracketOf(slots, 'knockout');
  if (!hasThirdPlaceMatch || !canHaveThirdPlaceMatch(slots)) return bracket;
  const semiFinals = { stage: 'knockout', round: Math.log2(slots.length) - 2 } as const;
  const thirdPlace = drawnMatch(
    { stage: 'third-place', round: 0, index: 0 },
    [loserOf({ ...semiFinals, index: 0 }), loserOf({ ...semiFinals, index: 1 })],
    null,
  );
  return [...bracket.slice(0, -1), thirdPlace, ...bracket.slice(-1)];
};
