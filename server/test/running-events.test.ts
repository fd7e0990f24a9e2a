import { describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { databases } from './databases.ts';
import { createSides, matchdayCalls } from './matchday-scene.ts';
import { createOrganiser, shortSetup, tournamentCalls } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

const hour = 60 * 60 * 1000;

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

  it('stand first in an agenda, and finished ones with the past, also early and late', async () => {
    const own = await createOrganiser(app, 'Löwen');
    const { teamId, chief } = own;
    const calls = tournamentCalls(call, own);
    const now = Date.now();
    const of = async () =>
      (await call(`GET /events?teamId=${teamId}&sort=agenda&limit=100`, { token: chief.token })).json.map(
        ({ props }: { readonly props: { readonly name: string } }) => props.name,
      );
    const knockout = shortSetup('single-knockout');
    const timed = (name: string, fromH: number, toH: number) => ({
      name,
      startDateTime: now + fromH * hour,
      endDateTime: now + toH * hour,
    });
    for (const [name, fromH, toH] of [
      ['Training gestern', -25, -23],
      ['Training jetzt', -1, 1],
      ['Training morgen', 24, 26],
    ] as const)
      await calls.must('POST /events/', {
        body: { id: newId(), props: { teamId, type: 'training', ...timed(name, fromH, toH) } },
      });
    await calls.create(knockout, timed('Entwurf von letzter Woche', -170, -168));
    await calls.create(knockout, timed('Noch nicht begonnen', -3, 3));
    const early = await calls.createRunning(knockout, 2, timed('Früher fertig', -2, 5));
    await calls.playOn(early);
    const won = await calls.createRunning(knockout, 2, timed('Vorgezogen', 30, 35));
    await calls.playOn(won);
    await calls.createRunning(knockout, 2, timed('Länger als geplant', -9, -4));
    await calls.createRunning(knockout, 2, timed('Vor der Zeit', 48, 52));
    const cancelled = await calls.create(knockout, timed('Fällt aus', -1.5, 2));
    await calls.must(`PATCH /events/${cancelled}/publish`);
    await calls.must(`PATCH /events/${cancelled}/cancel`, { body: { reason: 'Zu wenige' } });
    const agenda = await of();
    expect(agenda).toEqual([
      'Länger als geplant',
      'Training jetzt',
      'Vor der Zeit',
      'Noch nicht begonnen',
      'Fällt aus',
      'Training morgen',
      'Vorgezogen',
      'Früher fertig',
      'Training gestern',
      'Entwurf von letzter Woche',
    ]);
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
