import { get } from 'node:http';
import { apiBasePath } from '@neundarter/contract/limits';
import { startedOf } from '../../tools/tournament/mirror.ts';
import { startBareServer } from '../lib/bare-server.ts';
import { runChild } from '../lib/child.ts';
import { atMost, median, milliseconds, type Row, shown } from '../lib/figures.ts';
import { withPostgres } from '../lib/postgres.ts';
import { watch } from '../lib/spectator.ts';
import {
  type Club,
  openClub,
  organiserConnection,
  prepareTournament,
  startTournament,
  type Wanted,
} from '../lib/tournaments.ts';
import type { CrowdReadsInput, CrowdReadsResult } from '../load/crowd-reads.ts';
import type { FollowersInput, FollowersResult } from '../load/followers.ts';
import type { SpectatorsInput, SpectatorsResult } from '../load/spectators.ts';

const followers = 2000;
const rounds = 7;
/** What an evening of 127 matches may cost a visitor, in bytes. */
const eveningBytes = 150_000;

const knockout: Wanted = { mode: 'single-knockout', participants: 128, legs: 1, score: 40 };
const league: Wanted = { mode: 'league', participants: 32, legs: 3, score: 501, isDouble: true };

const paper = (won: number) => JSON.stringify({ kind: 'paper', score: { kind: 'legs', legs: [[won, 0]] } });

/** The table of a league with 992 matches, which everybody has after a result, without a read. */
async function measureTable(club: Club, on: string): Promise<readonly Row[]> {
  const id = await prepareTournament(club, league);
  const ready = await startTournament(club, id);
  const path = `${apiBasePath}/events/${id}/table`;
  const table = await (await fetch(`${club.url}${path}`)).text();
  const changes = ready.slice(0, rounds).map(({ matchId }) => ({
    path: `${apiBasePath}/events/${id}/matches/${matchId}/result`,
    body: paper(3),
  }));
  const told = await runChild<FollowersResult>('followers', {
    port: club.port,
    channel: `tables/${id}`,
    event: 'tables-changed',
    followers,
    changes,
    headers: club.headers,
  } satisfies FollowersInput);
  const bareServer = await startBareServer(table);
  const { port } = bareServer;
  const body = JSON.stringify({ message: '' });
  const reads = await runChild<CrowdReadsResult>('crowd-reads', {
    port,
    path,
    callers: followers,
    changes: changes.map((change) => ({ ...change, body })),
    headers: club.headers,
  } satisfies CrowdReadsInput);
  const sockets = await runChild<SpectatorsResult>('spectators', {
    kind: 'bare',
    port,
    spectators: followers,
    rounds,
    message: told.message,
  } satisfies SpectatorsInput);
  await bareServer.stop();
  const measured = milliseconds(median(told.lastMs));
  return [
    atMost(1.5, {
      what: `a result and the table of a league with 992 matches for ${followers} listeners, last one served, ${on}`,
      measured,
      baseline: `${milliseconds(median(reads.lastMs))} bare HTTP server that all of them read`,
      ratio: median(told.lastMs) / median(reads.lastMs),
    }),
    shown({
      what: `the same beside a bare ws server, ${on}`,
      measured,
      baseline: `${milliseconds(median(sockets.lastServedMs))} bare ws server, same bytes`,
      ratio: median(told.lastMs) / median(sockets.lastServedMs),
    }),
  ];
}

/** Bytes of an answer as browsers get it. */
const compressedBytes = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on('end', () => resolve(bytes));
    });
    request.on('error', reject);
  });

/** What a visitor of a bracket gets on an evening: the event once, and then its changes. */
async function measureEvening(club: Club): Promise<readonly Row[]> {
  const id = await prepareTournament(club, knockout);
  let ready = await startTournament(club, id);
  const address = `${club.url}${apiBasePath}/events/${id}`;
  const whole = await compressedBytes(address);
  const told = { 'event-changed': 0, 'match-started': 0 };
  for (const event of ['event-changed', 'match-started'] as const)
    await watch(club.port, { channel: `events/${id}`, event }, (packet) => {
      told[event] += Buffer.byteLength(packet);
    });
  const runningMatches = `${address}/matches?status=running`;
  const { send, close } = await organiserConnection(club);
  let [matches, read, readStarts] = [0, whole, 0];
  while (ready.length > 0) {
    for (const { matchId } of ready) {
      await send('PATCH', `/matches/${matchId}/start`, {});
      readStarts += await compressedBytes(runningMatches);
      await send('POST', `/events/${id}/matches/${matchId}/result`, JSON.parse(paper(1)));
      matches += 1;
      read += await compressedBytes(address);
    }
    const event = await club.organiser.call('GET /events/{id}', { id });
    ready = startedOf(event).state.matches.filter(({ status }) => status === 'ready');
  }
  close();
  const bytes = whole + told['event-changed'] + told['match-started'];
  const shownBytes = (count: number) => `${(count / 1000).toFixed(0)} kB`;
  return [
    atMost(eveningBytes / (read + readStarts), {
      what: `the event, its changes and starts for a visitor of ${matches} matches of an evening, without the scores`,
      measured: `${shownBytes(bytes)} (aim: ${shownBytes(eveningBytes)})`,
      baseline: `${shownBytes(read + readStarts)} for who reads after each start and result`,
      ratio: bytes / (read + readStarts),
    }),
  ];
}

/** What the followers of an event get after results: how soon, and how many bytes. */
export async function measureFollowers(): Promise<readonly Row[]> {
  const embedded = await openClub({});
  const own = [...(await measureTable(embedded, 'embedded')), ...(await measureEvening(embedded))];
  await embedded.close();
  const shared = await withPostgres(async (url) => {
    const club = await openClub({ DATABASE_URL: url });
    const rows = await measureTable(club, 'PostgreSQL');
    await club.close();
    return rows;
  });
  return [...own, ...shared];
}
