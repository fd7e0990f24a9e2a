import { join } from 'node:path';
import { apiBasePath } from '@neundarter/contract/limits';
import { playersOf } from '@neundarter/rules/match/turn-order';
import { startedOf } from '../../tools/tournament/mirror.ts';
import { matchTurns, newId } from '../lib/api.ts';
import { startBareServer } from '../lib/bare-server.ts';
import { runChild } from '../lib/child.ts';
import { atMost, median, milliseconds, percentile, perSecond, type Row, shown } from '../lib/figures.ts';
import { insertAgain } from '../lib/insert-again.ts';
import { withPostgres } from '../lib/postgres.ts';
import {
  type Club,
  openClub,
  organiserConnection,
  prepareTournament,
  startTournament,
  type Wanted,
} from '../lib/tournaments.ts';
import type { BareWritesInput, BareWritesResult } from '../load/bare-writes.ts';
import type { CrowdReadsInput, CrowdReadsResult } from '../load/crowd-reads.ts';
import type { ProberInput, ProberResult } from '../load/prober.ts';

const rounds = 3;
/** What another caller may wait while a tournament starts, in ms. */
const mayWaitMs = 100;
const probedSeconds = 4;
const callers = 2000;
const turnsOfEvening = 1500;

type Measured = { readonly name: string; readonly club: Club; readonly source: BareWritesInput['source'] };

const knockout: Wanted = { mode: 'double-knockout', participants: 128, legs: 1, score: 40 };
const league: Wanted = { mode: 'league', participants: 32, legs: 3, score: 501, isDouble: true };

const probe = async ({ port }: Club, work: () => Promise<unknown>): Promise<readonly number[]> => {
  const input: ProberInput = { port, path: `${apiBasePath}/events/count`, seconds: probedSeconds };
  const [{ waitsMs }] = await Promise.all([runChild<ProberResult>('prober', input), work()]);
  return waitsMs;
};

/** Starts tournaments of one kind: how long it takes, and what others wait meanwhile. */
async function measureStart({ name, club, source }: Measured, wanted: Wanted): Promise<readonly Row[]> {
  const tookMs: number[] = [];
  const bareMs: number[] = [];
  const waits: number[] = [];
  const idle: number[] = [];
  let matches = 0;
  for (let round = 0; round < rounds; round += 1) {
    const id = await prepareTournament(club, wanted);
    idle.push(...(await probe(club, async () => undefined)));
    const during = await probe(club, async () => {
      // Let the other caller begin first.
      await new Promise((resolve) => setTimeout(resolve, 1500));
      const startedAt = performance.now();
      await startTournament(club, id);
      tookMs.push(performance.now() - startedAt);
    });
    waits.push(Math.max(...during));
    bareMs.push(await insertAgain(source, id));
    const event = await club.organiser.call('GET /events/{id}', { id });
    matches = startedOf(event).state.matches.filter(({ matchId }) => matchId !== null).length;
  }
  const longestIdle = percentile(idle, 0.99);
  return [
    shown({
      what: `start of a tournament with ${matches} matches, ${name}`,
      measured: milliseconds(median(tookMs)),
      baseline: `${milliseconds(median(bareMs))} bare inserts of the rows of its matches`,
      ratio: median(tookMs) / median(bareMs),
    }),
    atMost(mayWaitMs / longestIdle, {
      what: `longest wait of another caller while a tournament with ${matches} matches starts, ${name}`,
      measured: milliseconds(median(waits)),
      baseline: `p99 ${milliseconds(longestIdle)} without a start`,
      ratio: median(waits) / longestIdle,
    }),
  ];
}

