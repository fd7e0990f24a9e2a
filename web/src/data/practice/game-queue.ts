import type { ScoringGameEntity } from '@neundarter/contract/entities/scoring-game';
import {
  isKnownKind,
  kindIn,
  naming,
  type PracticeKindName,
} from '@neundarter/rules/practice/practice-kinds';
import { request, requestAsOwner, type SendOutcome, sendOutcome } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import { newId } from '../api/new-id.ts';
import { serverNow } from '../api/server-clock.ts';
import type { CommandQueue } from '../queue/command-queue.ts';
import { forgetSettled, startDeviceQueue } from '../queue/device-queue.ts';
import { type GameCommand, type GameQueued, gameQueueRules } from './game-commands.ts';

/** The server answers that the game does not exist if it belongs to another user. */
const isHidden = (thrown: unknown): boolean =>
  thrown instanceof ApiError && thrown.code === 'error.not-found';

/**
 * Reads a game of the signed-in user, or of the guest that this device was before. A game whose kind only a newer
 * version knows does not exist for this one. @throws {ApiError}
 */
export const readScoringGame = async (id: string): Promise<ScoringGameEntity> => {
  const game = await requestAsOwner('GET /scoring-games/{id}', { params: { id } }, isHidden);
  if (!isKnownKind(kindIn(game.props))) throw new ApiError('error.not-found', 404);
  return game;
};

const call = (id: string, command: GameCommand): Promise<ScoringGameEntity> => {
  const params = { id };
  const requestId = command.id;
  switch (command.kind) {
    case 'create': {
      const { playerId, startDateTime } = command.newGame;
      const kind = naming(kindIn(command.newGame));
      const props = { startDateTime, ...kind, ...(playerId !== null && { playerId }) };
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
export const sendCommand = (id: string, command: GameCommand): Promise<SendOutcome<ScoringGameEntity>> =>
  sendOutcome(call(id, command));

/** The queue between the practice games on this device and the server. */
export type GameQueue = CommandQueue<GameQueued>;

/**
 * Where a device stores its practice games: apart from the matches, so that changes of one do not wait for the other.
 * Devices hold unsent darts under these names: never change them.
 */
export const gamesPlace = { database: 'neundarter-practice', table: 'scoring-games', keyPath: 'id' } as const;

const start = (): GameQueue => {
  const queue = startDeviceQueue<GameQueued>({
    place: gamesPlace,
    rules: gameQueueRules,
    send: sendCommand,
    channelName: 'neundarter-scoring-games',
    name: 'neundarter-hits',
  });
  void forgetSettled(queue, ({ props }) => props.startDateTime);
  return queue;
};

let running: GameQueue | null = null;

/** The game queue of this tab; the first call starts it and sends the commands of earlier visits. */
export const gameQueue = (): GameQueue => {
  running ??= start();
  return running;
};

/**
 * Begins a game on this device and queues its creation: works without network.
 * @param playerId null for a guest
 * @returns its id, once it is stored; rejects if the device cannot store anything
 */
export async function startScoringGame(kind: PracticeKindName, playerId: string | null): Promise<string> {
  const id = newId();
  const newGame = { playerId, startDateTime: serverNow(), ...naming(kind) };
  await gameQueue().append(id, { kind: 'create', id: newId(), newGame });
  return id;
}
