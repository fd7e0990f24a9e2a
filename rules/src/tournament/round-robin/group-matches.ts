// The matches of a group, match day by match day, in the order in which they are played.
import type { Group } from '../groups/draw-groups.ts';
import { bye, type DrawnMatch, drawnMatch, type SlotSource } from '../match/planned-match.ts';
import { type Pairing, type RoundRobinMode, roundRobinOf } from './berger.ts';

/** A match of a group with the positions of its parties. */
type GroupMatch = DrawnMatch & { readonly positions: Pairing };

/** All matches of a group. */
export const groupMatchesOf = (group: Group, mode: RoundRobinMode): readonly GroupMatch[] => {
  const slotOf = (position: number): SlotSource => {
    const entrant = group.entrants[position];
    return entrant === undefined ? bye : { kind: 'entrant', entrant };
  };
  return roundRobinOf(group.entrants.length, mode).flatMap((pairings, round) =>
    pairings.map((positions, index) => {
      const place = { stage: 'group', groupId: group.id, round, index, matchDay: round + 1 } as const;
      const [home, away] = positions;
      return { ...drawnMatch(place, [slotOf(home), slotOf(away)], null), positions };
    }),
  );
};
