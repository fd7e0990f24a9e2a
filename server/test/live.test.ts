import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { apiClient } from './api-client.ts';
import { createEvent } from './create-event.ts';
import { createClub } from './create-person.ts';
import { eventually } from './eventually.ts';
import { connectLive, disconnectClients, liveClient } from './live-client.ts';
import { startApp, type TestApp } from './start-app.ts';

let app: TestApp;
let api: ReturnType<typeof apiClient>;

beforeAll(async () => {
  app = await startApp({ listens: true });
  api = apiClient(app.url);
});
afterAll(async () => {
  disconnectClients();
  await app.close();
});

describe('a spectator', () => {
  it('gets the standing first, then every change in order', async () => {
    const match = await api.startMatch({ startingScore: 101, legsToWinSet: 1 });
    const { subscribe, heard, hears } = await connectLive(app.url);
    const answer = await subscribe(`matches/${match.id}`);
    expect(answer).toMatchObject({ ok: true, standing: { id: match.id, status: 'running' } });
    const revision = answer.ok ? (answer.standing?.revision ?? 0) : 0;

    await api.recordThrow(match, { playerId: match.home, score: 61 });
    await api.recordThrow(match, { playerId: match.away, score: 0 });
    await api.recordThrow(match, { playerId: match.home, score: 40, attemptsOnDouble: 1 });
    await hears('match-finished');
    expect(heard.map(({ event, payload }) => [event, payload.revision - revision])).toEqual([
      ['match-score-updated', 1],
      ['match-score-updated', 2],
      ['match-score-updated', 3],
      ['leg-closed', 3],
      ['set-closed', 3],
      ['match-finished', 3],
    ]);
    expect(heard[0]?.payload).toMatchObject({
      matchId: match.id,
      eventId: null,
      change: 'throw',
      standing: { score: [40, 101] },
      lastThrow: { score: 61, playerId: match.home },
    });
  });

  it('gets every event once, even after several subscriptions', async () => {
    const match = await api.startMatch();
    const { subscribe, heard, hears } = await connectLive(app.url);
    for (let count = 0; count < 3; count += 1) await subscribe(`matches/${match.id}`);
    await api.recordThrow(match, { playerId: match.home, score: 60 });
    await hears('match-score-updated');
    await api.recordThrow(match, { playerId: match.away, score: 60 });
    await hears('match-score-updated', ({ lastThrow }) => lastThrow.playerId === match.away);
    expect(heard).toHaveLength(2);
  });

  it('gets no events of other matches, and none after unsubscribing', async () => {
    const [mine, other] = [await api.startMatch(), await api.startMatch()];
    const { socket, subscribe, heard, hears } = await connectLive(app.url);
    await subscribe(`matches/${mine.id}`);
    await api.recordThrow(other, { playerId: other.home, score: 60 });
    await api.recordThrow(mine, { playerId: mine.home, score: 60 });
    await hears('match-score-updated');
    socket.emit('unsubscribe', `matches/${mine.id}`);
    // Answered after the unsubscribing, since the messages of a connection are handled in order.
    await subscribe(`matches/${other.id}`);
    await api.recordThrow(mine, { playerId: mine.away, score: 60 });
    await api.recordThrow(other, { playerId: other.away, score: 60 });
    await hears('match-score-updated', ({ matchId }) => matchId === other.id);
    expect(heard.map(({ payload }) => payload.matchId)).toEqual([mine.id, other.id]);
  });
});

