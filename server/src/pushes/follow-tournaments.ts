import type { TournamentFollower } from '../tournaments/core/tournament-follower.ts';
import { removeDevicesOf } from './push-rows.ts';

/** Nobody is called any more in a tournament that is finished. */
export const followTournaments: TournamentFollower = async (tx, { eventId, tournament }) => {
  if (tournament.status === 'finished') await removeDevicesOf(tx, eventId);
};
