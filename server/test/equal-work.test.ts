import { AsyncLocalStorage } from 'node:async_hooks';
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Database } from '../src/platform/db/database.ts';
import { eventually } from './eventually.ts';
import { startApp, type TestApp } from './start-app.ts';

// Whether an address is registered must not show in the time of an answer. Times differ from run to run, so this counts
// the work that an answer waits for.

const password = 'Treble20!';
/** What the server does for the request of this test; the work of its timers is not in here. */
const work = new AsyncLocalStorage<string[]>();
const known = 'anna@club.de';
const unknown = 'niemand@club.de';
let app: TestApp;
/** Every hash of a password, made or compared. */
const argon2 = vi.spyOn(crypto, 'argon2');

/** Notes every use of the database. */
const watched = (db: Database): Database => ({
  ...db,
  query: (ask) => {
    work.getStore()?.push('query');
    return db.query(ask);
  },
  write: (command) => {
    work.getStore()?.push('write');
    return db.write(command);
  },
});

beforeAll(async () => {
  syncBuiltinESMExports();
  const plain = await startApp();
  app = await startApp({ db: watched({ ...plain.db, close: plain.close }), rateLimits: {} });
  await send('/users/register', { emailAddress: known, password });
});
afterAll(async () => {
  argon2.mockRestore();
  syncBuiltinESMExports();
  await app.close();
});

const send = (path: string, payload: object) =>
  app.http.inject({ method: 'POST', url: `/api/v1${path}`, payload });

const workOf = async (path: string, payload: object) => {
  argon2.mockClear();
  const done: string[] = [];
  const answer = await work.run(done, async () => send(path, payload));
  return { status: answer.statusCode, work: done, hashes: argon2.mock.calls.length };
};

it('a login hashes once and sends the same queries for known and unknown addresses', async () => {
  const [wrong, nobody] = [
    await workOf('/login', { emailAddress: known, password: 'Treble19!' }),
    await workOf('/login', { emailAddress: unknown, password }),
  ];
  expect([wrong.status, nobody.status]).toEqual([403, 404]);
  expect(wrong).toMatchObject({ hashes: 1, work: ['write', 'query'] });
  expect(nobody).toMatchObject({ hashes: 1, work: ['write', 'query'] });
});

it('the answer to a forgotten password does not wait for work that depends on the address', async () => {
  const mails = app.mails.length;
  const gate = Promise.withResolvers<void>();
  const { write } = app.db;
  let writes = 0;
  // Only the first write, which counts the attempt, comes through before the answer.
  const slow: Database['write'] = async (command) => {
    writes += 1;
    if (writes > 1) await gate.promise;
    return write(command);
  };
  const held = await startApp({ db: { ...app.db, write: slow, close: async () => undefined } });
  for (const emailAddress of [known, unknown]) {
    writes = 0;
    const answer = await held.http.inject({
      method: 'POST',
      url: '/api/v1/users/reset-password',
      payload: { emailAddress },
    });
    expect([answer.statusCode, writes]).toEqual([204, 2]);
  }
  expect(mails).toBe(app.mails.length);
  gate.resolve();
  await eventually(() => held.mails.find(({ to }) => to === known), 'the mail');
  expect(held.mails).toHaveLength(1);
  await held.close();
});
