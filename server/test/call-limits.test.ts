import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { type CallLimits, usualCallLimits } from '../src/platform/http/call-limits.ts';
import { newId } from '../src/platform/ids.ts';
import { type CheckedClient, checkedClient } from './checked-client.ts';
import { createPerson } from './create-person.ts';
import { type DatabaseSite, databases } from './databases.ts';
import { sampleMatch } from './sample-match.ts';
import { startApp, type TestApp } from './start-app.ts';
import { useApp } from './use-app.ts';

const few = { burst: 3, perSecond: 0.5 };
const narrow: CallLimits = {
  turn: { ...usualCallLimits.turn, guest: few },
  match: { ...usualCallLimits.match, guest: few, account: few },
  read: { ...usualCallLimits.read, address: { burst: 40, perSecond: 1 } },
};

describe.each(databases)('limits of calls on $name', ({ create }) => {
  const { app, call } = useApp(create, { rateLimits: {}, callLimits: narrow });

  beforeAll(async () => {
    app.clock.time = Date.now();
  });

  const signIn = async (): Promise<string> => (await call('GET /login/guest')).json.token;
  const createMatch = (token: string) => {
    const { id, props } = sampleMatch();
    return call('POST /matches/', { token, body: { id, props } });
  };
  const later = (ms: number): void => {
    app.clock.time = (app.clock.time ?? 0) + ms;
  };

  it('stop a guest and name the time to wait, but do not stop other guests', async () => {
    const [guest, other] = [await signIn(), await signIn()];
    for (let match = 0; match < few.burst; match += 1) expect((await createMatch(guest)).status).toBe(200);
    const refused = await createMatch(guest);
    expect(refused).toMatchObject({ status: 429, text: 'error.too-many-requests' });
    expect(refused.headers['retry-after']).toBe('2');
    expect((await createMatch(other)).status).toBe(200);
    later(2000);
    expect([(await createMatch(guest)).status, (await createMatch(guest)).status]).toEqual([200, 429]);
  });

  it('count turns and matches separately, and a refused turn is recorded when it is sent again', async () => {
    const token = await signIn();
    const { id, home, away, props } = sampleMatch();
    await call('POST /matches/', { token, body: { id, props } });
    await call(`PATCH /matches/${id}/start`, { token });
    const turn = (playerId: string, requestId = newId()) =>
      call(`POST /matches/${id}/throw`, {
        token,
        body: { playerId, score: 60 },
        headers: { 'x-request-id': requestId, prefer: 'return=minimal' },
      });
    const requestId = newId();
    expect([(await turn(home)).status, (await turn(away)).status]).toEqual([200, 200]);
    expect((await turn(home, requestId)).status).toBe(429);
    later(2000);
    expect((await turn(home, requestId)).json).toMatchObject({ revision: 4, lastThrow: { id: requestId } });
  });

  it('count an account on all its devices', async () => {
    const anna = await createPerson(app);
    for (let match = 0; match < few.burst; match += 1)
      expect((await createMatch(anna.token)).status).toBe(200);
    expect((await createMatch(anna.token)).status).toBe(429);
  });

  it('count the calls of a network address, even without a token', async () => {
    later(3_600_000);
    const read = () => call('GET /matches/count');
    for (let calls = 0; calls < narrow.read.address.burst; calls += 1)
      expect((await read()).status).toBe(200);
    expect(await read()).toMatchObject({ status: 429, headers: { 'retry-after': '1' } });
    later(1000);
    expect((await read()).status).toBe(200);
  });
});

describe('the usual limits', () => {
  it('allow 1,500 turns of an evening to be sent at once', async () => {
    const app = await startApp({ callLimits: usualCallLimits });
    const token = (await app.http.inject('/api/v1/login/guest')).json().token;
    const headers = { authorization: `Bearer ${token}` };
    const statuses = new Set<number>();
    // A match that does not exist saves the time to write the turns.
    const url = `/api/v1/matches/${newId()}/throw`;
    for (let number = 0; number < 1500; number += 1) {
      const payload = { playerId: newId(), score: 60 };
      statuses.add((await app.http.inject({ method: 'POST', url, headers, payload })).statusCode);
    }
    expect([...statuses]).toEqual([404]);
    await app.close();
  });
});

describe.each(databases)('public lists on $name', ({ create }) => {
  let site: DatabaseSite;
  let app: TestApp;
  let call: CheckedClient;

  beforeAll(async () => {
    site = await create();
    app = await startApp({ db: await openDatabase(site.options), rateLimits: {} });
    call = await checkedClient(app);
  });
  afterAll(async () => {
    await app.close();
    await site.dispose();
  });

  it('leave out unfinished matches of guests after a day', async () => {
    const start = Date.now() - 10_000_000;
    app.clock.time = start;
    const guest = (await call('GET /login/guest')).json;
    const anna = await createPerson(app);
    const createMatch = async (token: string, end: 'none' | 'forfeit') => {
      const { id, props } = sampleMatch();
      await call('POST /matches/', { token, body: { id, props: { ...props, timeStamp: start } } });
      if (end === 'forfeit') await call(`PATCH /matches/${id}/forfeit`, { token, body: { winningParty: 0 } });
      return id;
    };
    const left = await createMatch(guest.token, 'none');
    const finished = await createMatch(guest.token, 'forfeit');
    const ofUser = await createMatch(anna.token, 'none');
    const listed = async (query: string) => ({
      ids: (await call(`GET /matches?limit=50${query}`)).json.map(({ id }: { id: string }) => id).toSorted(),
      count: (await call(`GET /matches/count?${query.slice(1)}`)).json.count,
    });
    const of = (...ids: readonly string[]) => ({ ids: ids.toSorted(), count: ids.length });
    expect(await listed('')).toEqual(of(left, finished, ofUser));
    app.clock.time = start + 24 * 60 * 60 * 1000;
    expect(await listed('')).toEqual(of(left, finished, ofUser));
    // A list that visitors share is at most a second old.
    app.clock.time += 1000;
    expect(await listed('')).toEqual(of(finished, ofUser));
    expect(await listed('&status=scheduled')).toEqual(of(ofUser));
    expect(await listed('&status=scheduled&status=finished')).toEqual(of(finished, ofUser));
    expect(await listed('&status=finished')).toEqual(of(finished));
    expect(await listed(`&createdById=${guest.guestId}`)).toEqual(of(left, finished));
    expect((await call(`GET /matches/${left}`)).status).toBe(200);
  });
});
