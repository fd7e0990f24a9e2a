import { createServer, type Socket } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { checkedClient } from './checked-client.ts';
import { createEvent } from './create-event.ts';
import { type DatabaseSite, databases, postgresOnly } from './databases.ts';
import { eventually } from './eventually.ts';
import { makeAuthority } from './make-certificate.ts';
import { type Broker, brokers, brokerUser, type HeardMessage, prepareBroker } from './mosquitto.ts';
import { alone, guest, shortMatches } from './short-matches.ts';
import { startApp, type TestApp } from './start-app.ts';
import { createOrganiser, shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

const hours = 3_600_000;

const pair = () => [alone(guest('Anna')), alone(guest('Bernd'))] as const;

type Line = { readonly level: string; readonly msg: string };

/** Lines of the log about the broker. */
const linesOf = ({ logLines }: TestApp): readonly Line[] =>
  logLines.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg.includes('MQTT'));

const isTold = (app: TestApp, words: string) =>
  eventually(() => linesOf(app).find(({ msg }) => msg.includes(words)), `"${words}" in the log`);

const kindsOf = (heard: readonly HeardMessage[]) => heard.map(({ json }) => json.event);

/** Waits for a message about a match or event. */
const hears = (heard: readonly HeardMessage[], event: string, id: string) =>
  eventually(
    () =>
      heard.find(({ json }) => json.event === event && [json.match?.id, json.competition.id].includes(id)),
    `${event} of ${id}`,
  );

const prepare = async (program: () => string) => {
  const authority = await makeAuthority();
  const broker = await prepareBroker(program(), await authority.sign({ names: ['localhost'] }));
  return { authority, broker };
};

const kinds = brokers.flatMap((one) => databases.map((database) => ({ ...one, ...database })));

describe.each(kinds)('$broker with $name', ({ program, create }) => {
  let broker: Broker;
  let heard: readonly HeardMessage[];

  beforeAll(async () => {
    ({ broker } = await prepare(program));
    await broker.start();
  });
  afterAll(() => broker.dispose());
  const { app, call, scene, calls } = useTournaments(create, {
    rateLimits: {},
    config: {
      publicUrl: 'https://darts.example.org',
      get mqttUrl() {
        return broker.url;
      },
    },
  });
  beforeEach(async () => {
    heard = await broker.listen();
    app.clock.time = null;
    await isTold(app, 'connected');
  });

  const play = (eventId: string, more: object = {}) =>
    shortMatches(call).play({
      token: scene.chief.token,
      eventId,
      parties: pair(),
      ...more,
    });
  const createOwn = (more: object = {}) => createEvent(app, { teamId: scene.teamId, ...more });

  it('gets what happens in a match in order, by team and kind, as hooks get it', async () => {
    const event = await createOwn({ name: 'Training' });
    // 180 and 141 are 321; the other side throws 0.
    const id = await play(event, { config: { startingScore: 321 }, turns: [180, 60, 'out'] });
    await hears(heard, 'match-ended', id);
    expect(kindsOf(heard)).toEqual(['match-begun', '180', 'high-finish', 'match-ended']);
    for (const { topic, qos, isRetained, json } of heard)
      expect([topic, qos, isRetained]).toEqual([`neundarter/${scene.teamId}/${json.event}`, 1, false]);
    expect(heard[1]?.json.turn).toEqual({ party: 0, name: 'Anna', score: 180 });
    expect(heard[3]?.json).toMatchObject({
      team: { id: scene.teamId, name: 'Bulls' },
      competition: { id: event, name: 'Training' },
      match: { id, url: `https://darts.example.org/matches/${id}`, legs: [1, 0], winner: 0 },
    });
  });

  it('hears once that a tournament has ended, also if it is changed afterwards', async () => {
    const id = await calls.createRunning(shortSetup('single-knockout'), 2);
    await calls.playOn(id);
    const { json } = await hears(heard, 'event-ended', id);
    expect(json).toMatchObject({ competition: { id, name: 'Pokal' } });
    const change = async (name: string) => {
      const changed = await call('PATCH /events/', {
        token: scene.chief.token,
        body: { id, changedProps: { name } },
      });
      expect(changed.status).toBe(200);
    };
    await change('Abendpokal');
    app.clock.time = Date.now() + hours;
    await change('Herbstpokal');
    const later = await createOwn();
    await hears(heard, 'match-ended', await play(later));
    await noneWaits();
    expect(kindsOf(heard).filter((event) => event === 'event-ended')).toHaveLength(1);
  });

  const noneWaits = () =>
    eventually(async () => {
      const rows = await app.db.query((q) => q.selectFrom('reactions').select('id').execute());
      return rows.length === 0 ? true : undefined;
    }, 'the end of the reactions');

  it('hears nothing of events that are not public', async () => {
    const closed = await createOwn({ isPublic: false });
    await play(closed);
    const open = await createOwn();
    await hears(heard, 'match-ended', await play(open));
    await noneWaits();
    expect(new Set(heard.map(({ json }) => json.competition.id))).toEqual(new Set([open]));
  });

  it('gets what happened while it was away, and turns do not wait for it', async () => {
    await broker.stop();
    await isTold(app, 'gone');
    // Nothing is tried again until somebody listens.
    app.clock.time = Date.now();
    const away = await play(await createOwn());
    await broker.start();
    const back = await broker.listen();
    await isTold(app, 'broker is back');
    app.clock.time = Date.now() + 60_000;
    await hears(back, 'match-ended', away);
    expect(kindsOf(back)).toEqual(['match-begun', 'match-ended']);
    await noneWaits();
    // One line for each change, however often was tried.
    expect(linesOf(app).map(({ level }) => level)).toEqual(['info', 'warn', 'info']);
    expect(app.logLines.join('')).not.toContain('reaction failed');
  });

  it('leaves no rows behind if it is taken out of the settings', async () => {
    const old = { reaction: 'publish-happenings', event: 'match-finished', payload: '{}', attempts: 0 };
    const at = Date.now() - 25 * hours;
    const row = { ...old, subject: 'broker/a', seq: 1, created_at: at, due_at: at, set_aside_at: null };
    const without = await startApp();
    await without.db.write(async ({ q }) => {
      await q
        .insertInto('reactions')
        .values([
          { ...row, id: 'old' },
          { ...row, id: 'new', created_at: Date.now() },
        ])
        .execute();
    });
    // The first call of a day tidies up.
    await without.http.inject('/api/v1/login/guest');
    const rest = await eventually(async () => {
      const rows = await without.db.query((q) => q.selectFrom('reactions').select('id').execute());
      return rows.length === 1 ? rows : undefined;
    }, 'the end of the old row');
    expect(rest).toEqual([{ id: 'new' }]);
    await without.close();
  });
});

