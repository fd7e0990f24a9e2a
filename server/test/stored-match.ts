import { progressOf } from '@neundarter/rules/match/progress';
import type { Match } from '@neundarter/rules/match/types';
import type { StoredMatch } from '../src/matches/storage/stored-match.ts';

/** The row of a match that a guest created, without an event. */
export const storedMatchOf = (
  match: Match,
  { creationId = 'first', revision = 1 }: { readonly creationId?: string; readonly revision?: number } = {},
): StoredMatch => ({
  id: match.id,
  creationId,
  moveCount: 0,
  propsHash: '',
  reopenings: [],
  corrections: [],
  endedOn: null,
  props: {
    ...progressOf(match),
    parties: match.parties,
    config: match.config,
    eventId: null,
    event: null,
    eventName: null,
    description: null,
    isOnlineMatch: false,
    onlineMatchRequest: null,
    caller: null,
    createdById: 'g',
    timeStamp: 0,
    revision,
  },
});
