import type { EventPeople } from './consents/unlink-account.ts';
import { allNouns } from './nouns.ts';
import type { TournamentFollowing } from './tournaments/core/tournament-follower.ts';

/** Functions of the kinds of events that questions to their people need. */
export const consentHooks = (platform: TournamentFollowing): EventPeople => {
  const kinds = allNouns.flatMap((noun) => noun.forConsents?.(platform) ?? []);
  return {
    replacePerson: kinds.flatMap(({ replacePerson = [] }) => replacePerson),
    personReplaced: kinds.flatMap(({ personReplaced = [] }) => personReplaced),
    organiserAddress: async (tx, eventId) => {
      for (const { organiserAddress } of kinds) {
        const address = (await organiserAddress?.(tx, eventId)) ?? null;
        if (address !== null) return address;
      }
      return null;
    },
  };
};