describe.each(brokers)('a server with $broker', ({ program }) => {
  let broker: Broker;
  let authority: Awaited<ReturnType<typeof makeAuthority>>;
  const trusted = getCACertificates('default');

  beforeAll(async () => {
    ({ broker, authority } = await prepare(program));
  });
  afterAll(async () => {
    setDefaultCACertificates(trusted);
    await broker.dispose();
  });

  const start = (mqttUrl: string) => startApp({ rateLimits: {}, config: { mqttUrl } });
  /** Plays a match of an event. @returns its id */
  const playOn = async (app: TestApp): Promise<string> => {
    const { teamId, chief } = await createOrganiser(app);
    const eventId = await createEvent(app, { teamId });
    return shortMatches(await checkedClient(app)).play({ token: chief.token, eventId, parties: pair() });
  };
  const isFinished = async (app: TestApp, id: string) => {
    const standing = await app.http.inject(`/api/v1/matches/${id}/standing`);
    expect(standing.json().status).toBe('finished');
  };

  it('starts without it, and publishes what happened as soon as it is there', async () => {
    const app = await start(broker.url);
    await isTold(app, 'gone');
    // Nothing is tried again until somebody listens.
    app.clock.time = Date.now();
    const id = await playOn(app);
    await broker.start();
    const heard = await broker.listen();
    await isTold(app, 'broker is back');
    app.clock.time = Date.now() + 60_000;
    await hears(heard, 'match-ended', id);
    await app.close();
  });

  it('says in a sentence that it is refused, once, and never the password', async () => {
    const wrong = new URL(broker.url);
    wrong.password = 'guessed';
    const app = await start(wrong.href);
    const { level } = await isTold(app, 'refuses user or password of MQTT_URL');
    const id = await playOn(app);
    expect([level, linesOf(app)]).toEqual(['warn', [expect.anything()]]);
    expect(app.logLines.join('')).not.toMatch(/guessed|100%/);
    await isFinished(app, id);
    await app.close();
  });

  it('speaks TLS with it, and only if its certificate is valid', async () => {
    const doubting = await start(broker.secureUrl);
    expect((await isTold(doubting, 'certificate')).level).toBe('warn');
    await doubting.close();
    setDefaultCACertificates([...trusted, authority.root]);
    const believing = await start(broker.secureUrl);
    await isTold(believing, 'connected');
    const heard = await broker.listen();
    await hears(heard, 'match-ended', await playOn(believing));
    await believing.close();
  });

  it('records turns and ends while it answers nothing', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => void sockets.push(socket));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as { port: number };
    const app = await start(`mqtt://${brokerUser.name}@127.0.0.1:${port}`);
    await eventually(() => sockets[0], 'the connection');
    const id = await playOn(app);
    await isFinished(app, id);
    await app.close();
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
});

const shared = brokers.flatMap((one) => postgresOnly.map((database) => ({ ...one, ...database })));

describe.each(shared)('$broker with two processes on $name', ({ program, create }) => {
  let broker: Broker;
  let site: DatabaseSite;
  let apps: readonly TestApp[];

  beforeAll(async () => {
    ({ broker } = await prepare(program));
    await broker.start();
    site = await create();
    const start = async () =>
      startApp({
        db: await openDatabase(site.options),
        rateLimits: {},
        config: { mqttUrl: broker.url, tokenSecret: 'the same secret for every process' },
      });
    apps = [await start(), await start()];
    await Promise.all(apps.map((app) => isTold(app, 'connected')));
  });
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()));
    await site.dispose();
    await broker.dispose();
  });

  it('hears each happening once', async () => {
    const heard = await broker.listen();
    const [one] = apps as [TestApp, TestApp];
    const organiser = await createOrganiser(one);
    const eventId = await createEvent(one, { teamId: organiser.teamId });
    const ids = await Promise.all(
      [0, 1, 2, 3, 4, 5, 6, 7].map(async (at) => {
        const app = apps[at % 2] as TestApp;
        const { play } = shortMatches(await checkedClient(app));
        return play({ token: organiser.chief.token, eventId, parties: pair() });
      }),
    );
    await Promise.all(ids.map((id) => hears(heard, 'match-ended', id)));
    await eventually(async () => {
      const rows = await one.db.query((q) => q.selectFrom('reactions').select('id').execute());
      return rows.length === 0 ? true : undefined;
    }, 'the end of the reactions');
    const told = heard.map(({ json }) => json.id as string);
    expect(told).toHaveLength(16);
    expect(new Set(told).size).toBe(16);
  });
});