/** One device sends the turns of an evening without network one after the other, as its queue does. */
async function measureQueue({ name, club, source }: Measured, id: string): Promise<readonly Row[]> {
  const ready = await startTournament(club, id);
  const { send, close } = await organiserConnection(club);
  const count = Math.ceil(turnsOfEvening / matchTurns.length);
  const started = await Promise.all(
    ready.slice(0, count).map(async ({ matchId }) => {
      const match = matchId ?? '';
      await club.organiser.call('PATCH /matches/{id}/start', { id: match, requestId: newId() });
      const { props } = await club.organiser.call('GET /matches/{id}', { id: match });
      return { match, players: props.parties.flatMap(playersOf).map((player) => player.id) };
    }),
  );
  const turns = started.flatMap(({ match, players }) =>
    matchTurns.map(({ party, score, attemptsOnDouble }) => ({
      match,
      body: { playerId: players[party], score, attemptsOnDouble },
    })),
  );
  const startedAt = performance.now();
  for (const { match, body } of turns) await send('POST', `/matches/${match}/throw`, body);
  const rate = (turns.length * 1000) / (performance.now() - startedAt);
  close();
  const bare = await runChild<BareWritesResult>('bare-writes', {
    source,
    seconds: 10,
  } satisfies BareWritesInput);
  return [
    shown({
      what: `${turns.length} turns of a league of 32 that one device sends late, ${name}`,
      measured: perSecond(rate),
      baseline: `${perSecond(bare.turnsPerSecond)} bare loop`,
      ratio: rate / bare.turnsPerSecond,
    }),
  ];
}

/** The table of a league with 992 matches, which everybody reads after a result. */
async function measureTable({ name, club }: Measured, id: string): Promise<readonly Row[]> {
  const { state } = startedOf(await club.organiser.call('GET /events/{id}', { id }));
  const open = state.matches.filter(({ status }) => status === 'ready').slice(0, rounds);
  const path = `${apiBasePath}/events/${id}/table`;
  const body = JSON.stringify({ kind: 'paper', score: { kind: 'legs', legs: [[3, 1]] } });
  const changes = open.map(({ matchId }) => ({
    path: `${apiBasePath}/events/${id}/matches/${matchId}/result`,
    body,
  }));
  const read = (input: Pick<CrowdReadsInput, 'port' | 'changes'>) =>
    runChild<CrowdReadsResult>('crowd-reads', { ...input, path, callers, headers: club.headers });
  const measured = await read({ port: club.port, changes });
  const table = await (await fetch(`${club.url}${path}`)).text();
  const bareServer = await startBareServer(table);
  const message = JSON.stringify({ message: '' });
  const bare = await read({
    port: bareServer.port,
    changes: changes.map((change) => ({ ...change, body: message })),
  });
  await bareServer.stop();
  return [
    shown({
      what: `table of a league with 992 matches for ${callers} callers at once after a result, last one served, ${name}`,
      measured: milliseconds(median(measured.lastMs)),
      baseline: `${milliseconds(median(bare.lastMs))} bare HTTP server, same bytes`,
      ratio: median(measured.lastMs) / median(bare.lastMs),
    }),
  ];
}

async function measureOn(measured: Measured): Promise<readonly Row[]> {
  const starts = [
    ...(await measureStart(measured, knockout)),
    ...(await measureStart(measured, { ...league, legs: 1, score: 40 })),
  ];
  const id = await prepareTournament(measured.club, league);
  const queue = await measureQueue(measured, id);
  return [...starts, ...queue, ...(await measureTable(measured, id))];
}

/** Tournaments: start, tables and a late queue, on both databases. */
export async function measureTournaments(): Promise<readonly Row[]> {
  const embedded = await openClub({});
  const file = join(embedded.dataDir ?? '', 'neundarter.sqlite');
  const own = await measureOn({ name: 'embedded', club: embedded, source: { kind: 'sqlite', file } });
  await embedded.close();
  const shared = await withPostgres(async (url) => {
    const club = await openClub({ DATABASE_URL: url });
    const rows = await measureOn({ name: 'PostgreSQL', club, source: { kind: 'postgres', url } });
    await club.close();
    return rows;
  });
  return [...own, ...shared];
}
