import { normaliseConfig } from '@neundarter/rules/match/change-config';
import { perParty } from '@neundarter/rules/match/per-party';
import { newId } from '../../data/api/new-id.ts';
import type { NewMatchTraining } from '../../data/match/match-commands.ts';
import { createMatchLocally, startMatchLocally } from '../../data/match/match-queue.ts';
import { partyOf, type SetupState } from './draft.ts';
import { remember } from './remembered.ts';

/** What follows after the creation: `start` opens the score pad, `create` the pre-start screen. */
export type Next = 'start' | 'create';

/** Creates the match of a form without problems on this device. @returns its id; rejects if nothing can be stored */
export const createMatch = async (
  { state, training }: { readonly state: SetupState; readonly training: NewMatchTraining | null },
  next: Next,
): Promise<string> => {
  const config = normaliseConfig(state.config);
  remember({ ...state, config });
  const matchId = await createMatchLocally({
    parties: perParty((party) => partyOf(state.sides[party], newId)),
    config,
    startingScores: state.startingScores,
    startingParty: state.startingParty,
    training,
  });
  if (next === 'start') await startMatchLocally(matchId);
  return matchId;
};
