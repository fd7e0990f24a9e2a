// Continues the running match and the running tournaments of the demonstration turn by turn, as long as the server runs.
// `npm run demo -- --start` starts and ends it.
import { setTimeout as wait } from 'node:timers/promises';
import type { MatchEntity, NewMatchProps } from '@neundarter/contract/entities/match';
import { playersOf } from '@neundarter/rules/match/turn-order';
import { addressesOf } from '../../server/src/platform/addresses.ts';
import { readConfig } from '../../server/src/platform/config.ts';
import { newId } from '../../server/src/platform/ids.ts';
import { type Client, connect } from '../replay/api-client.ts';
import { continueTournaments } from './continue-tournaments.ts';
import { logins } from './describe-club.ts';
import { breakMs, finishMatch } from './finish-match.ts';
import { emailOf, ordinaryPerson, type Person } from './people.ts';

/** Pause between checks whether the server is up, in ms. */
const lookMs = 1000;

process.on('disconnect', () => process.exit());
const url = serverUrl();
await untilUp();
const [player, organiser] = await Promise.all([signIn(ordinaryPerson), signIn(tournamentOrganiser())]);
await Promise.all([playFor(player), continueTournaments({ url, organiser })]);

function tournamentOrganiser(): Person {
  return logins.find(({ person }) => person.isTeamAdmin === true)?.person ?? ordinaryPerson;
}

function signIn(person: Person): Promise<Client> {
  return connect(url, { emailAddress: emailOf(person), password: process.env['DEMO_PASSWORD'] ?? '' });
}

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
    await finishMatch({ call }, id);
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
