import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createClub, createPerson, type Person } from './create-person.ts';
import { databases } from './databases.ts';
import { type Answered, createSides, type MatchdayScene, matchdayCalls } from './matchday-scene.ts';
import { useApp } from './use-app.ts';

// An invented league: Bulls and Lions have accounts, Tigers have none. Neither the chief nor a deputy plays in it.

const dayMs = 24 * 60 * 60_000;
const reason = 'Zahlendreher';

describe.each(databases)('reports of a league on $name', ({ create: createDatabase }) => {
  const { app, call } = useApp(createDatabase);
  let scene: MatchdayScene;
  let calls: ReturnType<typeof matchdayCalls>;
  let office: string;
  let chief: Person;
  let stranger: Person;
  let id: string;
  let bulls: Person;
  let lions: Person;

  const send = (by: Person, address: string, body?: object) =>
    call(address, { token: by.token, ...(body && { body }) });
  const must = (by: Person, address: string, body?: object): Promise<Answered> =>
    calls.succeed(send(by, address, body));

  /** Bulls – Lions four times, and Bulls – Tigers. */
  const pairs = [...Array.from({ length: 4 }, () => [0, 1] as const), [0, 2] as const];

  beforeAll(async () => {
    scene = await createSides(app);
    calls = matchdayCalls(call, scene);
    [bulls, lions] = [scene.home.captain, scene.away.captain];
    office = await createClub(app, 'Kreis');
    chief = await createPerson(app, { roles: ['team-admin'], teamIds: [office] });
    stranger = await createPerson(app);
    id = newId();
    await must(chief, 'POST /leagues/', { id, props: { teamId: office, name: 'Liga', season: '2027' } });
    const startDateTime = Date.now() + 60_000;
    const plan = {
      teams: [
        { teamId: scene.home.teamId, name: 'x' },
        { teamId: scene.away.teamId, name: 'x' },
        { teamId: null, name: 'Tigers' },
      ],
      fixtures: pairs.map(([home, away], round) => ({ round, home, away, startDateTime })),
    };
    await must(chief, 'PATCH /leagues/', { id, changedProps: { plan } });
    for (const [by, { teamId }] of [
      [bulls, scene.home],
      [lions, scene.away],
    ] as const)
      await must(by, `PATCH /leagues/${id}/answer`, { teamId, agrees: true });
    await must(chief, `PATCH /leagues/${id}/publish`);
  });
  afterEach(() => {
    app.clock.time = null;
  });

  const league = async (): Promise<Answered> => (await must(chief, `GET /leagues/${id}`)).props;
  const eventOf = async (number: number): Promise<string> =>
    (await must(bulls, `GET /leagues/${id}`)).props.fixtures[number].eventId;
  const report = (number: number, by = chief) => must(by, `GET /leagues/${id}/fixtures/${number}/report`);
  const act = (number: number, by: Person, deed: object, actId = newId()) =>
    send(by, `POST /leagues/${id}/fixtures/${number}/acts`, { actId, deed });
  const sign = async (number: number, by: Person, body: { side: string; protest?: string }) => {
    const eventId = await eventOf(number);
    const { fingerprint } = (await must(bulls, `GET /events/${eventId}`)).props.eventData;
    return must(by, `PATCH /events/${eventId}/sign`, { name: 'Kim Kaptain', fingerprint, ...body });
  };
  /** The Lions give up, so that the day is over. */
  const finish = async (number: number) =>
    must(lions, `PATCH /events/${await eventOf(number)}/forfeit`, { teamId: scene.away.teamId });

  it('change nothing that both have signed before both ask for it, or the office does', async () => {
    expect(await report(0)).toMatchObject({ state: 'open', open: [], signatures: [], mayDecide: true });
    expect((await act(0, lions, { kind: 'objected', side: 'away', about: 'result', reason })).text).toBe(
      'error.leagues.report-not-ready',
    );
    await finish(0);
    await sign(0, bulls, { side: 'home' });
    expect(await report(0, lions)).toMatchObject({ state: 'signed-home', ownSides: ['away'] });
    await sign(0, lions, { side: 'away' });
    expect(await report(0)).toMatchObject({ state: 'confirmed', open: ['unchecked'], ownSides: [] });

    // The Bulls alone only ask; a repeat says nothing new.
    const asked = { kind: 'reopened', by: 'home', reason };
    const actId = newId();
    for (const _ of [1, 2])
      expect((await act(0, bulls, asked, actId)).json).toMatchObject({
        state: 'confirmed',
        open: ['reopening', 'unchecked'],
      });
    expect((await report(0)).acts).toHaveLength(1);
    await calls.succeed(act(0, lions, { ...asked, by: 'away' }));
    expect(await report(0)).toMatchObject({
      state: 'played',
      signatures: [],
      acts: [{ reason }, { by: 'away' }],
    });
    const { eventData } = (await must(bulls, `GET /events/${await eventOf(0)}`)).props;
    expect(eventData.signatures).toEqual([]);

    await sign(0, bulls, { side: 'home' });
    await sign(0, lions, { side: 'away' });
    await calls.succeed(act(0, chief, { kind: 'reopened', by: 'office', reason }));
    expect(await report(0)).toMatchObject({ state: 'played', signatures: [] });
  });

  it('are confirmed by the clock, and take objections only in time', async () => {
    await finish(1);
    const now = Date.now();
    const at = async (days: number) => {
      app.clock.time = now + days * dayMs;
      return (await report(1)).state;
    };
    expect([await at(0), await at(4)]).toEqual(['played', 'confirmed-late']);
    app.clock.time = now + 6 * dayMs;
    const objection = { kind: 'objected', side: 'home', about: 'result', reason };
    await calls.succeed(act(1, bulls, objection));
    await calls.succeed(act(1, bulls, objection));
    expect(await report(1)).toMatchObject({ open: ['objection', 'unchecked'], acts: [{ isSettled: false }] });
    expect(await act(1, chief, { kind: 'checked' })).toMatchObject({ text: 'error.leagues.reason-missing' });
    await calls.succeed(act(1, chief, { kind: 'checked', reason: 'Wie gespielt' }));
    expect(await report(1)).toMatchObject({ state: 'checked', open: [], acts: [{ isSettled: true }, {}] });
    app.clock.time = now + 8 * dayMs;
    expect(await act(1, lions, { ...objection, side: 'away' })).toMatchObject({
      text: 'error.leagues.too-late',
    });
  });

  it('say under protest who has signed, and let a side deny it', async () => {
    await finish(2);
    await sign(2, lions, { side: 'away', protest: 'Falsches Board' });
    const admin = await createPerson(app, { roles: ['admin'] });
    await sign(2, admin, { side: 'home' });
    expect(await report(2)).toMatchObject({
      open: ['protest', 'unchecked'],
      signatures: [
        { side: 'home', way: 'own', protest: null },
        { side: 'away', way: 'own', protest: 'Falsches Board' },
      ],
    });
    const denial = { kind: 'objected', side: 'home', about: 'signature', reason };
    await calls.succeed(act(2, bulls, denial));
    expect((await report(2)).open).toContain('objection');
    app.clock.time = Date.now() + 2 * dayMs;
    const late = { ...denial, side: 'away' };
    expect(await act(2, lions, late)).toMatchObject({ text: 'error.leagues.too-late' });
  });

  it('mark a signature of whoever has signed for the other side', async () => {
    await finish(3);
    const admin = await createPerson(app, { roles: ['admin'] });
    await sign(3, admin, { side: 'home' });
    await sign(3, admin, { side: 'away' });
    expect((await report(3)).signatures).toMatchObject([{ way: 'own' }, { way: 'other' }]);
  });

  it('are scored anew by the office for the table only, and back', async () => {
    const result = { games: [0, 20], legs: [0, 60], points: [0, 2] };
    const { acts } = await calls.succeed(act(1, chief, { kind: 'rescored', ...result, reason }));
    expect((await league()).fixtures[1]).toMatchObject({ ruling: 'rescored', status: 'finished', result });
    // What was played stays as it is.
    expect(await report(1)).toMatchObject({ state: 'rescored', result: { games: [20, 0] } });
    const { eventData } = (await must(bulls, `GET /events/${await eventOf(1)}`)).props;
    expect(eventData.result.games).toEqual([20, 0]);
    const undo = (by: Person) =>
      send(by, `PATCH /leagues/${id}/acts/${acts.at(-1).id}/undo`, { reason: 'Irrtum' });
    expect(await undo(bulls)).toMatchObject({ text: 'error.insufficient-permissions' });
    await calls.succeed(undo(chief));
    expect((await league()).fixtures[1]).toMatchObject({ result: { games: [20, 0], points: [2, 0] } });
    expect((await report(1)).acts.at(-1)).toMatchObject({ kind: 'rescored', undone: { reason: 'Irrtum' } });
  });

  it('count who did not appear, and let the office take points and give them back', async () => {
    await calls.succeed(act(4, chief, { kind: 'absent', side: 'away', reason }));
    expect((await league()).fixtures[4]).toMatchObject({ result: { games: [20, 0], points: [2, 0] } });
    const props = { kind: 'points', team: 2, points: 3, rule: '§ 5', reason, fixture: 4 };
    const add = (by: Person, more: object = {}, actId = newId()) =>
      send(by, `POST /leagues/${id}/measures`, { actId, props: { ...props, ...more } });
    const actId = newId();
    await calls.succeed(add(chief, {}, actId));
    const { measures, absences, reports } = await calls.succeed(add(chief, {}, actId));
    expect({ measures, absences }).toMatchObject({
      measures: [{ points: 3, rule: '§ 5', undone: null }],
      absences: [{ team: 2, count: 1 }],
    });
    expect(reports).toHaveLength(pairs.length);
    expect((await league()).deductions).toMatchObject([{ team: 2, points: 3, rule: '§ 5' }]);
    const wrong = [{ team: 9 }, { fixture: 0 }, { points: undefined }, { kind: 'warning' }];
    for (const more of wrong) expect(await add(chief, more)).toMatchObject({ text: 'error.invalid-request' });
    expect(await add(bulls)).toMatchObject({ text: 'error.insufficient-permissions' });
    await calls.succeed(send(chief, `PATCH /leagues/${id}/acts/${actId}/undo`, { reason }));
    expect((await league()).deductions).toBeUndefined();
    const list = await must(chief, `GET /leagues/${id}/reports`);
    expect(list.measures).toMatchObject([{ undone: { reason } }]);
  });

  it('are open to a device of the guests for its side, and closed to strangers', async () => {
    const eventId = await eventOf(4);
    const { token } = await calls.succeed(call('GET /login/guest'));
    const device = { ...stranger, token };
    await calls.pairDevice(eventId, device);
    expect(await report(4, device)).toMatchObject({ ownSides: ['away'], mayDecide: false });
    await calls.succeed(act(4, device, { kind: 'objected', side: 'away', about: 'result', reason }));
    expect(await act(4, device, { kind: 'checked' })).toMatchObject({
      text: 'error.insufficient-permissions',
    });
    const home = { kind: 'objected', side: 'home', about: 'result', reason };
    expect(await act(4, device, home)).toMatchObject({ text: 'error.insufficient-permissions' });
    expect(await send(stranger, `GET /leagues/${id}/fixtures/4/report`)).toMatchObject({ status: 404 });
  });
});
