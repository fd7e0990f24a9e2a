import { X509Certificate } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { request as httpsRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { SecurePlace } from '@neundarter/contract/entities/secure';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openAuthority } from '../src/platform/tls/authority/open-authority.ts';
import type { OwnPlace } from '../src/platform/tls/authority/own-place.ts';
import { type CheckedClient, checkedClient } from './checked-client.ts';
import { eventually } from './eventually.ts';
import { startApp, type TestApp } from './start-app.ts';

const dayMs = 24 * 60 * 60_000;
const names = ['laptop.local', 'laptop.lan', 'laptop.home.arpa'];
const atHome: OwnPlace = {
  names,
  networks: [{ address: '192.168.178.0', prefix: 24 }],
  addresses: ['192.168.178.20'],
};
const inHall: OwnPlace = { names, networks: [{ address: '10.0.0.0', prefix: 8 }], addresses: ['10.0.0.7'] };

let folder: string;
let place: OwnPlace;
let app: TestApp;
let lines: string[];
let client: CheckedClient | null;

const start = () => {
  client = null;
  return startApp({
    listens: true,
    address: undefined as never,
    config: { dataDir: folder },
    openTls: (server) =>
      openAuthority(
        server,
        { dataDir: folder },
        {
          log: {
            info: (...said: unknown[]) => note(said),
            warn: (...said: unknown[]) => note(said),
          } as never,
          clock: { now: () => app?.clock.time ?? Date.now() },
          place: () => place,
          lookEveryMs: 20,
        },
      ),
  });
};
const note = (said: readonly unknown[]) =>
  void lines.push(said.filter((one) => typeof one === 'string').join(' '));
const folderOf = () => join(folder, 'authority');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neundarter-hall-'));
  [place, lines] = [atHome, []];
  app = await start();
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const prepare = async (): Promise<SecurePlace> => {
  client ??= await checkedClient(app);
  const { token } = (await client('GET /login/guest')).json;
  return (await client('POST /secure', { token })).json;
};

/** The answer over TLS to a client that trusts this root. */
const overTls = (path: string, { ca, as = 'laptop.local' }: { readonly ca: string; readonly as?: string }) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: string; cert: X509Certificate }>(
    (resolve, reject) => {
      const port = Number(new URL(app.url).port);
      const request = httpsRequest({ host: '127.0.0.1', port, path, agent: false, ca, servername: as });
      request.on('error', reject).on('response', (answer) => {
        const cert = (
          answer.socket as unknown as { getPeerX509Certificate(): X509Certificate }
        ).getPeerX509Certificate();
        const { statusCode: status = 0, headers } = answer;
        text(answer).then((body) => resolve({ status, headers, body, cert }), reject);
      });
      request.end();
    },
  );

const rootNow = async (): Promise<string> => {
  const answer = await app.http.inject('/secure/neundarter.pem');
  expect(answer.statusCode).toBe(200);
  return answer.body;
};

describe('the first visit of /secure', () => {
  it('makes the authority; before, nothing is made, and TLS is not answered', async () => {
    await expect(stat(folderOf())).rejects.toThrow('ENOENT');
    expect((await app.http.inject('/secure/neundarter.crt')).statusCode).toBe(404);
    await expect(overTls('/health', { ca: '' })).rejects.toThrow();
    const first = await prepare();
    expect(first).toMatchObject({
      kind: 'authority',
      address: expect.stringMatching(/^https:\/\/192\.168\.178\.20:\d+$/),
      problem: null,
      authority: { names, networks: ['192.168.178.0/24'], isOneOfSeveral: false },
    });
    const ca = await rootNow();
    const answer = await overTls('/health', { ca });
    expect(answer.status).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(JSON.parse(answer.body).certificateEndsAt).toBe(new Date(answer.cert.validTo).toISOString());
    expect(first.authority?.fingerprint).toBe(new X509Certificate(ca).fingerprint256);
  });

  it('makes only one, however often and by how many it is asked', async () => {
    client = await checkedClient(app);
    const answers = await Promise.all(Array.from({ length: 20 }, prepare));
    expect(new Set(answers.map((one) => one.authority?.fingerprint)).size).toBe(1);
    expect(await readdir(folderOf())).toHaveLength(1);
  });

  it('keeps files that only the user of the server can read', async () => {
    await prepare();
    const [file = ''] = await readdir(folderOf());
    expect((await stat(folderOf())).mode & 0o777).toBe(0o700);
    expect((await stat(join(folderOf(), file))).mode & 0o777).toBe(0o600);
  });

  it('gives each system its file', async () => {
    await prepare();
    const ca = new X509Certificate(await rootNow());
    const crt = await app.http.inject('/secure/neundarter.crt');
    expect(crt.headers['content-type']).toBe('application/x-x509-ca-cert');
    expect(new X509Certificate(crt.rawPayload).fingerprint256).toBe(ca.fingerprint256);
    const profile = await app.http.inject('/secure/neundarter.mobileconfig');
    expect(profile.headers['content-type']).toBe('application/x-apple-aspen-config');
    const [, base64 = ''] = /<data>([^<]+)<\/data>/.exec(profile.body) ?? [];
    expect(new X509Certificate(Buffer.from(base64, 'base64')).fingerprint256).toBe(ca.fingerprint256);
    expect(profile.body).toContain('com.apple.security.root');
    for (const { body } of [profile, crt]) expect(body).not.toContain('PRIVATE KEY');
  });
});

