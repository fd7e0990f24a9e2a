import { maxPushDevicesOfPerson } from '@neundarter/contract/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createPerson, givePassword } from './create-person.ts';
import { databases } from './databases.ts';
import { eventually } from './eventually.ts';
import { openHall } from './hall-scene.ts';
import { newPushAddress, openPushReceiver, readVapid } from './push-receiver.ts';
import { useTournaments } from './use-tournaments.ts';

const hour = 60 * 60_000;

describe.each(databases)('calls on phones on $name', ({ create }) => {
  const server = useTournaments(create, {
    rateLimits: {},
    config: { publicUrl: 'https://darts.example.org', hooksAllow: ['127.0.0.0/8'] },
  });
  const { app, call } = server;
  let receiver: Awaited<ReturnType<typeof openPushReceiver>>;
  beforeAll(async () => {
    receiver = await openPushReceiver();
  });
  afterAll(() => receiver.close());
  beforeEach(() => {
    receiver.state.status = 201;
    app.clock.time = null;
  });

  const phone = async (): Promise<string> => (await call('GET /login/guest')).json.token;
  const rows = (eventId: string) =>
    app.db.query((q) => q.selectFrom('push_devices').selectAll().where('event_id', '=', eventId).execute());
  /** Nothing waits to be told; those that failed wait for their next try. */
  const told = () =>
    eventually(async () => {
      const waiting = await app.db.query((q) =>
        q.selectFrom('reactions').selectAll().where('reaction', '=', 'push-calls').execute(),
      );
      return waiting.length === 0 ? true : undefined;
    }, 'all pushes sent');

  /** A hall, the entries of its first match, and one that waits. */
  const open = async (players = 4) => {
    const hall = await openHall(server, { players });
    const [matchId = ''] = hall.matchIds;
    const slots = (await hall.calls.matchesOf(hall.id)).find((one) => one.matchId === matchId)?.slots ?? [];
    const [home = '', away = ''] = slots.map((slot) => (slot.kind === 'entrant' ? slot.entrant : ''));
    const token = await phone();
    const ask = (body: object, by = token) => call(`POST /events/${hall.id}/push`, { token: by, body });
    const take = async (entrants: readonly string[] = [home], by = token) => {
      const device = receiver.newDevice();
      const { status, text } = await ask({ ...device.address, entrants }, by);
      expect([status, text]).toEqual([200, JSON.stringify({ entrants })]);
      return device;
    };
    const boardId = hall.boardIds[0] ?? '';
    return { ...hall, matchId, home, away, token, ask, take, boardId } as const;
  };

  it('tells a call, encrypted and signed, once; a second call replaces it, and taking it back takes it back', async () => {
    const { take, matchId, boardId, callTo, send, at, home } = await open();
    const { publicKey } = (await call('GET /push/key', { token: await phone() })).json;
    const device = await take();
    await callTo(matchId, boardId);
    const [first] = await eventually(
      () => (device.messages().length > 0 ? device.messages() : undefined),
      'a push',
    );
    expect(first).toMatchObject({
      kind: 'call',
      tag: `call/${matchId}/${home}`,
      path: `/matches/${matchId}`,
      name: null,
      as: 'plays',
      board: 'Board 1',
      calls: 1,
      opponent: expect.stringMatching(/\w/),
    });
    const { headers } = receiver.state.received.find(({ path }) => path === device.path) ?? { headers: {} };
    expect(headers).toMatchObject({
      urgency: 'high',
      ttl: '900',
      topic: expect.stringMatching(/^[\w-]{32}$/),
    });
    const { claims, key } = readVapid(headers);
    expect([key, claims.aud, claims.sub]).toEqual([publicKey, receiver.origin, 'https://darts.example.org']);
    app.clock.time = Date.now() + hour;
    expect((await send(`PATCH ${at(matchId)}/call/repeat`, { calls: 2 })).status).toBe(200);
    await told();
    await send(`DELETE ${at(matchId)}/call`);
    await told();
    expect(device.messages().map((one) => (one.kind === 'call' ? one.calls : one.kind))).toEqual([
      1,
      2,
      'call-taken-back',
    ]);
    expect(new Set(device.messages().map(({ tag }) => tag)).size).toBe(1);
  });

  it('is silent after the start, and for those whom it does not concern', async () => {
    const { take, matchId, boardId, callTo, calls, away, id, matchIds } = await open();
    const [, other] = matchIds;
    const idle = (await calls.matchesOf(id)).find((one) => one.matchId === other)?.slots[0];
    const device = await take([away]);
    const stranger = await take([idle?.kind === 'entrant' ? idle.entrant : '']);
    await callTo(matchId, boardId);
    await told();
    await calls.win(matchId);
    await told();
    expect(device.messages().map(({ kind }) => kind)).toEqual(['call']);
    expect(stranger.messages()).toEqual([]);
  });

  it('tells a writer, and names people of a device with several', async () => {
    const { take, matchId, boardId, callTo, home, away, calls, id } = await open();
    const other = (await calls.matchesOf(id)).find(
      (one) => one.matchId !== matchId && one.status === 'ready',
    );
    const [slot] = other?.slots ?? [];
    const writer = slot?.kind === 'entrant' ? slot.entrant : '';
    const family = await take([home, away]);
    const writing = await take([writer]);
    await app.db.write(async ({ q }) => {
      const person = q
        .selectFrom('event_participant_people')
        .select('player_id')
        .where('entry_id', '=', writer)
        .limit(1);
      await q.updateTable('matches').set({ caller: person }).where('id', '=', matchId).execute();
    });
    await callTo(matchId, boardId);
    await told();
    const names = family.messages().map((one) => (one.kind === 'call' ? one.name : null));
    expect(names.every((name) => name !== null && name !== '')).toBe(true);
    expect(new Set(names).size).toBe(2);
    expect(writing.messages()).toMatchObject([{ kind: 'call', as: 'calls', opponent: null }]);
  });

  it('tells announcements with their end, but nothing that stood before the device asked', async () => {
    const { take, id, send } = await open();
    const announce = (text: string) =>
      send(`POST /events/${id}/announcements`, { id: newId(), text, minutes: 10 });
    await announce('Alt');
    const device = await take();
    await announce('Essen ist fertig');
    await told();
    expect(device.messages()).toMatchObject([
      { kind: 'announcement', text: 'Essen ist fertig', path: `/tournaments/${id}` },
    ]);
  });

  it.each([404, 410, 403])('forgets a device that its service refuses with %i', async (status) => {
    const { take, matchId, boardId, callTo, id } = await open();
    await take();
    receiver.state.status = status;
    await callTo(matchId, boardId);
    await told();
    expect(await rows(id)).toEqual([]);
  });

  it('tries again if a service is down, and tells then what stands then', async () => {
    const { take, matchId, boardId, boardIds, callTo, send, at, id } = await open();
    const device = await take();
    receiver.state.status = 503;
    await callTo(matchId, boardId);
    await eventually(async () => ((await rows(id))[0]?.failures ? true : undefined), 'a failed try');
    await send(`DELETE ${at(matchId)}/call`);
    receiver.state.status = 201;
    await callTo(matchId, boardIds[1] ?? '');
    await told();
    expect(device.messages().map((one) => (one.kind === 'call' ? one.board : one.kind))).toEqual(['Board 2']);
    expect(await rows(id)).toMatchObject([{ failures: 0 }]);
  });

  it('sends nothing into private networks that the operator does not allow', async () => {
    const { ask, matchId, boardId, callTo, id, home } = await open();
    for (const endpoint of [
      'https://10.0.0.7/push',
      'http://169.254.169.254/latest',
      'https://[::ffff:10.0.0.7]/',
    ])
      expect((await ask({ ...newPushAddress(endpoint).address, entrants: [home] })).status).toBe(200);
    await callTo(matchId, boardId);
    await told();
    expect(await rows(id)).toEqual([]);
  });

  it('refuses bad addresses and keys, strangers of the event, and events that nobody can be called in', async () => {
    const { ask, home, calls, id, send } = await open();
    const { address } = newPushAddress('https://push.example.org/1');
    const refusals: readonly (readonly [object, string])[] = [
      [{ ...address, endpoint: 'ftp://push.example.org', entrants: [home] }, 'error.invalid-request'],
      [{ ...address, endpoint: 'https://me@push.example.org', entrants: [home] }, 'error.invalid-request'],
      [{ ...address, endpoint: 'https://[', entrants: [home] }, 'error.pushes.bad-keys'],
      [{ ...address, p256dh: 'A'.repeat(87), entrants: [home] }, 'error.pushes.bad-keys'],
      [{ ...address, auth: 'A'.repeat(30), entrants: [home] }, 'error.pushes.bad-keys'],
      [{ ...address, entrants: [home, home] }, 'error.invalid-request'],
      [{ ...address, entrants: [newId()] }, 'error.event.participant-not-found'],
    ];
    for (const [body, error] of refusals) expect((await ask(body)).text).toBe(error);
    const draft = await calls.create(undefined, {
      startDateTime: Date.now() + 9 * hour,
      endDateTime: Date.now() + 12 * hour,
    });
    await calls.must(`PATCH /events/${draft}/publish`);
    const early = await call(`POST /events/${draft}/push`, {
      token: await phone(),
      body: { ...address, entrants: [home] },
    });
    expect(early.text).toBe('error.event.invalid-status');
    await send('PATCH /events/', { id, changedProps: { isPublic: false } });
    expect((await ask({ ...address, entrants: [home] })).text).toBe('error.not-found');
  });

  it('ends what was asked for while everybody saw the event', async () => {
    const { take, id, send } = await open();
    const device = await take();
    await send('PATCH /events/', { id, changedProps: { isPublic: false } });
    await told();
    expect([await rows(id), device.messages()]).toEqual([[], []]);
  });

  it('replaces what a device has asked for, ends it, and writes nothing for a repeat', async () => {
    const { take, ask, id, home, away, token } = await open();
    const device = await take([home]);
    const [before] = await rows(id);
    expect((await ask({ ...device.address, entrants: [home] })).status).toBe(200);
    expect(await rows(id)).toEqual([before]);
    // Who has signed in on it meanwhile is its owner; nobody else knows its address.
    await ask({ ...device.address, entrants: [away, home] }, await phone());
    expect(await rows(id)).toMatchObject([{ id: before?.id }]);
    const [owner] = await rows(id);
    expect(owner?.owner_id).not.toBe(before?.owner_id);
    // Another address of somebody else ends nothing.
    const foreign = newPushAddress(`${device.address.endpoint}x`).address;
    await ask({ ...foreign, entrants: [] }, token);
    expect(await rows(id)).toHaveLength(1);
    expect((await ask({ ...device.address, entrants: [] })).json).toEqual({ entrants: [] });
    expect(await rows(id)).toEqual([]);
  });

  it('keeps the latest devices of a person', async () => {
    const { take, id } = await open();
    const devices = [];
    for (let count = 0; count <= maxPushDevicesOfPerson; count += 1) {
      app.clock.time = Date.now() + count;
      devices.push(await take());
    }
    const kept = new Set((await rows(id)).map(({ endpoint }) => endpoint));
    expect(kept).toEqual(new Set(devices.slice(1).map(({ address }) => address.endpoint)));
  });

  it('ends with the tournament, and some time after an event that never ended', async () => {
    const short = await open(2);
    await short.take();
    await short.calls.win(short.matchId);
    expect(await rows(short.id)).toEqual([]);
    const stuck = await open();
    await stuck.take();
    const days = 30 * 24 * hour;
    app.clock.time = Date.now() + days;
    await phone();
    await eventually(async () => ((await rows(stuck.id)).length === 0 ? true : undefined), 'no devices');
  });

  it('ends with the session, the entry and the account, and belongs to the own data', async () => {
    const { take, id, home, away, matchId, boardId, callTo, send, at } = await open();
    const ann = await createPerson(app, {});
    await app.db.write(({ q }) =>
      q
        .updateTable('event_participant_people')
        .set({ player_id: ann.playerId })
        .where('entry_id', '=', home)
        .execute(),
    );
    const own = await take([home], ann.token);
    const mine = (await call('GET /users/me/export', { token: ann.token })).json;
    expect(mine.pushDevices).toMatchObject([
      { eventId: id, endpoint: own.address.endpoint, entrants: [home] },
    ]);
    await take([home]);
    const family = await take([home, away]);
    await givePassword(app, ann, 'Treble20!');
    const body = { password: 'Treble20!', isConfirmed: true };
    expect((await call(`DELETE /users/${ann.userId}`, { token: ann.token, body })).status).toBeLessThan(300);
    expect((await rows(id)).map(({ endpoint }) => endpoint)).toEqual([family.address.endpoint]);

    const ben = await createPerson(app, {});
    const signedOut = await take([away], ben.token);
    await call('POST /logout', { token: ben.token });
    await app.db.write(({ q }) => q.deleteFrom('sessions').where('user_id', '=', ben.userId).execute());
    await callTo(matchId, boardId);
    await told();
    expect(signedOut.messages()).toEqual([]);
    expect((await rows(id)).map(({ endpoint }) => endpoint)).toEqual([family.address.endpoint]);
    await app.db.write(({ q }) =>
      q.updateTable('event_participants').set({ status: 'withdrawn' }).where('id', '=', away).execute(),
    );
    await send(`DELETE ${at(matchId)}/call`);
    await told();
    expect(await rows(id)).toEqual([]);
  });

  it('says what concerns the caller and the people of the device, in running events that the caller may see', async () => {
    const { id, matchId, boardId, callTo, home, away, token, send } = await open();
    const ask = async (entrants: readonly string[], by = token) =>
      (await call(`GET /calls?${entrants.map((one) => `entrant=${one}`).join('&')}`, { token: by })).json;
    expect(await ask([home])).toEqual({ events: [id], calls: [] });
    await callTo(matchId, boardId);
    expect(await ask([home, newId()])).toMatchObject({
      events: [id],
      calls: [{ eventId: id, matchId, entrant: home, as: 'plays', board: 'Board 1', calls: 1 }],
    });
    expect(await ask([])).toEqual({ events: [], calls: [] });
    const ann = await createPerson(app, {});
    await app.db.write(({ q }) =>
      q
        .updateTable('event_participant_people')
        .set({ player_id: ann.playerId })
        .where('entry_id', '=', away)
        .execute(),
    );
    // The account's own entry needs no choice, and is there once.
    expect((await ask([away], ann.token)).calls).toMatchObject([{ entrant: away, matchId }]);
    expect((await ask([], ann.token)).calls).toMatchObject([{ entrant: away, matchId }]);
    await send('PATCH /events/', { id, changedProps: { isPublic: false } });
    expect(await ask([home])).toEqual({ events: [], calls: [] });
  });
});
