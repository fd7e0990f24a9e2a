import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPerson, givePassword } from './create-person.ts';
import { databases } from './databases.ts';
import { createSides, type MatchdayScene, matchdayCalls } from './matchday-scene.ts';
import { useApp } from './use-app.ts';

// A line-up that is changed although both were visible: everybody sees that, and the other side is asked.

const minuteMs = 60_000;
const notReady = { status: 409, text: 'error.event.side-not-ready' };

describe.each(databases)('a line-up that is changed after the reveal on $name', ({ create }) => {
  const { app, call } = useApp(create);
  let scene: MatchdayScene;
  let calls: ReturnType<typeof matchdayCalls>;
  let id: string;
  let now: number;

  beforeEach(async () => {
    scene = await createSides(app);
    calls = matchdayCalls(call, scene);
    now = Date.now();
    app.clock.time = now;
    id = await calls.createSet({ isPublic: true });
  });
  afterEach(() => {
    app.clock.time = null;
  });

  const wait = (minutes: number) => {
    now += minutes * minuteMs;
    app.clock.time = now;
  };
  const reversed = (side: 'home' | 'away') => scene[side].players.toReversed();
  const change = (side: 'home' | 'away', players: readonly string[] = reversed(side)) =>
    calls.succeed(calls.setLineUp(id, side, { players }));
  const editNow = async () => (await calls.succeed(call(`GET /events/${id}`))).props.editRevision;
  const answer = async (side: 'home' | 'away', editRevision?: number) =>
    call(`PATCH /events/${id}/ready`, {
      token: scene[side].captain.token,
      body: { side, editRevision: editRevision ?? (await editNow()) },
    });
  const marksOf = async () => {
    const { homeLineup, awayLineup } = await calls.read(id);
    return [homeLineup, awayLineup].map(({ changedAt = null, acceptedAt = null }) => ({
      changedAt,
      acceptedAt,
    }));
  };
  const unmarked = { changedAt: null, acceptedAt: null };

  it('is marked for everybody, and keeps the match day from being started until the other side is ready', async () => {
    expect(await marksOf()).toEqual([unmarked, unmarked]);
    await change('home');
    expect((await calls.read(id)).homeLineup.players).toEqual(reversed('home'));
    expect(await marksOf()).toEqual([{ changedAt: now, acceptedAt: null }, unmarked]);
    expect(await calls.start(id)).toMatchObject(notReady);
    // Nobody but the side itself can say so.
    for (const by of [scene.home.captain, scene.away.mate]) {
      const body = { side: 'away', editRevision: await editNow() };
      expect((await call(`PATCH /events/${id}/ready`, { token: by.token, body })).status).toBe(403);
    }
    expect((await answer('away')).status).toBe(200);
    expect(await marksOf()).toEqual([{ changedAt: now, acceptedAt: now }, unmarked]);
    const { props } = await calls.succeed(calls.start(id));
    expect(props.eventData.status).toBe('running');
  });

  it('needs an answer to what was seen: a change at the same moment refuses it', async () => {
    await change('home');
    const seen = await editNow();
    await change('home', scene.home.players);
    expect((await answer('away', seen)).text).toBe('error.event.changed-meanwhile');
    expect(await calls.start(id)).toMatchObject(notReady);
    // The answer itself is no edit, so that the other side can start with what it has seen.
    const before = await editNow();
    expect((await answer('away')).status).toBe(200);
    expect(await editNow()).toBe(before);
  });

  it('needs a new answer after every other change, but not when it is set again as it is', async () => {
    await change('home');
    await calls.succeed(answer('away'));
    await change('home');
    expect((await marksOf())[0]?.acceptedAt).toBe(now);
    await change('home', scene.home.players);
    expect((await marksOf())[0]?.acceptedAt).toBeNull();
    expect(await calls.start(id)).toMatchObject(notReady);
  });

  it('asks both sides if both have changed', async () => {
    await change('home');
    await change('away');
    await calls.succeed(answer('away'));
    expect(await calls.start(id)).toMatchObject(notReady);
    await calls.succeed(answer('home'));
    await calls.succeed(calls.start(id));
  });

  it('may be played against without an answer after ten minutes, which begin anew with another change', async () => {
    await change('home');
    wait(9);
    await change('home', scene.home.players);
    wait(9);
    expect(await calls.start(id)).toMatchObject(notReady);
    wait(1);
    const { homeLineup, awayLineup } = (await calls.succeed(calls.start(id))).props.eventData;
    // Both have been visible together for ten minutes.
    expect([homeLineup.players, awayLineup.players]).toEqual([scene.home.players, scene.away.players]);
  });

  it('asks nobody for a team without an admin', async () => {
    await app.db.write(({ q }) =>
      q.updateTable('team_members').set({ is_admin: 0 }).where('team_id', '=', scene.away.teamId).execute(),
    );
    await change('home');
    expect((await marksOf())[0]).toEqual({ changedAt: now, acceptedAt: null });
    await calls.succeed(calls.setLineUp(id, 'away', { players: reversed('away'), by: scene.home.captain }));
    // Home has set this one itself.
    expect((await marksOf())[1]).toEqual({ changedAt: now, acceptedAt: now });
    await calls.succeed(calls.start(id));
  });

  it('is also one that is set after the first one was removed with an account', async () => {
    await givePassword(app, scene.home.mate, 'Treble20!');
    await calls.succeed(
      call(`DELETE /users/${scene.home.mate.userId}`, {
        token: scene.home.mate.token,
        body: { password: 'Treble20!', isConfirmed: true },
      }),
    );
    expect((await calls.read(id)).awayLineup.players).toBeNull();
    const players = scene.home.players.slice(1);
    await change('home', players);
    expect((await marksOf())[0]).toEqual({ changedAt: now, acceptedAt: null });
    expect(await calls.start(id)).toMatchObject(notReady);
  });

  it('is new for another away team: nothing is marked', async () => {
    await change('home');
    const others = await createSides(app);
    const changedProps = { eventData: { awayTeamId: others.away.teamId } };
    await calls.succeed(
      call('PATCH /events/', { token: scene.home.captain.token, body: { id, changedProps } }),
    );
    const { captain, players } = others.away;
    await calls.succeed(calls.setLineUp(id, 'away', { by: captain, players }));
    expect(await marksOf()).toEqual([unmarked, unmarked]);
    await calls.succeed(calls.start(id));
  });

  it('is not marked before the reveal, however often it is set', async () => {
    const { id: fresh } = await calls.succeed(calls.create({ isPublic: true }));
    await calls.succeed(calls.setLineUp(fresh, 'home'));
    await calls.succeed(calls.setLineUp(fresh, 'home', { players: reversed('home') }));
    await calls.succeed(calls.setLineUp(fresh, 'away'));
    const { homeLineup, awayLineup } = await calls.read(fresh);
    expect([homeLineup.changedAt, awayLineup.changedAt]).toEqual([undefined, undefined]);
    await calls.succeed(calls.start(fresh));
  });

  it('answers nothing once the match day runs, and a repeat changes nothing', async () => {
    await change('home');
    await calls.succeed(answer('away'));
    const { props } = await calls.succeed(call(`GET /events/${id}`));
    await calls.succeed(answer('away'));
    expect((await calls.succeed(call(`GET /events/${id}`))).props.revision).toBe(props.revision);
    await calls.succeed(calls.start(id));
    expect((await answer('away')).text).toBe('error.event.invalid-status');
    const stranger = await createPerson(app);
    const body = { side: 'away', editRevision: await editNow() };
    expect((await call(`PATCH /events/${id}/ready`, { token: stranger.token, body })).status).toBe(403);
  });
});
