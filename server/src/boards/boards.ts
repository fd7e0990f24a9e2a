import type { MatchPlatform } from '../matches/settle-match.ts';
import { followMatches, followMatchStarts } from './follow-matches.ts';
import { boardHandlers } from './routes.ts';

/** What the server takes from boards. */
export const boards = {
  handlers: boardHandlers,
  followers: (platform: MatchPlatform) => {
    const follow = [followMatches(platform)];
    return { match: follow, event: follow };
  },
  startFollowers: (platform: MatchPlatform) => [followMatchStarts(platform)],
};
