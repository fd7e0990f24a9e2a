import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EventRoles } from '../src/events/gather-event-rights.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { newId } from '../src/platform/ids.ts';
import { type CheckedClient, checkedClient } from './checked-client.ts';
import { createEvent } from './create-event.ts';
import { createClub, createPerson, joinClubs, makeMates, type Person } from './create-person.ts';
import { type DatabaseSite, databases } from './databases.ts';
import { connectLive, disconnectClients, type LiveClient } from './live-client.ts';
import { startApp, type TestApp } from './start-app.ts';

// An event that is not public, its matches and its name are visible only to its team, the players, and people with a
// part in the event.

const pin = '4711';
const notFound = { ok: false, error: 'error.not-found' };
const subscribed = { ok: true };

/** A noun above events: it enrols every caller with the right PIN, and knows participants. */
const testRoles = () => {
  const pins = new Map<string, string>();
  const enrolled = new Map<string, Set<string>>();
  const participants = new Map<string, Set<string>>();
  const roles: EventRoles = {
    describe: async (_q, { id }, { actor, matchPin }) => {
      const actorId = 'id' in actor ? actor.id : '';
      const isKnown = enrolled.get(id)?.has(actorId) === true;
      const isRight = matchPin !== null && matchPin.pin === pins.get(id);
      if (isRight) enrolled.set(id, new Set([...(enrolled.get(id) ?? []), actorId]));
      return {
        hasPin: pins.has(id),
        isEnrolled: isKnown || isRight,
        isParticipant: participants.get(id)?.has(actorId) === true,
      };
    },
    eventIdsOf: async (_q, actor) =>
      [...enrolled, ...participants].flatMap(([id, ids]) => ('id' in actor && ids.has(actor.id) ? [id] : [])),
  };
  return { pins, participants, roles };
};

