import { afterEach, describe, expect, it } from 'vitest';
import { usualCallLimits } from '../src/platform/http/call-limits.ts';
import { newId } from '../src/platform/ids.ts';
import { countVerification } from '../src/users/count-verification.ts';
import { databases } from './databases.ts';
import { settleOutbox } from './dump-database.ts';
import { useApp } from './use-app.ts';

// Nobody can make the server send mails to as many strangers, or as many made-up addresses, as they like.

const hourMs = 60 * 60_000;

describe.each(databases)('mails of registrations on $name', ({ create }) => {
  const { app, call } = useApp(create, { rateLimits: {}, callLimits: usualCallLimits });
  afterEach(() => {
    app.clock.time = null;
  });

  const register = (emailAddress: string, from: string) =>
    call('POST /users/register', {
      body: { emailAddress, password: 'Treble20!' },
      headers: { 'x-forwarded-for': from },
    });
  const madeUp = () => `${newId()}@${newId()}.example.org`;
  const count = (email: string, clientAddress: string) =>
    countVerification(
      { db: app.db, clock: { now: () => app.clock.time ?? Date.now() } },
      { email, clientAddress },
    );

  it('go to thirty addresses an hour from one network; refused ones make no account', async () => {
    const now = Date.now();
    app.clock.time = now;
    const addresses = Array.from({ length: 33 }, madeUp);
    const answers: string[] = [];
    for (const [index, address] of addresses.entries()) {
      const { status, text } = await register(address, `2001:db8:1:1::${index.toString(16)}`);
      answers.push(status === 200 ? 'registered' : text);
    }
    expect(answers.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 'registered'));
    expect(answers.slice(30)).toEqual(Array.from({ length: 3 }, () => 'error.too-many-requests'));
    await settleOutbox(app.db);
    expect(app.mails.filter(({ to }) => addresses.includes(to))).toHaveLength(30);
    const [late = ''] = addresses.slice(30);
    const isRegistered = async () =>
      (await call(`GET /users/registered?emailAddress=${late}`)).json.isRegistered as boolean;
    expect(await isRegistered()).toBe(false);
    // Others go on at once, and this network after an hour.
    expect((await register(madeUp(), '2001:db8:1:2::1')).status).toBe(200);
    app.clock.time = now + hourMs;
    expect((await register(late, '2001:db8:1:1::1')).status).toBe(200);
    expect(await isRegistered()).toBe(true);
  });

  it('are counted with those that are sent once more', async () => {
    const from = '192.0.2.77';
    const { token } = (await register(madeUp(), from)).json;
    for (let index = 0; index < 29; index += 1) expect(await count(madeUp(), from)).toBeNull();
    const resend = (address: string) =>
      call('POST /users/resend-verification', { token, headers: { 'x-forwarded-for': address } });
    expect((await resend(from)).text).toBe('error.too-many-requests');
    expect((await resend('192.0.2.78')).status).toBe(204);
  });

  it('go to a hundred addresses of a domain an hour, whose count a refused network does not raise', async () => {
    const now = Date.now();
    app.clock.time = now;
    const domain = `${newId()}.example.com`;
    const tryIt = (index: number, from: string) => count(`a${index}@${domain}`, from);
    for (let index = 0; index < 90; index += 1) await tryIt(index, '192.0.2.1');
    for (let index = 100; index < 170; index += 1)
      expect(await tryIt(index, `198.51.100.${index}`)).toBeNull();
    expect(await tryIt(200, '198.51.100.200')).toBe(3600);
    expect(await count(`a@other.example.com`, '198.51.100.200')).toBeNull();
    app.clock.time = now + hourMs;
    expect(await tryIt(200, '198.51.100.200')).toBeNull();
  });

  it('go to one address six times an hour, whoever asks', async () => {
    const address = madeUp();
    for (let index = 0; index < 6; index += 1) expect(await count(address, `203.0.113.${index}`)).toBeNull();
    expect(await count(address, '203.0.113.99')).toBe(3600);
  });
});
