import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { request as httpsRequest } from 'node:https';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { livePath } from '@neundarter/contract/live';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tellAdmins } from '../src/operator/tell-admins.ts';
import { systemClock } from '../src/platform/clock.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { createLog } from '../src/platform/log.ts';
import type { Platform } from '../src/platform/platform.ts';
import { openTls } from '../src/platform/tls/open-tls.ts';
import { checkedClient } from './checked-client.ts';
import { createPerson } from './create-person.ts';
import { eventually } from './eventually.ts';
import { type MadeCertificate, makeAuthority } from './make-certificate.ts';
import { startApp, type TestApp, type TestAppOptions } from './start-app.ts';
import { createTestPlatform } from './test-platform.ts';

const name = 'darts.club.test';
const dayMs = 24 * 60 * 60_000;

let authority: Awaited<ReturnType<typeof makeAuthority>>;
let first: MadeCertificate;
let folder: string;
let app: TestApp;
let furtherPort: number;
const lines: string[] = [];

const filesOf = () => ({ certFile: join(folder, 'cert.pem'), keyFile: join(folder, 'key.pem') });
const writePair = async ({ cert, key }: MadeCertificate) => {
  const { certFile, keyFile } = filesOf();
  await writeFile(certFile, cert);
  await writeFile(keyFile, key);
};
const portOf = (of: TestApp) => Number(new URL(of.url).port);

/** Starts the server with these files, as `main.ts` does, and trusts the authority of the test like browsers do. */
const start = async (ports: readonly number[] = [], more: TestAppOptions = {}) =>
  startApp({
    ...more,
    listens: true,
    address: undefined as never,
    config: { host: '127.0.0.1' },
    openTls: (server) =>
      openTls(
        server,
        { ...filesOf(), host: '127.0.0.1', ports },
        {
          log: createLog('info', { write: (line: string) => void lines.push(line) }),
          clock: systemClock,
          roots: [authority.root],
          lookEveryMs: 20,
        },
      ),
  });

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

type Answer = { readonly status: number; readonly headers: Record<string, unknown>; readonly body: string };

const ask = (make: typeof httpRequest, path: string, more: object = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = make({
      host: '127.0.0.1',
      port: portOf(app),
      path,
      agent: false,
      ca: authority.root,
      servername: name,
      ...more,
    } as object);
    request.on('error', reject).on('response', (answer) => {
      const { statusCode: status = 0, headers } = answer;
      text(answer).then((body) => resolve({ status, headers, body }), reject);
    });
    request.end();
  });
const overHttp = (path: string, more?: object) => ask(httpRequest, path, more);
const overTls = (path: string, more?: object) => ask(httpsRequest, path, more);

/** The certificate that new connections get, by its last moment. */
const servedUntil = () =>
  new Promise<string>((resolve, reject) => {
    const socket = connectTls({ host: '127.0.0.1', port: portOf(app), ca: authority.root, servername: name });
    socket.on('error', reject).on('secureConnect', () => {
      resolve(socket.getPeerCertificate().valid_to);
      socket.destroy();
    });
  });

