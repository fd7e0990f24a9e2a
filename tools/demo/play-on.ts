// Continues the running match of the demonstration turn by turn, then plays one new match after another as long as the
// server runs. `npm run demo -- --start` starts and ends it.
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

/** Pauses between two turns, before the next match, and between checks whether the server is up, in ms. */
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

/** Continues the running match of the signed-in player. */
async function playFor({ call }: Client): Promise<void> {
  for (let id = await findOwnMatch({ call }); id !== null; ) {
    await finish({ call }, id);
    await wait(breakMs);
    id = await playAgain({ call }, await call('GET /matches/{id}', { id }));
  }
}

type Calls = Pick<Client, 'call'>;

/** The match of the signed-in player, among those that the lobby shows as matches of teammates. */
async function findOwnMatch({ call }: Calls): Promise<string | null> {
  const ids = new Set((await call('GET /players/lobby')).flatMap(({ matchId }) => matchId ?? []));
  for (const id of ids) {
    const { props } = await call('GET /matches/{id}', { id });
    const players = props.parties.flatMap(playersOf);
    if (players.some((one) => 'lastName' in one && one.lastName === ordinaryPerson.lastName)) return id;
  }
  return null;
}

/** Throws turn by turn until the match ends. If somebody else has thrown meanwhile, it reads the match again. */
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

/** Level of a player after a year of practice, by their name. */
function levelOf({ parties }: MatchEntity['props'], playerId: string | undefined): number {
  const player = parties.flatMap(playersOf).find(({ id }) => id === playerId);
  const lastName = player !== undefined && 'lastName' in player ? player.lastName : undefined;
  const person = people.find((one) => one.lastName === lastName) ?? ordinaryPerson;
  return levelFor(person.average + person.gain);
}

/** Starts a rematch in which the other player begins, at the same training while it lasts; returns its id. */
async function playAgain({ call }: Calls, { props }: MatchEntity): Promise<string> {
  const id = newId();
  const [home, away] = props.parties;
  const { legMode, setMode, legsToWinSet, startingScore } = props.config;
  const config = { legMode, setMode, legsToWinSet, startingScore };
  const parties = [away, home] as NewMatchProps['parties'];
  const { eventId, event } = props;
  const place = eventId !== null && event?.isOver === false ? { eventId } : {};
  await call('POST /matches/', {
    body: { id, props: { parties, config, description: 'Revanche', ...place } },
  });
  await call('PATCH /matches/{id}/start', { id, requestId: newId() });
  return id;
}
