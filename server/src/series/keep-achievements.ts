import { achievementsOf } from '@neundarter/rules/series/achievements';
import type { TournamentFollower } from '../tournaments/core/tournament-follower.ts';
import { putAchievements } from './achievement-rows.ts';

/**
 * Keeps what everybody has achieved in a tournament once it is finished, and takes it back when it runs again. Which
 * points a series gives for it is computed when somebody reads.
 */
export const keepAchievements: TournamentFollower = async (tx, change) => {
  const { eventId, plan, tournament, participants, figures } = change;
  const isFinished = tournament.status === 'finished';
  const achieved = isFinished
    ? achievementsOf({ plan, matches: tournament.matches, participants, figures: await figures() })
    : new Map();
  await putAchievements(tx, eventId, achieved);
};
