import type { MatchEntity, NewMatchProps } from '@neundarter/contract/entities/match';
import { errorStatus } from '@neundarter/contract/errors';
import { request } from './api.ts';
import { ApiError } from './api-error.ts';
import { isDenied, requestAsOwner } from './request-as-owner.ts';
import { readSession } from './session.ts';
import type { SendOutcome } from './throw-outbox.ts';
import type { MatchCommand, NewMatch } from './throw-outbox-types.ts';

const propsOf = ({ parties, config, startingParty, description, timeStamp }: NewMatch): NewMatchProps => ({
  // The contract's type is the same but for `readonly`.
  parties: parties as unknown as NewMatchProps['parties'],
  config,
  startingParty,
  timeStamp,
  ...(description === null ? {} : { description }),
});

const call = (id: string, command: MatchCommand): Promise<MatchEntity> => {
  const params = { id };
  const requestId = command.id;
  switch (command.kind) {
    case 'create':
      return request('POST /matches/', { requestId, body: { id, props: propsOf(command.newMatch) } });
    case 'start':
      return requestAsOwner('PATCH /matches/{id}/start', {
        params,
        requestId,
        body: { timeStamp: command.at },
      });
    case 'throw': {
      const { playerId, score, dartsThrown, attemptsOnDouble, timeStamp } = command.newThrow;
      const body = { playerId, score, dartsThrown, attemptsOnDouble, timeStamp, ...command.position };
      return requestAsOwner('POST /matches/{id}/throw', { params, requestId, body });
    }
    case 'undo':
      return requestAsOwner('DELETE /matches/{id}/throw', {
        params,
        requestId,
        query: { throwId: command.throwId },
      });
    case 'switch':
      return requestAsOwner('PATCH /matches/{id}/switch', { params, requestId });
    case 'forfeit': {
      const body = { winningParty: command.winningParty, timeStamp: command.at };
      return requestAsOwner('PATCH /matches/{id}/forfeit', { params, requestId, body });
    }
  }
};

/**
 * Only a code of the contract that no later attempt can change is the server's refusal; everything else (no network,
 * a proxy's error page, an overloaded or restarting server) is tried again.
 */
const outcomeOf = (thrown: unknown): SendOutcome => {
  const isRefusal =
    thrown instanceof ApiError && !thrown.isRetryable && Object.hasOwn(errorStatus, thrown.code);
  // The session was ended elsewhere: the turns wait until somebody signs in again.
  if (isDenied(thrown) && readSession()?.token === null) return { kind: 'later' };
  return isRefusal ? { kind: 'refused', code: thrown.code } : { kind: 'later' };
};

/** Sends one command of a match; never rejects. */
export const sendCommand = async (matchId: string, command: MatchCommand): Promise<SendOutcome> => {
  try {
    return { kind: 'done', match: await call(matchId, command) };
  } catch (thrown) {
    return outcomeOf(thrown);
  }
};
