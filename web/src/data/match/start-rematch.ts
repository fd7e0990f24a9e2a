import { registeredIdsOf } from '@neundarter/rules/match/players';
import { rematchOf } from '@neundarter/rules/match/rematch';
import type { Match } from '@neundarter/rules/match/types';
import { newId } from '../api/new-id.ts';
import type { NewMatchTraining } from './match-commands.ts';
import type { MatchInfo } from './match-info.ts';
import { createMatchLocally, startMatchLocally } from './match-queue.ts';
import { requestOnlineMatch } from './request-online-match.ts';

const trainingOf = ({ eventId, eventName, event }: MatchInfo): NewMatchTraining | null =>
  eventId === null || event === null ? null : { id: eventId, name: eventName ?? '', teamId: event.teamId };

/**
 * Starts a match of the same people with swapped sides, in the same training. At one board it works without network; in
 * an online match the opponent is asked.
 * @returns the new match's id
 * @throws {ApiError} if an online match cannot be requested; rejects if the device cannot store anything
 */
export const startRematch = async (match: Match, info: MatchInfo): Promise<string> => {
  const plan = { ...rematchOf(match, newId), training: trainingOf(info) };
  const { ownPlayerId } = info;
  if (info.isOnlineMatch && ownPlayerId !== null) {
    const opponentId = registeredIdsOf(match.parties).find((id) => id !== ownPlayerId) ?? '';
    return requestOnlineMatch({ ...plan, ownPlayerId, opponentId });
  }
  const matchId = await createMatchLocally(plan);
  await startMatchLocally(matchId);
  return matchId;
};
