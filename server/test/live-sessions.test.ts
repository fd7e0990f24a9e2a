import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { newId } from '../src/platform/ids.ts';
import { type CheckedClient, checkedClient } from './checked-client.ts';
import { createEvent } from './create-event.ts';
import { createPerson } from './create-person.ts';
import { type DatabaseSite, databases } from './databases.ts';
import { eventually } from './eventually.ts';
import { connectLive, disconnectClients, type LiveClient, liveClient } from './live-client.ts';
import { startApp, type TestApp } from './start-app.ts';

const password = 'Treble20!';

describe.each(databases)('live connections of users on $name', ({ create }) => {
  let site: DatabaseSite;
  let app: TestApp;
  let call: CheckedClient;

  beforeAll(async () => {
    site = await create();
    const db = await openDatabase(site.options);
    app = await startApp({ db, rateLimits: {}, listens: true, checkSessionsEveryMs: 50 });
    call = await checkedClient(app);
  });
  afterEach(disconnectClients);
  afterAll(async () => {
    await app.close();
    await site.dispose();
  });

  /** A user who registered over the API, with a password to sign in again. */
  const registered = async () => {
    const emailAddress = `${newId()}@club.de`;
    const body = { emailAddress, password };
    const { token, user } = (await call('POST /users/register', { body })).json;
    const mail = await eventually(() => app.mails.find(({ to }) => to === emailAddress), 'the mail');
    const mailed = new URL(mail.link).searchParams.get('token');
    const verify = () => call('POST /users/verify', { body: { token: mailed } });
    return { emailAddress, token: token as string, userId: user.id as string, verify };
  };
  const login = async (emailAddress: string): Promise<string> =>
    (await call('POST /login', { body: { emailAddress, password } })).json.token;
  const connect = (token: string) => connectLive(app.url, token);
  const isEnded = async ({ socket, hears }: LiveClient, reason: string) => {
    expect((await hears('session-ended')).payload).toEqual({ reason });
    await eventually(() => !socket.connected || undefined, 'the end of the connection');
    // A dismissed client stays away and does not try again.
    expect(socket.active).toBe(false);
  };
  const isRefused = async (token: string) => {
    const { socket } = liveClient(app.url, token);
    const error = await new Promise<Error>((resolve) => socket.once('connect_error', resolve));
    expect(error.message).toBe('error.unauthorized');
  };
  /** Whether the server still answers on this connection. */
  const isServed = async ({ subscribe }: LiveClient) =>
    expect(await subscribe(`events/${await createEvent(app)}`)).toMatchObject({ ok: true });

  it('end with their session, and no others', async () => {
    const { emailAddress, token } = await registered();
    const other = await login(emailAddress);
    const [mine, alsoMine, elsewhere] = [await connect(token), await connect(token), await connect(other)];
    await call('POST /logout', { token });
    await isEnded(mine, 'signed-out');
    await isEnded(alsoMine, 'signed-out');
    await isRefused(token);
    await isServed(elsewhere);
  });

  it('end on all devices when the user signs out everywhere', async () => {
    const { emailAddress, token } = await registered();
    const stranger = await connect((await createPerson(app)).token);
    const clients = [await connect(token), await connect(await login(emailAddress))];
    await call('POST /logout', { token, body: { everywhere: true } });
    for (const client of clients) await isEnded(client, 'signed-out');
    await isServed(stranger);
  });

  it('end with a new password', async () => {
    const { emailAddress, token } = await registered();
    const client = await connect(token);
    await call('POST /users/reset-password', { body: { emailAddress } });
    const mail = await eventually(
      () => app.mails.find(({ to, link }) => to === emailAddress && link.includes('password')),
      'the mail',
    );
    const body = { token: new URL(mail.link).searchParams.get('token'), password: 'Bullseye50!' };
    expect((await call('POST /users/new-password', { body })).status).toBe(204);
    await isEnded(client, 'password-changed');
    await isRefused(token);
  });

  it('end with the account', async () => {
    const { token, userId } = await registered();
    const client = await connect(token);
    expect((await call(`DELETE /users/${userId}`, { token, body: { password } })).status).toBe(204);
    await isEnded(client, 'account-deleted');
    await isRefused(token);
  });

  it('end with a session that ended without an event', async () => {
    const { token } = await createPerson(app);
    const client = await connect(token);
    await app.db.write(async ({ q }) => {
      await q.deleteFrom('sessions').where('id', 'is not', null).execute();
    });
    await isEnded(client, 'signed-out');
  });

  it('extend the session and update the time at which the user was last seen', async () => {
    const { token, userId } = await createPerson(app);
    const admin = await createPerson(app, { roles: ['admin'] });
    await connect(token);
    app.clock.time = Date.now() + 10 * 60_000;
    const wanted = app.clock.time;
    await eventually(async () => {
      const { props } = (await call(`GET /users/${userId}`, { token: admin.token })).json;
      return props.lastSeen === wanted || undefined;
    }, 'the last time somebody was here');
    app.clock.time = null;
  });

  it("keep a player's channel for that player, also one who was verified meanwhile", async () => {
    const { token, verify } = await registered();
    const [anna, client] = [await createPerson(app), await connect(token)];
    const refusal = { ok: false, error: 'error.insufficient-permissions' };
    expect(await client.subscribe(`players/${anna.playerId}`)).toEqual(refusal);
    expect(await client.subscribe('lobby')).toEqual(refusal);
    await verify();
    const { playerId } = (await call('GET /users/me', { token })).json.props;
    expect(await client.subscribe(`players/${playerId}`)).toEqual({ ok: true, standing: null });
    expect(await client.subscribe(`players/${anna.playerId}`)).toEqual(refusal);
    expect(await client.subscribe('lobby')).toEqual({ ok: true, standing: null });
    const admin = await createPerson(app, { roles: ['admin'] });
    expect(await (await connect(admin.token)).subscribe(`players/${playerId}`)).toEqual(refusal);
  });

  it.each(['users/', 'sessions/', 'lobby/'])('cannot subscribe to %s…', async (room) => {
    const { token, userId } = await createPerson(app);
    const { subscribe } = await connect(token);
    expect(await subscribe(`${room}${userId}`)).toEqual({ ok: false, error: 'error.invalid-request' });
  });
});
