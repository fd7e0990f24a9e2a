import type { EventPeople } from './consents/unlink-account.ts';
import { replaceOnLineUps } from './matchdays/line-ups/replace-on-line-ups.ts';
import type { TournamentFollowing } from './tournaments/core/tournament-follower.ts';
import {
  entrantReplaced,
  findOrganiserAddress,
  replaceInEntries,
} from './tournaments/entries/replace-in-entries.ts';

/** Functions of the kinds of events that questions to their people need. */
export const consentHooks = (platform: Pick<TournamentFollowing, 'tournamentFollowers'>): EventPeople => ({
  replacePerson: [replaceInEntries, replaceOnLineUps],
  personReplaced: [entrantReplaced(platform)],
  organiserAddress: findOrganiserAddress,
});
