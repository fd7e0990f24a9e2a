import { request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../src/platform/db/database.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { newId } from '../src/platform/ids.ts';
import { type CheckedClient, checkedClient } from './checked-client.ts';
import { createPerson, makeMates, type Person } from './create-person.ts';
import { type DatabaseSite, databases } from './databases.ts';
import { eventually } from './eventually.ts';
import { alone, guest, registered, shortMatches } from './short-matches.ts';
import { startApp, type TestApp } from './start-app.ts';

const many = 30;

/** A database whose reads a test can stop or break. */
const controlled = (db: Database) => {
  const reads = { before: async (): Promise<void> => undefined };
  const read: Database['read'] = async (work) => {
    await reads.before();
    return db.read(work);
  };
  return { db: { ...db, read }, reads };
};

describe.each(databases)('exports on $name', ({ create }) => {
  let site: DatabaseSite;
  let app: TestApp;
  let call: CheckedClient;
  let anna: Person;
  let reads: ReturnType<typeof controlled>['reads'];
  const ids: string[] = [];

  beforeAll(async () => {
    site = await create();
    const own = controlled(await openDatabase(site.options));
    reads = own.reads;
    app = await startApp({ db: own.db, rateLimits: {}, listens: true });
    call = await checkedClient(app);
    anna = await createPerson(app);
    headers.authorization = `Bearer ${anna.token}`;
    const bernd = await createPerson(app);
    await makeMates(app, [anna, bernd]);
    const { play } = shortMatches(call);
    const start = Date.now() - 1_000_000;
    for (let number = 0; number < many; number += 1) {
      // Two matches each have the same time. Some she plays in, some she only creates, some she does both.
      app.clock.time = start + Math.floor(number / 2) * 1000;
      const token = number % 3 === 0 ? bernd.token : anna.token;
      const home = number % 3 === 1 ? guest() : registered(anna);
      ids.push(await play({ token, parties: [alone(home), alone(registered(bernd))] }));
    }
    app.clock.time = null;
    for (const playerId of [anna.playerId, null]) {
      const props = { startDateTime: Date.now(), ...(playerId !== null && { playerId }) };
      const body = { id: newId(), props };
      await call('POST /scoring-games/', { token: anna.token, body });
      await call(`POST /scoring-games/${body.id}/throw`, { token: anna.token, body: { hitType: 'triple' } });
    }
  });
  beforeEach(() => {
    reads.before = async () => undefined;
  });
  afterAll(async () => {
    await app.close();
    await site.dispose();
  });

  const ownData = '/users/me/export';
  const ownMatches = () => `/players/${anna.playerId}/matches/export?format=json`;
  const headers = { authorization: '' };
  const get = (path: string) => fetch(`${app.url}/api/v1${path}`, { headers });

  it('contain all matches of a user once, oldest first, one per line, and the practice games', async () => {
    const { json, text, ...answer } = await call(`GET ${ownData}`, { token: anna.token });
    const matches: readonly { id: string; props: { timeStamp: number } }[] = json.matches;
    expect(matches.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    const times = matches.map(({ props }) => props.timeStamp);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    for (const match of matches.slice(0, 3))
      expect(match).toEqual((await call(`GET /matches/${match.id}`, { token: anna.token })).json);
    expect(json.scoringGames.map((game: { props: { throws: [] } }) => game.props.throws.length)).toEqual([
      1, 1,
    ]);
    expect(answer.headers['x-entry-count']).toBe(String(many));
    expect(text.split('\n').filter((line) => line.startsWith('{"id":'))).toHaveLength(many + 2);
  });

  it('of a user without matches are complete files, too', async () => {
    const nobody = await createPerson(app);
    const file = await call(`GET ${ownData}`, { token: nobody.token });
    expect(file.json).toMatchObject({ matches: [], scoringGames: [] });
    expect(file.headers['x-entry-count']).toBe('0');
  });

  const isOwn = (_id: string, index: number) => index % 3 !== 1;

  /** A gate that stops the reads that wait for it. */
  const gate = () => {
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    return { open: () => open(), opened };
  };
  /** Number of reads that a file needs. */
  const countReads = async (path: string): Promise<number> => {
    let count = 0;
    reads.before = async () => {
      count += 1;
    };
    await (await get(path)).text();
    return count;
  };

  const connections = (): Promise<number> =>
    new Promise((resolve, reject) => {
      app.http.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
    });

  it('are limited to one at a time for each user, for both files together', async () => {
    const { open, opened } = gate();
    const reading = gate();
    reads.before = async () => {
      reading.open();
      await opened;
    };
    const first = get(ownMatches());
    await reading.opened;
    for (const path of [ownData, ownMatches()])
      expect(await call(`GET ${path}`, { token: anna.token })).toMatchObject({
        status: 409,
        text: 'error.export.already-running',
      });
    open();
    expect(await (await first).json()).toHaveLength(ids.filter(isOwn).length);
    expect((await call(`GET ${ownData}`, { token: anna.token })).status).toBe(200);
  });

  it('arrive whole and in order for eight users who ask at the same moment', async () => {
    const { play } = shortMatches(call);
    const people = await Promise.all(Array.from({ length: 8 }, () => createPerson(app)));
    const start = Date.now() - 1_000_000;
    const own = people.map((): string[] => []);
    for (let number = 0; number < 3; number += 1) {
      app.clock.time = start + number * 1000;
      for (const [index, { token }] of people.entries())
        own[index]?.push(await play({ token, parties: [alone(guest()), alone(guest())] }));
    }
    app.clock.time = null;
    const files = await Promise.all(people.map(({ token }) => call(`GET ${ownData}`, { token })));
    const idsIn = ({ json }: (typeof files)[number]) => json.matches.map(({ id }: { id: string }) => id);
    expect(files.map(idsIn)).toEqual(own);
    expect(files.map(({ json }) => json.account.id)).toEqual(people.map(({ userId }) => userId));
  });

  it.each([
    ['data of a user', () => ownData],
    ['matches of a player', ownMatches],
  ])('close the connection after an error in the middle: %s', async (_what, path) => {
    let left = await countReads(path());
    reads.before = async () => {
      left -= 1;
      if (left === 0) throw new Error('the database is gone');
    };
    const answer = await get(path());
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow(/terminated/);
    expect(left).toBe(0);
    expect(JSON.parse(await (await get(path())).text())).toBeTruthy();
  });

  it('stop when the client disconnects', async () => {
    const complete = await countReads(ownMatches());
    const { open, opened } = gate();
    const stopped = gate();
    let count = 0;
    reads.before = async () => {
      count += 1;
      if (count > 1) return;
      stopped.open();
      await opened;
    };
    const leaving = request(`${app.url}/api/v1${ownMatches()}`, { headers, agent: false }).end();
    leaving.on('error', () => undefined);
    await stopped.opened;
    const before = await connections();
    leaving.destroy();
    await eventually(async () => (await connections()) < before || undefined, 'the end of the connection');
    expect((await call(`GET ${ownMatches()}`, { token: anna.token })).status).toBe(409);
    open();
    await eventually(async () => {
      const { status } = await call(`GET ${ownMatches()}`, { token: anna.token });
      return status === 200 || undefined;
    }, 'the next export');
    expect(count).toBe(1 + complete);
  });
});
