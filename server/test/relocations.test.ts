import { guestTokenLifetimeMs, maxRelocationLength, relocationLifetimeMs } from '@neundarter/contract/limits';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { newId } from '../src/platform/ids.ts';
import { openAuthority } from '../src/platform/tls/authority/open-authority.ts';
import { type CheckedClient, checkedClient } from './checked-client.ts';
import { createPerson, givePassword, type Person } from './create-person.ts';
import { type DatabaseSite, databases } from './databases.ts';
import { startApp, type TestApp } from './start-app.ts';

const password = 'Treble20!';
/** The limits of floods; those of codes are part of the call itself. */
const generous = Object.fromEntries(
  ['openRelocation', 'takeRelocation', 'readRelocation'].map((name) => [
    name,
    { max: 10_000, timeWindowMs: 60_000 },
  ]),
);
const newClaim = () => (newId() + newId()).slice(0, 22);
const content = JSON.stringify({ settings: { 'color-scheme': 'dark' }, matches: [], games: [] });

describe.each(databases)('the way of a device to the secure address on $name', ({ create }) => {
  let site: DatabaseSite;
  let app: TestApp;
  let call: CheckedClient;
  let max: Person;

  beforeAll(async () => {
    site = await create();
    app = await startApp({ db: await openDatabase(site.options), rateLimits: generous });
    call = await checkedClient(app);
  });
  afterAll(async () => {
    await app.close();
    await site.dispose();
  });
  beforeEach(async () => {
    app.clock.time = null;
    await forgetAll();
    max = await createPerson(app, { firstName: 'Max' });
  });

  /** What earlier tests have counted and left. */
  const forgetAll = () =>
    app.db.write(async ({ q }) => {
      await q.deleteFrom('attempts').execute();
      await q.deleteFrom('relocations').execute();
    });
  const newGuest = async (): Promise<{ token: string; guestId: string }> =>
    (await call('GET /login/guest')).json;
  const open = (token: string, body: object = { content }) => call('POST /relocations', { token, body });
  const codeOf = async (token: string): Promise<string> => (await open(token)).json.code;
  const stateOf = async (code: string) => (await call('POST /relocations/state', { body: { code } })).json;
  const take = (code: string, claim = 'first'.padEnd(22, '-')) =>
    call('POST /relocations/take', { body: { code, claim } });
  const isAlive = async (token: string) => (await call('GET /users/me', { token })).status === 200;
  const guestOf = async (token: string) => (await call('GET /login/guest', { token })).json.guestId;
  const other = 'other'.padEnd(22, '-');

  it('opens a new session of the same user, ends the old one, and hands over what went along', async () => {
    const code = await codeOf(max.token);
    expect(code).toMatch(/^[\w-]{22}$/);
    expect(await stateOf(code)).toMatchObject({
      state: 'open',
      name: expect.stringContaining('Max'),
      isUser: true,
    });
    const taken = (await take(code)).json;
    expect(taken).toMatchObject({ content, guest: null, session: { user: { id: max.userId } } });
    expect(taken.session.token).not.toBe(max.token);
    expect(await isAlive(taken.session.token)).toBe(true);
    expect(await isAlive(max.token)).toBe(false);
    expect(await stateOf(code)).toEqual({ state: 'taken', name: null, isUser: true });
  });

  it('gives a guest a new token, and ends all earlier ones', async () => {
    const guest = await newGuest();
    app.clock.time = Date.now() + 1000;
    const code = await codeOf(guest.token);
    expect(await stateOf(code)).toEqual({ state: 'open', name: null, isUser: false });
    app.clock.time += 1000;
    const taken = (await take(code)).json;
    expect(taken).toMatchObject({ session: null, guest: { guestId: guest.guestId } });
    expect((await call('GET /address', { token: guest.token })).status).toBe(401);
    expect((await call('GET /address', { token: taken.guest.token })).status).toBe(200);
    // A renewal leads the old address to a new guest.
    expect(await guestOf(guest.token)).not.toBe(guest.guestId);
    expect(await guestOf(taken.guest.token)).toBe(guest.guestId);
    // Nobody takes over the matches of the guest with the old token either.
    const claim = await call('POST /users/me/matches/claim', {
      token: max.token,
      body: { guestToken: guest.token },
    });
    expect(claim.status).not.toBe(200);
    app.clock.time += guestTokenLifetimeMs;
    expect(await guestOf(taken.guest.token)).toBe(guest.guestId);
  });

  it('takes along the guest that the device of a user also is', async () => {
    const guest = await newGuest();
    app.clock.time = Date.now() + 1000;
    const { code } = (await open(max.token, { content, guestToken: guest.token })).json;
    expect((await take(code)).json).toMatchObject({
      session: { user: { id: max.userId } },
      guest: { guestId: guest.guestId },
    });
    const forged = (await open((await createPerson(app)).token, { content, guestToken: `${guest.token}x` }))
      .json;
    expect((await take(forged.code)).json.guest).toBeNull();
  });

  it('works once; who has not taken it learns that somebody has', async () => {
    const code = await codeOf(max.token);
    const first = (await take(code)).json.session.token;
    const again = await take(code, other);
    expect([again.status, again.text]).toEqual([409, 'error.relocation.code-used']);
    expect(await isAlive(first)).toBe(true);
  });

  it('repeats an answer that was lost, without a second session', async () => {
    const code = await codeOf(max.token);
    const [one, two] = [(await take(code)).json, (await take(code)).json];
    expect(two.content).toBe(content);
    expect([await isAlive(one.session.token), await isAlive(two.session.token)]).toEqual([false, true]);
    app.clock.time = Date.now() + 6 * 60_000;
    expect((await take(code)).text).toBe('error.relocation.code-used');
    expect(await isAlive(two.session.token)).toBe(true);
  });

  it('ends after a minute, and is unknown to strangers', async () => {
    const code = await codeOf(max.token);
    app.clock.time = Date.now() + relocationLifetimeMs + 1;
    expect((await take(code)).text).toBe('error.relocation.code-expired');
    expect(await stateOf(code)).toMatchObject({ state: 'expired', name: null });
    expect(await stateOf('x'.repeat(22))).toMatchObject({ state: 'expired', name: null });
    expect((await take('x'.repeat(22))).text).toBe('error.relocation.code-expired');
    expect(await isAlive(max.token)).toBe(true);
  });

  it('does not revive a session that somebody has ended meanwhile', async () => {
    const code = await codeOf(max.token);
    await call('POST /logout', { token: max.token, body: { everywhere: true } });
    expect((await take(code)).text).toBe('error.relocation.code-expired');
    const later = await createPerson(app);
    const second = await codeOf(later.token);
    const moved = (await take(second)).json.session.token;
    await call('POST /logout', { token: moved });
    expect((await take(second)).text).toBe('error.relocation.code-expired');
  });

  it('leaves one open code for a device', async () => {
    const [earlier, later] = [await codeOf(max.token), await codeOf(max.token)];
    expect((await take(earlier)).text).toBe('error.relocation.code-expired');
    expect((await take(later)).status).toBe(200);
  });

  it('stores neither code nor token, and forgets the content', async () => {
    const guest = await newGuest();
    const { code } = (await open(max.token, { content, guestToken: guest.token })).json;
    const rows = () => app.db.query((q) => q.selectFrom('relocations').selectAll().execute());
    const text = JSON.stringify(await rows());
    for (const secret of [code, max.token, guest.token]) expect(text).not.toContain(secret);
    app.clock.time = Date.now() + 7 * 60_000;
    await codeOf((await newGuest()).token);
    const kept = (await rows()).filter((row) => row.content !== null);
    expect(kept).toHaveLength(1);
  });

  it('has limits: of its size, of the codes of an address, and of what is kept at once', async () => {
    const big = 'x'.repeat(maxRelocationLength);
    expect((await open(max.token, { content: big })).status).toBe(200);
    expect((await open(max.token, { content: `${big}x` })).text).toBe('error.invalid-request');
    expect((await open(max.token, { content: big, more: 'y'.repeat(200_000) })).status).toBe(413);
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const openFrom = async (address: string) => {
      const { token } = await newGuest();
      return call('POST /relocations', { token, body: { content }, headers: from(address) });
    };
    let refused = 0;
    for (let tries = 0; tries < 62; tries += 1) if ((await openFrom('10.0.0.1')).status === 429) refused += 1;
    expect(refused).toBe(2);
    let last = await openFrom('10.0.0.2');
    for (let tries = 0; tries < 6 && last.status === 200; tries += 1) last = await openFrom('10.0.0.3');
    expect(last.text).toBe('error.too-many-requests');
    app.clock.time = Date.now() + 8 * 60_000;
    expect((await openFrom('10.0.0.4')).status).toBe(200);
  });

  it('is forgotten with the account', async () => {
    await codeOf(max.token);
    const count = async () => {
      const rows = app.db.query((q) =>
        q.selectFrom('relocations').select('code_hash').where('user_id', '=', max.userId).execute(),
      );
      return (await rows).length;
    };
    expect(await count()).toBe(1);
    await givePassword(app, max, password);
    const gone = await call(`DELETE /users/${max.userId}`, { token: max.token, body: { password } });
    expect(gone.status).toBe(204);
    expect(await count()).toBe(0);
  });

  it('loses and doubles nothing, however calls are repeated, reordered and mixed', async () => {
    const act = fc.constantFrom('open', 'take', 'take-other', 'state', 'logout', 'minute');
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 14 }), async (acts) => {
        app.clock.time = null;
        await forgetAll();
        const person = await createPerson(app);
        const tokens = [person.token];
        let owner = person.token;
        const claims = { take: newClaim(), 'take-other': newClaim() };
        let code: string | null = null;
        let holder: string | null = null;
        for (const one of acts) {
          if (one === 'minute') app.clock.time = (app.clock.time ?? Date.now()) + relocationLifetimeMs;
          if (one === 'open') {
            const opened = await open(owner);
            if (opened.status === 200) [code, holder] = [opened.json.code, null];
          }
          if (one === 'state' && code !== null) await stateOf(code);
          if (one === 'logout') await call('POST /logout', { token: owner });
          if ((one === 'take' || one === 'take-other') && code !== null) {
            const answer = await take(code, claims[one]);
            if (answer.status !== 200) continue;
            // Only one claim ever gets anything, and always the same things.
            expect(holder ?? one).toBe(one);
            expect(answer.json.content).toBe(content);
            holder = one;
            owner = answer.json.session.token;
            tokens.push(owner);
          }
          const alive = await Promise.all(tokens.map(isAlive));
          expect(alive.filter(Boolean).length).toBeLessThanOrEqual(1);
          if (!acts.includes('logout')) expect(await isAlive(owner)).toBe(true);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('gives a code to one of many who take it at once', async () => {
    const code = await codeOf(max.token);
    const answers = await Promise.all(Array.from({ length: 8 }, () => take(code, newClaim())));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ text }) => text))).toEqual(
      new Set(['error.relocation.code-used']),
    );
  });
});