describe('subscribe', () => {
  it('refuses a match that does not exist', async () => {
    const { subscribe } = await connectLive(app.url);
    expect(await subscribe(`matches/${newId()}`)).toEqual({ ok: false, error: 'error.not-found' });
  });

  it.each([
    '',
    'matches',
    'matches/',
    'matches/short',
    `matches/${newId()}/x`,
    `MATCHES/${newId()}`,
    `teams/${newId()}`,
    `matches/${newId().slice(1)}Ä`,
    null,
    5,
    {},
    ['matches', newId()],
  ])('refuses %j', async (channel) => {
    const { subscribe } = await connectLive(app.url);
    expect(await subscribe(channel)).toEqual({ ok: false, error: 'error.invalid-request' });
  });

  it("keeps a player's channel for that player", async () => {
    const clients = [await connectLive(app.url), await connectLive(app.url, await api.loginGuest())];
    for (const { subscribe } of clients)
      expect(await subscribe(`players/${newId()}`)).toEqual({
        ok: false,
        error: 'error.insufficient-permissions',
      });
  });

  it('lets everybody follow a public event, but no other event', async () => {
    const { subscribe } = await connectLive(app.url);
    expect(await subscribe(`events/${await createEvent(app)}`)).toEqual({
      ok: true,
      standing: null,
      eventRevision: 0,
    });
    for (const id of [newId(), await createEvent(app, { isPublic: false })])
      expect(await subscribe(`events/${id}`)).toEqual({ ok: false, error: 'error.not-found' });
  });

  it('does not need a callback for the answer', async () => {
    const match = await api.startMatch();
    const { socket, subscribe, hears } = await connectLive(app.url);
    for (const rest of [[], ['x', 5], [null], [{}, {}]]) socket.emit('subscribe', ...rest);
    socket.emit('unsubscribe');
    socket.emit('nothing we know', 1);
    socket.emit('subscribe', `matches/${match.id}`);
    // Answered after that one, since the messages of a connection are handled in order.
    await subscribe(`events/${newId()}`);
    await api.recordThrow(match, { playerId: match.home, score: 60 });
    await hears('match-score-updated');
  });

  it('is limited to 200 channels', async () => {
    const { subscribe } = await connectLive(app.url);
    const teamId = await createClub(app);
    const ids = await Promise.all(Array.from({ length: 201 }, () => createEvent(app, { teamId })));
    const answers = await Promise.all(ids.map((id) => subscribe(`events/${id}`)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(200);
    expect(answers.at(-1)).toEqual({ ok: false, error: 'error.invalid-request' });
  });
});

describe('a connection', () => {
  it('is refused with an invalid token', async () => {
    const { socket } = liveClient(app.url, `${await api.loginGuest()}x`);
    const error = await new Promise<Error>((resolve) => socket.once('connect_error', resolve));
    expect(error.message).toBe('error.unauthorized');
  });

  it('is closed when it sends too many messages', async () => {
    const { socket } = await connectLive(app.url);
    const reason = new Promise<string>((resolve) => socket.once('disconnect', resolve));
    for (let count = 0; count < 600; count += 1) socket.emit('unsubscribe', 'matches/x');
    expect(await reason).toBe('io server disconnect');
  });

  it('is closed when it sends a message that is too large', async () => {
    const { socket } = await connectLive(app.url);
    const reason = new Promise<string>((resolve) => socket.once('disconnect', resolve));
    socket.emit('subscribe', 'x'.repeat(10_000));
    expect(await reason).toBe('transport close');
  });

  it('must be a WebSocket', async () => {
    const answer = await fetch(`${app.url}/api/v1/live/?EIO=4&transport=polling`);
    expect(answer.status).toBe(400);
  });
});

describe('a server that closes', () => {
  it('lets its clients reconnect automatically', async () => {
    const first = await startApp({ listens: true });
    const { socket, subscribe } = await connectLive(first.url);
    expect(await subscribe(`events/${await createEvent(first)}`)).toMatchObject({ ok: true });
    const reason = new Promise<string>((resolve) => socket.once('disconnect', resolve));
    await first.close();
    expect(await reason).toBe('transport close');
    expect(socket.active).toBe(true);

    const second = await startApp();
    await second.http.listen({ port: Number(new URL(first.url).port), host: '127.0.0.1' });
    await eventually(() => socket.connected || undefined, 'the connection to the next server');
    expect(await subscribe(`events/${await createEvent(second)}`)).toMatchObject({ ok: true });
    await second.close();
  });
});
