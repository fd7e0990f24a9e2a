import { describe, expect, it } from 'vitest';
import { databases } from './databases.ts';
import { createSides, matchdayCalls } from './matchday-scene.ts';
import { shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

// Which events the list of running ones names.

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
});
