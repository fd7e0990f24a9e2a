// The party of a match whose people are not known yet, as it is stored with the match.
import type { Party } from '../../match/types.ts';
import type { SlotSource } from '../match/planned-match.ts';
import type { Plan } from './plan.ts';

/**
 * The placeholder for a slot: a rank of a group, a place in the order across groups, or winner or loser of a match, which
 * is named by its number in playing order; null for an entrant.
 */
export const placeholderOf = (slot: SlotSource, { matches }: Pick<Plan, 'matches'>): Party | null => {
  switch (slot.kind) {
    case 'entrant':
      return null;
    case 'bye':
      return { type: 'bye' };
    case 'group-rank':
      return { type: 'tba-by-group', groupId: slot.groupId, groupName: slot.groupId, rank: slot.rank };
    case 'order-rank':
      return {
        type: 'tba-by-grouprank-order',
        rankWithinGroups: slot.rankWithinGroups,
        rankWithinOrder: slot.rankWithinOrder,
      };
    case 'match': {
      const number = matches.find(({ key }) => key === slot.match)?.number ?? null;
      return { type: 'tba-by-match', outcome: slot.outcome, matchName: `${number ?? ''}` };
    }
  }
};
