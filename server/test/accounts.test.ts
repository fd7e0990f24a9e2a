import {
  passwordResetLifetimeMs,
  sessionLifetimeMs,
  verificationLifetimeMs,
} from '@neundarter/contract/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { newId } from '../src/platform/ids.ts';
import { type CheckedClient, checkedClient } from './checked-client.ts';
import { createPerson } from './create-person.ts';
import { type DatabaseSite, databases } from './databases.ts';
import { dumpDatabase, settleOutbox } from './dump-database.ts';
import { eventually } from './eventually.ts';
import { passDays } from './pass-days.ts';
import { startApp, type TestApp } from './start-app.ts';

const password = 'Treble20!';
const minute = 60_000;

describe.each(databases)('accounts on $name', ({ create }) => {
  let site: DatabaseSite;
  let app: TestApp;
  let call: CheckedClient;

  beforeAll(async () => {
    site = await create();
    app = await startApp({
      db: await openDatabase(site.options),
      rateLimits: {},
      config: { adminEmail: 'Chef@Club.de', publicUrl: 'https://darts.example.org' },
    });
    call = await checkedClient(app);
  });
  beforeEach(() => {
    app.clock.time = null;
  });
  afterAll(async () => {
    await app.close();
    await site.dispose();
  });

  const newAddress = () => `${newId()}@club.de`;
  const register = (emailAddress: string, more: object = {}) =>
    call('POST /users/register', { body: { emailAddress, password, ...more } });
  const login = (emailAddress: string, secret = password) =>
    call('POST /login', { body: { emailAddress, password: secret } });
  const me = (token: string) => call('GET /users/me', { token });
  const mailsTo = (address: string) => app.mails.filter(({ to }) => to === address);
  /** Token of the latest mail to an address, after `count` mails have arrived. */
  const mailedToken = async (address: string, count = 1): Promise<string> => {
    const mail = await eventually(
      () => (mailsTo(address).length >= count ? mailsTo(address).at(-1) : undefined),
      `mail ${count} to ${address}`,
    );
    return new URL(mail.link).searchParams.get('token') ?? '';
  };
  const verify = (token: string) => call('POST /users/verify', { body: { token } });
  const registered = async () => {
    const emailAddress = newAddress();
    const { token } = (await register(emailAddress)).json;
    await verify(await mailedToken(emailAddress));
    return { emailAddress, token: token as string };
  };

  it('can be created, verified by mail, and used to sign in', async () => {
    const emailAddress = newAddress();
    const session = (await register(emailAddress.toUpperCase())).json;
    expect(session.user.props).toMatchObject({ emailAddress, isVerified: false, playerId: null, roles: [] });
    const mail = await eventually(() => mailsTo(emailAddress)[0], 'the mail');
    expect(mail.link).toMatch(/^https:\/\/darts\.example\.org\/register\/email-activated\?token=[\w-]{43}$/);
    expect(await verify(await mailedToken(emailAddress))).toMatchObject({ status: 204 });
    const own = (await me(session.token)).json;
    expect(own.props).toMatchObject({ isVerified: true, playerId: expect.stringMatching(/^[0-9a-z]{20}$/) });
    const again = await login(` ${emailAddress}`.trim());
    expect(again.json.user.id).toBe(own.id);
    expect(again.json.token).not.toBe(session.token);
    const player = await call(`GET /users/${own.id}/player`, { token: session.token });
    expect(player.json.props).toMatchObject({ type: 'registered', firstName: '', fullName: '' });
    expect((await call(`GET /players/uid/${own.id}`, { token: session.token })).json.id).toBe(player.json.id);
  });

  it('store no secret in the database', async () => {
    const { emailAddress, token } = await registered();
    await call('POST /users/reset-password', { body: { emailAddress } });
    const mailed = await mailedToken(emailAddress, 2);
    await settleOutbox(app.db);
    const dump = JSON.stringify(await dumpDatabase(app.db));
    for (const secret of [token, mailed, password]) expect(dump).not.toContain(secret);
    expect(app.logLines.join('')).not.toContain(password);
  });

  it.each([
    ['abcdefg1', 'error.registration.password-needs-special-character'],
    ['Ab1!', 'error.registration.password-too-short'],
    ['abcdef1!', 'error.registration.password-needs-uppercase-letter'],
    ['ABCDEF1!', 'error.registration.password-needs-lowercase-letter'],
    ['Abcdefg!', 'error.registration.password-needs-digit'],
  ])('refuse the password %s', async (weak, code) => {
    const answer = await call('POST /users/register', {
      body: { emailAddress: newAddress(), password: weak },
    });
    expect([answer.status, answer.text]).toEqual([400, code]);
  });

  it('need an address that no other account has', async () => {
    const { emailAddress } = await registered();
    const answer = await register(emailAddress.toUpperCase());
    expect([answer.status, answer.text]).toEqual([409, 'error.registration.address-already-in-use']);
    const twice = newAddress();
    const both = await Promise.all([register(twice), register(twice)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('are found by their address', async () => {
    const { emailAddress } = await registered();
    const ask = async (address: string) =>
      (await call(`GET /users/registered?emailAddress=${encodeURIComponent(address)}`)).json.isRegistered;
    expect([await ask(emailAddress), await ask(newAddress())]).toEqual([true, false]);
  });

  it('answer differently to an unknown address and to a wrong password', async () => {
    const { emailAddress } = await registered();
    expect(await login(newAddress())).toMatchObject({ status: 404, text: 'error.login.user-not-found' });
    expect(await login(emailAddress, 'Treble19!')).toMatchObject({
      status: 403,
      text: 'error.login.wrong-password',
    });
  });

  it('have to wait after eight wrong passwords, in every process and after a restart', async () => {
    const { emailAddress } = await registered();
    app.clock.time = Date.now();
    for (let tries = 0; tries < 8; tries += 1)
      expect((await login(emailAddress, 'Treble19!')).text).toBe('error.login.wrong-password');
    const slowed = await login(emailAddress);
    expect(slowed).toMatchObject({ status: 429, text: 'error.login.too-many-requests' });
    expect(slowed.headers['retry-after']).toBe('1');
    const other = await startApp({
      db: { ...app.db, close: async () => undefined },
      rateLimits: {},
      config: { tokenSecret: 'x'.repeat(32) },
    });
    other.clock.time = app.clock.time;
    const elsewhere = await checkedClient(other);
    expect((await elsewhere('POST /login', { body: { emailAddress, password } })).status).toBe(429);
    await other.close();
    app.clock.time += 1000;
    expect((await login(emailAddress, 'Treble19!')).text).toBe('error.login.wrong-password');
    expect((await login(emailAddress)).headers['retry-after']).toBe('2');
    app.clock.time += 2000;
    expect((await login(emailAddress)).status).toBe(200);
  });

  it('let their owner sign in on a known device while others guess the password', async () => {
    const { emailAddress } = await registered();
    app.clock.time = Date.now();
    const loginWith = (deviceTokens: string[], secret = password) =>
      call('POST /login', { body: { emailAddress, password: secret, deviceTokens } });
    const { deviceToken } = (await login(emailAddress)).json;
    const stranger = (await login((await registered()).emailAddress)).json.deviceToken;
    for (let tries = 0; tries < 8; tries += 1) await login(emailAddress, 'Treble19!');
    expect((await loginWith([stranger])).status).toBe(429);
    const known = await loginWith([stranger, deviceToken]);
    expect([known.status, known.json.deviceToken]).toEqual([200, deviceToken]);
    for (let tries = 0; tries < 8; tries += 1) await loginWith([deviceToken], 'Treble19!');
    expect((await loginWith([deviceToken])).status).toBe(429);
  });

  it('forget wrong passwords after the right one', async () => {
    const { emailAddress } = await registered();
    for (let round = 0; round < 2; round += 1) {
      for (let tries = 0; tries < 6; tries += 1) await login(emailAddress, 'Treble19!');
      expect((await login(emailAddress)).status).toBe(200);
    }
  });

  it('have only the rights of a guest until they are verified', async () => {
    const { token } = (await register(newAddress())).json;
    expect(await call('GET /players', { token })).toMatchObject({
      status: 403,
      text: 'error.login.email-not-verified',
    });
    expect((await call('GET /teams', { token })).status).toBe(200);
    expect((await me(token)).status).toBe(200);
  });

  it('get the mail again, but not too often', async () => {
    const emailAddress = newAddress();
    const { token } = (await register(emailAddress)).json;
    const first = await mailedToken(emailAddress);
    const again = (id: string) =>
      call('POST /users/resend-verification', { token, headers: { 'x-request-id': id } });
    expect((await again('once')).status).toBe(204);
    expect((await again('once')).status).toBe(204);
    expect((await again('twice')).status).toBe(204);
    await mailedToken(emailAddress, 3);
    await settleOutbox(app.db);
    expect(mailsTo(emailAddress)).toHaveLength(3);
    await again('a');
    await again('b');
    const tooMany = await again('c');
    expect([tooMany.status, tooMany.text]).toEqual([429, 'error.too-many-requests']);
    // The link of the first mail works too, since that mail may arrive last.
    expect((await verify(first)).status).toBe(204);
    expect((await again('d')).text).toBe('error.registration.already-verified');
  });

  it('can be verified once, until the link expires', async () => {
    const emailAddress = newAddress();
    await register(emailAddress);
    const token = await mailedToken(emailAddress);
    expect((await verify('nonsense')).text).toBe('error.registration.invalid-link');
    app.clock.time = Date.now() + verificationLifetimeMs;
    expect((await verify(token)).text).toBe('error.registration.expired-link');
    app.clock.time = null;
    expect((await verify(token)).status).toBe(204);
    expect((await verify(token)).text).toBe('error.registration.invalid-link');
  });

  it('get a new password by mail, which ends all sessions', async () => {
    const { emailAddress, token } = await registered();
    const other = (await login(emailAddress)).json.token;
    expect((await call('POST /users/reset-password', { body: { emailAddress } })).status).toBe(204);
    const mailed = await mailedToken(emailAddress, 2);
    const set = (secret: string) =>
      call('POST /users/new-password', { body: { token: mailed, password: secret } });
    const check = async () => {
      const answer = await call('POST /users/check-password-link', { body: { token: mailed } });
      return answer.status === 204 ? 'usable' : answer.text;
    };
    expect(await check()).toBe('usable');
    expect(await check()).toBe('usable');
    expect((await set('weak')).text).toBe('error.registration.password-needs-special-character');
    expect((await verify(mailed)).text).toBe('error.registration.invalid-link');
    app.clock.time = Date.now() + passwordResetLifetimeMs;
    expect((await set('Bullseye50!')).text).toBe('error.registration.expired-link');
    expect(await check()).toBe('error.registration.expired-link');
    app.clock.time = null;
    expect((await set('Bullseye50!')).status).toBe(204);
    expect((await set('Bullseye51!')).text).toBe('error.registration.invalid-link');
    expect(await check()).toBe('error.registration.invalid-link');
    for (const old of [token, other]) expect((await me(old)).text).toBe('error.unauthorized');
    expect((await login(emailAddress)).text).toBe('error.login.wrong-password');
    expect((await login(emailAddress, 'Bullseye50!')).status).toBe(200);
  });

  it('do not reveal by a reset of the password who is registered', async () => {
    const stranger = newAddress();
    expect((await call('POST /users/reset-password', { body: { emailAddress: stranger } })).status).toBe(204);
    const { emailAddress } = await registered();
    for (let tries = 0; tries < 8; tries += 1)
      expect((await call('POST /users/reset-password', { body: { emailAddress } })).status).toBe(204);
    // The mails are written after the answers.
    await mailedToken(emailAddress, 1 + 5);
    await settleOutbox(app.db);
    expect(mailsTo(stranger)).toHaveLength(0);
    expect(mailsTo(emailAddress)).toHaveLength(1 + 5);
  });

  it('belong to the owner of the address after a reset, not to somebody else who registered it', async () => {
    const emailAddress = newAddress();
    const thief = (await register(emailAddress)).json.token;
    await call('POST /users/reset-password', { body: { emailAddress } });
    const mailed = await mailedToken(emailAddress, 2);
    await call('POST /users/new-password', { body: { token: mailed, password: 'Bullseye50!' } });
    expect((await me(thief)).text).toBe('error.unauthorized');
    expect((await login(emailAddress)).text).toBe('error.login.wrong-password');
    const owner = await login(emailAddress, 'Bullseye50!');
    expect(owner.json.user.props).toMatchObject({ isVerified: true, playerId: expect.any(String) });
  });

  it('make the user with ADMIN_EMAIL the first admin once the address is verified', async () => {
    const session = (await register('chef@club.de')).json;
    expect(session.user.props.roles).toEqual([]);
    await verify(await mailedToken('chef@club.de'));
    expect((await me(session.token)).json.props.roles).toEqual(['admin']);
  });

  describe('sessions', () => {
    it('are extended by every use, and end if they are not used', async () => {
      const { token } = await registered();
      const start = Date.now();
      for (const days of [20, 40, 60]) {
        app.clock.time = start + days * 24 * 60 * minute;
        expect((await me(token)).json.props.lastSeen).toBe(app.clock.time);
      }
      const renewed = (await call('POST /login/renew', { token })).json;
      expect(renewed.expiresAt).toBe((app.clock.time ?? 0) + sessionLifetimeMs);
      await passDays(app, renewed.expiresAt);
      expect((await me(token)).text).toBe('error.unauthorized');
    });

    it('end one by one, or all at once', async () => {
      const { emailAddress, token } = await registered();
      const [second, third] = [
        (await login(emailAddress)).json.token,
        (await login(emailAddress)).json.token,
      ];
      expect((await call('POST /logout', { token: second })).status).toBe(204);
      expect((await me(second)).status).toBe(401);
      expect((await me(token)).status).toBe(200);
      expect((await call('POST /logout', { token: third, body: { everywhere: true } })).status).toBe(204);
      for (const ended of [token, third]) expect((await me(ended)).status).toBe(401);
    });

    it('cannot be replaced by tokens of mails or guests', async () => {
      const { emailAddress } = await registered();
      await call('POST /users/reset-password', { body: { emailAddress } });
      const mailed = await mailedToken(emailAddress, 2);
      expect((await me(mailed)).text).toBe('error.unauthorized');
      const guest = (await call('GET /login/guest')).json.token;
      expect((await me(guest)).text).toBe('error.insufficient-permissions');
      const { token } = await createPerson(app);
      expect((await verify(token)).text).toBe('error.registration.invalid-link');
    });
  });
});
