import { createSecretKey, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseSite, databases } from '../../../test/databases.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open-database.ts';
import { countWrongTry } from './count-wrong-try.ts';
import { createKeyDeriver } from './derive-key.ts';
import { findByKey } from './find-by-key.ts';
import type { PassKind, PassPlace } from './pass.ts';
import { passRows } from './pass-rows.ts';
import { keepSecret, newDigits } from './pass-secrets.ts';
import type { Typist } from './try-limits.ts';
import { type Tried, tryPass } from './try-pass.ts';

/** A random key, as cards have them. */
const newKey = (): string => randomBytes(16).toString('base64url');

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

describe.each(databases)('passes on $name', ({ create }) => {
  let site: DatabaseSite;
  let db: Database;
  let ids = 0;
  let now = 1_000_000_000;
  const clock = { now: () => now };
  beforeAll(async () => {
    site = await create();
    db = await openDatabase(site.options);
  });
  afterAll(async () => {
    await db.close();
    await site.dispose();
  });

  const placeOf = (kind: PassKind): PassPlace => ({ kind, scope: `scope ${(ids += 1)}` });
  const issue = async (
    place: PassPlace,
    secret: string,
    more: { readonly expiresAt?: number; readonly use?: 'once' } = {},
  ): Promise<void> => {
    const kept = await keepSecret(place.kind, secret);
    await db.write((tx) => passRows.issue(tx, { place, secret: kept, now, ...more }));
  };
  const guest = (clientAddress = `192.0.2.${(ids += 1) % 250}`): Typist => ({
    actor: { kind: 'guest', id: `guest ${(ids += 1)}` },
    clientAddress,
  });
  const account = (isVerified: boolean, clientAddress: string): Typist => ({
    actor: {
      kind: 'user',
      id: `user ${(ids += 1)}`,
      sessionId: 's',
      isVerified,
      playerId: null,
      roles: [],
      teamIds: [],
      adminOfTeamIds: [],
    },
    clientAddress,
  });
  let told = 0;
  const tryIt = async (place: PassPlace, secret: string, by: Typist): Promise<Tried> => {
    const tried = await db.query((q) => tryPass({ db, clock }, q, { place, secret, by }));
    if (tried.outcome === 'wrong')
      await countWrongTry(
        { db, clock },
        {
          pass: tried.pass,
          by,
          lockScope: async () => undefined,
          tell: async () => {
            told += 1;
          },
        },
      );
    return tried;
  };
  const outcomeOf = async (...tried: Parameters<typeof tryIt>) => (await tryIt(...tried)).outcome;

  it.each([
    ['match-pin', '4711', true],
    ['guests-pin', '0815', false],
    ['pairing-code', 'abcdefgh', false],
    ['card-key', newKey(), false],
  ] as const)('of the kind %s open their place', async (kind, secret, isShown) => {
    const place = placeOf(kind);
    expect(await outcomeOf(place, secret, guest())).toBe('closed');
    await issue(place, secret);
    expect(await outcomeOf(place, secret, guest())).toBe('right');
    expect(await outcomeOf(place, `${secret}x`, guest())).toBe('wrong');
    expect(await outcomeOf({ ...place, part: 'away' }, secret, guest())).toBe('closed');
    const stored = JSON.stringify(await db.query((q) => q.selectFrom('passes').selectAll().execute()));
    expect(stored.includes(JSON.stringify(secret))).toBe(isShown);
  });

  it('are open until they expire, are revoked, or another one is issued', async () => {
    const place = placeOf('card-key');
    const [first, second] = [newKey(), newKey()];
    const find = (key: string) => db.query((q) => findByKey(q, { place, key }, now));
    await issue(place, first, { expiresAt: now + 1000 });
    expect(await find(first)).toMatchObject({ number: 0, lastUsedAt: null });
    now += 999;
    expect(await find(first)).not.toBeNull();
    now += 1;
    expect(await find(first)).toBeNull();
    await issue(place, second);
    expect([await find(first), await find(second)]).toMatchObject([null, { number: 1 }]);
    await db.write((tx) => passRows.revoke(tx, place, now));
    expect(await find(second)).toBeNull();
    expect((await db.query((q) => passRows.findKnown(q, place))).map(({ number }) => number)).toEqual([1, 0]);
    await db.write((tx) => passRows.removeAll(tx, [place.scope]));
    expect(await db.query((q) => passRows.findKnown(q, place))).toEqual([]);
  });

  it('note their last use, and a code for one device is used once', async () => {
    const code = placeOf('pairing-code');
    await issue(code, 'abcdefgh', { use: 'once' });
    const pass = await db.query((q) => passRows.findOpen(q, code, now));
    if (pass === null) throw new Error('no pass');
    const use = () => db.write((tx) => passRows.use(tx, pass, now));
    const uses = await Promise.all([use(), use(), use()]);
    expect(uses.filter((isFirst) => isFirst)).toHaveLength(1);
    expect(await outcomeOf(code, 'abcdefgh', guest())).toBe('closed');
    const pin = placeOf('match-pin');
    await issue(pin, '4711');
    const often = await db.query((q) => passRows.findOpen(q, pin, now));
    if (often === null) throw new Error('no pass');
    for (let index = 0; index < 2; index += 1)
      expect(await db.write((tx) => passRows.use(tx, often, now))).toBe(true);
    expect((await db.query((q) => passRows.findOpen(q, pin, now)))?.lastUsedAt).toBe(now);
    await db.write((tx) => passRows.revoke(tx, pin, now));
    expect(await db.write((tx) => passRows.use(tx, often, now))).toBe(false);
  });

  it('may be typed wrong five times by a device, also at the same moment', async () => {
    const place = placeOf('guests-pin');
    await issue(place, '4711');
    const by = guest();
    const tries = await Promise.all(Array.from({ length: 20 }, () => outcomeOf(place, '0000', by)));
    expect(tries.filter((outcome) => outcome === 'wrong')).toHaveLength(5);
    expect(tries.filter((outcome) => outcome === 'wait')).toHaveLength(15);
    expect(await tryIt(place, '4711', by)).toEqual({ outcome: 'wait', waitS: 600 });
    expect(await outcomeOf(place, '4711', guest())).toBe('right');
    now += 10 * minuteMs;
    expect(await outcomeOf(place, '4711', by)).toBe('right');
  });

  it('may be typed wrong ten times from one network, whose tries then add to nothing', async () => {
    const place = placeOf('match-pin');
    await issue(place, '4711');
    const hall = '2001:db8:7:7::1';
    for (let index = 0; index < 100; index += 1) {
      const outcome = await outcomeOf(place, '0000', guest(`2001:db8:7:7::${index.toString(16)}`));
      expect([index, outcome]).toEqual([index, index < 10 ? 'wrong' : 'wait']);
    }
    // Not verified is as good as a guest; who has proved an address counts alone, and other networks go on.
    expect(await tryIt(place, '4711', account(false, hall))).toEqual({ outcome: 'wait', waitS: 3600 });
    expect(await outcomeOf(place, '4711', account(true, hall))).toBe('right');
    expect(await outcomeOf(place, '4711', guest('2001:db8:7:8::1'))).toBe('right');
    now += hourMs;
    expect(await outcomeOf(place, '4711', guest(hall))).toBe('right');
  });

  it('close after sixty wrong tries of all within an hour, until the lock is lifted', async () => {
    const place = placeOf('match-pin');
    await issue(place, '4711');
    told = 0;
    const verified = account(true, '192.0.2.1');
    for (let index = 0; index < 60; index += 1) {
      const by = guest(`198.51.100.${Math.floor(index / 5)}`);
      expect([index, await outcomeOf(place, '0000', by)]).toEqual([index, 'wrong']);
    }
    expect(told).toBe(1);
    expect(await outcomeOf(place, '4711', guest())).toBe('locked');
    expect(await outcomeOf(place, '4711', account(false, '203.0.113.9'))).toBe('locked');
    expect(await outcomeOf(place, '4711', verified)).toBe('right');
    now += hourMs;
    expect(await outcomeOf(place, '4711', guest())).toBe('locked');
    const pass = await db.query((q) => passRows.findOpen(q, place, now));
    expect(pass?.lockedAt).toBe(now - hourMs);
    if (pass !== null) await db.write((tx) => passRows.unlock(tx, pass));
    expect(await outcomeOf(place, '4711', guest())).toBe('right');
    expect(await outcomeOf(place, '0000', guest())).toBe('wrong');
  });

  it('do not count what was right before', async () => {
    const place = placeOf('match-pin');
    await issue(place, '4711');
    await issue(place, '4712');
    const by = guest();
    for (let index = 0; index < 30; index += 1) expect(await outcomeOf(place, '4711', by)).toBe('outdated');
    expect(await outcomeOf(place, '4712', by)).toBe('right');
  });

  it('have secrets that nobody knows before', () => {
    const place = { kind: 'match-pin', scope: 'event', part: '' } as const;
    const deriveKeys = () => {
      const deriveKey = createKeyDeriver(createSecretKey(randomBytes(32)));
      const keys = [0, 1].map((number) => deriveKey({ place, number }));
      expect(deriveKey({ place, number: 0 })).toBe(keys[0]);
      return [...keys, deriveKey({ place: { ...place, scope: 'other' }, number: 0 })];
    };
    const keys = [...deriveKeys(), ...deriveKeys()];
    expect(new Set(keys).size).toBe(6);
    for (const key of keys) expect(key).toMatch(/^[\w-]{22}$/);
    const known = Array.from({ length: 9 }, (_, index) => `${index}`);
    expect(newDigits(1, known)).toBe('9');
    expect(newDigits(4)).toMatch(/^\d{4}$/);
  });
});
