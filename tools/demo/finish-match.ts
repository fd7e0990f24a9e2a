import { setTimeout as wait } from 'node:timers/promises';
import type { MatchEntity } from '@neundarter/contract/entities/match';
import { playersOf, throwerOf } from '@neundarter/rules/match/turn-order';
import { newId } from '../../server/src/platform/ids.ts';
import { type Client, Refusal } from '../replay/api-client.ts';
import { people } from './people.ts';
import { nextTurn } from './play-out.ts';
import { levelFor } from './skill.ts';

type Calls = Pick<Client, 'call'>;

/** Pause between two turns, in ms. */
const turnMs = 7000;
/** Three-dart average of people from other clubs. */
const visitorAverage = 52;

/** Pause before the next match of somebody, in ms. */
export const breakMs = 20_000;

/** Level of a player after a year of practice, by their name. */
const levelOf = ({ parties }: MatchEntity['props'], playerId: string | undefined): number => {
  const player = parties.flatMap(playersOf).find(({ id }) => id === playerId);
  const lastName = player !== undefined && 'lastName' in player ? player.lastName : undefined;
  const person = people.find((one) => one.lastName === lastName);
  return levelFor(person === undefined ? visitorAverage : person.average + person.gain);
};

const throwOnce = ({ call }: Calls, { id, props }: MatchEntity): Promise<MatchEntity> => {
  const match = { id, ...props };
  const turn = nextTurn(match, { level: levelOf(props, throwerOf(match)?.playerId), chance: Math.random });
  const body = { ...turn, timeStamp: Date.now() };
  return call('POST /matches/{id}/throw', { id, requestId: newId(), body });
};

/**
 * Throws turn by turn until a running match ends. If somebody else has thrown meanwhile, it reads the match again.
 */
export const finishMatch = async ({ call }: Calls, id: string): Promise<void> => {
  for (let match = await call('GET /matches/{id}', { id }); match.props.status === 'running'; ) {
    await wait(turnMs);
    match = await throwOnce({ call }, match).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      return call('GET /matches/{id}', { id });
    });
  }
};
