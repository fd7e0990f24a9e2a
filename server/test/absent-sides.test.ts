import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databases } from './databases.ts';
import { createSides, type MatchdayScene, matchdayCalls } from './matchday-scene.ts';
import { useApp } from './use-app.ts';

// A side that has not appeared: only the other side says so, after the wait, and it can object.

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const tooEarly = { status: 409, text: 'error.event.side-not-absent' };
const wrongStatus = { status: 409, text: 'error.event.invalid-status' };
const forbidden = { status: 403, text: 'error.insufficient-permissions' };

describe.each(databases)('a side that has not appeared on $name', ({ create }) => {
  const { app, call } = useApp(create);
  let scene: MatchdayScene;
  let calls: ReturnType<typeof matchdayCalls>;
  let start: number;
  let id: string;

  const at = (ms: number) => {
    app.clock.time = ms;
  };
  beforeEach(async () => {
    scene = await createSides(app);
    calls = matchdayCalls(call, scene);
    // Planned for tomorrow.
    at(Date.now());
    start = Date.now() + dayMs;
    id = (await calls.succeed(calls.create(times()))).id;
  });
  afterEach(() => {
    app.clock.time = null;
  });
  const times = (more: object = {}) => ({
    isPublic: true,
    startDateTime: start,
    endDateTime: start + 4 * 60 * minuteMs,
    ...more,
  });
  const report = (side: 'home' | 'away', by = scene[side === 'home' ? 'away' : 'home'].captain) =>
    calls.act(id, 'forfeit', { teamId: scene[side].teamId, by });
  const change = (changedProps: object) =>
    call('PATCH /events/', { token: scene.home.captain.token, body: { id, changedProps } });

  it.each(['home', 'away'] as const)('loses 20:0 as %s after 30 minutes, not before', async (side) => {
    expect((await calls.read(id)).absentFrom).toBe(start + 30 * minuteMs);
    at(start + 30 * minuteMs - 1);
    expect(await report(side)).toMatchObject(tooEarly);
    at(start + 30 * minuteMs);
    expect(await report(side, scene[side === 'home' ? 'away' : 'home'].mate)).toMatchObject(forbidden);
    const { eventData } = (await calls.succeed(report(side))).props;
    const games = side === 'away' ? [20, 0] : [0, 20];
    expect(eventData).toMatchObject({
      status: 'finished',
      forfeitedBy: side,
      forfeit: { side, reason: 'absent', isDisputed: false, objectableUntil: app.clock.time! + 7 * dayMs },
      result: { games, points: games.map((count) => count / 10) },
    });
  });

  it('counts by a wait that the home team has set', async () => {
    const awayTeamId = scene.away.teamId;
    const eventData = { awayTeamId, waitMinutes: 60 };
    const { id: other } = await calls.succeed(calls.create(times({ eventData })));
    expect((await calls.read(other)).waitMinutes).toBe(60);
    await calls.succeed(change({ eventData: { awayTeamId, waitMinutes: 15 } }));
    expect((await calls.read(id)).absentFrom).toBe(start + 15 * minuteMs);
    for (const waitMinutes of [14, 241, 1.5])
      expect((await change({ eventData: { awayTeamId, waitMinutes } })).text).toBe('error.invalid-request');
  });

  it('has the whole wait after the time or the wait was changed', async () => {
    at(start + 20 * minuteMs);
    await calls.succeed(change({ startDateTime: start - dayMs }));
    at(start + 50 * minuteMs - 1);
    expect(await report('away')).toMatchObject(tooEarly);
    await calls.succeed(change({ eventData: { awayTeamId: scene.away.teamId, waitMinutes: 15 } }));
    at(start + 65 * minuteMs - 2);
    expect(await report('away')).toMatchObject(tooEarly);
    at(start + 65 * minuteMs - 1);
    await calls.succeed(report('away'));
  });

  it('has appeared once a game has begun', async () => {
    for (const side of ['home', 'away'] as const) await calls.succeed(calls.setLineUp(id, side));
    const { props } = await calls.succeed(calls.start(id));
    at(start + 60 * minuteMs);
    const [, , game = ''] = props.eventData.rounds.flatMap(
      ({ homeBoard, awayBoard }: { homeBoard: string[]; awayBoard: string[] }) => [
        ...homeBoard,
        ...awayBoard,
      ],
    );
    await calls.startGame(game);
    await calls.succeed(calls.throw(game, scene.home.players[0] ?? ''));
    expect(await report('away')).toMatchObject(tooEarly);
    await calls.succeed(call(`DELETE /matches/${game}/throw`, { token: scene.home.captain.token }));
    await calls.succeed(report('away'));
  });

  it('can object for seven days, which makes the result disputed and takes the points', async () => {
    at(start + 30 * minuteMs);
    await calls.succeed(report('away'));
    for (const by of [scene.home.captain, scene.away.mate])
      expect(await calls.act(id, 'object', { by })).toMatchObject(forbidden);
    at(start + 30 * minuteMs + 7 * dayMs);
    expect(await calls.act(id, 'object', { by: scene.away.captain })).toMatchObject(wrongStatus);
    at(start + 30 * minuteMs + 7 * dayMs - 1);
    await calls.succeed(calls.act(id, 'object', { by: scene.away.captain }));
    const disputed = await calls.read(id);
    expect(disputed).toMatchObject({
      status: 'finished',
      forfeit: { isDisputed: true },
      result: { games: [20, 0], points: [0, 0] },
    });
    // A repeat changes nothing.
    await calls.succeed(calls.act(id, 'object', { by: scene.away.captain }));
    expect(await calls.read(id)).toEqual(disputed);
    expect(await calls.act(id, 'undo-object', {})).toMatchObject(forbidden);
    await calls.succeed(calls.act(id, 'undo-object', { by: scene.away.captain }));
    expect(await calls.read(id)).toMatchObject({
      forfeit: { isDisputed: false },
      result: { points: [2, 0] },
    });
    expect(await calls.act(id, 'undo-object', { by: scene.away.captain })).toMatchObject(wrongStatus);
    const { json } = await call(`GET /events/${id}/log`, { token: scene.home.captain.token });
    expect(json).toMatchObject([{ kind: 'objection', undoneAt: expect.any(Number) }, { kind: 'forfeit' }]);
  });

  it('is a scheduled match day again after whoever has said so takes it back, with the objection', async () => {
    at(start + 30 * minuteMs);
    await calls.succeed(report('away'));
    await calls.succeed(calls.act(id, 'object', { by: scene.away.captain }));
    expect(await calls.act(id, 'undo-forfeit', { by: scene.away.captain })).toMatchObject(forbidden);
    await calls.succeed(calls.act(id, 'undo-forfeit', {}));
    expect(await calls.read(id)).toMatchObject({ status: 'scheduled', forfeitedBy: null });
    expect(await calls.act(id, 'object', { by: scene.away.captain })).toMatchObject(wrongStatus);
    // Said again, it can be objected to again.
    await calls.succeed(report('away'));
    expect(await calls.read(id)).toMatchObject({ forfeit: { isDisputed: false } });
  });

  it('can give up itself even before the start, and takes it back', async () => {
    await calls.succeed(calls.act(id, 'forfeit', { teamId: scene.home.teamId }));
    expect(await calls.read(id)).toMatchObject({
      status: 'finished',
      result: { games: [0, 20], points: [0, 2] },
    });
    expect(await calls.setLineUp(id, 'home')).toMatchObject(wrongStatus);
    expect(await calls.start(id)).toMatchObject(wrongStatus);
    expect((await calls.act(id, 'forfeit', { teamId: id })).text).toBe('error.invalid-request');
    await calls.succeed(calls.act(id, 'undo-forfeit', {}));
    expect(await calls.read(id)).toMatchObject({ status: 'scheduled', result: { games: [0, 0] } });
    await calls.succeed(calls.setLineUp(id, 'home'));
  });

  it('cannot object to what it has decided itself', async () => {
    await calls.succeed(calls.act(id, 'forfeit', { teamId: scene.away.teamId, by: scene.away.captain }));
    expect((await calls.read(id)).forfeit).toMatchObject({ reason: 'gave-up', objectableUntil: null });
    expect(await calls.act(id, 'object', { by: scene.away.captain })).toMatchObject(wrongStatus);
  });
});
