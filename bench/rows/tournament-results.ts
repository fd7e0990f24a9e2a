import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { forfeitOutcome } from '@neundarter/rules/tournament/advance/outcome';
import {
  type Course,
  continueCourse,
  startCourse,
} from '@neundarter/rules/tournament/course/continue-course';
import { planTournament } from '@neundarter/rules/tournament/plan/plan';
import { planConfigOf } from '@neundarter/rules/tournament/setup/setup';
import { newId } from '../lib/api.ts';
import { atMost, median, megabytes, milliseconds, percentile, type Row } from '../lib/figures.ts';
import { withPostgres } from '../lib/postgres.ts';
import {
  type Club,
  openClub,
  organiserConnection,
  prepareTournament,
  setupFor,
  startTournament,
  type Wanted,
} from '../lib/tournaments.ts';

const results = 60;
const maxCourseBytes = 2 * 1024 * 1024;

const knockout: Wanted = { mode: 'double-knockout', participants: 128, legs: 1, score: 40 };
const league: Wanted = { mode: 'league', participants: 32, legs: 1, score: 40, isDouble: true };

/** What a turn took that ended a match, and its undo, in ms. */
type Waits = { readonly ends: number[]; readonly undos: number[] };

const guest = (name: string) => ({ type: 'single', player: { type: 'guest', id: newId(), name } });

type Send = Awaited<ReturnType<typeof organiserConnection>>['send'];

/** Starts a match, ends it with one turn, takes that back, and ends it again. */
const playMatch = async (
  { club, send }: { readonly club: Club; readonly send: Send },
  id: string,
  waits: Waits,
) => {
  await send('PATCH', `/matches/${id}/start`);
  const { props } = await club.organiser.call('GET /matches/{id}', { id });
  const timed = async (kind: keyof Waits, method: string, body?: object) => {
    const startedAt = performance.now();
    await send(method, `/matches/${id}/throw`, body);
    waits[kind].push(performance.now() - startedAt);
  };
  const turn = { playerId: props.currentPlayerId, score: 40, attemptsOnDouble: 1 };
  await timed('ends', 'POST', turn);
  await timed('undos', 'DELETE');
  await timed('ends', 'POST', turn);
};

const shownWaits = (waits: readonly number[]): string =>
  `p50 ${milliseconds(median(waits))}, p99 ${milliseconds(percentile(waits, 0.99))}`;

const rowOf = (what: string, own: readonly number[], plain: readonly number[]): Row =>
  atMost(2, {
    what,
    measured: shownWaits(own),
    baseline: `${shownWaits(plain)} in a match without an event`,
    ratio: median(own) / median(plain),
  });

/** The last turn of matches of a tournament, and its undo, in turns with matches without an event. */
async function measureIn(club: Club, wanted: Wanted, [name, on]: readonly [string, string]): Promise<Row[]> {
  const ready = await startTournament(club, await prepareTournament(club, wanted));
  const { send, close } = await organiserConnection(club);
  const own: Waits = { ends: [], undos: [] };
  const plain: Waits = { ends: [], undos: [] };
  for (const { matchId } of ready.slice(0, results)) {
    await playMatch({ club, send }, matchId ?? '', own);
    const id = newId();
    const config = { startingScore: 40, legsToWinSet: 1 };
    await send('POST', '/matches/', { id, props: { parties: [guest('Anna'), guest('Ben')], config } });
    await playMatch({ club, send }, id, plain);
  }
  close();
  return [
    rowOf(`result in ${name}, ${on}`, own.ends, plain.ends),
    rowOf(`undo of a result in ${name}, ${on}`, own.undos, plain.undos),
  ];
}

const measureOn = async (club: Club, on: string): Promise<readonly Row[]> => [
  ...(await measureIn(club, { ...knockout, participants: 16 }, ['a double knockout of 16', on])),
  ...(await measureIn(club, knockout, ['a double knockout of 128', on])),
  ...(await measureIn(club, league, ['a league with 992 matches', on])),
];

/** Plays the first match that can be played, with its caller. */
const playNext = (course: Course): Course => {
  const { plan, tournament, rows } = course;
  const next = plan.matches.find(({ key }) => tournament.matches[key]?.status === 'ready');
  if (next === undefined) return course;
  const { key: match, config } = next;
  return continueCourse(course, [
    ...rows,
    { kind: 'begin', match, caller: tournament.callers[match] ?? null },
    { kind: 'result', match, outcome: forfeitOutcome(config, 0) },
  ]);
};

/** Bytes of the heap after everything unused was collected. */
const usedBytes = (): number => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
};

/** What a process remembers of the course of a double knockout of 128 after its last match. */
const measureMemory = (): Row => {
  const plan = planTournament({
    config: planConfigOf(setupFor(knockout)),
    entrants: Array.from({ length: knockout.participants }, newId),
    groups: [],
    seed: newId(),
  });
  const before = usedBytes();
  let course = startCourse(plan, []);
  while (course.tournament.status === 'running') course = playNext(course);
  const bytes = usedBytes() - before;
  return atMost(1, {
    what: `remembered course of ${course.rows.length / 2} matches`,
    measured: `${(bytes / 1024).toFixed(0)} kB`,
    baseline: `${megabytes(maxCourseBytes)} that it may need`,
    ratio: bytes / maxCourseBytes,
  });
};

/** Results in tournaments of several sizes and their undo, on both databases, and the memory that makes them cheap. */
export async function measureTournamentResults(): Promise<readonly Row[]> {
  const embedded = await openClub({});
  const own = await measureOn(embedded, 'embedded');
  await embedded.close();
  const shared = await withPostgres(async (url) => {
    const club = await openClub({ DATABASE_URL: url });
    const rows = await measureOn(club, 'PostgreSQL');
    await club.close();
    return rows;
  });
  return [...own, ...shared, measureMemory()];
}
