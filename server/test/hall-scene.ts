import { newId } from '../src/platform/ids.ts';
import { createOrganiser, shortSetup, tournamentCalls } from './tournament-scene.ts';
import type { UsedApp } from './use-app.ts';

export type HallOptions = {
  readonly boards?: number;
  readonly players?: number;
  readonly setup?: ReturnType<typeof shortSetup>;
};

/** A hall with boards and a running tournament. */
export const openHall = async (
  { app, call }: Pick<UsedApp, 'app' | 'call'>,
  { boards = 2, players = 8, setup = shortSetup('single-knockout') }: HallOptions = {},
) => {
  const scene = await createOrganiser(app);
  const calls = tournamentCalls(call, scene);
  const made = Array.from({ length: boards }, (_, index) => ({ id: newId(), name: `Board ${index + 1}` }));
  const hallPath = `/teams/${scene.teamId}/boards`;
  if (boards > 0) await calls.must(`POST ${hallPath}`, { body: { boards: made } });
  const boardIds = made.map(({ id }) => id);
  const start = async () => {
    const id = await calls.createRunning(setup, players);
    const ready = (await calls.matchesOf(id)).filter(({ status }) => status === 'ready');
    return { id, matchIds: ready.map(({ matchId }) => matchId ?? '') };
  };
  const { id, matchIds } = await start();
  const send = (address: string, body?: object) =>
    call(address, { token: scene.chief.token, ...(body && { body }) });
  const at = (matchId: string) => `/events/${id}/matches/${matchId}`;
  const callTo = (matchId: string, boardId: string) => send(`PATCH ${at(matchId)}/call`, { boardId });
  const hall = async () => (await send(`GET /events/${id}/hall`)).json;
  const seen = async (matchId: string) =>
    (await calls.matchesOf(id)).find((match) => match.matchId === matchId);
  return { scene, calls, id, matchIds, boardIds, hallPath, start, send, at, callTo, hall, seen } as const;
};
