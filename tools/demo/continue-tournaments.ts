// Plays the running tournaments of the demonstration to their ends: organisers call what the program proposes, and the
// tablets at the boards play what is called there.
import { setTimeout as wait } from 'node:timers/promises';
import { tournamentDataOf } from '@neundarter/contract/entities/event-data';
import { newId } from '../../server/src/platform/ids.ts';
import { callableNow, callMatch } from '../hall/organiser.ts';
import { bindTablet, serveBoard, unbindTablets } from '../hall/tablet.ts';
import { type Client, ignoreRefusal } from '../replay/api-client.ts';
import { finishMatch } from './finish-match.ts';

/** How often organisers and tablets look at the hall, in ms. */
const lookMs = 4000;
/** Time until those who are called stand at their board, in ms. */
const comeMs = { least: 8000, most: 25_000 };
/** How full the batteries of tablets are, in percent. */
const batteries = { least: 20, most: 100 };

type Hall = { readonly url: string; readonly organiser: Client };
type Tournament = { readonly id: string; readonly teamId: string };

const between = ({ least, most }: typeof comeMs): number =>
  Math.round(least + Math.random() * (most - least));

const findRunning = async ({ organiser }: Hall): Promise<readonly Tournament[]> => {
  const events = await organiser.call('GET /events', { query: '?type=tournament&limit=100' });
  const running = events.filter(({ props }) => tournamentDataOf(props)?.status === 'running');
  return running.flatMap(({ id, props: { teamId } }) => (teamId === null ? [] : { id, teamId }));
};

/** Calls one match after the other, and decides shared ranks by lot when nothing else is left, until the tournament ends. */
const callMatches = async ({ organiser }: Hall, { id }: Tournament): Promise<void> => {
  for (;;) {
    const data = tournamentDataOf((await organiser.call('GET /events/{id}', { id })).props);
    if (data?.status !== 'running') return;
    const hall = await organiser.call('GET /events/{id}/hall', { id });
    const isIdle = hall.calls.length === 0 && hall.boards.every(({ matches }) => matches.length === 0);
    const [wanted] = isIdle ? callableNow(hall) : hall.play;
    if (wanted !== undefined) await callMatch(organiser, id, wanted);
    else if (isIdle)
      for (const { entrants } of data.state?.needed ?? [])
        await organiser
          .call('PATCH /events/{id}/decide', { id, body: { way: 'lot', entrants } })
          .catch(ignoreRefusal);
    await wait(lookMs);
  }
};

const playAt = async (tablet: Client, matchId: string): Promise<void> => {
  const { props } = await tablet.call('GET /matches/{id}', { id: matchId });
  if (props.status === 'scheduled')
    await tablet.call('PATCH /matches/{id}/start', { id: matchId, requestId: newId() }).catch(ignoreRefusal);
  await finishMatch(tablet, matchId);
};

/** Ids of the boards that tournaments use and that are not broken. */
const findBoards = async ({ organiser }: Hall, running: readonly Tournament[]) => {
  const used = await Promise.all(running.map(({ id }) => organiser.call('GET /events/{id}/boards', { id })));
  const open = used.flatMap(({ boards }) => boards).filter(({ state }) => state !== 'broken');
  return [...new Set(open.map(({ id }) => id))];
};

/** Plays all running tournaments of the signed-in organiser's team. */
export const continueTournaments = async (hall: Hall): Promise<void> => {
  const running = await findRunning(hall);
  const [first] = running;
  if (first === undefined) return;
  const { teamId } = first;
  await unbindTablets({ ...hall, teamId });
  const over = new AbortController();
  const serve = async (boardId: string): Promise<void> => {
    const tablet = await bindTablet({ ...hall, teamId, boardId });
    await tablet.call('PATCH /tablets/own', { body: { battery: between(batteries) } });
    const play = ({ id }: { readonly id: string }) => playAt(tablet, id);
    while (!over.signal.aborted) {
      const has = await serveBoard(tablet, { comeMs: () => between(comeMs), play });
      if (!has) await wait(lookMs);
    }
  };
  const calls = Promise.all(running.map((one) => callMatches(hall, one))).finally(() => over.abort());
  await Promise.all([calls, ...(await findBoards(hall, running)).map(serve)]);
};
