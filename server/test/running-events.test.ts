import { describe, expect, it } from 'vitest';
import { databases } from './databases.ts';
import { createSides, matchdayCalls } from './matchday-scene.ts';
import { shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

// Lists of events that are running, and of all matches of an event.

describe.each(databases)('running events on $name', ({ create }) => {
  const { app, call, scene, calls } = useTournaments(create);
  const runningOf = async (teamId: string, token: string): Promise<readonly string[]> =>
    (await call(`GET /events/running?teamId=${teamId}`, { token })).json.map(
      ({ id }: { readonly id: string }) => id,
    );

  it('are match days between their start and their end', async () => {
    const sides = await createSides(app);
    const matchdays = matchdayCalls(call, sides);
    const { teamId, captain } = sides.home;
    const running = () => runningOf(teamId, captain.token);
    const id = await matchdays.createSet();
    expect(await running()).toEqual([]);
    await matchdays.succeed(matchdays.start(id));
    expect(await running()).toEqual([id]);
    await matchdays.succeed(matchdays.act(id, 'forfeit', { teamId }));
    expect(await running()).toEqual([]);
  });

  it('are tournaments between their start and their end', async () => {
    const { teamId, chief } = scene;
    const running = () => runningOf(teamId, chief.token);
    await calls.create();
    expect(await running()).toEqual([]);
    const id = await calls.createRunning(shortSetup('single-knockout'), 2);
    expect(await running()).toEqual([id]);
    await calls.playOn(id);
    expect(await running()).toEqual([]);
  });

  it('answer all their matches at once unless a page is asked for', async () => {
    // Fifteen who all meet once: 15 × 14 ÷ 2.
    const id = await calls.createRunning(shortSetup('league'), 15);
    const idsOf = async (query: string): Promise<readonly string[]> =>
      (await calls.must(`GET /events/${id}/matches${query}`)).map(({ id }: { readonly id: string }) => id);
    const all = await idsOf('');
    expect(new Set(all).size).toBe(105);
    expect(await idsOf('?skip=100')).toEqual(all.slice(100));
    expect(await idsOf('?limit=100')).toEqual(all.slice(0, 100));
  });
});
