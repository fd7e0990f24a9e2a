import { type GameProgress, progressOfGame } from '@neundarter/rules/matchday/game-parties';
import { findPlaces } from '../../matches/following/find-places.ts';
import { lockMatches } from '../../matches/following/lock-matches.ts';
import type { WriteTx } from '../../platform/db/database.ts';

/** How far each game of a match day is, by its number; empty before the start. The games are locked. */
export const findProgress = async (tx: WriteTx, eventId: string): Promise<readonly GameProgress[]> => {
  const places = await findPlaces(tx.q, { eventIds: [eventId], stage: 'matchday' });
  const games = await lockMatches(
    tx,
    places.map(({ matchId }) => matchId),
  );
  return games.map(({ props }) => progressOfGame(props));
};
