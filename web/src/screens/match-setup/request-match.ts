import { normaliseConfig } from '@neundarter/rules/match/change-config';
import { perParty } from '@neundarter/rules/match/per-party';
import { request } from '../../data/api/api.ts';
import { newId } from '../../data/api/new-id.ts';
import { serverNow } from '../../data/api/server-clock.ts';
import type { NewMatchTraining } from '../../data/match/match-commands.ts';
import { isOnline, knownPlayerOf, partyOf, type SetupState } from './draft.ts';
import { remember } from './remembered.ts';

/**
 * Creates an online match and asks the other player. Unlike a match at one board, this needs the network.
 * @param ownPlayerId the signed-in user's player, on one of the sides
 * @returns the match's id
 * @throws {ApiError} if the match cannot be created or the player cannot be asked; then nothing is left behind
 */
export const requestMatch = async (
  { state, training }: { readonly state: SetupState; readonly training: NewMatchTraining | null },
  ownPlayerId: string,
): Promise<string> => {
  if (!isOnline(state)) throw new Error('not an online match');
  const config = normaliseConfig(state.config);
  remember({ ...state, config });
  const opponent = state.sides.map(knownPlayerOf).find((player) => player?.id !== ownPlayerId);
  const id = newId();
  const parties = perParty((party) => partyOf(state.sides[party], newId));
  const { startingParty } = state;
  const props = {
    parties: structuredClone(parties) as never,
    config,
    startingParty,
    isOnlineMatch: true,
    ...(training === null ? {} : { eventId: training.id }),
  };
  await request('POST /matches/', { body: { id, props: { ...props, timeStamp: serverNow() } } });
  try {
    await request('POST /matches/{id}/request', {
      params: { id },
      body: { requestedByPlayerId: ownPlayerId, requestedToPlayerId: opponent?.id ?? '' },
    });
  } catch (thrown) {
    await request('DELETE /matches/{id}', { params: { id } }).catch(() => undefined);
    throw thrown;
  }
  return id;
};
