import { normaliseConfig } from '@neundarter/rules/match/change-config';
import { perParty } from '@neundarter/rules/match/per-party';
import { newId } from '../../data/api/new-id.ts';
import { keepChallengeConfig } from '../../data/match/kept-config.ts';
import type { NewMatchTraining } from '../../data/match/match-commands.ts';
import { requestOnlineMatch } from '../../data/match/request-online-match.ts';
import { isOnline, knownPlayerOf, partyOf, type SetupState } from './draft.ts';
import { remember } from './remembered.ts';

/**
 * Creates the online match of the form and asks the other player.
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
  keepChallengeConfig(config);
  const opponent = state.sides.map(knownPlayerOf).find((player) => player?.id !== ownPlayerId);
  return requestOnlineMatch({
    parties: perParty((party) => partyOf(state.sides[party], newId)),
    config,
    startingScores: state.startingScores,
    startingParty: state.startingParty,
    training,
    ownPlayerId,
    opponentId: opponent?.id ?? '',
  });
};
