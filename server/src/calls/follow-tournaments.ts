import type { TournamentFollower } from '../tournaments/core/tournament-follower.ts';
import { endAutomatic } from './hall-rows.ts';

/** A tournament that is finished calls nothing by itself any more, also if its last result is taken back. */
export const followTournaments: TournamentFollower = async (tx, { eventId, tournament }) => {
  if (tournament.status === 'finished') await endAutomatic(tx, eventId);
};
