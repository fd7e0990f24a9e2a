import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createPerson, type Person } from './create-person.ts';
import { databases } from './databases.ts';
import { type Answered, createSides, type MatchdayScene, matchdayCalls } from './matchday-scene.ts';
import { useApp } from './use-app.ts';

// Nobody puts a match day into the lounge of another team: an admin of that team agrees first.

const forbidden = { status: 403, text: 'error.insufficient-permissions' };
const wrongStatus = { status: 409, text: 'error.event.invalid-status' };

describe.each(databases)('the request for a match day on $name', ({ create: createDatabase }) => {
  const { app, call } = useApp(createDatabase);
  let scene: MatchdayScene;
  let calls: ReturnType<typeof matchdayCalls>;
  let admin: Person;

  beforeEach(async () => {
    scene = await createSides(app);
    calls = matchdayCalls(call, scene);
    admin = await createPerson(app, { roles: ['admin'] });
  });

  const create = async (more: object = {}): Promise<string> =>
    (await calls.succeed(calls.create({ isPublic: false, ...more }))).id;
  const answer = (id: string, agrees: boolean, { token } = scene.away.captain) =>
    call(`PATCH /events/${id}/request`, { token, body: { agrees } });
  const seesIt = async (id: string, { token }: Person): Promise<boolean> =>
    (await call(`GET /events/${id}`, { token })).status === 200;
  const isInLounge = async (id: string, { token }: Person): Promise<boolean> => {
    const listed = await call(`GET /events?teamId=${scene.away.teamId}&limit=100`, { token });
    return listed.json.some((event: Answered) => event.id === id);
  };
  /** Who sees the match day, and who has it in the list of the other team. */
  const seenBy = async (id: string) => {
    const { captain, mate } = scene.away;
    const stranger = await createPerson(app, {});
    const sees = [];
    for (const who of [captain, mate, stranger])
      sees.push([await seesIt(id, who), await isInLounge(id, who)]);
    return sees;
  };
  const nobody = [false, false];
  const both = [true, true];

  it('is seen only by the admins of the other team, until one of them agrees', async () => {
    const id = await create();
    expect(await seenBy(id)).toEqual([both, nobody, nobody]);
    for (const who of [scene.home.captain, scene.away.captain, admin])
      expect((await calls.read(id, who)).request).toBe('open');
    expect((await calls.read(id, scene.home.mate)).request).toBeUndefined();
    await calls.succeed(answer(id, true));
    expect(await seenBy(id)).toEqual([both, both, nobody]);
    const { editRevision } = (await calls.succeed(answer(id, true))).props;
    expect(editRevision).toBe(0);
    expect((await calls.read(id, scene.home.captain)).request).toBeUndefined();
    expect(await answer(id, false)).toMatchObject(wrongStatus);
  });

  it('is for a public match day, too, no entry in the lounge of members', async () => {
    const id = await create({ isPublic: true });
    const { captain, mate } = scene.away;
    expect([await isInLounge(id, captain), await isInLounge(id, mate)]).toEqual([true, false]);
  });

  it('is answered by admins of the other team, wherever it plays', async () => {
    for (const eventData of [{ awayTeamId: scene.away.teamId }, { homeTeamId: scene.away.teamId }]) {
      const id = await create({ isPublic: true, eventData });
      for (const who of [scene.home.captain, scene.home.mate, scene.away.mate])
        expect(await answer(id, true, who)).toMatchObject(forbidden);
      await calls.succeed(answer(id, true));
      const { homeLineup, awayLineup, ownerSide = 'home' } = await calls.read(id);
      const other = ownerSide === 'home' ? awayLineup : homeLineup;
      expect(other).toMatchObject({ teamId: scene.away.teamId, isRegistered: true, hasAdmin: true });
    }
  });

  it('is agreed to by setting the own line-up, but not by that of the owner', async () => {
    const { home, away } = scene;
    const id = await create();
    await calls.succeed(calls.setLineUp(id, 'home'));
    await calls.succeed(calls.setLineUp(id, 'away', { by: home.captain }));
    expect((await calls.read(id, home.captain)).request).toBe('open');
    expect(await seesIt(id, away.captain)).toBe(true);
    await calls.succeed(calls.setLineUp(id, 'away'));
    expect((await calls.read(id, home.captain)).request).toBeUndefined();
  });

  it('makes the team a mere name when it declines, and asks nobody again', async () => {
    const id = await create({ isPublic: true });
    await calls.succeed(calls.setLineUp(id, 'home'));
    await calls.succeed(calls.setLineUp(id, 'away', { by: scene.home.captain }));
    await calls.succeed(answer(id, false));
    const { captain } = scene.home;
    expect(await calls.read(id, captain)).toMatchObject({
      request: 'declined',
      homeLineup: { isSet: true, players: scene.home.players },
      awayLineup: { teamName: 'Lions', isRegistered: false, hasAdmin: false, isSet: false },
    });
    expect(await isInLounge(id, scene.away.captain)).toBe(false);
    expect(await calls.setLineUp(id, 'away')).toMatchObject(forbidden);
    expect((await calls.setLineUp(id, 'away', { by: captain })).status).toBe(403);
    expect((await calls.start(id)).text).toBe('error.event.line-ups-incomplete');
    expect(await answer(id, true)).toMatchObject(forbidden);
    // Neither another wait nor another side asks the team again; another team is asked.
    const change = (eventData: object) =>
      call('PATCH /events/', { token: captain.token, body: { id, changedProps: { eventData } } });
    await calls.succeed(change({ awayTeamId: scene.away.teamId, waitMinutes: 60 }));
    await calls.succeed(change({ homeTeamId: scene.away.teamId }));
    expect((await calls.read(id, captain)).request).toBe('declined');
    const { away: others } = await createSides(app);
    await calls.succeed(change({ homeTeamId: others.teamId }));
    expect((await calls.read(id, captain)).request).toBe('open');
    expect((await calls.read(id, others.captain)).request).toBe('open');
  });

  it('is no question if an admin of the other team has entered the match day', async () => {
    const startDateTime = Date.now();
    const eventData = { awayTeamId: scene.away.teamId };
    const times = { startDateTime, endDateTime: startDateTime + 60_000 };
    const props = { teamId: scene.home.teamId, type: 'mdsl-matchday', name: 'Derby', ...times, eventData };
    const { token } = admin;
    const { id } = await calls.succeed(call('POST /events/', { token, body: { id: newId(), props } }));
    expect((await calls.read(id, admin)).request).toBeUndefined();
    expect(await seesIt(id, scene.away.mate)).toBe(true);
  });

  it('cannot be declined once the match day has started', async () => {
    const id = await create();
    await calls.succeed(calls.setLineUp(id, 'home'));
    await calls.succeed(calls.setLineUp(id, 'away', { by: scene.home.captain }));
    await calls.succeed(calls.start(id));
    expect(await answer(id, false)).toMatchObject(wrongStatus);
    await calls.succeed(answer(id, true));
    expect(await seesIt(id, scene.away.mate)).toBe(true);
  });
});
