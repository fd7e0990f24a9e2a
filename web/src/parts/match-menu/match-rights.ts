import { mayLeaveMatch } from '@neundarter/rules/access/leave-match';
import { mayDeleteMatch, mayScoreMatch } from '@neundarter/rules/access/match';
import type { Viewer } from '../../data/people/viewer.ts';
import type { CardMatch } from '../match-card/card-match.ts';

const factsOf = ({ createdById, ...match }: CardMatch) => ({ ...match, createdBy: createdById ?? '' });

/** Whether this device may enter scores. */
export const mayScoreCard = (match: CardMatch, { actors }: Viewer): boolean => {
  if (match.createdById === null) return true;
  return actors.some((actor) => mayScoreMatch({ actor, match: factsOf(match) }));
};

/** Whether this device may delete the match, as far as the device knows. */
export const mayDeleteCard = (match: CardMatch, { actors }: Viewer): boolean => {
  if (match.createdById === null) return match.status !== 'finished';
  return actors.some((actor) => mayDeleteMatch({ actor, match: factsOf(match) }).ok);
};

/** Whether the signed-in player may take themselves out of the match. */
export const mayLeaveCard = (match: CardMatch, { actors }: Viewer): boolean => {
  const isKnown = match.createdById !== null && (match.eventId === null || match.event !== null);
  return isKnown && actors.some((actor) => mayLeaveMatch({ actor, match, isUnconfirmed: false }).ok);
};