describe('an address that only some devices trust', () => {
  it('stands in no link, demands nothing and leads nobody there', async () => {
    await prepare();
    expect(app.address()).toMatch(/^http:/);
    const ca = await rootNow();
    const accept = { accept: 'text/html' };
    const plain = await app.http.inject({ url: '/', headers: { ...accept, host: 'laptop.local' } });
    expect(plain.headers.location).toBeUndefined();
    for (const headers of [plain.headers, (await overTls('/', { ca })).headers])
      expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('is refused for a name of somebody else', async () => {
    await prepare();
    await expect(overTls('/health', { ca: await rootNow(), as: 'evil.test' })).rejects.toThrow();
  });
});

describe('later', () => {
  const restart = async () => {
    await app.close();
    app = await start();
  };

  it('serves the same authority after a restart, without anybody asking', async () => {
    await prepare();
    const ca = await rootNow();
    await restart();
    expect((await overTls('/health', { ca })).status).toBe(200);
    expect(await rootNow()).toBe(ca);
  });

  it('makes another authority in another network, and keeps the first one for the way back', async () => {
    await prepare();
    const first = await rootNow();
    place = inHall;
    const there = await prepare();
    expect(there.address).toMatch(/^https:\/\/10\.0\.0\.7:/);
    expect(there.authority).toMatchObject({ networks: ['10.0.0.0/8'], isOneOfSeveral: true });
    expect(await rootNow()).not.toBe(first);
    place = atHome;
    await eventually(async () => ((await rootNow()) === first ? true : undefined), 'the first authority');
    expect((await overTls('/health', { ca: first })).status).toBe(200);
  });

  it('names a new address of the machine in the same network by itself', async () => {
    await prepare();
    const ca = await rootNow();
    place = { ...atHome, addresses: ['192.168.178.99'] };
    await eventually(async () => {
      const { cert } = await overTls('/health', { ca });
      return cert.checkIP('192.168.178.99') === undefined ? undefined : true;
    }, 'a certificate with the new address');
    expect(await rootNow()).toBe(ca);
  });

  it('renews the certificate of the server by itself after two thirds of its life', async () => {
    await prepare();
    const ca = await rootNow();
    const { cert } = await overTls('/health', { ca });
    app.clock.time = Date.now() + 200 * dayMs;
    expect((await overTls('/health', { ca })).cert.serialNumber).toBe(cert.serialNumber);
    app.clock.time = Date.now() + 270 * dayMs;
    const renewed = await eventually(async () => {
      const now = (await app.http.inject('/health')).json().certificateEndsAt;
      return now === new Date(cert.validTo).toISOString() ? undefined : now;
    }, 'a new certificate');
    expect(Date.parse(renewed) - app.clock.time).toBeGreaterThan(390 * dayMs);
    expect(await rootNow()).toBe(ca);
  });
});

describe('what is wrong with the machine is a sentence, and plain http goes on', () => {
  const isServed = async () => expect((await app.http.inject('/health')).statusCode).toBe(200);

  it('a clock of the past', async () => {
    app.clock.time = Date.UTC(1970, 0, 5);
    expect(await prepare()).toMatchObject({ kind: 'none', address: null, problem: 'clock', authority: null });
    expect(lines).toContain(
      'By the clock of this machine today is 1970-01-05, so it makes no certificate. Plain http goes on.',
    );
    await isServed();
    app.clock.time = null;
    expect((await prepare()).kind).toBe('authority');
  });

  it('a disk that takes nothing', async () => {
    await writeFile(folderOf(), 'in the way');
    expect(await prepare()).toMatchObject({ kind: 'none', problem: 'disk' });
    expect(lines.join()).toMatch(/The folder authority in DATA_DIR cannot be (read|written) \(E[A-Z]+\)\./);
    await isServed();
    await rm(folderOf());
    expect((await prepare()).kind).toBe('authority');
  });

  it('a file that was damaged', async () => {
    await prepare();
    const [file = ''] = await readdir(folderOf());
    await writeFile(join(folderOf(), file), '{"root":');
    await app.close();
    app = await start();
    expect((await prepare()).authority?.isOneOfSeveral).toBe(false);
    await isServed();
  });
});
