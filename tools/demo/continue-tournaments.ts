// Plays the running tournaments of the demonstration to their ends, on as many boards as they have.
import { setTimeout as wait } from 'node:timers/promises';
import { tournamentDataOf } from '@neundarter/contract/entities/event-data';
import type { TournamentMatch } from '@neundarter/contract/entities/tournament';
import { newId } from '../../server/src/platform/ids.ts';
import { type Client, Refusal } from '../replay/api-client.ts';
import { breakMs, finishMatch } from './finish-match.ts';

type Calls = Pick<Client, 'call'>;

/** Somebody else may have done the same in the meantime. */
const ignoreRefusal = (error: unknown): void => {
  if (!(error instanceof Refusal)) throw error;
};

/** A running tournament, and the matches that boards of this process have taken. */
type Course = Calls & { readonly id: string; readonly taken: Map<string, TournamentMatch> };

const entrantsOf = ({ slots }: TournamentMatch): readonly string[] =>
  slots.flatMap((slot) => (slot.kind === 'entrant' ? [slot.entrant] : []));

/** Whether a match can begin while others are in progress: no player of it plays, and no match of its group. */
const isFree = (match: TournamentMatch, others: readonly TournamentMatch[]): boolean => {
  const busy = new Set(others.flatMap(entrantsOf));
  const isGroupBusy = others.some(({ groupId }) => groupId !== null && groupId === match.groupId);
  return !isGroupBusy && !entrantsOf(match).some((entrant) => busy.has(entrant));
};

type Open = {
  readonly isRunning: boolean;
  readonly ready: readonly TournamentMatch[];
  readonly needed: readonly { readonly entrants: string[] }[];
};

const readOpen = async ({ call, id, taken }: Course): Promise<Open> => {
  const data = tournamentDataOf((await call('GET /events/{id}', { id })).props);
  const ready = (data?.state?.matches ?? []).filter(
    ({ key, status }) => status === 'ready' && !taken.has(key),
  );
  return { isRunning: data?.status === 'running', ready, needed: data?.state?.needed ?? [] };
};

/** The next match of a board: one that runs already, or the first one that can begin. */
const findNext = async (
  { call, id, taken }: Course,
  { ready }: Open,
): Promise<TournamentMatch | undefined> => {
  const heads = await call('GET /events/{id}/matches', { id, query: '?status=running&limit=100' });
  const running = new Set(heads.map((head) => head.id));
  const runs = ({ matchId }: TournamentMatch) => running.has(matchId ?? '');
  return (
    ready.find((match) => runs(match) && !taken.has(match.key)) ??
    ready.find((match) => !taken.has(match.key) && isFree(match, [...taken.values(), ...ready.filter(runs)]))
  );
};

const playMatch = async ({ call, taken }: Course, match: TournamentMatch): Promise<void> => {
  const id = match.matchId ?? '';
  const { props } = await call('GET /matches/{id}', { id });
  if (props.status === 'scheduled')
    await call('PATCH /matches/{id}/start', { id, requestId: newId() }).catch(ignoreRefusal);
  await finishMatch({ call }, id);
  taken.delete(match.key);
};

/** Decides shared ranks by lot, which nobody else has done. */
const drawLots = async ({ call, id }: Course, { needed }: Open): Promise<void> => {
  for (const { entrants } of needed)
    await call('PATCH /events/{id}/decide', { id, body: { way: 'lot', entrants } }).catch(ignoreRefusal);
};

/** Plays one match after the other on a board, until the tournament is over. */
const playBoard = async (course: Course): Promise<void> => {
  for (let open = await readOpen(course); open.isRunning; open = await readOpen(course)) {
    const match = await findNext(course, open);
    if (match !== undefined && !course.taken.has(match.key)) {
      course.taken.set(match.key, match);
      await playMatch(course, match);
    } else if (open.ready.length === 0 && course.taken.size === 0) await drawLots(course, open);
    await wait(breakMs);
  }
};

/** Plays all running tournaments of the signed-in organiser. */
export const continueTournaments = async ({ call }: Calls): Promise<void> => {
  const events = await call('GET /events', { query: '?type=tournament&limit=100' });
  const running = events.filter(({ props }) => tournamentDataOf(props)?.status === 'running');
  await Promise.all(
    running.map(async ({ id }) => {
      const heads = await call('GET /events/{id}/matches', { id, query: '?status=running&limit=100' });
      const course: Course = { call, id, taken: new Map() };
      await Promise.all(heads.map(() => playBoard(course)));
    }),
  );
};
