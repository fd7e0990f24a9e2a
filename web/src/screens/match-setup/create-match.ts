import { normaliseConfig } from '@neundarter/rules/match/change-config';
import { perParty } from '@neundarter/rules/match/per-party';
import { newId } from '../../data/api/new-id.ts';
import type { NewMatchTraining } from '../../data/match/match-commands.ts';
import { createMatchLocally, startMatchLocally } from '../../data/match/match-queue.ts';
import { partyOf, type SetupState } from './draft.ts';
import { remember } from './remembered.ts';

/** What happens once the match exists: straight to the score pad, or the pre-start screen first. */
export type Next = 'start' | 'create';

/** Makes the match of a form without problems on this device. @returns its id; rejects when nothing can be kept */
export const createMatch = async (
  { state, training }: { readonly state: SetupState; readonly training: NewMatchTraining | null },
  next: Next,
): Promise<string> => {
  const config = normaliseConfig(state.config);
  remember({ ...state, config });
  const matchId = await createMatchLocally({
    parties: perParty((party) => partyOf(state.sides[party], newId)),
    config,
    startingParty: state.startingParty,
    training,
  });
  if (next === 'start') await startMatchLocally(matchId);
  return matchId;
};
