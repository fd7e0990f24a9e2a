// Plays the running match of the demonstration on, turn by turn, and then one more after the other, for as long as the
// server runs. Started by `npm run demo -- --start`, which it ends with.
import { setTimeout as wait } from 'node:timers/promises';
import type { MatchEntity, NewMatchProps } from '@neundarter/contract/entities/match';
import { playersOf, throwerOf } from '@neundarter/rules/match/turn-order';
import { addressesOf } from '../../server/src/platform/addresses.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { newId } from '../../server/src/platform/ids.ts';
import { type Client, connect, Refusal } from '../replay/api-client.ts';
import { emailOf, ordinaryPerson, people } from './people.ts';
import { nextTurn } from './play-out.ts';
import { levelFor } from './skill.ts';

/** Between two turns, before the next match, and before another look at a server that is not up yet, in ms. */
const [turnMs, breakMs, lookMs] = [7000, 20_000, 1000];

process.on('disconnect', () => process.exit());
const url = serverUrl();
await untilUp();
const password = process.env['DEMO_PASSWORD'] ?? '';
const client = await connect(url, { emailAddress: emailOf(ordinaryPerson), password });
await playFor(client);

function serverUrl(): string {
  const config = readConfig(process.env);
  if (!config.ok) throw new Error(config.error);
  return addressesOf({ host: config.value.host, port: config.value.port }, null).local;
}

async function untilUp(): Promise<void> {
  while (!(await fetch(`${url}/health`).catch(() => null))?.ok) await wait(lookMs);
}

/** The running match is that of a teammate who plays, since it is one's own, too. */
async function playFor({ call }: Client): Promise<void> {
  const playing = (await call('GET /players/lobby')).find(({ matchId }) => matchId !== null);
  for (let id = playing?.matchId ?? null; id !== null; ) {
    await finish({ call }, id);
    await wait(breakMs);
    id = await playAgain({ call }, await call('GET /matches/{id}', { id }));
  }
}

type Calls = Pick<Client, 'call'>;

/** Throws turn by turn. Somebody else may throw, too: then the match is looked at again. */
async function finish({ call }: Calls, id: string): Promise<void> {
  for (let match = await call('GET /matches/{id}', { id }); match.props.status === 'running'; ) {
    await wait(turnMs);
    match = await throwOnce({ call }, match).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      return call('GET /matches/{id}', { id });
    });
  }
}

function throwOnce({ call }: Calls, { id, props }: MatchEntity): Promise<MatchEntity> {
  const match = { id, ...props };
  const turn = nextTurn(match, { level: levelOf(props, throwerOf(match)?.playerId), chance: Math.random });
  const body = { ...turn, timeStamp: Date.now() };
  return call('POST /matches/{id}/throw', { id, requestId: newId(), body });
}

/** As well as a year's practice lets the one of this name play. */
function levelOf({ parties }: MatchEntity['props'], playerId: string | undefined): number {
  const player = parties.flatMap(playersOf).find(({ id }) => id === playerId);
  const lastName = player !== undefined && 'lastName' in player ? player.lastName : undefined;
  const person = people.find((one) => one.lastName === lastName) ?? ordinaryPerson;
  return levelFor(person.average + person.gain);
}

/** The same two, the other one first; the id of the new match. */
async function playAgain({ call }: Calls, { props }: MatchEntity): Promise<string> {
  const id = newId();
  const [home, away] = props.parties;
  const { legMode, setMode, legsToWinSet, startingScore } = props.config;
  const config = { legMode, setMode, legsToWinSet, startingScore };
  const parties = [away, home] as NewMatchProps['parties'];
  await call('POST /matches/', { body: { id, props: { parties, config, description: 'Revanche' } } });
  await call('PATCH /matches/{id}/start', { id, requestId: newId() });
  return id;
}