describe.each(databases.filter(({ name }) => name === 'postgres'))('two processes on $name', ({ create }) => {
  it('answer each other’s codes, and end tokens of guests in both', async () => {
    const site = await create();
    const start = async () =>
      startApp({ db: await openDatabase(site.options), config: { tokenSecret: 'x'.repeat(40) } });
    const [one, two] = [await start(), await start()];
    try {
      const [at, there] = [await checkedClient(one), await checkedClient(two)];
      const guest = (await at('GET /login/guest')).json;
      [one.clock.time, two.clock.time] = [Date.now() + 1000, Date.now() + 1000];
      const { code } = (await at('POST /relocations', { token: guest.token, body: { content } })).json;
      const body = { code, claim: newClaim() };
      const taken = (await there('POST /relocations/take', { body })).json;
      expect(taken).toMatchObject({ content, guest: { guestId: guest.guestId } });
      expect((await there('GET /address', { token: guest.token })).status).toBe(401);
      expect((await at('POST /relocations/state', { body: { code } })).json.state).toBe('taken');
    } finally {
      await one.close();
      await two.close();
      await site.dispose();
    }
  });
});

describe('in the hall', () => {
  it('nobody uses a code from another address', async () => {
    const place = {
      names: ['laptop.local'],
      networks: [{ address: '192.168.1.0', prefix: 24 }],
      addresses: ['192.168.1.5'],
    };
    const app = await startApp({
      openTls: (server) =>
        openAuthority(
          server,
          { dataDir: '/nowhere' },
          { log: null as never, clock: null as never, place: () => place },
        ),
    });
    try {
      const call = await checkedClient(app);
      const { token } = (await call('GET /login/guest')).json;
      const from = (address: string) => ({ 'x-forwarded-for': address });
      const opened = await call('POST /relocations', {
        token,
        body: { content },
        headers: from('192.168.1.20'),
      });
      const takeFrom = (address: string) =>
        call('POST /relocations/take', {
          body: { code: opened.json.code, claim: 'x'.repeat(22) },
          headers: from(address),
        });
      expect((await takeFrom('192.168.1.66')).text).toBe('error.relocation.other-device');
      expect((await takeFrom('192.168.1.20')).status).toBe(200);
    } finally {
      await app.close();
    }
  });
});
