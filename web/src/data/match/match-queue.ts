import type { MatchEntity, MinimalMatch, NewMatchProps } from '@neundarter/contract/entities/match';
import type { MatchConfig, MatchError, Party, PartyIndex, PerParty } from '@neundarter/rules/match/types';
import type { Result } from '@neundarter/rules/result';
import { request, requestAsOwner, requestMinimalAsOwner, type SendOutcome, sendOutcome } from '../api/api.ts';
import { ApiError, hasCode } from '../api/api-error.ts';
import { newId } from '../api/new-id.ts';
import { serverNow } from '../api/server-clock.ts';
import type { CommandQueue } from '../queue/command-queue.ts';
import { forgetSettled, startDeviceQueue } from '../queue/device-queue.ts';
import {
  type DeviceMatch,
  type MatchCommand,
  type MatchQueued,
  matchQueueRules,
  type NewMatch,
  type NewMatchTraining,
} from './match-commands.ts';
import { matchPinOf } from './match-pins.ts';
import { takeMinimalAnswer } from './take-minimal-answer.ts';

const propsOf = ({
  parties,
  config,
  startingScores,
  startingParty,
  description,
  training = null,
  timeStamp,
}: NewMatch): NewMatchProps => ({
  // The contract's type differs only by `readonly`.
  parties: parties as unknown as NewMatchProps['parties'],
  config,
  ...(startingScores && { startingScores }),
  startingParty,
  timeStamp,
  ...(description === null ? {} : { description }),
  ...(training === null ? {} : { eventId: training.id }),
});

type Creation = { readonly id: string; readonly requestId: string; readonly newMatch: NewMatch };

/** Creates the match; players who have not agreed to it play as guests, because the match is on this device already. */
const createKept = async ({ id, requestId, newMatch }: Creation): Promise<MatchEntity> => {
  const body = { id, props: propsOf(newMatch) };
  try {
    return await request('POST /matches/', { requestId, body });
  } catch (thrown) {
    if (!hasCode(thrown, 'error.match.player-not-available')) throw thrown;
    return request('POST /matches/', { requestId, body: { ...body, isKept: true } });
  }
};

/** Creates the match; without its training if the training was deleted or is no longer the user's. */
const create = async (
  id: string,
  command: Extract<MatchCommand, { kind: 'create' }>,
): Promise<MatchEntity> => {
  const send = (newMatch: NewMatch) => createKept({ id, requestId: command.id, newMatch });
  const { newMatch } = command;
  try {
    return await send(newMatch);
  } catch (thrown) {
    const isWithoutHope = thrown instanceof ApiError && !thrown.isRetryable;
    if (!isWithoutHope || (newMatch.training ?? null) === null) throw thrown;
    return send({ ...newMatch, training: null });
  }
};

type Sending = { readonly id: string; readonly matchPin: string | null };

/** The match of a refused start, if it runs because somebody else was faster: then nothing is refused. */
const startedBefore = async (thrown: unknown, { id, matchPin }: Sending): Promise<MatchEntity> => {
  const isLate = hasCode(thrown, 'error.invalid-match-status');
  const match = isLate ? await requestAsOwner('GET /matches/{id}', { params: { id }, matchPin }) : null;
  if (match?.props.status !== 'running') throw thrown;
  return match;
};

