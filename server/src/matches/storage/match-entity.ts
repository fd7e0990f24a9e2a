import type { MatchEntity } from '@neundarter/contract/entities/match';
import { summaryOf } from '@neundarter/rules/match/summary';
import { currentLeg, currentSet } from '@neundarter/rules/match/turn-order';
import type { Match } from '@neundarter/rules/match/types';
import type { StoredMatch } from './stored-match.ts';

const currentSetOf = (match: Match): MatchEntity['props']['currentSet'] => {
  const set = currentSet(match);
  const leg = currentLeg(match);
  return set === null || leg === null ? null : { setNumber: set.setNumber, currentLeg: leg };
};

/** A match in the shape of the API: its row, its turns, and the summary if it is finished. */
export const matchEntity = (stored: StoredMatch, match: Match): MatchEntity => ({
  id: stored.id,
  props: {
    ...stored.props,
    sets: match.sets,
    currentSet: currentSetOf(match),
    summary: summaryOf(match),
    ...(stored.reopenings.length > 0 && {
      reopenings: stored.reopenings.map(({ at, reason }) => ({ at, reason })),
    }),
  },
});
