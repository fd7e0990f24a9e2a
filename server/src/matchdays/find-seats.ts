import type { MatchPlayer } from '@neundarter/rules/match/types';
import { seatOf } from '../matches/setup/name-players.ts';
import type { Queries } from '../platform/db/database.ts';
import { findKnownPlayers } from '../players/reads.ts';

/** Players in the shape of a match, with their names of now; unknown ones are left out. */
export const findSeats = async (
  q: Queries,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, MatchPlayer>> =>
  new Map((await findKnownPlayers(q, playerIds)).map((player) => [player.id, seatOf(player)]));
