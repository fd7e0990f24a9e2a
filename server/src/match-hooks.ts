import { followGames } from './matchdays/course/follow-games.ts';
import type { MatchFollower, MatchFollowers } from './matches/settle-match.ts';
import type { Platform } from './platform/platform.ts';
import { keepFigures } from './rankings/keep-figures.ts';
import { keepAchievements } from './series/keep-achievements.ts';
import { keepMatchStats } from './statistics/keep-match-stats.ts';
import type { TournamentFollowing } from './tournaments/core/tournament-follower.ts';
import { followMatches } from './tournaments/course/follow-matches.ts';
import { followSeats } from './tournaments/course/follow-seats.ts';
import { followStarts } from './tournaments/course/follow-starts.ts';

/** Adds to a platform what nouns above matches and tournaments do in the transactions of these. */
export const withFollowers = (platform: Platform): Platform & TournamentFollowing => {
  const figures = keepFigures(platform);
  const tournamentFollowers = [keepAchievements];
  const match: MatchFollower[] = [];
  const followers: MatchFollowers = {
    match,
    event: [figures, keepMatchStats],
    seat: [figures, followSeats({ tournamentFollowers }), keepMatchStats],
    setup: [],
  };
  const startFollowers = [followStarts(platform)];
  const whole = { ...platform, followers, startFollowers, tournamentFollowers };
  // A tournament that follows a match changes others. Its followers read the figures of the match that has just ended.
  match.push(figures, followGames, followMatches(whole), keepMatchStats);
  return whole;
};
