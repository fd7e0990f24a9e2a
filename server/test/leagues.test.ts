import { maxLeaguesOfTeam } from '@neundarter/contract/limits';
import { planSeason } from '@neundarter/rules/league/season-plan';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createLeague } from './create-league.ts';
import { createPerson, type Person } from './create-person.ts';
import { databases } from './databases.ts';
import { type Answered, createSides, gamesOf, type MatchdayScene, matchdayCalls } from './matchday-scene.ts';
import { useApp } from './use-app.ts';

// An invented league: Bulls and Lions play on this server, Tigers and Panthers are clubs without accounts.

describe.each(databases)('a league on $name', ({ create: createDatabase }) => {
  const { app, call } = useApp(createDatabase);
  let scene: MatchdayScene;
  let calls: ReturnType<typeof matchdayCalls>;
  let chief: Person;
  let rival: Person;
  let stranger: Person;

  beforeAll(async () => {
    scene = await createSides(app);
    calls = matchdayCalls(call, scene);
    chief = scene.home.captain;
    rival = scene.away.captain;
    stranger = await createPerson(app);
  });

  const send = (by: Person, address: string, body?: object) =>
    call(address, { token: by.token, ...(body && { body }) });
  const must = (by: Person, address: string, body?: object): Promise<Answered> =>
    calls.succeed(send(by, address, body));

  const named = (name: string) => ({ teamId: null, name });
  const teams = () => [
    { teamId: scene.home.teamId, name: 'x' },
    { teamId: scene.away.teamId, name: 'x' },
    named('Tigers'),
    named('Panthers'),
  ];
  const planOf = (count: number) => {
    const friday = { weekday: 4, minute: 1200, takenWeeks: [] };
    const season = { teams: Array.from({ length: count }, () => friday), hasReturn: true, freeWeeks: [] };
    const fixtures = planSeason({ ...season, firstDay: '2027-09-06' })?.fixtures ?? [];
    // A body has the fields of the contract.
    return fixtures.map(({ round, home, away, startDateTime }) => ({ round, home, away, startDateTime }));
  };
  const drafted = async (props: object = {}): Promise<string> => {
    const id = newId();
    const { teamId } = scene.home;
    const body = { id, props: { teamId, name: 'Kreisliga', season: '2027/28', ...props } };
    await must(chief, 'POST /leagues/', body);
    return id;
  };
  const plan = (id: string, fixtures: readonly object[] = planOf(4), of: readonly object[] = teams()) =>
    send(chief, 'PATCH /leagues/', { id, changedProps: { plan: { teams: of, fixtures } } });
  const planned = async (props: object = {}): Promise<string> => {
    const id = await drafted(props);
    await calls.succeed(plan(id));
    return id;
  };
  const answer = (id: string, by: Person, agrees: boolean) =>
    send(by, `PATCH /leagues/${id}/answer`, { teamId: scene.away.teamId, agrees });
  const published = async (props: object = {}): Promise<string> => {
    const id = await planned(props);
    await calls.succeed(answer(id, rival, true));
    await must(chief, `PATCH /leagues/${id}/publish`);
    return id;
  };
  const read = async (id: string, by: Person = chief): Promise<Answered> =>
    (await must(by, `GET /leagues/${id}`)).props;
  const fixtureOf = async (id: string, home: number, away: number): Promise<Answered> =>
    (await read(id)).fixtures.find((one: Answered) => one.home === home && one.away === away);

  it('is planned as a draft that only the office and the asked teams see', async () => {
    const id = await planned({ isPublic: true });
    const { fixtures, ...props } = await read(id, rival);
    expect(fixtures).toHaveLength(12);
    expect(props).toMatchObject({
      status: 'draft',
      teamName: 'Bulls',
      teams: [
        { name: 'Bulls', request: 'agreed' },
        { name: 'Lions', request: 'open' },
        { teamId: null, name: 'Tigers', request: 'agreed' },
        { teamId: null, name: 'Panthers' },
      ],
    });
    for (const by of [stranger, scene.home.mate])
      expect(await send(by, `GET /leagues/${id}`)).toMatchObject({ status: 404 });
    const lists = async (by: Person) => JSON.stringify(await must(by, `GET /leagues?limit=100`)).includes(id);
    expect(await Promise.all([chief, rival, stranger, scene.home.mate].map(lists))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('is published once every team has answered: each fixture is a match day in both lounges', async () => {
    const id = await planned({ isPublic: true });
    const publish = () => send(chief, `PATCH /leagues/${id}/publish`);
    expect(await publish()).toMatchObject({ status: 409, text: 'error.leagues.requests-open' });
    await calls.succeed(answer(id, rival, true));
    const { props } = await calls.succeed(publish());
    const withDay = props.fixtures.filter(({ eventId }: Answered) => eventId !== null);
    // Only Tigers against Panthers, there and back, has nobody who could enter it.
    expect(withDay).toHaveLength(10);
    const { eventId } = await fixtureOf(id, 0, 1);
    const event = await must(rival, `GET /events/${eventId}`);
    expect(event.props).toMatchObject({
      name: 'Bulls – Lions',
      description: 'Kreisliga 2027/28',
      isPublic: true,
    });
    expect(event.props.eventData.homeLineup.teamId).toBe(scene.home.teamId);
    expect(event.props.eventData.request).toBeUndefined();
    for (const side of [scene.home, scene.away]) {
      const listed = await must(side.mate, `GET /events?teamId=${side.teamId}&limit=100`);
      expect(listed.map((one: Answered) => one.id)).toContain(eventId);
    }
    // The Lions play away at the Tigers: their match day, with the Tigers at home.
    const away = await must(rival, `GET /events/${(await fixtureOf(id, 2, 1)).eventId}`);
    expect(away.props).toMatchObject({ teamId: scene.away.teamId, eventData: { ownerSide: 'away' } });
    expect(away.props.eventData.homeLineup).toMatchObject({ teamName: 'Tigers', isRegistered: false });
    // A repeat makes nothing more.
    expect((await calls.succeed(publish())).props).toEqual(await read(id));
    expect(await plan(id)).toMatchObject({ status: 409, text: 'error.leagues.published' });
    expect(await answer(id, rival, false)).toMatchObject({ status: 409, text: 'error.leagues.published' });
  });

  it('makes no match day for a team that has declined', async () => {
    const id = await planned();
    await calls.succeed(answer(id, rival, false));
    expect(await send(rival, `GET /leagues/${id}`)).toMatchObject({ status: 404 });
    await must(chief, `PATCH /leagues/${id}/publish`);
    const { eventId } = await fixtureOf(id, 1, 0);
    const event = await must(chief, `GET /events/${eventId}`);
    expect(event.props.eventData.homeLineup).toMatchObject({ teamName: 'Lions', isRegistered: false });
    expect((await fixtureOf(id, 1, 2)).eventId).toBeNull();
    expect(await send(rival, `GET /events/${eventId}`)).toMatchObject({ status: 404 });
  });

  it('takes results from its match days, without those who played', async () => {
    const id = await published({ isPublic: true });
    const { eventId } = await fixtureOf(id, 0, 1);
    const lineUp = (by: Person, side: 'home' | 'away') =>
      must(by, `PATCH /events/${eventId}/lineup`, { side, players: scene[side].players });
    await lineUp(chief, 'home');
    await lineUp(rival, 'away');
    await calls.succeed(calls.start(eventId));
    expect(await fixtureOf(id, 0, 1)).toMatchObject({ status: 'running', result: { points: [0, 0] } });
    await must(rival, `PATCH /events/${eventId}/forfeit`, { teamId: scene.away.teamId });
    const fixture = await fixtureOf(id, 0, 1);
    expect(fixture).toMatchObject({ status: 'finished', result: { games: [20, 0], points: [2, 0] } });
    const seen = await call(`GET /leagues/${id}`);
    expect(seen.json.props.fixtures).toContainEqual(fixture);
    expect(seen.text).not.toMatch(/firstName|playerId/);
  });

  it('lists the players of those match days that the reader may see', async () => {
    const id = await published({ isPublic: true });
    const { eventId } = await fixtureOf(id, 0, 1);
    await calls.succeed(calls.setLineUp(eventId, 'home'));
    await calls.succeed(calls.setLineUp(eventId, 'away'));
    const [first = '', second = ''] = gamesOf(await calls.succeed(calls.start(eventId)));
    const players = () => call(`GET /leagues/${id}/players`);
    expect((await players()).json).toEqual({ players: [], rounds: [] });
    await calls.forfeitGame(first, 0);
    const seen = await players();
    const figures = seen.json.players.map(({ team, doubles }: Answered) => [
      team,
      doubles.played,
      doubles.won,
    ]);
    expect(figures).toEqual([0, 0, 1, 1].map((team) => [team, 1, 1 - team]));
    const headers = { 'if-none-match': String(seen.headers['etag']) };
    expect(await call(`GET /leagues/${id}/players`, { headers })).toMatchObject({ status: 304 });
    await calls.forfeitGame(second, 1);
    expect((await call(`GET /leagues/${id}/players`, { headers })).json.players).toHaveLength(8);
    await must(chief, 'PATCH /events/', { id: eventId, changedProps: { isPublic: false } });
    expect((await players()).json.players).toEqual([]);
    expect((await must(scene.away.mate, `GET /leagues/${id}/players`)).players).toHaveLength(8);
  });

  it('stands in pages of others with its table, if it is public', async () => {
    const frame = async (id: string) => app.http.inject({ url: `/embed/league/${id}` });
    const id = await published({ isPublic: true, name: 'Liga <b>' });
    const { statusCode, body } = await frame(id);
    expect([statusCode, body.includes('<h1>Liga &lt;b&gt;</h1>')]).toEqual([200, true]);
    expect(body).toContain('<td>Tigers<td>0');
    for (const closed of [await published(), await planned({ isPublic: true }), newId()])
      expect((await frame(closed)).statusCode).toBe(404);
  });

  it('shows no match day that is not public to a reader who may not see it', async () => {
    const id = await published({ isPublic: true });
    const { eventId, startDateTime } = await fixtureOf(id, 0, 1);
    const times = { startDateTime: startDateTime + 60_000, endDateTime: startDateTime + 120_000 };
    const changedProps = { isPublic: false, ...times };
    await must(chief, 'PATCH /events/', { id: eventId, changedProps });
    const [seen] = (await read(id, stranger)).fixtures.filter(
      (one: Answered) => one.home === 0 && one.away === 1,
    );
    // The league says when its teams play; the page of the match day stays closed.
    expect(seen).toMatchObject({ eventId: null, hasMatchday: true, startDateTime: startDateTime + 60_000 });
  });

  it('lets the office enter what nobody plays on this server, and take it back', async () => {
    const id = await published();
    const all = (await read(id)).fixtures;
    const numberOf = (home: number, away: number) =>
      all.findIndex((one: Answered) => one.home === home && one.away === away);
    const set = (number: number, result: object | null, by = chief) =>
      send(by, `PATCH /leagues/${id}/fixtures/${number}/result`, { result });
    const result = { games: [13, 7], legs: [44, 30] };
    await calls.succeed(set(numberOf(2, 3), result));
    expect(await fixtureOf(id, 2, 3)).toMatchObject({
      status: 'finished',
      result: { ...result, points: [2, 0] },
    });
    await calls.succeed(set(numberOf(2, 3), null));
    expect(await fixtureOf(id, 2, 3)).toMatchObject({ status: 'scheduled', result: null });
    const refusals = [
      await set(numberOf(0, 1), result),
      await set(99, result),
      await set(numberOf(2, 3), result, rival),
    ];
    expect(refusals.map(({ text }) => text)).toEqual([
      'error.leagues.has-matchday',
      'error.not-found',
      'error.insufficient-permissions',
    ]);
  });

  it('keeps a fixture whose match day is deleted', async () => {
    const id = await published();
    const { eventId } = await fixtureOf(id, 0, 1);
    await must(chief, `DELETE /events/${eventId}`);
    expect(await fixtureOf(id, 0, 1)).toMatchObject({
      eventId: null,
      hasMatchday: false,
      status: 'scheduled',
    });
  });

  it('leaves its match days when it is deleted', async () => {
    const id = await published();
    const { eventId } = await fixtureOf(id, 0, 1);
    await must(chief, `DELETE /leagues/${id}`);
    expect(await send(chief, `GET /leagues/${id}`)).toMatchObject({ status: 404 });
    await must(rival, `GET /events/${eventId}`);
  });

  it.each([
    ['two fixtures of a team in a round', () => planOf(4).map((one) => ({ ...one, round: 0 })), teams],
    ['a team that the league does not have', () => planOf(5), teams],
    ['a team twice', () => planOf(4), () => [teams()[0], teams()[0], named('A'), named('B')]],
    ['a team that does not exist', () => [], () => [{ teamId: newId(), name: 'A' }]],
  ])('refuses a plan with %s', async (_, fixtures, of) => {
    const refusal = await plan(await drafted(), fixtures(), of() as readonly object[]);
    expect(refusal).toMatchObject({ status: 400, text: 'error.invalid-request' });
  });

  it('is not published without teams and fixtures', async () => {
    const id = await drafted();
    const refusal = await send(chief, `PATCH /leagues/${id}/publish`);
    expect(refusal).toMatchObject({ status: 409, text: 'error.leagues.incomplete' });
  });

  it('keeps the answer of a team when the plan is changed', async () => {
    const id = await planned();
    await calls.succeed(answer(id, rival, true));
    await calls.succeed(plan(id, planOf(3), teams().slice(0, 3)));
    expect((await read(id)).teams[1]).toMatchObject({ name: 'Lions', request: 'agreed' });
  });

  it('is created once, however often the call is repeated', async () => {
    const body = { id: newId(), props: { teamId: scene.home.teamId, name: 'Pokal', season: '2027' } };
    const first = await must(chief, 'POST /leagues/', body);
    expect(await must(chief, 'POST /leagues/', body)).toEqual(first);
    const other = { ...body, props: { ...body.props, name: 'Anders' } };
    expect(await send(chief, 'POST /leagues/', other)).toMatchObject({ text: 'error.id-already-exists' });
  });

  it('has a bound for each office', async () => {
    const { away } = scene;
    for (let count = 0; count < maxLeaguesOfTeam; count += 1)
      await createLeague(app, { teamId: away.teamId });
    const body = { id: newId(), props: { teamId: away.teamId, name: 'Zu viel', season: '2027' } };
    expect(await send(rival, 'POST /leagues/', body)).toMatchObject({ text: 'error.leagues.too-many' });
  });

  it('plans and publishes twenty teams with return games', async () => {
    const many = [...teams(), ...Array.from({ length: 16 }, (_, index) => named(`Club ${index}`))];
    const id = await drafted();
    await calls.succeed(plan(id, planOf(20), many));
    await calls.succeed(answer(id, rival, true));
    await must(chief, `PATCH /leagues/${id}/publish`);
    const { fixtures } = await read(id);
    expect(fixtures).toHaveLength(380);
    // Each of the two plays 38 times, twice against each other.
    expect(fixtures.filter(({ hasMatchday }: Answered) => hasMatchday)).toHaveLength(74);
    // Each has entered 18 clubs by name, once.
    expect(await must(rival, `GET /teams/${scene.away.teamId}/opponents`)).toHaveLength(18);
  });

  it('has a calendar, which follows its match days', async () => {
    const id = await published();
    const { path } = await must(scene.home.mate, `GET /leagues/${id}/calendar`);
    const { body, statusCode } = await app.http.inject({ url: path });
    expect(statusCode).toBe(200);
    expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(12);
    expect(body).toContain('SUMMARY:Bulls – Lions');
    expect(body).toContain(`/leagues/${id}`);
    await must(chief, `PATCH /leagues/${id}/calendar`);
    expect((await app.http.inject({ url: path })).statusCode).toBe(404);
    const renewed = await must(chief, `GET /leagues/${id}/calendar`);
    await must(chief, `DELETE /leagues/${id}`);
    expect((await app.http.inject({ url: renewed.path })).statusCode).toBe(404);
  });
});
