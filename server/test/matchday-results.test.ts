import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { type CheckedClient, checkedClient } from './checked-client.ts';
import { createPerson, type Person } from './create-person.ts';
import { type DatabaseSite, databases } from './databases.ts';
import { type Answered, createSides, type MatchdayScene, matchdayCalls } from './matchday-scene.ts';
import { startApp, type TestApp } from './start-app.ts';

// Results of games of a match day: who may enter, give up, correct and dispute them, and until when.

const minuteMs = 60_000;
const paper = (home: number, away: number, more: object = {}) => ({
  kind: 'paper',
  score: { kind: 'legs', legs: [[home, away]] },
  ...more,
});
const reason = 'Verschrieben';

const forbidden = 'error.insufficient-permissions';
const done = 'error.invalid-match-status';
const signed = 'error.event.report-signed';

type Role = 'home' | 'away' | 'device' | 'player' | 'member' | 'stranger' | 'admin';
type Status = 'scheduled' | 'running' | 'finished' | 'late' | 'signed';
type Ask =
  | 'paper'
  | 'give-up'
  | 'claim'
  | 'retire'
  | 'claim-retired'
  | 'both'
  | 'correct'
  | 'undo'
  | 'object';

const roles: readonly Role[] = ['home', 'away', 'device', 'player', 'member', 'stranger', 'admin'];

/** What a call answers: `ok`, `asked` if the other side has to agree, or a code; by role, the others as `rest`. */
type Row = Partial<Record<Role, string>> & { readonly rest: string };
const leaders = (answer: string, more: Partial<Record<Role, string>> = {}): Row => ({
  home: answer,
  away: answer,
  device: answer,
  admin: answer,
  ...more,
  rest: forbidden,
});

/** The table role × call × status. `player` plays for home. */
const table: Readonly<Record<Status, Partial<Record<Ask, Row>>>> = {
  scheduled: {
    paper: leaders('ok'),
    'give-up': leaders('ok', { player: 'ok' }),
    claim: leaders('ok'),
    retire: leaders(done, { player: done }),
    both: leaders('ok'),
    undo: leaders(done),
    object: leaders(done),
  },
  running: {
    paper: leaders('ok'),
    'give-up': leaders(done, { player: done }),
    retire: leaders('ok', { player: 'ok' }),
    'claim-retired': leaders('ok'),
    both: leaders(done),
    undo: leaders(done),
    object: leaders(done),
  },
  finished: {
    'give-up': leaders(done),
    correct: leaders('ok'),
    undo: leaders('ok'),
    object: leaders('ok'),
  },
  late: {
    correct: leaders('asked', { admin: 'ok' }),
    undo: leaders('asked', { admin: 'ok' }),
    object: leaders('ok'),
  },
  signed: {
    correct: leaders(signed),
    undo: leaders(signed),
    object: leaders(signed),
  },
};