beforeAll(async () => {
  authority = await makeAuthority();
  folder = await mkdtemp(join(tmpdir(), 'neundarter-tls-'));
  first = await authority.sign({ names: [name] });
  await writePair(first);
  furtherPort = await freePort();
  app = await start([furtherPort]);
  await app.listenAlso();
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

describe('one port', () => {
  it('answers http and https, and both on further ports', async () => {
    for (const more of [{}, { port: furtherPort }]) {
      expect((await overHttp('/health', more)).status).toBe(200);
      expect((await overTls('/health', more)).status).toBe(200);
    }
  });

  it('answers HTTP/2, refusals too', async () => {
    const session = connectHttp2(`https://${name}:${portOf(app)}`, {
      ca: authority.root,
      createConnection: () =>
        connectTls({
          host: '127.0.0.1',
          port: portOf(app),
          ca: authority.root,
          servername: name,
          ALPNProtocols: ['h2'],
        }),
    });
    const get = async (path: string) => {
      const stream = session.request({ ':path': path });
      const status = new Promise<number>((resolve) =>
        stream.on('response', (head) => resolve(head[':status'] ?? 0)),
      );
      return [await status, await text(stream)];
    };
    expect(await get('/health')).toEqual([200, expect.stringContaining('"status":"ok"')]);
    expect(await get('/api/v1/nothing')).toEqual([404, 'error.not-found']);
    session.close();
  });

  it('carries the live channel over TLS', async () => {
    const call = await checkedClient(app);
    const { token } = (await call('GET /login/guest')).json;
    const socket = io(`https://127.0.0.1:${portOf(app)}`, {
      path: livePath,
      transports: ['websocket'],
      auth: { token },
      ...({ ca: authority.root, servername: name, rejectUnauthorized: false } as object),
    });
    try {
      await eventually(() => socket.connected || undefined, 'the live channel');
    } finally {
      socket.disconnect();
    }
  });

  it('notices a client that hangs up after its handshake', async () => {
    await servedUntil();
    const count = () =>
      new Promise<number>((resolve) => app.http.server.getConnections((_error, open) => resolve(open)));
    await eventually(async () => ((await count()) === 0 ? true : undefined), 'the end of the connection');
  });

  it('lets nobody keep it from closing who says nothing', async () => {
    const other = await start();
    const silent = connect(portOf(other), '127.0.0.1');
    const closed = new Promise((resolve) => silent.on('error', () => undefined).on('close', resolve));
    await new Promise((resolve) => silent.on('connect', resolve));
    const shaking = connect(portOf(other), '127.0.0.1');
    const ended = new Promise((resolve) => shaking.on('error', () => undefined).on('close', resolve));
    shaking.write(Buffer.from([0x16, 0x03, 0x01]));
    await eventually(() => shaking.bytesWritten === 3 || undefined, 'the beginning of a handshake');
    await other.close();
    await Promise.all([closed, ended]);
  });
});

describe('a name that every browser trusts', () => {
  it('is the address in links', () => {
    expect(app.address()).toBe(`https://${name}:${portOf(app)}`);
  });

  it('leads visits of plain http to the way that takes everything along, and only those', async () => {
    const visit = (path: string, more: Record<string, string> = {}) =>
      overHttp(path, { headers: { host: `${name}:80`, accept: 'text/html', ...more } });
    const led = await visit('/tournaments/t1?x=1');
    expect(led.status).toBe(307);
    expect(led.headers['location']).toBe('/secure?to=%2Ftournaments%2Ft1%3Fx%3D1');
    expect(led.headers['cache-control']).toBe('no-store');
    const others = [
      // The way itself, programs, calls, files, other names, and what a proxy has got by https.
      visit('/secure?to=%2F'),
      visit('/', { accept: '*/*' }),
      visit('/api/v1/address'),
      visit('/assets/x.js'),
      visit('/nothing'),
      visit('/', { host: 'evil.test' }),
      visit('/', { 'x-forwarded-proto': 'https' }),
      overTls('/', { headers: { host: name, accept: 'text/html' } }),
    ];
    for (const { headers } of await Promise.all(others)) expect(headers['location']).toBeUndefined();
  });

  it('demands https from then on, but only over https', async () => {
    for (const path of ['/', '/health', '/api/v1/nothing', '/assets/x.js']) {
      expect((await overTls(path)).headers['strict-transport-security'], path).toBe('max-age=15552000');
      expect((await overHttp(path)).headers['strict-transport-security'], path).toBeUndefined();
    }
  });
});

describe('a certificate that browsers do not know', () => {
  it('demands nothing and leads nobody away', async () => {
    const unknown = await makeAuthority();
    const own = await unknown.sign({ names: [name] });
    await writePair(own);
    const other = await start();
    const more = { port: portOf(other), ca: unknown.root, headers: { host: name, accept: 'text/html' } };
    const answers = [await overHttp('/', more), await overTls('/', more)];
    for (const { headers } of answers) {
      expect(headers['location']).toBeUndefined();
      expect(headers['strict-transport-security']).toBeUndefined();
    }
    await other.close();
    await writePair(first);
    await eventually(
      () =>
        overTls('/health').then(
          () => true,
          () => undefined,
        ),
      'the first certificate',
    );
  });
});

describe('the end of the certificate', () => {
  it('stands in /health and in the metrics', async () => {
    const until = Date.parse(await servedUntil());
    const health = JSON.parse((await overHttp('/health')).body);
    expect(Date.parse(health.certificateEndsAt)).toBe(until);
    expect((await overHttp('/metrics')).body).toContain(
      `neundarter_certificate_end_seconds ${until / 1000}\n`,
    );
  });
});

describe('files that change', () => {
  it('are served without a restart, and a bad pair never replaces a good one', async () => {
    const before = await servedUntil();
    const next = await authority.sign({ names: [name], to: Date.now() + 200 * dayMs });
    const { certFile, keyFile } = filesOf();
    lines.length = 0;
    await writeFile(certFile, next.cert);
    await eventually(() => lines.find((line) => line.includes('does not fit')), 'the refusal');
    expect(await servedUntil()).toBe(before);
    await writeFile(keyFile, next.key);
    await eventually(
      async () => ((await servedUntil()) === before ? undefined : true),
      'the new certificate',
    );

    const renewed = await servedUntil();
    for (const [file, content, refusal] of [
      [certFile, '', 'contains no certificate'],
      [keyFile, 'x', 'contains no private key'],
      [certFile, (await authority.sign({ to: Date.now() - dayMs, from: 0 })).cert, 'does not fit'],
    ] as const) {
      await writePair(next);
      await eventually(() => app.certificateEndsAt() !== null || undefined, 'a certificate');
      await writeFile(file, content);
      await eventually(() => lines.find((line) => line.includes(refusal)), refusal);
      expect(await servedUntil()).toBe(renewed);
    }
    await rm(certFile);
    await eventually(() => lines.find((line) => line.includes('TLS_CERT is not a file')), 'the missing file');
    expect(await servedUntil()).toBe(renewed);
    await writePair(first);
  });
});

describe('without a good pair', () => {
  it('plain http goes on, and https begins with the first good one', async () => {
    const good = await authority.sign({ names: [name] });
    await writePair({ ...good, key: (await authority.sign()).key });
    const other = await start();
    const more = { port: portOf(other) };
    expect(JSON.parse((await overHttp('/health', more)).body)).toMatchObject({ certificateEndsAt: null });
    expect(other.address()).toBe(`http://127.0.0.1:${portOf(other)}`);
    await expect(overTls('/health', more)).rejects.toThrow();
    await writePair(good);
    await eventually(() => other.certificateEndsAt() ?? undefined, 'the certificate');
    expect((await overTls('/health', more)).status).toBe(200);
    await other.close();
  });
});

describe('admins', () => {
  it('learn three weeks before that the certificate has not been renewed, once', async () => {
    const data = await mkdtemp(join(folder, 'data-'));
    const mailsWith = async (daysLeft: number, prepare?: (other: TestApp) => Promise<unknown>) => {
      const [from, to] = [Date.now() - 60 * dayMs, Date.now() + daysLeft * dayMs];
      await writePair(await authority.sign({ names: [name], from, to }));
      const db = await openDatabase({ databaseUrl: undefined, dataDir: data });
      const other = await start([], { db });
      await prepare?.(other);
      await other.close();
      return other.mails;
    };
    let admin = '';
    const create = async (other: TestApp) => {
      await createPerson(other);
      ({ emailAddress: admin } = await createPerson(other, { roles: ['admin'] }));
    };
    expect(await mailsWith(22, create)).toEqual([]);
    const arrived = (other: TestApp) => eventually(() => other.mails[0], 'the mail');
    const mails = await mailsWith(20, arrived);
    expect(mails.map(({ to }) => to)).toEqual([admin]);
    const day = new Date(Date.now() + 20 * dayMs).toISOString().slice(0, 10);
    expect(mails[0]?.subject).toContain(day.split('-').reverse().join('.'));
  });

  it('hear of one certificate once, however often the server starts', async () => {
    const other = await startApp();
    await createPerson(other, { roles: ['admin'] });
    const certificate = { names: [name], validFrom: 0, validTo: Date.now() + dayMs };
    const parts = { ...createTestPlatform(other.db), clock: systemClock };
    const told: string[] = [];
    const notify: Platform['notify'] = async (_tx, notice) => {
      if (notice.by === 'mail' && 'once' in notice.repeats) told.push(notice.repeats.once);
    };
    expect(await tellAdmins({ ...parts, notify }, certificate)).toBe(1);
    expect(await tellAdmins({ ...parts, notify }, certificate)).toBe(1);
    expect(await tellAdmins({ ...parts, notify }, { ...certificate, validTo: certificate.validTo + 1 })).toBe(
      1,
    );
    expect(told[1]).toBe(told[0]);
    expect(told[2]).not.toBe(told[0]);
    await other.close();
  });
});
