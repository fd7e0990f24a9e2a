import type { matchdayRoutes } from '@neundarter/contract/routes/matchdays';
import type { Handlers } from '../platform/http/handler.ts';
import { answerLineUpChange } from './answer-line-up-change.ts';
import type { MatchdayPlatform } from './change-matchday.ts';
import { choosePairs } from './choose-pairs.ts';
import { createPairing } from './create-pairing.ts';
import { enrolGuest } from './enrol-guest.ts';
import { forfeitMatchday } from './forfeit-matchday.ts';
import { listLineUpPlayers } from './list-line-up-players.ts';
import { objectToForfeit } from './object-to-forfeit.ts';
import { redeemPairing } from './redeem-pairing.ts';
import { setLineUp } from './set-line-up.ts';
import { substitutePlayer } from './substitute-player.ts';
import { undoForfeit } from './undo-forfeit.ts';
import { undoObjection } from './undo-objection.ts';
import { undoPairing } from './undo-pairing.ts';
import { undoSubstitution } from './undo-substitution.ts';

/** Handlers of the calls about match days. */
export const matchdayHandlers = (platform: MatchdayPlatform): Handlers<typeof matchdayRoutes> => ({
  setLineUp: ({ actor, matchPin, params: { id }, body }) =>
    setLineUp(platform, { actor, matchPin, id, ...body }),
  answerLineUpChange: ({ actor, matchPin, params: { id }, body }) =>
    answerLineUpChange(platform, { actor, matchPin, id, ...body }),
  substitutePlayer: ({ actor, matchPin, params: { id }, body }) =>
    substitutePlayer(platform, { actor, matchPin, id, ...body }),
  undoSubstitution: ({ actor, matchPin, params: { id }, body }) =>
    undoSubstitution(platform, { actor, matchPin, id, ...body }),
  choosePairs: ({ actor, matchPin, params: { id }, body }) =>
    choosePairs(platform, { actor, matchPin, id, ...body }),
  forfeitMatchday: ({ actor, matchPin, params: { id }, body }) =>
    forfeitMatchday(platform, { actor, matchPin, id, ...body }),
  undoForfeit: ({ actor, matchPin, params: { id } }) => undoForfeit(platform, { actor, matchPin, id }),
  objectToForfeit: ({ actor, matchPin, params: { id } }) =>
    objectToForfeit(platform, { actor, matchPin, id }),
  undoObjection: ({ actor, matchPin, params: { id } }) => undoObjection(platform, { actor, matchPin, id }),
  listLineUpPlayers: ({ actor, matchPin, params }) =>
    listLineUpPlayers(platform, { actor, matchPin, ...params }),
  createPairing: ({ actor, matchPin, params: { id } }) => createPairing(platform, { actor, matchPin, id }),
  redeemPairing: ({ actor, clientAddress, params: { id }, body }) =>
    redeemPairing(platform, { actor, clientAddress, id, ...body }),
  enrolGuest: ({ actor, clientAddress, params: { id }, body }) =>
    enrolGuest(platform, { actor, clientAddress, id, ...body }),
  undoPairing: ({ actor, matchPin, params: { id } }) => undoPairing(platform, { actor, matchPin, id }),
});
