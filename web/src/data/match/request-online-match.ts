import type { MatchConfig, Party, PartyIndex, PerParty } from '@neundarter/rules/match/types';
import { request } from '../api/api.ts';
import { newId } from '../api/new-id.ts';
import { serverNow } from '../api/server-clock.ts';
import type { NewMatchTraining } from './match-commands.ts';

/** An online match that one of its players asks the other one for. */
type OnlineMatchPlan = {
  readonly parties: PerParty<Party>;
  readonly config: MatchConfig;
  readonly startingScores?: PerParty<number> | undefined;
  readonly startingParty: PartyIndex;
  readonly training: NewMatchTraining | null;
  /** The signed-in user's player, on one of the sides. */
  readonly ownPlayerId: string;
  readonly opponentId: string;
};

/**
 * Creates an online match and asks the other player. Unlike a match at one board, this needs the network.
 * @returns the match's id
 * @throws {ApiError} if the match cannot be created or the player cannot be asked; then nothing is left behind
 */
export const requestOnlineMatch = async (plan: OnlineMatchPlan): Promise<string> => {
  const { parties, config, startingScores, startingParty, training, ownPlayerId, opponentId } = plan;
  const id = newId();
  const props = {
    // The contract's type differs only by `readonly`.
    parties: structuredClone(parties) as never,
    config,
    ...(startingScores && { startingScores }),
    startingParty,
    isOnlineMatch: true,
    ...(training === null ? {} : { eventId: training.id }),
  };
  await request('POST /matches/', { body: { id, props: { ...props, timeStamp: serverNow() } } });
  try {
    await request('POST /matches/{id}/request', {
      params: { id },
      body: { requestedByPlayerId: ownPlayerId, requestedToPlayerId: opponentId },
    });
  } catch (thrown) {
    await request('DELETE /matches/{id}', { params: { id } }).catch(() => undefined);
    throw thrown;
  }
  return id;
};