const call = ({ id, matchPin }: Sending, command: MatchCommand): Promise<MatchEntity | MinimalMatch> => {
  const known = { params: { id }, requestId: command.id, matchPin };
  switch (command.kind) {
    case 'create':
      return create(id, command);
    case 'start':
      return requestAsOwner('PATCH /matches/{id}/start', { ...known, body: { timeStamp: command.at } }).catch(
        (thrown: unknown) => startedBefore(thrown, { id, matchPin }),
      );
    case 'throw': {
      const { id: _id, ...turn } = command.newThrow;
      const body = { ...turn, ...command.position };
      return requestMinimalAsOwner('POST /matches/{id}/throw', { ...known, body });
    }
    case 'bull-out': {
      const { winningParty, position, at } = command;
      const body = { winningParty, ...position, timeStamp: at };
      return requestAsOwner('POST /matches/{id}/bull-out', { ...known, body });
    }
    case 'undo':
      return requestMinimalAsOwner('DELETE /matches/{id}/throw', {
        ...known,
        query: { throwId: command.throwId },
        ...(command.reason === undefined ? {} : { body: { reason: command.reason } }),
      });
    case 'correct': {
      const body = { ...command.correction, playerId: command.playerId };
      return requestAsOwner('PATCH /matches/{id}/throw', { ...known, body });
    }
    case 'switch':
      return requestMinimalAsOwner('PATCH /matches/{id}/switch', known);
    case 'partners': {
      const { party, firstPlayerId } = command;
      return requestAsOwner('PATCH /matches/{id}/partners', { ...known, body: { party, firstPlayerId } });
    }
    case 'forfeit': {
      const body = { winningParty: command.winningParty, timeStamp: command.at };
      return requestAsOwner('PATCH /matches/{id}/forfeit', { ...known, body });
    }
  }
};

/** The server's match after a command; reads it if the answer is minimal and does not fit what the device has. */
const matchAfter = async (
  command: MatchCommand,
  base: MatchEntity | null,
  sending: Sending,
): Promise<MatchEntity> => {
  const answer = await call(sending, command);
  if ('props' in answer) return answer;
  const match = base === null ? null : takeMinimalAnswer(base, command, answer);
  if (match !== null) return match;
  const { id, matchPin } = sending;
  return requestAsOwner('GET /matches/{id}', { params: { id }, matchPin });
};

/** Sends one command of a match; never rejects. If the match cannot be read afterwards, the command is sent again. */
export const sendCommand = (
  matchId: string,
  command: MatchCommand,
  { base }: Pick<DeviceMatch, 'base'>,
): Promise<SendOutcome<MatchEntity>> => {
  const sending = { id: matchId, matchPin: matchPinOf(base?.props.eventId ?? null) };
  return sendOutcome(matchAfter(command, base, sending));
};

/** The queue between the matches on this device and the server. */
export type MatchQueue = CommandQueue<MatchQueued>;

/** Where a device stores its matches. Devices hold unsent turns under these names: never change them. */
export const matchesPlace = { database: 'neundarter', table: 'matches', keyPath: 'matchId' } as const;

/** Name of the queue's locks. Its old name stays, because tabs that still run an older version use the same locks. */
export const matchQueueName = 'neundarter-outbox';

const start = (): MatchQueue => {
  const queue = startDeviceQueue<MatchQueued>({
    place: matchesPlace,
    rules: matchQueueRules,
    send: sendCommand,
    channelName: 'neundarter-matches',
    name: matchQueueName,
  });
  void forgetSettled(queue, ({ props }) => props.timeStamp);
  return queue;
};

let running: MatchQueue | null = null;

/** The match queue of this tab; the first call starts it and sends the commands of earlier visits. */
export const matchQueue = (): MatchQueue => {
  running ??= start();
  return running;
};

/**
 * Creates a match on this device and queues the creation: works without network.
 * @returns its id, once it is stored; rejects if the device cannot store anything
 */
export const createMatchLocally = async (setup: {
  readonly parties: PerParty<Party>;
  readonly config: MatchConfig;
  readonly startingScores?: PerParty<number> | undefined;
  readonly startingParty?: PartyIndex;
  readonly description?: string;
  readonly training?: NewMatchTraining | null;
}): Promise<string> => {
  const matchId = newId();
  const { parties, config, startingScores, startingParty = 0, description = null, training = null } = setup;
  const handicap = startingScores && { startingScores };
  const timeStamp = serverNow();
  const newMatch = { parties, config, ...handicap, startingParty, description, training, timeStamp };
  await matchQueue().append(matchId, { kind: 'create', id: newId(), newMatch });
  return matchId;
};

/** The command that starts a match now. */
export const startCommand = (): MatchCommand => ({ kind: 'start', id: newId(), at: serverNow() });

/** Starts a match of this device that is not on a screen yet. */
export const startMatchLocally = async (matchId: string): Promise<Result<unknown, MatchError>> =>
  matchQueue().append(matchId, startCommand());
