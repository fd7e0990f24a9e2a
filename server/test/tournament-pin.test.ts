import { afterEach, describe, expect, it } from 'vitest';
import { passRows } from '../src/platform/passes/pass-rows.ts';
import { countWrongPin } from '../src/tournaments/pin/count-wrong-pin.ts';
import { pinPlace } from '../src/tournaments/storage/find-pins.ts';
import { createPerson } from './create-person.ts';
import { databases } from './databases.ts';
import { dumpDatabase } from './dump-database.ts';
import { eventually } from './eventually.ts';
import { shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

type By = { readonly token: string };

/** Addresses in different networks. */
const networkAt = (index: number): string => `203.0.113.${index}`;

const forbidden = 'error.insufficient-permissions';
const minuteMs = 60_000;

/** A PIN that is none of these. */
const wrongOf = (...pins: readonly string[]): string =>
  ['0000', '1111', '2222', '3333', '4444', '5555', '6666'].find((pin) => !pins.includes(pin)) ?? '';

describe.each(databases)('the PIN of a tournament on $name', ({ create }) => {
  const { app, call, scene, calls } = useTournaments(create);
  let ids = 0;
  afterEach(() => {
    app.clock.time = null;
  });

  const guest = async (): Promise<By> => ({ token: (await call('GET /login/guest')).json.token });
  const member = () => createPerson(app, { teamIds: [scene.teamId] });
  const running = async () => {
    const id = await calls.createRunning(shortSetup('single-knockout'), 4);
    const { matchPinCode, state } = await calls.read(id);
    const matchIds: readonly string[] = state.matches.map((match: { matchId: string }) => match.matchId);
    return { id, pin: matchPinCode as string, matchIds };
  };
  const pinOf = async (id: string): Promise<string> => (await calls.read(id)).matchPinCode;
  const renew = async (id: string, body: object): Promise<string> =>
    (await calls.must(`PATCH /events/${id}/pin`, { body })).props.eventData.matchPinCode;
  const enrol = (id: string, pin: string, { token }: By, from?: string) =>
    call(`POST /events/${id}/enrol`, {
      token,
      body: { pin },
      ...(from !== undefined && { headers: { 'x-forwarded-for': from } }),
    });
  const giveKey = async (id: string): Promise<string> => (await calls.must(`POST /events/${id}/pin/key`)).key;
  const scan = (id: string, key: string, { token }: By, from = '127.0.0.1') =>
    call(`POST /events/${id}/enrol-by-key`, { token, body: { key }, headers: { 'x-forwarded-for': from } });
  const start = (matchId: string | undefined, { token }: By, pin?: string) =>
    call(`PATCH /matches/${matchId}/start`, { token, ...(pin && { headers: { 'x-match-pin': pin } }) });

  it('exists from publishing on, and only organisers see it', async () => {
    const id = await calls.create(shortSetup('league'));
    expect((await calls.read(id)).matchPinCode).toBeNull();
    expect((await enrol(id, '1234', await guest())).text).toBe('error.event.invalid-status');
    await calls.must(`PATCH /events/${id}/publish`);
    expect((await calls.read(id)).matchPinCode).toMatch(/^\d{4}$/);
    expect(await calls.read(id, await member())).not.toHaveProperty('matchPinCode');
  });

  it('lets guests and members score once they have entered it; afterwards they need it no more', async () => {
    const { id, pin, matchIds } = await running();
    for (const [index, by] of [await guest(), await member()].entries()) {
      const matchId = matchIds[index];
      expect((await start(matchId, by)).text).toBe(forbidden);
      expect((await start(matchId, by, wrongOf(pin))).text).toBe(forbidden);
      expect((await enrol(id, pin, by)).status).toBe(204);
      expect((await start(matchId, by)).status).toBe(200);
    }
  });

  it('enrols its sender also as a header of a call', async () => {
    const { pin, matchIds } = await running();
    const by = await guest();
    const [first, second] = matchIds;
    expect((await start(first, by, pin)).status).toBe(200);
    await eventually(
      async () => ((await start(second, by)).status === 200 ? true : undefined),
      'a start without the PIN',
    );
  });

  it('is the key to a tournament that is not public, and to its matches', async () => {
    const { id, pin, matchIds } = await running();
    await calls.must('PATCH /events/', { body: { id, changedProps: { isPublic: false } } });
    const by = await guest();
    const read = () => call(`GET /matches/${matchIds[0]}`, { token: by.token });
    expect([(await read()).status, (await call(`GET /events/${id}`, { token: by.token })).status]).toEqual([
      404, 404,
    ]);
    expect((await enrol(id, pin, by)).status).toBe(204);
    expect([(await read()).status, (await call(`GET /events/${id}`, { token: by.token })).status]).toEqual([
      200, 200,
    ]);
  });

  it('can be tried five times in ten minutes, also with calls at the same moment', async () => {
    const { id, pin } = await running();
    const now = Date.now();
    app.clock.time = now;
    const by = await guest();
    const tries = await Promise.all(Array.from({ length: 40 }, () => enrol(id, wrongOf(pin), by)));
    const counted = Map.groupBy(tries, ({ text }) => text);
    expect(counted.get('error.event.wrong-pin')).toHaveLength(5);
    expect(counted.get('error.too-many-requests')).toHaveLength(35);
    const blocked = await enrol(id, pin, by);
    expect(blocked.text).toBe('error.too-many-requests');
    expect(Number(blocked.headers['retry-after'])).toBeLessThanOrEqual(600);
    // Others in the same hall go on, and so does the caller after ten minutes.
    expect((await enrol(id, pin, await guest())).status).toBe(204);
    app.clock.time = now + 10 * minuteMs;
    expect((await enrol(id, pin, by)).status).toBe(204);
  });

  it('can be tried twenty times a day by an account; whoever is enrolled notices nothing', async () => {
    const { id, pin, matchIds } = await running();
    const now = Date.now();
    const [by, enrolled] = [await member(), await member()];
    await enrol(id, pin, enrolled);
    for (let step = 0; step < 4; step += 1) {
      app.clock.time = now + step * 10 * minuteMs;
      for (const one of [by, enrolled])
        for (let index = 0; index < 5; index += 1)
          expect((await enrol(id, wrongOf(pin), one)).text).toBe('error.event.wrong-pin');
    }
    app.clock.time = now + 12 * 60 * minuteMs;
    const blocked = await enrol(id, pin, by);
    expect([blocked.text, Number(blocked.headers['retry-after'])]).toEqual([
      'error.too-many-requests',
      12 * 60 * 60,
    ]);
    expect((await start(matchIds[0], by, pin)).text).toBe(forbidden);
    expect((await start(matchIds[0], enrolled, wrongOf(pin))).status).toBe(200);
    expect((await start(matchIds[1], enrolled, pin)).status).toBe(200);
    expect((await enrol(id, pin, await member())).status).toBe(204);
    app.clock.time = now + 24 * 60 * minuteMs;
    expect((await enrol(id, pin, by)).status).toBe(204);
  });

  it('counts wrong ones in the header of calls at the same moment', async () => {
    const { id, pin, matchIds } = await running();
    const by = await guest();
    await Promise.all(Array.from({ length: 20 }, () => start(matchIds[0], by, wrongOf(pin))));
    expect((await start(matchIds[0], by, pin)).text).toBe(forbidden);
    expect((await enrol(id, pin, by)).text).toBe('error.too-many-requests');
  });

  it('can be tried ten times an hour from one network, which locks out nobody else', async () => {
    const { id, pin } = await running();
    const now = Date.now();
    app.clock.time = now;
    const hall = '192.0.2.1';
    for (let index = 0; index < 100; index += 1) {
      const { text } = await enrol(id, wrongOf(pin), await guest(), hall);
      expect([index, text]).toEqual([
        index,
        index < 10 ? 'error.event.wrong-pin' : 'error.too-many-requests',
      ]);
    }
    expect((await calls.read(id)).isPinLocked).toBe(false);
    const waiting = await enrol(id, pin, await guest(), hall);
    expect([waiting.text, Number(waiting.headers['retry-after'])]).toEqual(['error.too-many-requests', 3600]);
    expect((await enrol(id, pin, await guest(), '192.0.2.2')).status).toBe(204);
    expect((await enrol(id, pin, await member(), hall)).status).toBe(204);
    app.clock.time = now + 60 * minuteMs;
    expect((await enrol(id, pin, await guest(), hall)).status).toBe(204);
  });

  it('counts an account whose address is not verified as a guest', async () => {
    const { id, pin } = await running();
    const registered = async (): Promise<By> => {
      const body = { emailAddress: `pin${(ids += 1)}@example.org`, password: 'Dart1234!' };
      return { token: (await call('POST /users/register', { body })).json.token };
    };
    const unverified = await registered();
    for (let index = 0; index < 60; index += 1) {
      const by = index < 5 ? unverified : await guest();
      const { text } = await enrol(id, wrongOf(pin), by, networkAt(index));
      expect([index, text]).toEqual([index, 'error.event.wrong-pin']);
    }
    expect((await enrol(id, pin, await registered(), '198.51.100.1')).text).toBe('error.event.pin-locked');
    expect((await enrol(id, pin, await member())).status).toBe(204);
  });

  it('can be tried sixty times in an hour by all guests together, then an organiser lifts the lock', async () => {
    const { id, pin, matchIds } = await running();
    const now = Date.now();
    app.clock.time = now;
    const enrolled = await guest();
    expect((await enrol(id, pin, enrolled)).status).toBe(204);
    const revision = async () => (await calls.must(`GET /events/${id}`)).props.revision as number;
    const before = await revision();
    for (let index = 0; index < 12; index += 1) {
      const by = await guest();
      await Promise.all(Array.from({ length: 5 }, () => enrol(id, wrongOf(pin), by, networkAt(index))));
    }
    // Organisers are told; verified users and enrolled guests notice nothing.
    const late = await guest();
    expect((await enrol(id, pin, late)).text).toBe('error.event.pin-locked');
    expect((await calls.read(id)).isPinLocked).toBe(true);
    expect(await revision()).toBe(before + 1);
    expect(await calls.read(id, late)).not.toHaveProperty('isPinLocked');
    expect((await enrol(id, pin, await member())).status).toBe(204);
    expect((await start(matchIds[0], enrolled)).status).toBe(200);
    app.clock.time = now + 60 * minuteMs;
    expect((await enrol(id, pin, late)).text).toBe('error.event.pin-locked');
    expect((await start(matchIds[1], late, pin)).text).toBe(forbidden);
    await calls.must(`PATCH /events/${id}/pin/open`);
    expect((await calls.read(id)).isPinLocked).toBe(false);
    expect((await enrol(id, wrongOf(pin), await guest())).text).toBe('error.event.wrong-pin');
    expect((await enrol(id, pin, late)).status).toBe(204);
  });

  it('can be tried two hundred times a week by all guests together, also slowly', async () => {
    const { id, pin } = await running();
    const now = Date.now();
    for (let hour = 0; hour < 40; hour += 1) {
      app.clock.time = now + hour * 60 * minuteMs;
      expect((await calls.read(id)).isPinLocked).toBe(false);
      const by = await guest();
      await Promise.all(Array.from({ length: 5 }, () => enrol(id, wrongOf(pin), by, networkAt(hour))));
    }
    expect((await calls.read(id)).isPinLocked).toBe(true);
    expect((await enrol(id, pin, await guest())).text).toBe('error.event.pin-locked');
    await calls.must(`PATCH /events/${id}/pin/open`);
    expect((await enrol(id, pin, await guest())).status).toBe(204);
  });

  it('tells organisers in the transaction of the last wrong one: a process may end after it', async () => {
    const { id } = await running();
    const { db } = app;
    const clock = { now: Date.now };
    const pass = await db.query((q) => passRows.findOpen(q, pinPlace(id), Date.now()));
    if (pass === null) throw new Error('no PIN');
    const counting = (announce: Parameters<typeof countWrongPin>[0]['announce']) => {
      const by = { actor: { kind: 'guest', id: 'g'.repeat(20) }, clientAddress: '192.0.2.9' } as const;
      return countWrongPin({ db, clock, announce }, { pass, by });
    };
    for (let index = 0; index < 59; index += 1) await counting(() => undefined);
    const dies = counting(() => {
      throw new Error('the process ends');
    });
    await expect(dies).rejects.toThrow('the process ends');
    expect((await calls.read(id)).isPinLocked).toBe(false);
    expect((await enrol(id, wrongOf(await pinOf(id)), await guest())).text).toBe('error.event.wrong-pin');
    expect((await calls.read(id)).isPinLocked).toBe(true);
    expect((await enrol(id, await pinOf(id), await guest())).text).toBe('error.event.pin-locked');
    await calls.must(`PATCH /events/${id}/pin/open`);
    expect((await enrol(id, await pinOf(id), await guest())).status).toBe(204);
  });

  it('can be renewed: enrolments go on, unless they are ended', async () => {
    const { id, pin, matchIds } = await running();
    const by = await guest();
    await enrol(id, pin, by);
    await renew(id, {});
    expect((await enrol(id, pin, await guest())).text).toBe('error.event.wrong-pin');
    expect((await start(matchIds[0], by)).status).toBe(200);
    await renew(id, { endEnrolments: true });
    expect((await start(matchIds[1], by)).text).toBe(forbidden);
  });

  it('does not count a PIN that was right before, because devices go on sending it', async () => {
    const { id, pin, matchIds } = await running();
    const later = await renew(id, {});
    for (const by of [await guest(), await member()]) {
      await enrol(id, await pinOf(id), by);
      const fresh = await renew(id, { endEnrolments: true });
      expect([pin, later]).not.toContain(fresh);
      const read = () =>
        call(`GET /matches/${matchIds[0]}`, { token: by.token, headers: { 'x-match-pin': later } });
      for (let index = 0; index < 3; index += 1) {
        expect((await read()).json.props.event.isEnrolled).toBe(false);
        expect((await start(matchIds[0], by, pin)).text).toBe(forbidden);
      }
      expect((await enrol(id, pin, by)).text).toBe('error.event.wrong-pin');
      expect((await enrol(id, fresh, by)).status).toBe(204);
    }
    // It opens nothing, and gives no further tries.
    const by = await guest();
    const unknown = wrongOf(pin, later, await pinOf(id));
    for (let index = 0; index < 5; index += 1) {
      expect((await enrol(id, pin, by)).text).toBe('error.event.wrong-pin');
      expect((await enrol(id, unknown, by)).text).toBe('error.event.wrong-pin');
    }
    for (const one of [pin, unknown, await pinOf(id)])
      expect((await enrol(id, one, by)).text).toBe('error.too-many-requests');
  });

  it('has a card with a key that only organisers get, and the same one until there is another PIN', async () => {
    const { id } = await running();
    const key = await giveKey(id);
    expect(key).toMatch(/^[\w-]{22}$/);
    expect(await giveKey(id)).toBe(key);
    expect((await call(`POST /events/${id}/pin/key`, { token: (await member()).token })).text).toBe(
      forbidden,
    );
    await renew(id, {});
    const fresh = await giveKey(id);
    expect(fresh).not.toBe(key);
    expect((await scan(id, key, await guest())).text).toBe('error.event.wrong-pin');
    expect((await scan(id, fresh, await guest())).status).toBe(204);
    expect((await scan((await running()).id, fresh, await guest())).text).toBe('error.event.wrong-pin');
  });

  it('has a key that no answer about the event and no row of the database contains', async () => {
    const { id, matchIds } = await running();
    const key = await giveKey(id);
    const answers = [
      JSON.stringify(await calls.read(id)),
      (await call('GET /events?limit=100', { token: scene.chief.token })).text,
      (await call(`GET /matches/${matchIds[0]}`, { token: scene.chief.token })).text,
      (await call(`GET /events/${id}/log`, { token: scene.chief.token })).text,
    ];
    expect(answers.filter((text) => text.includes(key))).toEqual([]);
    expect(JSON.stringify(await dumpDatabase(app.db))).not.toContain(key);
  });

  it('enrols by its card also while typing is locked, and wrong keys do not count', async () => {
    const { id, pin, matchIds } = await running();
    const key = await giveKey(id);
    for (let index = 0; index < 60; index += 1)
      await enrol(id, wrongOf(pin), await guest(), networkAt(index));
    const by = await guest();
    expect((await enrol(id, pin, by)).text).toBe('error.event.pin-locked');
    for (let index = 0; index < 30; index += 1)
      expect((await scan(id, 'y'.repeat(22), by)).text).toBe('error.event.wrong-pin');
    expect((await start(matchIds[0], by)).text).toBe(forbidden);
    expect((await scan(id, key, by)).status).toBe(204);
    expect((await start(matchIds[0], by)).status).toBe(200);
  });

  it('enrols nobody before it is published, and nobody after the last match', async () => {
    const draft = await calls.create(shortSetup('league'));
    const key = 'k'.repeat(22);
    expect((await scan(draft, key, await guest())).text).toBe('error.event.invalid-status');
    const { id, pin, matchIds } = await running();
    const right = await giveKey(id);
    await calls.playOn(id);
    expect((await calls.read(id)).status).toBe('finished');
    const by = await guest();
    expect((await enrol(id, pin, by)).text).toBe('error.event.invalid-status');
    expect((await scan(id, right, by)).text).toBe('error.event.invalid-status');
    const undo = await call(`DELETE /matches/${matchIds[2]}/throw`, {
      token: by.token,
      headers: { 'x-match-pin': pin },
    });
    expect(undo.text).toBe(forbidden);
    expect((await call(`POST /events/${id}/pin/key`, { token: scene.chief.token })).text).toBe(
      'error.event.invalid-status',
    );
  });

  it('keeps its rights while the tournament is not started any more', async () => {
    const { id, pin } = await running();
    await calls.must(`PATCH /events/${id}/undo-start`);
    expect((await calls.read(id)).matchPinCode).toBe(pin);
  });
});
