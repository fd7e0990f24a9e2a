import type { EventPeople } from './consents/unlink-account.ts';
import { replaceOnLineUps } from './matchdays/replace-on-line-ups.ts';
import { entrantReplaced, findOrganiserAddress, replaceEntrant } from './tournaments/replace-entrant.ts';
import type { TournamentFollowing } from './tournaments/tournament-follower.ts';

/** Functions of the kinds of events that questions to their people need. */
export const consentHooks = (platform: Pick<TournamentFollowing, 'tournamentFollowers'>): EventPeople => ({
  replacePerson: [replaceEntrant, replaceOnLineUps],
  personReplaced: [entrantReplaced(platform)],
  organiserAddress: findOrganiserAddress,
});
