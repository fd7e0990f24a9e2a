import type { matchdayRoutes } from '@neundarter/contract/routes/matchdays';
import { command } from '../platform/http/command.ts';
import type { Handlers } from '../platform/http/handler.ts';
import type { ResultPlatform } from '../results/change-own-match.ts';
import { agreeToCorrection } from './course/agree-to-correction.ts';
import { forfeitMatchday } from './course/forfeit-matchday.ts';
import { objectToForfeit } from './course/object-to-forfeit.ts';
import { objectToGame } from './course/object-to-game.ts';
import { signReport, undoSignature } from './course/sign-report.ts';
import { undoDispute } from './course/undo-dispute.ts';
import { undoForfeit } from './course/undo-forfeit.ts';
import { undoObjection } from './course/undo-objection.ts';
import { createPairing } from './guests/create-pairing.ts';
import { enrolGuest } from './guests/enrol-guest.ts';
import { redeemPairing } from './guests/redeem-pairing.ts';
import { undoPairing } from './guests/undo-pairing.ts';
import { addLatePlayer, undoLatePlayer } from './line-ups/add-late-player.ts';
import { answerLineUpChange } from './line-ups/answer-line-up-change.ts';
import { choosePairs } from './line-ups/choose-pairs.ts';
import { listLineUpPlayers } from './line-ups/list-line-up-players.ts';
import { setLineUp } from './line-ups/set-line-up.ts';
import { substitutePlayer } from './line-ups/substitute-player.ts';
import { undoSubstitution } from './line-ups/undo-substitution.ts';
import { answerMatchdayRequest } from './setup/answer-matchday-request.ts';

/** Handlers of the calls about match days. */
export const matchdayHandlers = (platform: ResultPlatform): Handlers<typeof matchdayRoutes> => ({
  setLineUp: command(platform, setLineUp),
  answerLineUpChange: command(platform, answerLineUpChange),
  answerMatchdayRequest: command(platform, answerMatchdayRequest),
  substitutePlayer: command(platform, substitutePlayer),
  undoSubstitution: command(platform, undoSubstitution),
  addLatePlayer: command(platform, addLatePlayer),
  undoLatePlayer: command(platform, undoLatePlayer),
  choosePairs: command(platform, choosePairs),
  forfeitMatchday: command(platform, forfeitMatchday),
  undoForfeit: ({ actor, matchPin, params: { id } }) => undoForfeit(platform, { actor, matchPin, id }),
  objectToForfeit: ({ actor, matchPin, params: { id } }) =>
    objectToForfeit(platform, { actor, matchPin, id }),
  undoObjection: ({ actor, matchPin, params: { id } }) => undoObjection(platform, { actor, matchPin, id }),
  objectToGame: ({ actor, matchPin, params, body }) =>
    objectToGame(platform, { actor, matchPin, ...params, reason: body?.reason }),
  undoDispute: ({ actor, matchPin, params }) => undoDispute(platform, { actor, matchPin, ...params }),
  agreeToCorrection: command(platform, agreeToCorrection),
  signReport: command(platform, signReport),
  undoSignature: command(platform, undoSignature),
  listLineUpPlayers: ({ actor, matchPin, params }) =>
    listLineUpPlayers(platform, { actor, matchPin, ...params }),
  createPairing: ({ actor, matchPin, params: { id } }) => createPairing(platform, { actor, matchPin, id }),
  redeemPairing: ({ actor, clientAddress, params: { id }, body }) =>
    redeemPairing(platform, { actor, clientAddress, id, ...body }),
  enrolGuest: ({ actor, clientAddress, params: { id }, body }) =>
    enrolGuest(platform, { actor, clientAddress, id, ...body }),
  undoPairing: ({ actor, matchPin, params: { id } }) => undoPairing(platform, { actor, matchPin, id }),
});
