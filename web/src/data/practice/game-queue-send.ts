import type { ScoringGameEntity } from '@neundarter/contract/entities/scoring-game';
import { request } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import { requestAsOwner } from '../api/request-as-owner.ts';
import type { SendOutcome } from '../queue/command-queue.ts';
import { sendOutcome } from '../queue/send-outcome.ts';
import type { HitCommand, HitQueued } from './game-queue-types.ts';

/** The server does not say that a game is somebody else's: for others it is not there. */
const isHidden = (thrown: unknown): boolean =>
  thrown instanceof ApiError && thrown.code === 'error.not-found';

/** Reads a game of whoever is signed in, or of the guest this device was before. @throws {ApiError} */
export const readScoringGame = (id: string): Promise<ScoringGameEntity> =>
  requestAsOwner('GET /scoring-games/{id}', { params: { id } }, isHidden);

const call = (id: string, command: HitCommand): Promise<ScoringGameEntity> => {
  const params = { id };
  const requestId = command.id;
  switch (command.kind) {
    case 'create': {
      const { playerId, startDateTime } = command.newGame;
      const props = { startDateTime, ...(playerId !== null && { playerId }) };
      return request('POST /scoring-games/', { requestId, body: { id, props } });
    }
    case 'throw': {
      const { hitType, throwNumber, timeStamp } = command;
      const body = { hitType, throwNumber, timeStamp };
      return requestAsOwner('POST /scoring-games/{id}/throw', { params, requestId, body }, isHidden);
    }
    case 'undo': {
      const query = { throwId: command.throwId };
      return requestAsOwner('DELETE /scoring-games/{id}/throw', { params, requestId, query }, isHidden);
    }
  }
};

/** Sends one command of a practice game; never rejects. */
export const sendHitCommand = (id: string, command: HitCommand): Promise<SendOutcome<HitQueued>> =>
  sendOutcome<HitQueued>(call(id, command));
