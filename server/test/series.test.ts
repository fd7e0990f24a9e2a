import { maxTournamentsOfSeries } from '@neundarter/contract/limits';
import { completeConfig } from '@neundarter/rules/match/config';
import { defaultPointsConfig } from '@neundarter/rules/series/points-config';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createEvent } from './create-event.ts';
import { createPerson, givePassword, type Person } from './create-person.ts';
import { databases } from './databases.ts';
import { dumpDatabase } from './dump-database.ts';
import { createOrganiser, externalEntry, shortSetup, tournamentCalls } from './tournament-scene.ts';
import { useApp } from './use-app.ts';

const password = 'Treble20!';

describe.each(databases)('series on $name', ({ create }) => {
  const { app, call } = useApp(create);
  let captain: Person;
  let admin: Person;
  let teamId: string;
  let calls: ReturnType<typeof tournamentCalls>;

  beforeAll(async () => {
    admin = await createPerson(app, { roles: ['admin'] });
  });
  beforeEach(async () => {
    const scene = await createOrganiser(app);
    teamId = scene.teamId;
    captain = scene.chief;
    calls = tournamentCalls(call, scene);
  });

  const add = (props: object = {}, id = newId()) =>
    call('POST /series/', {
      token: captain.token,
      body: { id, props: { teamId, name: 'Wintercup', ...props } },
    });
  const change = (id: string, changedProps: object) =>
    call('PATCH /series/', { token: captain.token, body: { id, changedProps } });
  const setPoints = (id: string, config: object) =>
    call(`POST /series/${id}/config`, { token: captain.token, body: config });
  const read = async (id: string, query = '') =>
    (await call(`GET /series/${id}${query}`, { token: captain.token })).json.props;
  const tournament = (startDateTime = 1_000, name = 'Turnier') =>
    calls.create(undefined, { startDateTime, endDateTime: startDateTime + 1_000, name });
  /** A tournament in which the first of each match wins: with these entries, or with four people. */
  const running = async (entries: readonly object[] = [], more: object = {}): Promise<string> => {
    const id = await calls.create({ ...shortSetup('single-knockout'), ...more });
    if (entries.length === 0) await calls.addPeople(id, 4);
    else await calls.must(`POST /events/${id}/participants/batch`, { body: { entries } });
    await calls.must(`PATCH /events/${id}/publish`);
    await calls.must(`PATCH /events/${id}/start`);
    return id;
  };
  const ranksOf = (points: object): readonly string[] =>
    Object.values(points as Record<string, { tournamentRank: { rank: string } }>)
      .map(({ tournamentRank }) => tournamentRank.rank)
      .toSorted();

  it('have the default points, and are created once', async () => {
    const id = newId();
    const first = await add({ name: ' Wintercup ' }, id);
    expect(first.json).toEqual({
      id,
      props: {
        teamId,
        teamName: 'Bulls',
        name: 'Wintercup',
        isPublic: false,
        config: { ...defaultPointsConfig, bestResults: null },
        canUpdatePoints: true,
        tournaments: [],
        events: {},
        players: [],
      },
    });
    expect((await add({ name: ' Wintercup ' }, id)).json).toEqual(first.json);
    expect((await add({ name: 'Sommercup' }, id)).text).toBe('error.id-already-exists');
    expect((await add({ name: '' })).text).toBe('error.invalid-request');
    expect((await add({ teamId: newId() })).text).toBe('error.insufficient-permissions');
  });

  it('are listed newest first, and closed ones only for their team', async () => {
    const eventId = await tournament();
    app.clock.time = Date.now();
    const closed = (await add()).json.id;
    app.clock.time += 1;
    const open = (await add({ isPublic: true })).json.id;
    app.clock.time = null;
    await change(closed, { addedEventIds: [eventId] });
    const ids = async (query: string, token?: string) =>
      (await call(`GET /series${query}`, { token })).json.map((one: { id: string }) => one.id);
    expect(await ids(`?teamId=${teamId}`, captain.token)).toEqual([open, closed]);
    expect(await ids(`?teamId=${teamId}`)).toEqual([open]);
    expect(await ids(`?teamId=${teamId}&skip=1&limit=1`, admin.token)).toEqual([closed]);
    expect(await ids(`?eventId=${eventId}`, captain.token)).toEqual([closed]);
    expect(await ids(`?eventId=${eventId}`)).toEqual([]);
    const count = await call(`GET /series/count?teamId=${teamId}`, { token: captain.token });
    expect(count.json).toEqual({ count: 2 });
    const [listed] = (await call(`GET /series?eventId=${eventId}`, { token: captain.token })).json;
    expect(listed.props.tournaments).toMatchObject([{ id: eventId }]);
    expect(listed.props).not.toHaveProperty('events');
    expect((await call('GET /series?unknown=1')).text).toBe('error.invalid-request');
  });

  it('have tournaments of their team, in the order in which they begin', async () => {
    const { id } = (await add()).json;
    const [late, early] = [await tournament(2_000, 'Spät'), await tournament(1_000, 'Früh')];
    const training = await createEvent(app, { teamId });
    const foreign = await createEvent(app, { type: 'tournament' });
    expect((await change(id, { addedEventIds: [late, early, late] })).json.props.tournaments).toEqual([
      { id: early, name: 'Früh', startDateTime: 1_000, isStarted: false },
      { id: late, name: 'Spät', startDateTime: 2_000, isStarted: false },
    ]);
    await calls.must(`PATCH /events/${late}/cancel`, { by: captain, body: { reason: 'Sturm' } });
    expect((await call(`GET /series/${id}`, { token: captain.token })).json.props.tournaments).toEqual([
      { id: early, name: 'Früh', startDateTime: 1_000, isStarted: false },
      { id: late, name: 'Spät', startDateTime: 2_000, isStarted: false, isCancelled: true },
    ]);
    for (const wrong of [training, foreign, newId()])
      expect((await change(id, { addedEventIds: [early, wrong] })).text).toBe('error.invalid-request');
    const both = { name: 'Cup', isPublic: true, removedEventIds: [early] };
    expect((await change(id, both)).json.props).toMatchObject({
      name: 'Cup',
      isPublic: true,
      tournaments: [{ id: late }],
    });
    await call(`DELETE /events/${late}`, { token: captain.token });
    expect((await read(id)).tournaments).toEqual([]);
  });

  it('have no more tournaments than a season has', async () => {
    const { id } = (await add()).json;
    const eventIds = await Promise.all(Array.from({ length: maxTournamentsOfSeries }, () => tournament()));
    expect((await change(id, { addedEventIds: eventIds })).status).toBe(200);
    const more = await change(id, { addedEventIds: [await tournament()] });
    expect(more).toMatchObject({ status: 409, text: 'error.series.too-many-tournaments' });
    expect((await read(id)).tournaments).toHaveLength(maxTournamentsOfSeries);
    const [first] = eventIds;
    const swapped = await change(id, { addedEventIds: [await tournament()], removedEventIds: [first] });
    expect(swapped.json.props.tournaments).toHaveLength(maxTournamentsOfSeries);
  });

  it('give other points until a tournament has started', async () => {
    const { id } = (await add()).json;
    const eventId = await calls.create(shortSetup('single-knockout'));
    await calls.addPeople(eventId, 4);
    await change(id, { addedEventIds: [eventId] });
    const config = { ...defaultPointsConfig, groupStagePoints: { win: 3, draw: 0 } };
    expect((await setPoints(id, { ...config, bestResults: 4 })).json.props.config).toEqual({
      ...config,
      bestResults: 4,
    });
    expect((await setPoints(id, { ...config, groupStagePoints: { win: 3 } })).text).toBe(
      'error.invalid-request',
    );
    const canUpdate = async () => (await call(`GET /series/${id}/can-update`, captain)).json;
    expect(await canUpdate()).toEqual({ canUpdate: true });
    await calls.must(`PATCH /events/${eventId}/publish`);
    await calls.must(`PATCH /events/${eventId}/start`);
    expect(await canUpdate()).toEqual({ canUpdate: false });
    expect(await setPoints(id, defaultPointsConfig)).toMatchObject({
      status: 409,
      text: 'error.series.points-fixed',
    });
    expect(await read(id)).toMatchObject({
      config: { groupStagePoints: { win: 3 } },
      canUpdatePoints: false,
      tournaments: [{ isStarted: true }],
    });
  });

  it('give points for a tournament when it is finished, and take them back with its final', async () => {
    const { id } = (await add({ isPublic: true })).json;
    const eventId = await running();
    await change(id, { addedEventIds: [eventId] });
    const [one, other] = await calls.matchesOf(eventId);
    for (const semi of [one, other]) await calls.win(semi?.matchId ?? '');
    expect((await read(id)).events).toEqual({ [eventId]: {} });
    await calls.playOn(eventId);
    const props = (await call(`GET /series/${id}`)).json.props;
    const points = props.events[eventId];
    expect(ranksOf(points)).toEqual(['final', 'semi-final', 'semi-final', 'win']);
    const winner = (await calls.must(`GET /events/${eventId}/winner`)).player;
    expect(points[winner.id]).toMatchObject({ total: 5, tournamentRank: { points: 5, rank: 'win' } });
    expect(props.players).toContainEqual(winner);
    const final = (await calls.matchesOf(eventId)).at(-1);
    await calls.must(`DELETE /matches/${final?.matchId}/throw`);
    expect(await read(id)).toMatchObject({ events: { [eventId]: {} }, players: [] });
    await calls.must(`POST /matches/${final?.matchId}/throw`, {
      body: { playerId: winner.id, score: 40, attemptsOnDouble: 1 },
    });
    expect((await read(id)).events[eventId]).toEqual(points);
  });

  it('count a tournament that was finished before, each by its own points', async () => {
    const pair = (names: readonly [string, string]) => {
      const [one, other] = names.map((name) => externalEntry(name).participant.player);
      return { id: newId(), participant: { type: 'double', players: [one, other] } };
    };
    const eventId = await running([pair(['Anna', 'Ben']), pair(['Carla', 'David'])], {
      participantsType: 'double',
    });
    await calls.playOn(eventId);
    const usual = (await add()).json.id;
    const generous = (await add()).json.id;
    const forWinners = { ...defaultPointsConfig.pointsForKnockoutRound, win: 100 };
    await setPoints(generous, { ...defaultPointsConfig, pointsForKnockoutRound: forWinners });
    for (const id of [usual, generous]) await change(id, { addedEventIds: [eventId] });
    const totals = async (id: string) => {
      const points = Object.values((await read(id)).events[eventId]) as { total: number }[];
      return points.map(({ total }) => total).toSorted((one, other) => one - other);
    };
    expect(await totals(usual)).toEqual([3, 3, 5, 5]);
    expect(await totals(generous)).toEqual([3, 3, 100, 100]);
    const other = await tournament();
    await change(usual, { addedEventIds: [other] });
    expect((await read(usual, `?eventId=${other}`)).events).toEqual({ [other]: {} });
    expect(Object.keys((await read(usual)).events)).toHaveLength(2);
  });

  it('count highlights, also those of the last match', async () => {
    const { id } = (await add()).json;
    const setup = shortSetup('single-knockout');
    const { config: knockout } = setup.knockoutStageConfig;
    const final = { matchConfig: completeConfig({ legsToWinSet: 1, bullOutForDecider: false }) };
    const rounds = { ...knockout.rounds, final };
    const eventId = await running([externalEntry('Anna'), externalEntry('Ben')], {
      knockoutStageConfig: { hasKnockoutStage: true, config: { ...knockout, rounds } },
    });
    await change(id, { addedEventIds: [eventId] });
    const matchId = (await calls.matchesOf(eventId))[0]?.matchId;
    await calls.must(`PATCH /matches/${matchId}/start`);
    for (const score of [180, 45, 180, 60, 20, 177, 121]) {
      const { currentPlayerId: playerId } = await calls.must(`GET /matches/${matchId}/standing`);
      const checkout = score === 121 ? { attemptsOnDouble: 1, dartsThrown: 3 } : {};
      await calls.must(`POST /matches/${matchId}/throw`, { body: { playerId, score, ...checkout } });
    }
    const points = (await read(id)).events[eventId];
    const { id: winnerId } = (await calls.must(`GET /events/${eventId}/winner`)).player;
    expect(points[winnerId]).toMatchObject({
      total: 5 + 2 + 3 + 2,
      highScores: { points: 2, count: 2, counts: { '180': 2, '177': 0 } },
      shortLegs: { points: 3, count: 1, counts: { '10-12': 1, '9': 0 } },
      highFinishes: { points: 2, count: 1, counts: { '121-140': 1, '100-120': 0 } },
    });
    const others = Object.keys(points).filter((playerId) => playerId !== winnerId);
    expect(points[others[0] ?? '']).toMatchObject({ total: 3 + 1, highScores: { counts: { '177': 1 } } });
  });

  it('show names as the tournament does, and none of deleted accounts, which get their own data before', async () => {
    const { id } = (await add({ isPublic: true })).json;
    const person = await createPerson(app, { teamIds: [teamId], firstName: 'Unverwechselbar' });
    await givePassword(app, person, password);
    const registered = { type: 'single', player: { type: 'registered', id: person.playerId } };
    const eventId = await running([
      { id: newId(), participant: registered },
      externalEntry('Max', { isNameShortened: true }),
    ]);
    await change(id, { addedEventIds: [eventId] });
    await calls.playOn(eventId);
    const players = async () => (await call(`GET /series/${id}`)).json.props.players;
    expect(await players()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: person.playerId, firstName: 'Unverwechselbar' }),
        expect.objectContaining({ firstName: 'Max', lastName: 'G.' }),
      ]),
    );
    const data = (await call('GET /users/me/export', { token: person.token })).json;
    expect(data.tournamentResults).toMatchObject([{ eventId, achievements: { wins: 0 } }]);
    await call(`DELETE /users/${person.userId}`, { token: person.token, body: { password } });
    expect(await players()).toContainEqual({ type: 'registered', id: person.playerId });
    expect((await read(id)).events[eventId][person.playerId].total).toBeGreaterThanOrEqual(3);
  });

  it('disappear for good, or with their team; what was achieved stays', async () => {
    const eventId = await running();
    const [one, other] = [(await add()).json.id, (await add()).json.id];
    for (const id of [one, other]) await change(id, { addedEventIds: [eventId] });
    await calls.playOn(eventId);
    expect((await call(`DELETE /series/${one}`, { token: captain.token })).status).toBe(204);
    expect((await call(`GET /series/${one}`, { token: captain.token })).text).toBe('error.not-found');
    expect(Object.keys((await read(other)).events[eventId])).toHaveLength(4);
    const young = await createOrganiser(app, 'Kurzlebig');
    const id = newId();
    const props = { teamId: young.teamId, name: 'Kurz' };
    await call('POST /series/', { token: young.chief.token, body: { id, props } });
    const draft = await tournamentCalls(call, young).create();
    const body = { id, changedProps: { addedEventIds: [draft] } };
    await call('PATCH /series/', { token: young.chief.token, body });
    await call(`DELETE /teams/${young.teamId}`, { token: admin.token });
    const { series, series_events } = await dumpDatabase(app.db);
    expect(JSON.stringify([series, series_events])).not.toContain(id);
  });
});