describe.each(databases)('results on match days on $name', ({ create }) => {
  let site: DatabaseSite;
  let app: TestApp;
  let call: CheckedClient;
  let scene: MatchdayScene;
  let calls: ReturnType<typeof matchdayCalls>;
  let people: Record<Role, Person>;

  beforeAll(async () => {
    site = await create();
    app = await startApp({ db: await openDatabase(site.options), rateLimits: {}, callLimits: null });
    call = await checkedClient(app);
    scene = await createSides(app);
    calls = matchdayCalls(call, scene);
    people = {
      home: scene.home.captain,
      away: scene.away.captain,
      device: await createPerson(app, { firstName: 'Gast' }),
      player: scene.home.mate,
      member: await createPerson(app, { teamIds: [scene.home.teamId], firstName: 'Mia' }),
      stranger: await createPerson(app, { firstName: 'Zoe' }),
      admin: await createPerson(app, { roles: ['admin'] }),
    };
  });
  afterAll(async () => {
    await app.close();
    await site.dispose();
  });

  const later = (ms: number) => {
    app.clock.time = (app.clock.time ?? Date.now()) + ms;
  };
  const begin = async (isPaired = false) => {
    app.clock.time = null;
    const day = await calls.createRunning({ isPublic: true });
    if (isPaired) await calls.pairDevice(day.id, people.device);
    return day;
  };
  const enter = (id: string, matchId: string, { by, body }: { by: Person; body: object }) =>
    call(`POST /events/${id}/matches/${matchId}/result`, { token: by.token, body });
  const mustEnter = (id: string, matchId: string, body: object, by = people.home): Promise<Answered> =>
    calls.succeed(enter(id, matchId, { by, body }));
  const undo = (id: string, matchId: string, by: Person) =>
    call(`PATCH /events/${id}/matches/${matchId}/undo-result`, { token: by.token, body: { reason } });
  const object = (id: string, matchId: string, by: Person) =>
    call(`POST /events/${id}/matches/${matchId}/objection`, { token: by.token, body: { reason } });
  const sign = async (id: string, side: 'home' | 'away', by: Person) => {
    const { fingerprint } = await calls.read(id, by);
    const body = { side, name: `Kapitän ${side}`, fingerprint };
    return call(`PATCH /events/${id}/sign`, { token: by.token, body });
  };
  const dataOf = (id: string) => calls.read(id, people.home);
  const legsOf = async (matchId: string) =>
    (await calls.succeed(call(`GET /matches/${matchId}`, { token: people.home.token }))).props.standing
      ?.legs ?? null;
  const scoreOf = async (id: string): Promise<readonly number[]> => (await dataOf(id)).result.games;

  /** Ends all games but one by paper. */
  const endOthers = async (id: string, games: readonly string[], but: readonly string[] = []) => {
    for (const game of games.filter((one) => !but.includes(one))) await mustEnter(id, game, paper(3, 0));
  };

  /** A match day whose first game of singles is in a status. */
  const inStatus = async (status: Status): Promise<{ readonly id: string; readonly game: string }> => {
    const { id, games } = await begin(true);
    const game = games[2] ?? '';
    if (status === 'running') {
      await calls.startGame(game);
      const [[home]] = (await calls.partiesOf(game)) as [[string]];
      await calls.succeed(calls.throw(game, home));
    }
    if (status === 'finished' || status === 'late') await mustEnter(id, game, paper(3, 1));
    if (status === 'late') later(11 * minuteMs);
    if (status === 'signed') {
      await endOthers(id, games);
      await calls.succeed(sign(id, 'home', people.home));
      await calls.succeed(sign(id, 'away', people.device));
    }
    return { id, game };
  };

  const asks: Readonly<Record<Ask, (id: string, game: string, by: Person) => ReturnType<typeof undo>>> = {
    paper: (id, game, by) => enter(id, game, { by, body: paper(3, 1) }),
    'give-up': (id, game, by) => enter(id, game, { by, body: { kind: 'forfeit', winningParty: 1 } }),
    claim: (id, game, by) => enter(id, game, { by, body: { kind: 'forfeit', winningParty: 0 } }),
    retire: (id, game, by) => enter(id, game, { by, body: { kind: 'retirement', winningParty: 1 } }),
    'claim-retired': (id, game, by) => enter(id, game, { by, body: { kind: 'retirement', winningParty: 0 } }),
    both: (id, game, by) => enter(id, game, { by, body: { kind: 'double-forfeit' } }),
    correct: (id, game, by) => enter(id, game, { by, body: paper(3, 2, { reason }) }),
    undo,
    object,
  };

  const cells = (Object.keys(table) as Status[]).flatMap((status) =>
    (Object.keys(table[status]) as Ask[]).flatMap((ask) =>
      roles.map((role) => {
        const row = table[status][ask];
        return [status, ask, role, row?.[role] ?? row?.rest ?? forbidden] as const;
      }),
    ),
  );

  const inStatusAt = async (status: Status) => ({ ...(await inStatus(status)), time: app.clock.time });
  /** A refusal changes nothing, so all of them need one game in a status. */
  const refusing = new Map<Status, ReturnType<typeof inStatusAt>>();
  const gameFor = async (status: Status, expected: string) => {
    if (expected === 'ok' || expected === 'asked') return inStatus(status);
    const scene = refusing.get(status) ?? inStatusAt(status);
    refusing.set(status, scene);
    const { time, ...game } = await scene;
    app.clock.time = time;
    return game;
  };

  it.each(cells)('of a %s game: %s by %s is %s', async (status, ask, role, expected) => {
    const { id, game } = await gameFor(status, expected);
    const answer = await asks[ask](id, game, people[role]);
    const isAsked = answer.status < 300 && (answer.json.props.eventData.disputes ?? []).length > 0;
    const got = answer.status >= 300 ? answer.text : isAsked && ask !== 'object' ? 'asked' : 'ok';
    expect(got).toBe(expected);
  });

  describe('a wrong forfeit', () => {
    it('is refused to a mere member on the scoring phone, too, and can be corrected for the other winner', async () => {
      const { id, games } = await begin();
      const game = games[3] ?? '';
      const forfeit = (by: Person, winningParty: number) =>
        call(`PATCH /matches/${game}/forfeit`, { token: by.token, body: { winningParty } });
      expect(await forfeit(people.member, 0)).toMatchObject({ status: 403 });
      await calls.forfeitGame(game, 0, people.away);
      expect(await scoreOf(id)).toEqual([1, 0]);
      const body = paper(1, 3, { reason, reset: [] });
      expect(await enter(id, game, { by: people.away, body: paper(1, 3, { reason }) })).toMatchObject({
        text: done,
      });
      await mustEnter(id, game, body, people.away);
      expect(await scoreOf(id)).toEqual([0, 1]);
      expect(await legsOf(game)).toEqual([1, 3]);
      expect((await dataOf(id)).acts).toMatchObject([
        { made: 'corrected', by: 'away', reason, score: [1, 3], end: 'result', matchId: game },
      ]);
    });

    it('of the own side alone is what a player may do on the scoring phone', async () => {
      const { games } = await begin();
      const [first] = games;
      const forfeit = (winningParty: number) =>
        call(`PATCH /matches/${first}/forfeit`, { token: people.player.token, body: { winningParty } });
      expect(await forfeit(0)).toMatchObject({ status: 403 });
      expect(await forfeit(1)).toMatchObject({ status: 200 });
    });
  });

  describe('a late correction', () => {
    it('stands beside the result and keeps the match day open until the other side agrees', async () => {
      const { id, games } = await begin();
      const game = games[5] ?? '';
      await endOthers(id, games);
      expect((await dataOf(id)).status).toBe('finished');
      later(11 * minuteMs);
      await mustEnter(id, game, paper(0, 3, { reason, reset: [] }));
      const open = await dataOf(id);
      expect(open).toMatchObject({ status: 'running', result: { games: [20, 0], points: [0, 0] } });
      const [dispute] = open.disputes;
      expect(dispute).toMatchObject({ kind: 'correction', by: 'home', score: [0, 3], end: 'result', reason });
      const agree = (by: Person, seq: number) =>
        call(`PATCH /events/${id}/matches/${game}/agree`, { token: by.token, body: { seq } });
      expect(await agree(people.home, dispute.seq)).toMatchObject({ status: 403 });
      expect(await agree(people.away, dispute.seq + 1)).toMatchObject({
        text: 'error.event.changed-meanwhile',
      });
      await calls.succeed(agree(people.away, dispute.seq));
      expect(await dataOf(id)).toMatchObject({
        status: 'finished',
        result: { games: [19, 1], points: [2, 0] },
        disputes: [],
        acts: expect.arrayContaining([
          expect.objectContaining({ made: 'corrected', by: 'home', score: [0, 3] }),
        ]),
      });
    });

    it('can be taken back by its side, and refuses what no result is before it is stored', async () => {
      const { id, games } = await begin();
      const game = games[4] ?? '';
      await mustEnter(id, game, paper(3, 0));
      later(11 * minuteMs);
      const body = paper(2, 2, { reason });
      expect(await enter(id, game, { by: people.home, body })).toMatchObject({
        text: 'error.match.impossible-result',
      });
      expect((await dataOf(id)).disputes).toEqual([]);
      await mustEnter(id, game, paper(3, 2, { reason }));
      await mustEnter(id, game, paper(3, 1, { reason }));
      expect((await dataOf(id)).disputes).toMatchObject([{ score: [3, 1] }]);
      const takeBack = (by: Person) =>
        call(`DELETE /events/${id}/matches/${game}/objection`, { token: by.token });
      await calls.succeed(takeBack(people.away));
      expect((await dataOf(id)).disputes).toHaveLength(1);
      await calls.succeed(takeBack(people.home));
      expect(await dataOf(id)).toMatchObject({ disputes: [] });
      expect(await legsOf(game)).toEqual([3, 0]);
    });
  });

  describe('an objection', () => {
    it('keeps the match day open until it is taken back, and ends with another result', async () => {
      const { id, games } = await begin();
      const game = games[6] ?? '';
      await endOthers(id, games);
      await calls.succeed(object(id, game, people.away));
      await calls.succeed(object(id, game, people.away));
      expect(await dataOf(id)).toMatchObject({
        status: 'running',
        disputes: [{ kind: 'objection', by: 'away', reason, matchId: game }],
      });
      expect(await sign(id, 'home', people.home)).toMatchObject({ text: 'error.event.invalid-status' });
      await mustEnter(id, game, paper(3, 2, { reason }));
      expect(await dataOf(id)).toMatchObject({ status: 'finished', disputes: [] });
    });
  });

  describe('signatures', () => {
    it('confirm the report, after which nothing of it changes but by a platform admin', async () => {
      const { id, games } = await begin(true);
      const game = games[0] ?? '';
      expect(await sign(id, 'home', people.home)).toMatchObject({ text: 'error.event.invalid-status' });
      await endOthers(id, games);
      const { fingerprint } = await dataOf(id);
      await mustEnter(id, game, paper(3, 1, { reason }));
      const stale = { side: 'home', name: 'Anna', fingerprint };
      expect(await call(`PATCH /events/${id}/sign`, { token: people.home.token, body: stale })).toMatchObject(
        { text: 'error.event.changed-meanwhile' },
      );
      await calls.succeed(sign(id, 'home', people.home));
      expect(await sign(id, 'away', people.home)).toMatchObject({ status: 403 });
      // Whoever has signed no longer objects; the other one does.
      expect(await object(id, game, people.home)).toMatchObject({ text: signed });
      await mustEnter(id, game, paper(3, 2, { reason }), people.device);
      expect((await dataOf(id)).signatures).toEqual([]);
      await calls.succeed(sign(id, 'home', people.home));
      await calls.succeed(sign(id, 'away', people.device));
      expect((await dataOf(id)).signatures).toMatchObject([
        { side: 'home', name: 'Kapitän home', way: 'own' },
        { side: 'away', name: 'Kapitän away', way: 'device' },
      ]);
      const undoSign = (by: Person) =>
        call(`PATCH /events/${id}/undo-sign`, { token: by.token, body: { side: 'home' } });
      expect(await undoSign(people.home)).toMatchObject({ text: signed });
      // Also the last turn on a phone stays.
      expect(await undo(id, game, people.admin)).toMatchObject({ text: signed });
      await calls.succeed(undoSign(people.admin));
      expect((await dataOf(id)).signatures).toEqual([]);
      await calls.succeed(undo(id, game, people.home));
      expect((await dataOf(id)).status).toBe('running');
    });

    it('of the guests’ device go with the device', async () => {
      const { id, games } = await begin(true);
      await endOthers(id, games);
      await calls.succeed(sign(id, 'away', people.device));
      await calls.succeed(call(`DELETE /events/${id}/pairing`, { token: people.home.token }));
      expect((await dataOf(id)).signatures).toEqual([]);
    });
  });

  describe('the start', () => {
    it('can be taken back before the first turn, also with an empty position, and made again', async () => {
      app.clock.time = null;
      const players = [...scene.away.players.slice(0, 3), null];
      const { id, games } = await calls.createRunning({ isPublic: true }, { away: { players } });
      expect((await scoreOf(id))[0]).toBeGreaterThan(0);
      const back = (by: Person) => call(`PATCH /events/${id}/undo-start`, { token: by.token });
      expect(await back(people.away)).toMatchObject({ status: 403 });
      await calls.succeed(back(people.home));
      expect(await dataOf(id)).toMatchObject({ status: 'scheduled', rounds: [], result: { games: [0, 0] } });
      expect(await call(`GET /matches/${games[0]}`)).toMatchObject({ status: 404 });
      const highscores = await call(`GET /events/${id}/table`, { token: people.home.token });
      expect(JSON.stringify(highscores.json)).not.toContain('"noOfMatches":1');
      await calls.succeed(calls.start(id));
      expect((await dataOf(id)).status).toBe('running');
    });

    it('stays once a game has a turn or a result', async () => {
      const { id, games } = await begin();
      await mustEnter(id, games[1] ?? '', paper(3, 0));
      expect(await call(`PATCH /events/${id}/undo-start`, { token: people.home.token })).toMatchObject({
        text: 'error.event.game-already-begun',
      });
    });
  });
});
