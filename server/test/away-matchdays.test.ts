import { routes } from '@neundarter/contract/routes/all';
import type { Side } from '@neundarter/rules/matchday/plan';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createPerson, type Person } from './create-person.ts';
import { databases } from './databases.ts';
import { type Answered, createSides, gamesOf, type MatchdayScene, matchdayCalls } from './matchday-scene.ts';
import { useApp } from './use-app.ts';

// Match days that the away team has entered, at the home of a team without accounts.

const invalid = { status: 400, text: 'error.invalid-request' };

describe.each(databases)('an away match day on $name', ({ create: createDatabase }) => {
  const { app, call } = useApp(createDatabase);
  let scene: MatchdayScene;
  let calls: ReturnType<typeof matchdayCalls>;
  let people: Readonly<Record<'captain' | 'mate' | 'device' | 'stranger' | 'rival' | 'admin', Person>>;
  /** The team at home without accounts, and its players. */
  let hostsId: string;
  let hosts: readonly string[];

  beforeAll(async () => {
    scene = await createSides(app);
    calls = matchdayCalls(call, scene);
    people = {
      captain: scene.home.captain,
      mate: scene.home.mate,
      device: await createPerson(app, { firstName: 'Phone' }),
      stranger: await createPerson(app, { firstName: 'Zoe' }),
      rival: scene.away.captain,
      admin: await createPerson(app, { roles: ['admin'] }),
    };
    hosts = Array.from({ length: 5 }, newId);
    hostsId = await enterTeam('Tigers', hosts);
  });

  const enterTeam = async (name: string, ids: readonly string[]): Promise<string> => {
    const id = newId();
    const players = ids.map((playerId, at) => ({ id: playerId, firstName: `Wirt ${at}`, lastName: 'Nah' }));
    const body = { id, props: { name, players } };
    const { token } = scene.home.captain;
    await calls.succeed(call(`POST /teams/${scene.home.teamId}/opponents`, { token, body }));
    return id;
  };
  const create = (more: object = {}) =>
    calls.create({ isPublic: true, eventData: { homeTeamId: hostsId }, ...more });
  const created = async (more: object = {}): Promise<string> => (await calls.succeed(create(more))).id;
  const playersOf = (side: Side) => (side === 'home' ? hosts : scene.home.players);
  const lineUp = (id: string, side: Side, by: Person) =>
    call(`PATCH /events/${id}/lineup`, { token: by.token, body: { side, players: playersOf(side) } });
  /** With a device of the hosts that has set their line-up. */
  const paired = async (): Promise<string> => {
    const id = await created();
    await calls.pairDevice(id, people.device);
    return id;
  };
  const set = async (): Promise<string> => {
    const id = await paired();
    await calls.succeed(lineUp(id, 'home', people.device));
    await calls.succeed(lineUp(id, 'away', people.captain));
    return id;
  };
  const running = async (): Promise<string> => {
    const id = await set();
    await calls.succeed(calls.start(id));
    return id;
  };

  it('has the hosts at home, in the games, the report and the result file', async () => {
    const id = await created();
    const { homeLineup, awayLineup, ownerSide } = await calls.read(id, people.captain);
    expect({ ownerSide, homeLineup, awayLineup }).toMatchObject({
      ownerSide: 'away',
      homeLineup: { teamId: hostsId, teamName: 'Tigers', isRegistered: false, hasAdmin: false },
      awayLineup: { teamId: scene.home.teamId, teamName: 'Bulls', isRegistered: true, hasAdmin: true },
    });
    for (const side of ['home', 'away'] as const) await calls.succeed(lineUp(id, side, people.captain));
    const games = gamesOf(await calls.succeed(calls.start(id)));
    const [, , first = ''] = games;
    const [[host], [own]] = (await calls.partiesOf(first)) as [[string], [string]];
    expect([hosts.includes(host), scene.home.players.includes(own)]).toEqual([true, true]);
    for (const game of games) await calls.forfeitGame(game, 1);
    const { result, status, fingerprint } = await calls.read(id, people.captain);
    expect([status, result.games, result.points]).toEqual(['finished', [0, games.length], [0, 2]]);
    const { token } = people.captain;
    for (const [side, name] of [
      ['home', 'Tom'],
      ['away', 'Anna'],
    ])
      await calls.succeed(call(`PATCH /events/${id}/sign`, { token, body: { side, name, fingerprint } }));
    const { signatures } = await calls.read(id, people.captain);
    expect(signatures.map(({ side, way }: Answered) => [side, way])).toEqual([
      ['home', 'other'],
      ['away', 'own'],
    ]);
    const file = await call(`GET /events/${id}/result-file`, { token });
    const clubs = file.json.people.map(({ name, club }: Answered) => [name.startsWith('Wirt'), club]);
    expect(new Set(clubs.map(String))).toEqual(new Set(['true,Tigers', 'false,Bulls']));
  });

  it.each<[string, () => object]>([
    ['the own team', () => ({ homeTeamId: scene.home.teamId })],
    ['a team that does not exist', () => ({ homeTeamId: newId() })],
    ['a team on both sides', () => ({ homeTeamId: hostsId, awayTeamId: hostsId })],
  ])('is refused with %s at home', async (_, eventData) => {
    expect(await create({ eventData: eventData() })).toMatchObject(invalid);
  });

  it('can be moved home and back before the start, which removes both line-ups', async () => {
    const id = await created();
    const move = (eventData: object) =>
      call('PATCH /events/', {
        token: people.captain.token,
        body: { id, changedProps: { eventData } },
      });
    for (const side of ['home', 'away'] as const) await calls.succeed(lineUp(id, side, people.captain));
    await calls.succeed(move({ homeTeamId: hostsId, waitMinutes: 45 }));
    expect(await calls.read(id)).toMatchObject({ homeLineup: { isSet: true }, awayLineup: { isSet: true } });
    await calls.succeed(move({ awayTeamId: hostsId }));
    const moved = await calls.read(id);
    expect(moved.ownerSide).toBeUndefined();
    expect(moved).toMatchObject({
      homeLineup: { teamId: scene.home.teamId, isSet: false },
      awayLineup: { teamId: hostsId, isSet: false },
    });
    await calls.succeed(move({ homeTeamId: hostsId }));
    expect(await calls.read(id)).toMatchObject({ ownerSide: 'away', homeLineup: { teamId: hostsId } });
    // Another team at home takes only its own line-up along.
    for (const side of ['home', 'away'] as const) await calls.succeed(lineUp(id, side, people.captain));
    await calls.succeed(move({ homeTeamId: await enterTeam('Lions', Array.from({ length: 5 }, newId)) }));
    expect(await calls.read(id)).toMatchObject({ homeLineup: { isSet: false }, awayLineup: { isSet: true } });
  });

  /** Who may do what while a device of the hosts takes part. Others are refused, also members of the team. */
  const own = ['captain', 'admin'] as const;
  type Try = (id: string, by: Person) => ReturnType<typeof call>;
  const body =
    (address: string, sent?: object): Try =>
    (id, { token }) =>
      call(address.replace('{id}', id), { token, ...(sent !== undefined && { body: sent }) });
  const swapOf =
    (side: Side): Try =>
    (id, by) => {
      const [playerId, , , , substitutePlayerId] = playersOf(side);
      const teamId = side === 'home' ? hostsId : scene.home.teamId;
      return calls.act(id, 'substitute', { by, teamId, playerId, substitutePlayerId });
    };
  const sign =
    (side: Side): Try =>
    async (id, by) => {
      const { fingerprint = 'none' } = await calls.read(id, by);
      return body('PATCH /events/{id}/sign', { side, name: 'Eva', fingerprint })(id, by);
    };
  const answerForHosts: Try = async (id, by) => {
    const { editRevision } = (await calls.succeed(call(`GET /events/${id}`, { token: by.token }))).props;
    return body('PATCH /events/{id}/ready', { side: 'home', editRevision })(id, by);
  };
  it.each<[string, 'paired' | 'set' | 'running', readonly (keyof typeof people)[], Try]>([
    ['reads the players of the hosts', 'paired', ['device'], body('GET /events/{id}/lineup/home/players')],
    ['reads the own players', 'paired', own, body('GET /events/{id}/lineup/away/players')],
    ['sets the line-up of the hosts', 'paired', ['device'], (id, by) => lineUp(id, 'home', by)],
    ['sets the own line-up', 'paired', own, (id, by) => lineUp(id, 'away', by)],
    ['answers for the hosts', 'set', ['device'], answerForHosts],
    ['shows a code', 'paired', own, body('POST /events/{id}/pairing')],
    ['revokes the device', 'paired', own, body('DELETE /events/{id}/pairing')],
    ['starts', 'set', own, body('PATCH /events/{id}/start')],
    ['takes the start back', 'running', own, body('PATCH /events/{id}/undo-start')],
    ['substitutes for the hosts', 'running', ['device'], swapOf('home')],
    ['substitutes for the own team', 'running', own, swapOf('away')],
    ['signs for the hosts', 'running', ['device'], sign('home')],
    ['signs for the own team', 'running', own, sign('away')],
    [
      'gives up for the own team',
      'running',
      own,
      (id, by) => calls.act(id, 'forfeit', { by, teamId: scene.home.teamId }),
    ],
    ['deletes', 'set', own, body('DELETE /events/{id}')],
  ])('%s only for the right people', async (_, state, may, attempt) => {
    const id = await { paired, set, running }[state]();
    const roles = Object.keys(people) as (keyof typeof people)[];
    for (const role of roles.filter((one) => !may.includes(one)))
      expect([role, (await attempt(id, people[role])).status]).toEqual([role, 403]);
    const [first, ...others] = may.map((role) => people[role]);
    // What the state of the match day refuses is no question of rights.
    const [byFirst] = first === undefined ? [] : [(await attempt(id, first)).status];
    expect([403, 404]).not.toContain(byFirst ?? 404);
    for (const person of others) expect((await attempt(id, person)).status).not.toBe(403);
  });

  it('is given away only by admins: the device neither gives up nor says that the guests are absent', async () => {
    const id = await running();
    for (const teamId of [hostsId, scene.home.teamId])
      expect((await calls.act(id, 'forfeit', { by: people.device, teamId })).status).toBe(403);
  });

  it('is led for the hosts by the away team as long as they have no device', async () => {
    const id = await created();
    await calls.succeed(lineUp(id, 'home', people.captain));
    await calls.succeed(lineUp(id, 'away', people.captain));
    await calls.succeed(calls.start(id));
    await calls.succeed(swapOf('home')(id, people.captain));
    for (const role of ['mate', 'stranger', 'rival', 'device'] as const)
      expect((await swapOf('home')(id, people[role])).status).toBe(403);
  });

  /** Every call that reads something, for a match day, its team or one of its players. */
  const addressesFor = (id: string): readonly string[] => {
    const ids = [
      ['GET /events/', id],
      ['GET /teams/', scene.home.teamId],
      ['GET /players/', scene.home.players[1] ?? ''],
    ] as const;
    return Object.values(routes)
      .map(({ address }): string => address)
      .filter((address) => address.startsWith('GET '))
      .map((address) => {
        const [, own = '1'] = ids.find(([start]) => address.startsWith(start)) ?? [];
        const named = address.replace('{id}', own).replace('{side}', 'home');
        return named.replaceAll(/\{\w+\}/g, '1');
      })
      .concat(
        ['GET /events?limit=100', `GET /events?limit=100&teamId=${scene.home.teamId}`],
        [`GET /matches?eventId=${id}`, `GET /events/count?participant=${hosts[0]}`],
      );
  };
  /** How often players are named in what somebody can read, call by call. */
  const namedIn = async (id: string, by: Person | undefined, ids: readonly string[]) => {
    const counts: Record<string, number> = {};
    for (const address of new Set(addressesFor(id))) {
      const { text } = await call(address, { token: by?.token });
      counts[address] = ids.reduce((sum, playerId) => sum + text.split(playerId).length - 1, 0);
    }
    return counts;
  };

  it.each(['home', 'away'] as const)('hides the line-up of %s in every call that reads', async (side) => {
    const id = await paired();
    const ids = playersOf(side).slice(1);
    const by = side === 'home' ? people.device : people.captain;
    const outsiders = [
      undefined,
      people.stranger,
      people.rival,
      people.mate,
      side === 'home' ? people.captain : people.device,
    ];
    const before = [];
    for (const who of outsiders) before.push(await namedIn(id, who, ids));
    const ownBefore = await namedIn(id, by, ids);
    await calls.succeed(lineUp(id, side, by));
    for (const [at, who] of outsiders.entries()) expect(await namedIn(id, who, ids)).toEqual(before[at]);
    const address = `GET /events/${id}`;
    expect((await namedIn(id, by, ids))[address]).toBeGreaterThan(ownBefore[address] ?? 0);
  });
});
