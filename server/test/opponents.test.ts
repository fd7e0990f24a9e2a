import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createPerson, type Person } from './create-person.ts';
import { databases } from './databases.ts';
import { dumpDatabase } from './dump-database.ts';
import { createSides, type MatchdayScene, matchdayCalls } from './matchday-scene.ts';
import { useApp } from './use-app.ts';

// Teams without accounts that a team has entered to play against them.

const names = [
  ['Tom', 'Ast'],
  ['Uli', 'Bär'],
  ['Max', 'Cor'],
  ['Jan', 'Dorn'],
  ['Kai', 'Ey'],
] as const;
const rosterOf = (count: number) =>
  names.slice(0, count).map(([firstName, lastName]) => ({ id: newId(), firstName, lastName }));
const invalid = { status: 400, text: 'error.invalid-request' };
const inUse = { status: 409, text: 'error.teams.opponent-in-use' };

describe.each(databases)('opponents on $name', ({ create: createDatabase }) => {
  const { app, call } = useApp(createDatabase);
  let scene: MatchdayScene;
  let admin: Person;

  beforeAll(async () => {
    scene = await createSides(app);
    admin = await createPerson(app, { roles: ['admin'] });
  });

  const at = (id = '') => `/teams/${scene.home.teamId}/opponents${id === '' ? '' : `/${id}`}`;
  const token = () => scene.home.captain.token;
  const enter = (more: object = {}, id = newId()) =>
    call(`POST ${at()}`, {
      token: token(),
      body: { id, props: { name: 'DC Halle', players: rosterOf(4), ...more } },
    });
  const change = (id: string, changedProps: object) =>
    call(`PATCH ${at(id)}`, { token: token(), body: { changedProps } });
  const list = async () => (await call(`GET ${at()}`, { token: token() })).json;
  const isStored = async (playerId: string) =>
    (await call(`GET /players/${playerId}`, { token: token() })).status;

  it('are created once with their players, and listed by name', async () => {
    const [id, players] = [newId(), rosterOf(4)];
    const first = await enter({ name: ' SC Zeitz ', players }, id);
    expect(first.json).toEqual({ id, props: { teamId: scene.home.teamId, name: 'SC Zeitz', players } });
    expect((await enter({ name: ' SC Zeitz ', players }, id)).json).toEqual(first.json);
    expect((await enter({ players }, id)).text).toBe('error.id-already-exists');
    const { json: other } = await enter({ name: 'AC Aue' });
    expect((await list()).map((one: { props: { name: string } }) => one.props.name)).toEqual([
      'AC Aue',
      'SC Zeitz',
    ]);
    expect(await isStored(other.props.players[0].id)).toBe(200);
  });

  it.each<[string, () => object]>([
    ['three players', () => ({ players: rosterOf(3) })],
    [
      'the same name twice',
      () => ({ players: [...rosterOf(4), { id: newId(), firstName: 'tom', lastName: ' Ast' }] }),
    ],
    [
      'the same player twice',
      () => ({
        players: [
          ...rosterOf(4),
          { ...rosterOf(5)[4], id: 'x'.repeat(20) },
          { id: 'x'.repeat(20), firstName: 'A', lastName: 'B' },
        ],
      }),
    ],
    ['no last name', () => ({ players: [...rosterOf(4), { id: newId(), firstName: 'Kai', lastName: '' }] })],
    ['no name', () => ({ name: ' ' })],
  ])('are refused with %s', async (_, more) => {
    expect(await enter(more())).toMatchObject(invalid);
  });

  it('cannot contain the id of an existing player', async () => {
    const [first, ...others] = rosterOf(4);
    const players = [{ ...first, id: scene.away.mate.playerId }, ...others];
    expect((await enter({ players })).text).toBe('error.id-already-exists');
    const { json } = await enter({ name: 'Fremd' });
    const changed = await change(json.id, { players: [...json.props.players, { ...players[0] }].slice(1) });
    expect(changed.text).toBe('error.id-already-exists');
  });

  it('can be changed, which keeps the ids of players and deletes players who are left out', async () => {
    const { json } = await enter({ name: 'Wandel' });
    const { id, props } = json;
    const [gone, ...kept] = props.players;
    const players = [
      { ...kept[0], lastName: 'Neu' },
      kept[1],
      kept[2],
      { id: newId(), firstName: 'Lee', lastName: 'Fox' },
    ];
    const changed = await change(id, { name: 'Wandel II', players });
    expect(changed.json.props).toEqual({ teamId: scene.home.teamId, name: 'Wandel II', players });
    expect(await isStored(gone.id)).toBe(404);
    expect((await change(id, { players: players.slice(1) })).status).toBe(400);
    expect((await change(newId(), { name: 'x' })).text).toBe('error.not-found');
  });

  it('are visible only to the admins of their team', async () => {
    const { json } = await enter({ name: 'Geheim' });
    const { home, away } = scene;
    for (const by of [home.mate, away.captain]) {
      const tokenOf = { token: by.token };
      expect((await call(`GET ${at()}`, tokenOf)).status).toBe(403);
      expect((await call(`DELETE ${at(json.id)}`, tokenOf)).status).toBe(403);
    }
    // Of another team, it is not there.
    const elsewhere = `/teams/${away.teamId}/opponents/${json.id}`;
    expect((await call(`DELETE ${elsewhere}`, { token: away.captain.token })).text).toBe('error.not-found');
    const taken = { id: json.id, props: { name: 'Geheim', players: rosterOf(4) } };
    const byOthers = call(`POST /teams/${away.teamId}/opponents`, { token: away.captain.token, body: taken });
    expect((await byOthers).text).toBe('error.id-already-exists');
    const of = matchdayCalls(call, { home: away, away: home });
    expect(await of.create({ eventData: { awayTeamId: json.id } })).toMatchObject(invalid);
  });

  it('play match days that the home team manages, and stay in them when they are deleted', async () => {
    const { json } = await enter({ name: 'Gegner', players: rosterOf(5) });
    const { id: opponentId, props } = json;
    const roster = props.players.map((player: { id: string }) => player.id);
    const calls = matchdayCalls(call, scene);
    const { id } = await calls.succeed(
      calls.create({ isPublic: true, eventData: { awayTeamId: opponentId } }),
    );
    expect((await calls.read(id)).awayLineup).toMatchObject({
      teamName: 'Gegner',
      isRegistered: false,
      hasAdmin: false,
    });
    await calls.succeed(calls.setLineUp(id, 'home'));
    const strangers = { players: scene.away.players, by: scene.home.captain };
    expect((await calls.setLineUp(id, 'away', strangers)).text).toBe('error.match.player-not-available');
    await calls.succeed(calls.setLineUp(id, 'away', { players: roster, by: scene.home.captain }));
    await calls.succeed(calls.start(id));
    const out = { teamId: opponentId, playerId: roster[0], substitutePlayerId: roster[4] };
    await calls.succeed(calls.act(id, 'substitute', out));
    expect(await change(opponentId, { players: rosterOf(4) })).toMatchObject(inUse);
    expect(await call(`DELETE ${at(opponentId)}`, { token: token() })).toMatchObject(inUse);
    await calls.succeed(calls.act(id, 'forfeit', { teamId: scene.home.teamId }));
    expect((await change(opponentId, { name: 'Gegner 1' })).status).toBe(200);
    expect((await calls.read(id)).awayLineup.teamName).toBe('Gegner 1');
    expect((await call(`DELETE ${at(opponentId)}`, { token: token() })).status).toBe(204);
    const { awayLineup } = await calls.read(id);
    expect(awayLineup.players).toEqual(roster);
    expect(awayLineup.teamName).toBe('Gegner');
    expect(awayLineup.people[0]).toMatchObject({ firstName: 'Tom', lastName: 'Ast', type: 'external' });
  });

  it('are deleted with their team, together with players whom no match needs', async () => {
    const fresh = await createSides(app);
    const players = rosterOf(4);
    const address = `POST /teams/${fresh.home.teamId}/opponents`;
    const body = { id: newId(), props: { name: 'Fort', players } };
    expect((await call(address, { token: fresh.home.captain.token, body })).status).toBe(200);
    expect((await call(`DELETE /teams/${fresh.home.teamId}`, { token: admin.token })).status).toBe(204);
    const dump = await dumpDatabase(app.db);
    const text = Object.values(dump).flat().join('\n');
    for (const { id } of players) expect(text).not.toContain(id);
  });
});
