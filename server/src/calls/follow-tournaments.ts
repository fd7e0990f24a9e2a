import type { TournamentFollower } from '../tournaments/core/tournament-follower.ts';
import { endAutomatic } from './hall-rows.ts';
import { removeReports } from './report-rows.ts';

/**
 * A tournament that is finished calls nothing by itself any more, also if its last result is taken back; and nobody needs to know any
 * more who was there.
 */
export const followTournaments: TournamentFollower = async (tx, { eventId, tournament }) => {
  if (tournament.status !== 'finished') return;
  await endAutomatic(tx, eventId);
  await removeReports(tx, eventId);
};
