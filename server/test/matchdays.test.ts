import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { newId } from '../src/platform/ids.ts';
import { type CheckedClient, checkedClient } from './checked-client.ts';
import { createPerson, type Person } from './create-person.ts';
import { type DatabaseSite, databases } from './databases.ts';
import { connectLive, disconnectClients } from './live-client.ts';
import { createSides, type MatchdayScene, matchdayCalls } from './matchday-scene.ts';
import { startApp, type TestApp } from './start-app.ts';

// League match days: who plays against whom, line-ups that the other side must not see, and giving up.

const forbidden = { status: 403, text: 'error.insufficient-permissions' };
const wrongStatus = { status: 409, text: 'error.event.invalid-status' };
const invalid = { status: 400, text: 'error.invalid-request' };

describe.each(databases)('match days on $name', ({ create: createDatabase }) => {
  let site: DatabaseSite;
  let app: TestApp;
  let call: CheckedClient;
  let scene: MatchdayScene;
  let calls: ReturnType<typeof matchdayCalls>;
  let admin: Person;
  let stranger: Person;

  beforeAll(async () => {
    site = await createDatabase();
    app = await startApp({ db: await openDatabase(site.options), rateLimits: {}, listens: true });
    call = await checkedClient(app);
    scene = await createSides(app);
    calls = matchdayCalls(call, scene);
    admin = await createPerson(app, { roles: ['admin'] });
    stranger = await createPerson(app, { firstName: 'Zoe' });
  });
  afterEach(disconnectClients);
  afterAll(async () => {
    await app.close();
    await site.dispose();
  });

  const fieldsOf = async (address: string, token: string, body: object) => {
    const headers = { accept: 'application/problem+json' };
    const answer = await app.http.inject({
      method: address.split(' ')[0] as 'PATCH',
      url: `/api/v1${address.split(' ')[1]}`,
      headers: { ...headers, authorization: `Bearer ${token}` },
      payload: body,
    });
    return answer.json();
  };

  describe('can be created', () => {
    it('against another team, without line-ups', async () => {
      const { home, away } = scene;
      const id = newId();
      const first = await calls.create({}, id);
      expect(first.json.props.eventData).toEqual({
        status: 'scheduled',
        homeLineup: {
          teamId: home.teamId,
          teamName: 'Bulls',
          isRegistered: true,
          hasAdmin: true,
          isSet: false,
          players: null,
          substitutions: [],
          pairs: [],
          people: [],
        },
        awayLineup: expect.objectContaining({ teamId: away.teamId, teamName: 'Lions', isSet: false }),
        rounds: [],
        result: {
          games: [0, 0],
          legs: [0, 0],
          points: [0, 0],
          halfTime: { games: [0, 0], legs: [0, 0] },
        },
        forfeitedBy: null,
        guests: expect.objectContaining({ isPaired: false, isOwnDevice: false }),
        waitMinutes: 30,
        request: 'open',
        absentFrom: expect.any(Number),
        startedAt: null,
        finishedAt: null,
      });
      expect((await calls.create({}, id)).json).toEqual(first.json);
      const another = { eventData: { awayTeamId: newId() } };
      expect((await calls.create(another, id)).text).toBe('error.id-already-exists');
    });

    it.each<[string, () => object]>([
      ['the home team itself', () => ({ eventData: { awayTeamId: scene.home.teamId } })],
      ['a team that does not exist', () => ({ eventData: { awayTeamId: newId() } })],
      ['nobody', () => ({ eventData: undefined })],
      ['a team, as a training', () => ({ type: 'training' })],
      ['a team, after their end', () => ({ endDateTime: 1 })],
    ])('but not against %s', async (_, more) => {
      expect(await calls.create(more())).toMatchObject(invalid);
    });

    it('and then are in the lists of both teams', async () => {
      const { home, away } = scene;
      const { id } = (await calls.create({ isPublic: false })).json;
      const idsFor = async (teamId: string, { token }: Person) =>
        (await call(`GET /events?teamId=${teamId}&limit=100`, { token })).json.map(
          (event: { id: string }) => event.id,
        );
      expect(await idsFor(home.teamId, home.mate)).toContain(id);
      expect(await idsFor(away.teamId, away.captain)).toContain(id);
      expect(await idsFor(home.teamId, away.captain)).toContain(id);
      expect(await idsFor(away.teamId, stranger)).not.toContain(id);
    });

    it('only by admins of the home team', async () => {
      const body = { id: newId(), props: { ...(await calls.create()).json.props } };
      const { teamId, type, name, startDateTime, endDateTime } = body.props;
      const props = {
        teamId,
        type,
        name,
        startDateTime,
        endDateTime,
        eventData: { awayTeamId: scene.away.teamId },
      };
      for (const { token } of [scene.away.captain, scene.home.mate, stranger])
        expect(await call('POST /events/', { token, body: { id: newId(), props } })).toMatchObject(forbidden);
    });
  });

  describe('change their away team', () => {
    const changedTo = (id: string, awayTeamId: string, more: object = {}) => ({
      token: scene.home.captain.token,
      body: { id, changedProps: { eventData: { awayTeamId }, ...more } },
    });

    it('before the start: the away line-up is gone, and the earlier guests hear nothing more', async () => {
      const { away: others } = await createSides(app);
      const id = await calls.createSet({ isPublic: false });
      const guest = await connectLive(app.url, scene.away.captain.token);
      await guest.subscribe(`events/${id}`);
      const same = await call('PATCH /events/', changedTo(id, scene.away.teamId));
      expect(same.json.props.eventData.awayLineup).toMatchObject({ players: scene.away.players });
      const { editRevision } = same.json.props;
      const { json } = await call('PATCH /events/', changedTo(id, others.teamId, { name: 'Neu' }));
      expect(json.props).toMatchObject({ name: 'Neu', editRevision: editRevision + 1 });
      expect(json.props.eventData).toMatchObject({
        homeLineup: { isSet: true, players: scene.home.players },
        awayLineup: { teamId: others.teamId, isSet: false, players: null, people: [] },
      });
      await guest.hears('rights-changed');
      expect(await guest.subscribe(`events/${id}`)).toMatchObject({ error: 'error.not-found' });
      expect((await call(`GET /events/${id}`, { token: scene.away.captain.token })).status).toBe(404);
      expect((await calls.read(id, others.captain)).homeLineup).toMatchObject({ isSet: true, players: null });
      expect((await calls.start(id)).text).toBe('error.event.line-ups-incomplete');
      await calls.succeed(calls.setLineUp(id, 'away', { players: others.players, by: others.captain }));
      await calls.succeed(calls.start(id));
      expect(await call('PATCH /events/', changedTo(id, scene.away.teamId))).toMatchObject(wrongStatus);
      expect((await call('PATCH /events/', changedTo(id, others.teamId))).status).toBe(200);
    });

    it('but not to one that cannot play, and then nothing changes', async () => {
      const { id } = (await calls.create()).json;
      const { token } = scene.home.captain;
      for (const awayTeamId of [scene.home.teamId, newId()]) {
        const { body } = changedTo(id, awayTeamId, { name: 'Neu' });
        const fields = ['/changedProps/eventData/awayTeamId'];
        expect(await fieldsOf('PATCH /events/', token, body)).toMatchObject({ fields });
      }
      const { props } = (await call(`GET /events/${id}`, { token })).json;
      expect([props.name, props.editRevision]).toEqual(['Spieltag 1', 0]);
    });
  });

  describe('have line-ups', () => {
    it('of four starters and substitutes, with everybody’s names', async () => {
      const { id } = (await calls.create()).json;
      const { homeLineup } = (await calls.setLineUp(id, 'home')).json.props.eventData;
      expect(homeLineup).toMatchObject({ isSet: true, players: scene.home.players });
      expect(homeLineup.people.map((person: { id: string }) => person.id)).toEqual(scene.home.players);
      expect(homeLineup.people[0]).toEqual({
        id: scene.home.mate.playerId,
        firstName: 'Mate',
        lastName: null,
        nickName: null,
        type: 'registered',
      });
    });

    it.each<[string, (ids: readonly string[]) => readonly (string | null)[], readonly string[]]>([
      ['with a player twice', ([a, b, c]) => [a, b, c, a] as string[], ['/players/3']],
      ['with two empty positions', ([a, b]) => [a, null, b, null] as string[], ['/players/3']],
      ['with an empty place on the bench', ([a, b, c, d]) => [a, b, c, d, null] as string[], ['/players/4']],
      [
        'with an empty position and a bench',
        ([a, b, c, d]) => [a, b, c, null, d] as string[],
        ['/players/3'],
      ],
      ['with three entries', ([a, b, c]) => [a, b, c] as string[], ['/players']],
    ])('but not %s', async (_, players, fields) => {
      const { id } = (await calls.create()).json;
      const body = { side: 'home', players: players(scene.home.players) };
      const answer = await fieldsOf(`PATCH /events/${id}/lineup`, scene.home.captain.token, body);
      expect(answer).toMatchObject({ code: 'error.invalid-request', fields });
    });

    it('only of players of the team', async () => {
      const { id } = (await calls.create()).json;
      const [own = '', ...others] = scene.home.players;
      for (const other of [scene.away.players[0] ?? '', stranger.playerId, newId()]) {
        const players = [own, other, ...others.slice(1)];
        const answer = await fieldsOf(`PATCH /events/${id}/lineup`, scene.home.captain.token, {
          side: 'home',
          players,
        });
        expect(answer).toMatchObject({ code: 'error.match.player-not-available', fields: ['/players/1'] });
      }
    });

    it('that are changed only on the basis of the latest edit', async () => {
      const { id, props } = (await calls.create()).json;
      const { editRevision } = props;
      const set = await calls.setLineUp(id, 'home', { editRevision });
      expect(set.json.props.editRevision).toBe(editRevision + 1);
      expect((await calls.setLineUp(id, 'home', { editRevision })).text).toBe(
        'error.event.changed-meanwhile',
      );
      expect((await calls.setLineUp(id, 'home', { editRevision: editRevision + 1 })).status).toBe(200);
    });

    it('that only the right people may set', async () => {
      const { home, away } = scene;
      const { id } = (await calls.create({ isPublic: true })).json;
      const statusOf = async (side: 'home' | 'away', by: Person) =>
        (await calls.setLineUp(id, side, { by: by })).status;
      expect(await statusOf('home', away.captain)).toBe(403);
      for (const by of [home.mate, away.mate, stranger]) expect(await statusOf('away', by)).toBe(403);
      // The home admin may set the guests as long as they have not done it themselves.
      for (const by of [home.captain, away.captain]) expect(await statusOf('away', by)).toBe(200);
      expect(await statusOf('away', home.captain)).toBe(403);
      expect(await statusOf('away', admin)).toBe(200);
    });
  });

  describe('hide the players', () => {
    /** Everything that a caller can get about events, as one text. */
    const allSeenBy = async (who: Person | undefined, id: string, playerIds: readonly string[]) => {
      const token = who?.token;
      const texts = [];
      const queries = ['GET /events?limit=100', 'GET /events/running', `GET /events/${id}`];
      const asAway = `GET /events?limit=100&teamId=${scene.home.teamId}`;
      const log = `GET /events/${id}/log`;
      for (const address of [...queries, asAway, log, `GET /matches?eventId=${id}`])
        texts.push((await call(address, { token })).text);
      const counted = [];
      for (const playerId of playerIds)
        counted.push((await call(`GET /events/count?participant=${playerId}`, { token })).json.count);
      if (who !== undefined) texts.push((await call('GET /users/me/export', { token })).text);
      return { text: texts.join('\n'), counted };
    };

    it.each(['home', 'away'] as const)('for the %s side until both are set', async (side) => {
      const fresh = await createSides(app);
      const { home, away } = fresh;
      const own = fresh[side];
      const other = fresh[side === 'home' ? 'away' : 'home'];
      const of = matchdayCalls(call, fresh);
      const { id } = (await of.create({ isPublic: true })).json;
      const [live, ofOther] = [await connectLive(app.url), await connectLive(app.url, other.captain.token)];
      for (const client of [live, ofOther]) await client.subscribe(`events/${id}`);
      // A device of the guests sees only what they have set.
      const device = await createPerson(app, { firstName: 'Phone' });
      if (side === 'home') await of.pairDevice(id, device);
      const outsiders = [undefined, stranger, device, own.mate, other.mate, other.captain];
      const some = own.players.slice(0, 2);
      const before = await Promise.all(outsiders.map((who) => allSeenBy(who, id, some)));
      const isHidden = (text: string) => !own.players.slice(1).some((playerId) => text.includes(playerId));
      await of.succeed(of.setLineUp(id, side));
      await live.hears('event-changed');
      for (const [index, who] of outsiders.entries()) {
        const seen = await allSeenBy(who, id, some);
        expect(isHidden(seen.text)).toBe(true);
        expect(seen.counted).toEqual(before[index]?.counted);
        expect(seen.text).toContain('"isSet":true');
      }
      // The other side learns nothing by trying either.
      const stolen = await of.setLineUp(id, side === 'home' ? 'away' : 'home', {
        players: own.players,
        by: other.captain,
      });
      expect(stolen).toMatchObject({ status: 403, text: 'error.match.player-not-available' });
      const started = await of.start(id);
      expect([started.text, isHidden(started.text)]).toEqual(['error.event.line-ups-incomplete', true]);
      await live.subscribe('nothing');
      await ofOther.subscribe('nothing');
      expect(isHidden(JSON.stringify([live.heard, ofOther.heard]))).toBe(true);
      // Those who may set it see it, and everybody else does once both are set.
      for (const who of [own.captain, admin])
        expect(isHidden((await allSeenBy(who, id, [])).text)).toBe(false);
      await of.succeed(of.setLineUp(id, side === 'home' ? 'away' : 'home'));
      for (const who of outsiders) {
        const seen = await allSeenBy(who, id, [home.players[1] ?? '', away.players[1] ?? '']);
        expect(isHidden(seen.text)).toBe(false);
        expect(seen.counted).toEqual(seen.counted.map(() => 1));
      }
    });

    it('except from the admin who has set the line-up for the other team', async () => {
      const { home, away } = scene;
      const { id } = (await calls.create()).json;
      await calls.succeed(calls.setLineUp(id, 'away', { by: home.captain }));
      expect((await calls.read(id, home.captain)).awayLineup.players).toEqual(away.players);
      expect((await calls.read(id, away.captain)).awayLineup.players).toEqual(away.players);
      expect((await calls.read(id, home.mate)).awayLineup).toMatchObject({
        isSet: true,
        players: null,
        people: [],
      });
      const players = away.players.toReversed();
      await calls.succeed(calls.setLineUp(id, 'away', { players }));
      expect((await calls.read(id, home.captain)).awayLineup.players).toBeNull();
    });
  });

  const resultOf = async (id: string) => {
    const { status, result } = await calls.read(id, scene.home.captain);
    return { status, ...result };
  };

  describe('that a side gives up', () => {
    it('are lost in every game, and get their result back after an undo', async () => {
      const { home, away } = scene;
      const { id, games } = await calls.createRunning({ isPublic: true });
      await calls.forfeitGame(games[0] ?? '', 1);
      const body = { teamId: away.teamId };
      for (const by of [home.mate, away.mate, stranger])
        expect((await calls.act(id, 'forfeit', { ...body, by })).status).toBe(403);
      // Nobody gives up for the other side.
      expect((await calls.act(id, 'forfeit', body)).text).toBe('error.event.side-not-absent');
      const given = await calls.succeed(calls.act(id, 'forfeit', { ...body, by: away.captain }));
      expect(given.props.eventData).toMatchObject({
        status: 'finished',
        forfeitedBy: 'away',
        result: {
          games: [20, 0],
          legs: [60, 0],
          points: [2, 0],
          halfTime: { games: [10, 0], legs: [30, 0] },
        },
        finishedAt: expect.any(Number),
      });
      expect((await calls.act(id, 'forfeit', { ...body, by: away.captain })).status).toBe(200);
      expect(await calls.act(id, 'forfeit', { teamId: home.teamId })).toMatchObject(wrongStatus);
      const [, playerId, , , substitutePlayerId] = home.players;
      const wanted = { teamId: home.teamId, playerId, substitutePlayerId };
      expect(await calls.act(id, 'substitute', wanted)).toMatchObject(wrongStatus);
      // What is played on counts for the players, and for the result if it is taken back.
      await calls.forfeitGame(games[1] ?? '', 0);
      expect(await resultOf(id)).toMatchObject({ status: 'finished', games: [20, 0] });
      expect((await calls.act(id, 'undo-forfeit', {})).status).toBe(403);
      const undone = await calls.succeed(calls.act(id, 'undo-forfeit', { by: away.captain }));
      expect(undone.props.eventData).toMatchObject({
        status: 'running',
        forfeitedBy: null,
        result: { games: [1, 1], points: [0, 0] },
        finishedAt: null,
      });
      expect(await calls.act(id, 'undo-forfeit', { by: away.captain })).toMatchObject(wrongStatus);
    });
  });

  describe('that are not public', () => {
    it('are visible to the away team once it has agreed, and to players on a line-up', async () => {
      const { home, away } = scene;
      const { id } = (await calls.create()).json;
      await calls.succeed(calls.act(id, 'request', { by: away.captain, agrees: true }));
      const statusFor = async (who: Person) => (await call(`GET /events/${id}`, { token: who.token })).status;
      const listedFor = async (who: Person) =>
        (await call('GET /events?limit=100', { token: who.token })).json.some(
          (event: { id: string }) => event.id === id,
        );
      for (const who of [home.mate, away.mate, away.captain, admin])
        expect([await statusFor(who), await listedFor(who)]).toEqual([200, true]);
      expect([await statusFor(stranger), await listedFor(stranger)]).toEqual([404, false]);
      expect((await calls.setLineUp(id, 'away', { by: stranger })).text).toBe('error.not-found');
      const { props } = (await call(`GET /events/${id}`, { token: away.mate.token })).json;
      expect(props).toMatchObject({ isParticipant: true, isOver: false });
    });

    it('stay visible to a player on a line-up who has left the team', async () => {
      const fresh = await createSides(app);
      const of = matchdayCalls(call, fresh);
      const id = await of.createSet();
      const { mate, captain, teamId } = fresh.away;
      await of.succeed(call(`DELETE /teams/${teamId}/players/${mate.playerId}`, { token: captain.token }));
      expect((await call(`GET /events/${id}`, { token: mate.token })).status).toBe(200);
      const other = await of.createSet({}, { away: { players: fresh.away.players.slice(1) } });
      expect((await call(`GET /events/${other}`, { token: mate.token })).status).toBe(404);
    });
  });
});
