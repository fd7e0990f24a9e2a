import type { MatchPlayer } from '@neundarter/rules/match/types';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { communityMaxAgeMs } from '../src/statistics/read-distribution.ts';
import { rebuildStats } from '../src/statistics/rebuild-stats.ts';
import { createEvent } from './create-event.ts';
import { createClub, createPerson, makeMates, type Person } from './create-person.ts';
import { databases } from './databases.ts';
import { dumpDatabase, settleOutbox } from './dump-database.ts';
import { alone, bot, guest, pair, registered, type ShortMatch, shortMatches } from './short-matches.ts';
import { useApp } from './use-app.ts';

const dayMs = 24 * 60 * 60 * 1000;

describe.each(databases)('the statistics of a player on $name', ({ create }) => {
  const { app, call } = useApp(create);
  let play: ReturnType<typeof shortMatches>;
  let anna: Person;
  let bernd: Person;

  beforeAll(async () => {
    play = shortMatches(call);
  });
  beforeEach(async () => {
    app.clock.time = null;
    [anna, bernd] = [await createPerson(app), await createPerson(app, { firstName: 'Bernd' })];
    await makeMates(app, [anna, bernd]);
  });

  const statsOf = async (person: Person, query = '', token = anna.token) => {
    const answer = await call(`GET /players/${person.playerId}/stats${query}`, { token });
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.json;
  };
  const annaAgainst = (
    opponent: Parameters<typeof alone>[0],
    more: Partial<ShortMatch> = {},
  ): ShortMatch => ({
    token: anna.token,
    parties: [alone(registered(anna)), alone(opponent)],
    ...more,
  });
  /** Counting everything again from the turns must give the same figures as counting match by match. */
  const expectRebuildToChangeNothing = async () => {
    await settleOutbox(app.db);
    const before = await dumpDatabase(app.db);
    await rebuildStats(app.db);
    expect(await dumpDatabase(app.db)).toEqual(before);
  };

  it('are empty before the first match', async () => {
    const stats = await statsOf(anna);
    expect(stats).toMatchObject({
      matchWinsAndLosses: { won: 0, draw: 0, lost: 0, total: 0 },
      threeDartsAverage: { average: null, totalScore: 0, totalDartsThrown: 0 },
      recordAverage: null,
      shortestLeg: null,
      checkouts: { doubleHits: 0, doubleAttempts: 0, highest: null },
    });
    expect(stats.avgPerMonth).toHaveLength(12);
    expect(stats.opponentsAverages.avgRanges).toHaveLength(8);
    expect(stats.scoring.ranges.map(({ range }: { range: string }) => range)[0]).toBe('180');
  });

  it('contain the match after its last turn, but not after its undo', async () => {
    const match = annaAgainst(registered(bernd));
    const id = await play.start(match);
    expect((await statsOf(anna)).matchWinsAndLosses.total).toBe(0);
    await play.throwTurns(id, match);
    const won = await statsOf(anna);
    expect(won.matchWinsAndLosses).toEqual({ won: 1, draw: 0, lost: 0, total: 1 });
    expect((await statsOf(bernd)).matchWinsAndLosses).toEqual({ won: 0, draw: 0, lost: 1, total: 1 });
    expect(won.recordAverage).toMatchObject({ average: 40, matchId: id });
    expect(won.avgPerMonth.at(-1)).toMatchObject({ threeDartAverage: 40, noOfMatches: 1 });
    await call(`DELETE /matches/${id}/throw`, { token: anna.token });
    for (const person of [anna, bernd]) {
      const stats = await statsOf(person);
      expect(stats.matchWinsAndLosses.total).toBe(0);
      expect(stats.avgPerMonth.at(-1)).toMatchObject({ threeDartAverage: null, noOfMatches: 0 });
    }
    await play.throwTurns(id, { ...match, turns: [20, 'out'] });
    expect((await statsOf(bernd)).matchWinsAndLosses).toMatchObject({ won: 1, lost: 0 });
    await expectRebuildToChangeNothing();
  });

  it('count a turn once, even if it is sent repeatedly', async () => {
    const match = annaAgainst(guest());
    const id = await play.start(match);
    const body = { playerId: anna.playerId, score: 40, attemptsOnDouble: 1 };
    const headers = { 'x-request-id': 'the-same-turn' };
    for (let times = 0; times < 3; times += 1)
      expect((await call(`POST /matches/${id}/throw`, { token: anna.token, body, headers })).status).toBe(
        200,
      );
    const stats = await statsOf(anna);
    expect(stats.threeDartsAverage).toMatchObject({ totalScore: 40, totalDartsThrown: 3 });
    expect(stats.avgPerMonth.at(-1).noOfMatches).toBe(1);
  });

  it('count draws, forfeits and pairs', async () => {
    await play.play(
      annaAgainst(registered(bernd), {
        config: { legMode: 'best-of', maxLegsToPlay: 2 },
        turns: ['out', 'out'],
      }),
    );
    const given = await play.create(annaAgainst(registered(bernd), { config: { legsToWinSet: 3 } }));
    await call(`PATCH /matches/${given}/forfeit`, { token: anna.token, body: { winningParty: 1 } });
    const [clara, dirk] = [await createPerson(app), await createPerson(app)];
    await makeMates(app, [anna, bernd, clara, dirk]);
    await play.play({
      token: anna.token,
      parties: [pair(registered(anna), registered(clara)), pair(registered(bernd), registered(dirk))],
      config: { startingScore: 101 },
      turns: [61, 21, 'out'],
    });
    const stats = await statsOf(anna);
    expect(stats.matchWinsAndLosses).toEqual({ won: 1, draw: 1, lost: 1, total: 3 });
    expect(stats.legsWinsAndLosses).toEqual({ won: 2, draw: 0, lost: 4, total: 6 });
    expect(stats.threeDartsAverage).toMatchObject({ totalScore: 101, totalDartsThrown: 6 });
    const averages = Object.fromEntries(
      stats.opponentsAverages.avgRanges.map((one: { range: string }) => [one.range, one]),
    );
    // Bernd checked out 40; Bernd and Dirk threw 21; nobody threw in the forfeited match.
    expect(averages['40-50']).toMatchObject({ won: 0, draw: 1, lost: 0 });
    expect(averages['<30']).toMatchObject({ won: 1, draw: 0, lost: 0 });
    const partner = await statsOf(clara);
    expect(partner.threeDartsAverage).toMatchObject({ totalScore: 40, totalDartsThrown: 3 });
    expect(partner.checkouts).toMatchObject({ doubleHits: 1, highest: { score: 40 } });
    expect((await statsOf(dirk)).matchWinsAndLosses).toMatchObject({ lost: 1, total: 1 });
    await expectRebuildToChangeNothing();
  });

  describe('are filtered', () => {
    let me: Person;
    let mate: Person;
    let other: Person;
    let matches: { readonly [opponent: string]: string };
    let eventId: string;

    beforeAll(async () => {
      const club = await createClub(app);
      me = await createPerson(app, { teamIds: [club] });
      mate = await createPerson(app, { teamIds: [club] });
      other = await createPerson(app, { firstName: 'Bernhard' });
      await makeMates(app, [me, other]);
      const against = (opponent: MatchPlayer, more: Partial<ShortMatch> = {}): ShortMatch => ({
        token: me.token,
        parties: [alone(registered(me)), alone(opponent)],
        ...more,
      });
      const now = Date.now();
      const days = { bot: 40, guest: 30, mate: 20, bernd: 10, online: 1 };
      const playAt = async (day: number, match: ShortMatch) => {
        app.clock.time = now - day * dayMs;
        const id = await play.play(match);
        app.clock.time = null;
        return id;
      };
      matches = {
        bot: await playAt(days.bot, against(bot(), { config: { checkInMode: 'double-in' } })),
        guest: await playAt(days.guest, against(guest(), { config: { startingScore: 32 } })),
        mate: await playAt(days.mate, against(registered(mate))),
        bernd: await playAt(days.bernd, against(registered(other), { turns: [20, 'out'] })),
        online: await playAt(days.online, against(registered(other))),
      };
      eventId = await createEvent(app, { name: 'Dienstagstraining', teamId: club });
      await app.db.write(async ({ q }) => {
        const { online = '', mate: event = '' } = matches;
        await q.updateTable('matches').set({ is_online_match: 1 }).where('id', '=', online).execute();
        await q
          .updateTable('matches')
          .set({
            event_id: eventId,
            event_team_id: club,
            event_type: 'training',
            event_name: 'Dienstagstraining',
          })
          .where('id', '=', event)
          .execute();
      });
      await rebuildStats(app.db);
    });

    const ago = (days: number) => Date.now() - days * dayMs;

    it.each<[what: string, query: () => string, fitting: readonly string[]]>([
      ['by no filter', () => '', ['online', 'bernd', 'mate', 'guest', 'bot']],
      ['by matches after a date', () => `afterDate=${ago(25)}`, ['online', 'bernd', 'mate']],
      ['by matches before a date', () => `beforeDate=${ago(25)}`, ['guest', 'bot']],
      ['by a period', () => `afterDate=${ago(35)}&beforeDate=${ago(15)}`, ['mate', 'guest']],
      ['by a period that ends before it begins', () => `afterDate=${ago(1)}&beforeDate=${ago(50)}`, []],
      ['by an opponent', () => `opponentId=${other.playerId}`, ['online', 'bernd']],
      ['by the player as opponent', () => `opponentId=${me.playerId}`, []],
      ['by bots', () => 'opponentType=bot', ['bot']],
      ['by guests', () => 'opponentType=guest', ['guest']],
      ['by teammates', () => 'opponentType=teammate', ['mate']],
      ['by registered users', () => 'opponentType=registered-user', ['online', 'bernd', 'mate']],
      ['by online players', () => 'opponentType=online-player', ['online']],
      [
        'by online players and an opponent',
        () => `opponentType=online-player&opponentId=${other.playerId}`,
        ['online'],
      ],
      ['by an event', () => `eventId=${eventId}`, ['mate']],
      ['by another event', () => `eventId=${newId()}`, []],
      ['by a starting score', () => 'startingScore=32', ['guest']],
      ['by a check-in mode', () => 'checkInMode=double-in', ['bot']],
      ['by finished matches', () => 'status=finished', ['online', 'bernd', 'mate', 'guest', 'bot']],
      ['by open matches', () => 'status=running&status=scheduled', []],
      [
        'by all filters at once',
        () => `afterDate=${ago(15)}&opponentId=${other.playerId}&startingScore=40&checkInMode=single-in`,
        ['online', 'bernd'],
      ],
    ])('%s: figures, list and count agree', async (_what, query, fitting) => {
      const stats = await statsOf(me, `?${query()}`);
      expect(stats.matchWinsAndLosses.total).toBe(fitting.length);
      const { token, playerId } = me;
      const list = await call(`GET /players/${playerId}/matches?${query()}`, { token });
      expect(list.json.map((one: { id: string }) => one.id)).toEqual(fitting.map((name) => matches[name]));
      const count = await call(`GET /players/${playerId}/matches/count?${query()}`, { token });
      expect(count.json).toEqual({ count: fitting.length });
    });

    it.each<[what: string, query: string, fitting: readonly string[]]>([
      ['by the name of an opponent', 'search=bernhard', ['online', 'bernd']],
      ['by every word', 'search=bernh%20ANNA', ['online', 'bernd']],
      ['by words of different matches', 'search=bernhard%20bot', []],
      ['by their own name', 'search=anna', ['online', 'bernd', 'mate', 'guest', 'bot']],
      ['by the name of the event', 'search=dienstag', ['mate']],
      ['by trainings', 'eventType=training', ['mate']],
      ['by tournaments', 'eventType=tournament', []],
      ['by no event', 'eventType=none', ['online', 'bernd', 'guest', 'bot']],
      ['by words and other filters', 'search=bernhard&startingScore=40&status=finished', ['online', 'bernd']],
      ['by characters with a meaning in SQL', 'search=%25_', []],
    ])('in lists %s', async (_what, query, fitting) => {
      const { token, playerId } = me;
      const ids = async (page: string) =>
        (await call(`GET /players/${playerId}/matches?${query}${page}`, { token })).json.map(
          (one: { id: string }) => one.id,
        );
      const wanted = fitting.map((name) => matches[name]);
      expect(await ids('')).toEqual(wanted);
      expect(await ids('&skip=1&limit=1')).toEqual(wanted.slice(1, 2));
      const count = await call(`GET /players/${playerId}/matches/count?${query}`, { token });
      expect(count.json).toEqual({ count: fitting.length });
    });

    it('in the trend by everything except the period', async () => {
      const matchesOf = async (query: string) =>
        (await statsOf(me, `?${query}`)).avgPerMonth.reduce(
          (sum: number, { noOfMatches }: { noOfMatches: number }) => sum + noOfMatches,
          0,
        );
      expect(await matchesOf(`afterDate=${ago(2)}`)).toBe(5);
      expect(await matchesOf('startingScore=32')).toBe(1);
      expect(await matchesOf('checkInMode=single-in')).toBe(4);
      expect(await matchesOf('opponentType=registered-user')).toBe(3);
      expect(await matchesOf(`eventId=${eventId}`)).toBe(1);
      expect(await matchesOf('status=running')).toBe(0);
    });

    it('by pages, the latest match first', async () => {
      expect((await statsOf(me, '?limit=2')).matchWinsAndLosses).toEqual({
        won: 1,
        draw: 0,
        lost: 1,
        total: 2,
      });
      expect((await statsOf(me, '?skip=4')).matchWinsAndLosses.total).toBe(1);
      expect((await statsOf(me, '?skip=2&limit=100&startingScore=40')).matchWinsAndLosses.total).toBe(2);
      expect((await statsOf(me, '?skip=5')).matchWinsAndLosses.total).toBe(0);
    });

    it('with the shortest leg of the requested starting score', async () => {
      expect((await statsOf(me)).shortestLeg).toBeNull();
      expect((await statsOf(me, '?startingScore=32')).shortestLeg).toMatchObject({
        dartsThrown: 3,
        startingScore: 32,
        matchId: matches['guest'],
      });
    });

    it('are refused with invalid filters', async () => {
      for (const query of ['opponentType=friend', 'startingScore=1', 'status=lost', 'limit=101', 'player=x'])
        expect((await call(`GET /players/${me.playerId}/stats?${query}`, { token: me.token })).text).toBe(
          'error.invalid-request',
        );
    });
  });

  it('list unfinished matches first, page by page', async () => {
    const { token, playerId } = anna;
    const finished: string[] = [];
    for (let number = 0; number < 4; number += 1) {
      app.clock.time = Date.now() - (10 - number) * dayMs;
      finished.unshift(await play.play(annaAgainst(guest())));
    }
    app.clock.time = null;
    const scheduled = await play.create(annaAgainst(guest()));
    const running = await play.start(annaAgainst(guest()));
    const wanted = [running, scheduled, ...finished];
    const ids = async (query: string) =>
      (await call(`GET /players/${playerId}/matches?${query}`, { token })).json.map(
        (one: { id: string }) => one.id,
      );
    expect(await ids('limit=100')).toEqual(wanted);
    expect(await ids('')).toEqual(wanted.slice(0, 5));
    for (const [skip, limit] of [
      [0, 1],
      [1, 2],
      [1, 3],
      [2, 2],
      [4, 5],
      [6, 5],
    ] as const)
      expect([skip, limit, await ids(`skip=${skip}&limit=${limit}`)]).toEqual([
        skip,
        limit,
        wanted.slice(skip, skip + limit),
      ]);
    expect(await ids('status=running')).toEqual([running]);
    expect(await ids('status=scheduled&status=finished')).toEqual([scheduled, ...finished].slice(0, 5));
    expect(await ids(`beforeDate=${Date.now() - dayMs}&limit=10`)).toEqual(finished);
    const [first] = finished;
    // The result is final and was finished once: only an admin can reopen and delete it.
    const admin = await createPerson(app, { roles: ['admin'] });
    const reason = 'Falsches Match';
    await call(`DELETE /matches/${first}/throw`, { token: admin.token, body: { reason } });
    expect((await ids('limit=100')).slice(0, 3)).toContain(first);
    expect((await call(`GET /players/${playerId}/matches/count`, { token })).json).toEqual({ count: 6 });
    expect((await call(`DELETE /matches/${first}`, { token: admin.token })).status).toBe(204);
    expect((await call(`GET /players/${playerId}/matches/count`, { token })).json).toEqual({ count: 5 });
    expect((await statsOf(anna)).matchWinsAndLosses.total).toBe(3);
  });

  it('are deleted with the account, but not those of the opponents, even when all is counted again', async () => {
    const emailAddress = `${newId()}@club.de`;
    const password = 'Treble20!';
    const { token, user } = (await call('POST /users/register', { body: { emailAddress, password } })).json;
    await app.db.write(async ({ q }) => {
      await q.deleteFrom('users').where('id', '=', bernd.userId).execute();
      const columns = { verified_at: 1, player_id: bernd.playerId };
      await q.updateTable('users').set(columns).where('id', '=', user.id).execute();
    });
    await play.play(annaAgainst(registered(bernd)));
    const open = await play.start(annaAgainst(registered(bernd)));
    expect((await statsOf(bernd)).matchWinsAndLosses.total).toBe(1);
    expect((await call(`DELETE /users/${user.id}`, { token, body: { password } })).status).toBe(204);
    expect((await statsOf(bernd)).matchWinsAndLosses.total).toBe(0);
    expect((await statsOf(anna)).matchWinsAndLosses.total).toBe(1);
    await play.throwTurns(open, annaAgainst(registered(bernd)));
    expect((await statsOf(anna)).matchWinsAndLosses.total).toBe(2);
    const left = await app.db.query((q) =>
      q.selectFrom('player_match_stats').select('match_id').where('player_id', '=', bernd.playerId).execute(),
    );
    expect(left).toEqual([]);
    await expectRebuildToChangeNothing();
  });

  it('compare the player with everybody, updated every five minutes', async () => {
    const playersOf = async () =>
      (await statsOf(anna)).communityAvgDistribution.reduce(
        (sum: number, { noOfPlayers }: { noOfPlayers: number }) => sum + noOfPlayers,
        0,
      );
    const start = Date.now() + dayMs;
    app.clock.time = start;
    const before = await playersOf();
    await play.play(annaAgainst(registered(bernd), { turns: [20, 'out'] }));
    app.clock.time = start + communityMaxAgeMs - 1;
    expect(await playersOf()).toBe(before);
    app.clock.time = start + communityMaxAgeMs;
    expect(await playersOf()).toBe(before + 2);
    const { avgPerMonth, communityAvgDistribution } = await statsOf(anna);
    expect(avgPerMonth.at(-1).threeDartAverage).toBe(20);
    const below = communityAvgDistribution.find(({ range }: { range: string }) => range === '<25');
    expect(below.noOfPlayers).toBeGreaterThanOrEqual(1);
    app.clock.time = null;
  });

  it('can be read only by signed-in users', async () => {
    const guestToken = (await call('GET /login/guest')).json.token;
    const unverified = await createPerson(app, { isVerified: false });
    const stranger = await createPerson(app);
    for (const path of ['matches', 'matches/count', 'stats']) {
      const read = async (token: string | undefined, id = anna.playerId) =>
        (await call(`GET /players/${id}/${path}`, { token })).text;
      expect(await read(undefined)).toBe('error.unauthorized');
      expect(await read(guestToken)).toBe('error.insufficient-permissions');
      expect(await read(unverified.token)).toBe('error.login.email-not-verified');
      expect(await read(anna.token, newId())).toBe('error.not-found');
      expect(await read(stranger.token)).toBe(await read(anna.token));
    }
  });
});