describe.each(databases)('events that are not public on $name', ({ create }) => {
  const { pins, participants, roles } = testRoles();
  let site: DatabaseSite;
  let app: TestApp;
  let call: CheckedClient;
  let club: string;
  let [anna, ben, captain, admin, stranger]: Person[] = [];
  let guest: string;
  let eventId: string;
  let matchId: string;

  beforeAll(async () => {
    site = await create();
    const db = await openDatabase(site.options);
    app = await startApp({ db, rateLimits: {}, listens: true, eventRoles: [roles] });
    call = await checkedClient(app);
  });
  beforeEach(async () => {
    club = await createClub(app);
    anna = await createPerson(app, { teamIds: [club] });
    ben = await createPerson(app, { firstName: 'Ben' });
    captain = await createPerson(app, { roles: ['team-admin'], teamIds: [club] });
    admin = await createPerson(app, { roles: ['admin'] });
    stranger = await createPerson(app, { firstName: 'Zoe' });
    guest = (await call('GET /login/guest')).json.token;
    await makeMates(app, [anna, ben]);
    eventId = await createEvent(app, { teamId: club, isPublic: false, name: 'Geheim' });
    matchId = await addMatch();
    await succeed(`PATCH /matches/${matchId}/start`, anna);
  });
  afterEach(disconnectClients);
  afterAll(async () => {
    await app.close();
    await site.dispose();
  });

  const tokenOf = (who: Person | string | undefined) => (typeof who === 'string' ? who : who?.token);
  const succeed = async (address: string, by: Person | string | undefined, body?: object) => {
    const answer = await call(address, { token: tokenOf(by), ...(body && { body }) });
    expect(answer.status, answer.text).toBeLessThan(300);
    return answer.json;
  };
  const side = (person: Person | undefined) => ({
    type: 'single',
    player: { type: 'registered', id: person?.playerId },
  });
  const addMatch = async (props: object = { eventId }): Promise<string> => {
    const id = newId();
    await succeed('POST /matches/', anna, { id, props: { parties: [side(anna), side(ben)], ...props } });
    return id;
  };
  const change = (changedProps: object) => succeed('PATCH /events/', captain, { id: eventId, changedProps });
  const addresses = () => [
    `GET /events/${eventId}`,
    `GET /matches/${matchId}`,
    `GET /matches/${matchId}/standing`,
    `GET /matches/${matchId}/sets/1/legs/1`,
  ];
  /** Read twice, since the second answer may come from a cache. */
  const seenBy = async (who: Person | string | undefined) => {
    const answers = [];
    for (const address of [...addresses(), ...addresses()])
      answers.push((await call(address, { token: tokenOf(who) })).status);
    return [...new Set(answers)];
  };
  const listedFor = async (who: Person | string | undefined, query = '') => {
    const token = tokenOf(who);
    const list = await call(`GET /matches?limit=100${query}`, { token });
    const { count } = (await call(`GET /matches/count?${query.slice(1)}`, { token })).json;
    const ids: readonly string[] = list.json.map(({ id }: { id: string }) => id);
    expect(count).toBe(ids.length);
    return ids;
  };

  it('are visible only to members, organisers and admins', async () => {
    for (const who of [anna, captain, admin]) expect(await seenBy(who)).toEqual([200]);
    for (const who of [undefined, guest, stranger]) expect(await seenBy(who)).toEqual([404]);
  });

  it('show their matches to the players in them', async () => {
    expect((await call(`GET /matches/${matchId}`, { token: ben?.token })).json.props.eventName).toBe(
      'Geheim',
    );
    expect((await call(`GET /events/${eventId}`, { token: ben?.token })).status).toBe(404);
  });

  it('are visible to participants', async () => {
    participants.set(eventId, new Set([stranger?.userId ?? '']));
    expect(await seenBy(stranger)).toEqual([200]);
    expect(await listedFor(stranger, `&eventId=${eventId}`)).toEqual([matchId]);
  });

  it('are visible to a guest who has entered the PIN, and who then may score', async () => {
    pins.set(eventId, pin);
    const body = { playerId: anna?.playerId, score: 60 };
    const turn = (token: string | undefined, matchPin?: string) =>
      call(`POST /matches/${matchId}/throw`, {
        token,
        body,
        ...(matchPin !== undefined && { headers: { 'x-match-pin': matchPin } }),
      });
    expect((await turn(guest, '0815')).text).toBe('error.not-found');
    expect((await turn(anna?.token)).text).toBe('error.insufficient-permissions');
    const scored = await turn(guest, pin);
    expect(scored.json.props.event).toMatchObject({ hasPin: true, isEnrolled: true });
    expect(await seenBy(guest)).toEqual([200]);
    expect(await listedFor(guest, `&eventId=${eventId}`)).toEqual([matchId]);
    expect((await call(`DELETE /matches/${matchId}/throw`, { token: guest })).status).toBe(200);
    // Users who administer the team need no PIN.
    expect((await turn(captain?.token)).json.props.event).toMatchObject({ hasPin: true, isEnrolled: false });
  });

  it('are missing from the lists and counts of strangers for all filters', async () => {
    const open = await addMatch({});
    const queries = ['', '&status=running&status=scheduled', `&createdById=${anna?.userId}`];
    for (const query of [...queries, `&playerId=${anna?.playerId}`]) {
      for (const who of [anna, ben, captain, admin])
        expect(await listedFor(who, query)).toEqual(expect.arrayContaining([matchId, open]));
      for (const who of [undefined, guest, stranger]) {
        const ids = await listedFor(who, query);
        expect(ids).toContain(open);
        expect(ids).not.toContain(matchId);
      }
    }
    for (const who of [undefined, stranger]) expect(await listedFor(who, `&eventId=${eventId}`)).toEqual([]);
    await change({ isPublic: true });
    for (const who of [undefined, stranger])
      expect(await listedFor(who, `&eventId=${eventId}`)).toEqual([matchId]);
  });

  it('leave no gaps in the pages of lists', async () => {
    const open = [
      await addMatch({}),
      await addMatch(),
      await addMatch({}),
      await addMatch(),
      await addMatch({}),
    ];
    const page = async (skip: number) =>
      (await call(`GET /matches?playerId=${anna?.playerId}&limit=2&skip=${skip}`)).json.map(
        ({ id }: { id: string }) => id,
      );
    const pages = [...(await page(0)), ...(await page(2))];
    expect(pages.toSorted()).toEqual([open[0], open[2], open[4]].toSorted());
  });

  it('are missing from the matches of their players for strangers, with every filter', async () => {
    const open = await addMatch({});
    const address = `/players/${ben?.playerId}/matches`;
    const found = async (who: Person | undefined, query = ''): Promise<readonly string[]> => {
      const list = await call(`GET ${address}?${query}`, { token: who?.token });
      const { count } = (await call(`GET ${address}/count?${query}`, { token: who?.token })).json;
      const ids = list.json.map(({ id }: { id: string }) => id);
      expect(count).toBe(ids.length);
      return ids.toSorted();
    };
    const both = [matchId, open].toSorted();
    for (const who of [anna, ben, admin]) expect(await found(who)).toEqual(both);
    expect(await found(stranger)).toEqual([open]);
    for (const query of [`eventId=${eventId}`, 'search=geheim', 'eventType=training', 'status=running']) {
      for (const who of [anna, ben, admin])
        expect([query, await found(who, query)]).toEqual([query, [matchId]]);
      expect([query, await found(stranger, query)]).toEqual([query, []]);
    }
    for (const who of [anna, stranger]) expect(await found(who, 'eventType=none')).toEqual([open]);
    expect(await found(stranger, 'search=ben')).toEqual([open]);
    const { props } = (await call(`GET ${address}?eventId=${eventId}`, { token: anna?.token })).json[0];
    expect(props).toMatchObject({ eventId, eventName: 'Geheim', event: { teamId: club, type: 'training' } });
    const list = `GET /matches/count?createdById=${anna?.userId}&search=geheim`;
    expect((await call(list, { token: anna?.token })).json.count).toBe(1);
    expect((await call(list, { token: stranger?.token })).json.count).toBe(0);
    // A search through the matches of everybody would read too much.
    expect((await call('GET /matches?search=geheim', { token: anna?.token })).text).toBe(
      'error.invalid-request',
    );
  });

  it('return the facts about the caller that decide about rights', async () => {
    const facts = { hasPin: false, isEnrolled: false, isParticipant: false, isOver: false, isFinal: false };
    const event = { teamId: club, type: 'training', ...facts };
    const { json } = await call(`GET /matches/${matchId}`, { token: anna?.token });
    expect(json.props.event).toEqual(event);
    const list = await call(`GET /matches?eventId=${eventId}`, { token: anna?.token });
    expect(list.json[0].props.event).toEqual(event);
    const standing = await call(`GET /matches/${matchId}/standing`, { token: anna?.token });
    expect(standing.json.event).toEqual({ teamId: club, type: 'training' });
    expect((await call(`GET /events/${eventId}`, { token: anna?.token })).json.props).toMatchObject(facts);
    app.clock.time = Date.now() + 2 * 60 * 60_000;
    const later = await call(`GET /matches/${matchId}`, { token: anna?.token });
    app.clock.time = null;
    expect(later.json.props.event).toEqual({ ...event, isOver: true });
  });

  it('refuse commands of strangers as if they did not exist', async () => {
    for (const token of [guest, stranger?.token ?? '']) {
      const asked = [
        await call(`PATCH /matches/${matchId}/start`, { token }),
        await call(`DELETE /matches/${matchId}`, { token }),
        await call(`DELETE /matches/${matchId}/throw`, { token }),
        await call('PATCH /matches/', { token, body: { id: matchId, changedProps: { description: 'x' } } }),
      ];
      expect(asked.map(({ text }) => text)).toEqual(asked.map(() => 'error.not-found'));
    }
    expect((await call(`PATCH /matches/${matchId}/start`, { token: ben?.token })).text).toBe(
      'error.insufficient-permissions',
    );
  });

  describe('live events', () => {
    const connect = (who: Person | string | undefined) => connectLive(app.url, tokenOf(who));
    const channels = () => [`events/${eventId}`, `matches/${matchId}`];
    const listen = async (who: Person | string | undefined): Promise<LiveClient> => {
      const client = await connect(who);
      for (const channel of channels()) expect(await client.subscribe(channel)).toMatchObject(subscribed);
      return client;
    };
    const throwOnce = () =>
      succeed(`POST /matches/${matchId}/throw`, anna, { playerId: anna?.playerId, score: 60 });
    /** The events of the match that a connection received before its next request was answered. */
    const turnsOf = async (client: LiveClient) => {
      await client.subscribe('nothing');
      return client.heard.filter(({ event }) => event === 'match-score-updated').length;
    };

    it('reach only those who may read the event', async () => {
      for (const who of [anna, captain, admin]) await listen(who);
      const ofBen = await connect(ben);
      expect(await ofBen.subscribe(`matches/${matchId}`)).toMatchObject(subscribed);
      expect(await ofBen.subscribe(`events/${eventId}`)).toEqual(notFound);
      for (const who of [undefined, guest, stranger]) {
        const client = await connect(who);
        for (const channel of channels()) expect(await client.subscribe(channel)).toEqual(notFound);
      }
    });

    it('no longer reach strangers once the event is not public any more', async () => {
      await change({ isPublic: true });
      const [member, passer] = [await listen(anna), await listen(undefined)];
      await seenBy(undefined);
      await change({ isPublic: false });
      await passer.hears('rights-changed');
      await throwOnce();
      await member.hears('match-score-updated');
      expect(await turnsOf(passer)).toBe(0);
      expect(member.heard.map(({ event }) => event)).not.toContain('rights-changed');
      expect(await seenBy(undefined)).toEqual([404]);
      for (const channel of channels()) expect(await passer.subscribe(channel)).toEqual(notFound);
    });

    it('no longer reach a player who was removed from the team, nor do those of the lobby', async () => {
      const leaving = await createPerson(app, { teamIds: [club] });
      const [member, former] = [await listen(anna), await listen(leaving)];
      for (const client of [member, former]) await client.subscribe('lobby');
      await succeed(`DELETE /teams/${club}/players/${leaving.playerId}`, captain);
      await former.hears('rights-changed');
      await throwOnce();
      await member.hears('match-score-updated');
      expect(await turnsOf(former)).toBe(0);
      // A player without online matches is visible only to team mates.
      const mate = await createPerson(app, { teamIds: [club], firstName: 'Mate' });
      await connect(mate);
      await member.hears('presence-changed', ({ player }) => player.id === mate.playerId);
      await former.subscribe('nothing');
      const players = former.heard.flatMap(({ event, payload }) =>
        event === 'presence-changed' ? [payload.player.id] : [],
      );
      expect(players).not.toContain(mate.playerId);
      expect(await former.subscribe(`matches/${matchId}`)).toEqual(notFound);
    });

    it('reach only players after the event is deleted, and no members after the team is deleted', async () => {
      const [member, player] = [await listen(captain), await connect(ben)];
      await player.subscribe(`matches/${matchId}`);
      await change({ isPublic: true });
      const passer = await listen(undefined);
      await succeed(`DELETE /events/${eventId}`, captain);
      await passer.hears('rights-changed');
      expect(await passer.subscribe(`matches/${matchId}`)).toEqual(notFound);
      expect(await member.subscribe(`matches/${matchId}`)).toMatchObject(subscribed);
      await succeed(`DELETE /teams/${club}`, admin);
      await member.hears('rights-changed', () => true);
      expect(await member.subscribe(`matches/${matchId}`)).toEqual(notFound);
      expect(await player.subscribe(`matches/${matchId}`)).toMatchObject(subscribed);
    });

    it('reach a player who has joined the team meanwhile', async () => {
      const client = await connect(stranger);
      expect(await client.subscribe(`matches/${matchId}`)).toEqual(notFound);
      const playerId = stranger?.playerId ?? '';
      await joinClubs(app, [{ teamId: club, playerId }]);
      expect(await client.subscribe(`matches/${matchId}`)).toMatchObject(subscribed);
    });

    it('no longer reach a user who lost the role of an admin', async () => {
      const former = await createPerson(app, { roles: ['admin'] });
      const client = await listen(former);
      await succeed('PATCH /users/', admin, { id: former.userId, changedProps: { roles: [] } });
      await client.hears('rights-changed');
      expect(await client.subscribe(`events/${eventId}`)).toEqual(notFound);
    });
  });
});
