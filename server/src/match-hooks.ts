import type { MatchFollower, StartFollower } from './matches/settle-match.ts';
import { allNouns } from './nouns.ts';
import type { Platform } from './platform/platform.ts';
import type { TournamentFollowing } from './tournaments/core/tournament-follower.ts';

/** Adds to a platform what nouns above matches and tournaments do in the transactions of these, in the order of the nouns. */
export const withFollowers = (platform: Platform): Platform & TournamentFollowing => {
  const followers = {
    match: [] as MatchFollower[],
    event: [] as MatchFollower[],
    seat: [] as MatchFollower[],
    setup: [] as MatchFollower[],
  };
  const startFollowers: StartFollower[] = [];
  const tournamentFollowers = allNouns.flatMap((noun) => noun.tournamentFollowers ?? []);
  const whole = { ...platform, followers, startFollowers, tournamentFollowers };
  // The lists are filled afterwards, because a tournament that follows a match changes others, which have followers, too.
  for (const noun of allNouns) {
    const { match = [], event = [], seat = [], setup = [] } = noun.followers?.(whole) ?? {};
    followers.match.push(...match);
    followers.event.push(...event);
    followers.seat.push(...seat);
    followers.setup.push(...setup);
    startFollowers.push(...(noun.startFollowers?.(whole) ?? []));
  }
  return whole;
};
