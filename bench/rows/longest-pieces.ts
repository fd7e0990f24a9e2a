import { setTimeout as wait } from 'node:timers/promises';
import { apiBasePath } from '@neundarter/contract/limits';
import { playersOf } from '@neundarter/rules/match/turn-order';
import { Connection } from '../lib/connection.ts';
import { atMost, median, milliseconds, type Row } from '../lib/figures.ts';
import { type Pieces, probePieces } from '../lib/pieces.ts';
import { subscribeAtOnce } from '../lib/subscribers.ts';
import { type Club, openClub, prepareTournament, startTournament } from '../lib/tournaments.ts';

/** What nobody may take from all others in one piece, in ms of processor time. */
const barMs = 50;
const rounds = 5;
const events = 100;
/** Time in which the requests of a crowd reach a held server, in ms. */
const heldMs = 100;

const league = { mode: 'league', participants: 32, legs: 1, score: 501, isDouble: true } as const;

/** A club with a league of 992 matches, and a hundred other tournaments. */
type Scene = {
  readonly club: Club;
  readonly id: string;
  readonly groupId: string;
  readonly playerId: string;
};

type Piece = { readonly what: string; readonly work: (scene: Scene) => Promise<unknown> };

const compressed = 'accept-encoding: br, gzip\r\n';

type Sent = { readonly method: string; readonly path: string; readonly body?: string };

/** Sends calls on as many connections while the server is held: all of them are there when it goes on. */
async function sendAtOnce({ port, pid }: Club, calls: readonly Sent[], headers: string): Promise<void> {
  const ready = await Promise.all(
    calls.map(async (call) => ({ call, connection: await Connection.open(port) })),
  );
  process.kill(pid ?? 0, 'SIGSTOP');
  const sent = ready.map(({ call: { method, path, ...body }, connection }) =>
    connection.send(method, `${apiBasePath}${path}`, { headers: headers + compressed, ...body }),
  );
  await wait(heldMs);
  process.kill(pid ?? 0, 'SIGCONT');
  const answers = await Promise.all(sent);
  for (const { connection } of ready) connection.close();
  const failed = answers.find(({ status }) => status !== 200);
  if (failed) throw new Error(`${calls[0]?.path}: ${failed.status} ${String(failed.body)}`);
}

type Reads = { readonly count: number; readonly headers?: string };

/** Sends the same read many times at once. */
const readAtOnce = (club: Club, path: string, { count, headers = '' }: Reads): Promise<void> =>
  sendAtOnce(
    club,
    Array.from({ length: count }, () => ({ method: 'GET', path })),
    headers,
  );

const reads = (name: string, path: (scene: Scene) => string, count: number): Piece => ({
  what: `${count} × ${name}`,
  work: (scene) => readAtOnce(scene.club, path(scene), { count }),
});

const pieces: readonly Piece[] = [
  {
    what: 'undo of the start of 992 matches, and the start',
    work: async ({ club, id }) => {
      await club.organiser.call('PATCH /events/{id}/undo-start', { id, body: {} });
      await startTournament(club, id);
    },
  },
  {
    what: '20 × `GET /events/{id}` of 992 matches by an organiser',
    work: ({ club, id }) => readAtOnce(club, `/events/${id}`, { count: 20, headers: club.headers }),
  },
  reads('`GET /events/{id}` of 992 matches', ({ id }) => `/events/${id}`, 100),
  reads('`GET /events/{id}/matches?limit=100`', ({ id }) => `/events/${id}/matches?limit=100`, 20),
  reads('`GET /events/{id}/matches?limit=100`', ({ id }) => `/events/${id}/matches?limit=100`, 100),
  reads('`GET /events?limit=100`', () => '/events?limit=100', 20),
  reads('`GET /matches?limit=100`', () => '/matches?limit=100', 20),
  {
    what: '20 × `GET /players/{id}/matches?limit=100`',
    work: ({ club, playerId }) =>
      readAtOnce(club, `/players/${playerId}/matches?limit=100`, { count: 20, headers: club.headers }),
  },
  {
    what: 'board of a group of 992 matches',
    work: ({ club, id, groupId }) =>
      club.organiser.call('PATCH /events/{id}/groups/board', { id, body: { groupId, board: 'Board 1' } }),
  },
  {
    what: 'boards of 20 of 992 matches at once',
    work: async ({ club, id }) => {
      const matches = await club.organiser.call('GET /events/{id}/matches', { id, query: '?limit=20' });
      const paths = matches.map(({ id: matchId }) => `/events/${id}/matches/${matchId}/board`);
      await sendAtOnce(
        club,
        paths.map((path) => ({ method: 'PATCH', path, body: '{"board":"1"}' })),
        club.headers,
      );
    },
  },
  {
    what: '400 connections that subscribe to an event',
    work: ({ club, id }) => subscribeAtOnce(club.port, `events/${id}`, 400),
  },
  reads('`GET /openapi.json`', () => '/openapi.json', 20),
];

/** The median of several rounds: in a busy one the crowd comes late, or other work makes a piece longer. */
async function measure(scene: Scene, { what, work }: Piece, longest: () => Promise<number>): Promise<Row> {
  const all: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await longest();
    await work(scene);
    all.push(await longest());
  }
  return atMost(1, {
    what: `longest piece of work: ${what}`,
    measured: `${milliseconds(median(all))}, longest ${milliseconds(Math.max(...all))}`,
    baseline: `${milliseconds(barMs)} that nobody may be delayed`,
    ratio: median(all) / barMs,
  });
}

/** How long one call, or many at once, keep the main thread from serving others. */
export async function measureLongestPieces(): Promise<readonly Row[]> {
  const probe = probePieces();
  const club = await openClub(probe.environment);
  try {
    return await measureClub(club, probe);
  } finally {
    await club.close();
  }
}

async function measureClub(club: Club, probe: Pieces): Promise<readonly Row[]> {
  const id = await prepareTournament(club, league);
  await startTournament(club, id);
  const [match] = await club.organiser.call('GET /events/{id}/matches', { id });
  for (let at = 1; at < events; at += 1)
    await prepareTournament(club, { mode: 'single-knockout', participants: 16, legs: 1, score: 501 });
  const rows: Row[] = [];
  const groupId = match?.props.place?.groupId ?? '';
  const [player] = match?.props.parties.flatMap(playersOf) ?? [];
  const scene = { club, id, groupId, playerId: player?.id ?? '' };
  for (const piece of pieces) rows.push(await measure(scene, piece, () => probe.longest(club.pid ?? 0)));
  return rows;
}
