import { mayDeleteMatch, mayScoreMatch } from '@neundarter/rules/access/match';
import type { Viewer } from '../../data/viewer.ts';
import type { CardMatch } from '../match-card/card-match.ts';

const factsOf = ({ createdById, playerIds, status, isOnlineMatch }: CardMatch) => ({
  createdBy: createdById ?? '',
  playerIds,
  status,
  isOnlineMatch,
  event: null,
});

/** Whether this device may enter scores; who may for an event is for the event's screens to say. */
export const mayScoreCard = (match: CardMatch, { actors }: Viewer): boolean => {
  if (match.createdById === null) return true;
  if (match.eventId !== null) return false;
  return actors.some((actor) => mayScoreMatch({ actor, match: factsOf(match) }));
};

/** Whether this device may delete the match; matches of events are for the members of their team. */
export const mayDeleteCard = (match: CardMatch, { actors }: Viewer): boolean => {
  if (match.createdById === null) return match.status !== 'finished';
  if (match.eventId !== null) return false;
  return actors.some((actor) => mayDeleteMatch({ actor, match: factsOf(match), now: 0 }).ok);
};
