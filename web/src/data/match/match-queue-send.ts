import type { MatchEntity, NewMatchProps } from '@neundarter/contract/entities/match';
import { request } from '../api/api.ts';
import { ApiError } from '../api/api-error.ts';
import { requestAsOwner } from '../api/request-as-owner.ts';
import { sendOutcome } from '../queue/send-outcome.ts';
import type { SendOutcome } from './match-queue.ts';
import type { MatchCommand, MatchQueued, NewMatch } from './match-queue-types.ts';

const propsOf = ({
  parties,
  config,
  startingParty,
  description,
  training = null,
  timeStamp,
}: NewMatch): NewMatchProps => ({
  // The contract's type is the same but for `readonly`.
  parties: parties as unknown as NewMatchProps['parties'],
  config,
  startingParty,
  timeStamp,
  ...(description === null ? {} : { description }),
  ...(training === null ? {} : { eventId: training.id }),
});

/** Makes the match. A training that is gone or no longer one's own must not cost the match: it is made without. */
const create = async (
  id: string,
  command: Extract<MatchCommand, { kind: 'create' }>,
): Promise<MatchEntity> => {
  const send = (newMatch: NewMatch) =>
    request('POST /matches/', { requestId: command.id, body: { id, props: propsOf(newMatch) } });
  const { newMatch } = command;
  try {
    return await send(newMatch);
  } catch (thrown) {
    const isWithoutHope = thrown instanceof ApiError && !thrown.isRetryable;
    if (!isWithoutHope || (newMatch.training ?? null) === null) throw thrown;
    return send({ ...newMatch, training: null });
  }
};

const call = (id: string, command: MatchCommand): Promise<MatchEntity> => {
  const params = { id };
  const requestId = command.id;
  switch (command.kind) {
    case 'create':
      return create(id, command);
    case 'start':
      return requestAsOwner('PATCH /matches/{id}/start', {
        params,
        requestId,
        body: { timeStamp: command.at },
      });
    case 'throw': {
      const { id: _id, ...turn } = command.newThrow;
      const body = { ...turn, ...command.position };
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

/** Sends one command of a match; never rejects. */
export const sendCommand = (matchId: string, command: MatchCommand): Promise<SendOutcome> =>
  sendOutcome<MatchQueued>(call(matchId, command));
