import { X509Certificate } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../src/platform/log.ts';
import type { AcmeSettings } from '../src/platform/tls/acme/acme-settings.ts';
import { openAcme } from '../src/platform/tls/acme/open-acme.ts';
import { eventually } from './eventually.ts';
import { freePort, pebbles, preparePebble } from './pebble.ts';
import { startApp, type TestApp } from './start-app.ts';

const name = 'darts.club.test';
const dayMs = 24 * 60 * 60_000;

describe.each(pebbles)('a certificate from $name', ({ path }) => {
  let folder: string;
  let pebble: Awaited<ReturnType<typeof preparePebble>>;
  let dataDir: string;
  /** How far the clock of the server is from the right time, in ms. */
  let ahead = 0;
  let app: TestApp | null = null;
  /** How often the server has looked at its clock. */
  let looks = 0;
  const lines: string[] = [];
  const stops: (() => Promise<void>)[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'neundarter-acme-'));
    pebble = await preparePebble(path(), folder);
  });
  afterAll(async () => {
    await pebble.stop();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    dataDir = await mkdtemp(join(folder, 'data-'));
    ahead = 0;
    lines.length = 0;
  });
  afterEach(async () => {
    await app?.close();
    app = null;
    await Promise.all(stops.splice(0).map((stop) => stop()));
  });

  const startPebble = async (asked: { readonly http: number; readonly tls: number }) => {
    const started = await pebble.start(asked);
    stops.push(started.stop);
    return started;
  };
  /** Starts the server on this port, as `main.ts` does. */
  const start = async (port: number, roots: readonly string[], more: Partial<AcmeSettings> = {}) => {
    const acme = {
      domain: name,
      email: 'admin@club.test',
      directory: pebble.directory,
      dnsCommand: null,
      ...more,
    };
    app = await startApp({
      listens: true,
      address: undefined as never,
      config: { host: '127.0.0.1', tlsPort: port },
      openTls: (server) =>
        openAcme(
          server,
          { acme, dataDir, host: '127.0.0.1', ports: [port] },
          {
            log: createLog('info', { write: (line: string) => void lines.push(line) }),
            clock: {
              now: () => {
                looks += 1;
                return Date.now() + ahead;
              },
            },
            roots,
            lookEveryMs: 20,
          },
        ),
    });
    await app.listenAlso();
    return app;
  };
  const line = (part: string) => eventually(() => lines.find((one) => one.includes(part)), part);
  /** The certificate that new connections get; undefined without https. */
  const served = (port: number) =>
    new Promise<X509Certificate | undefined>((resolve) => {
      const of = { host: '127.0.0.1', port, servername: name, rejectUnauthorized: false };
      const socket = connectTls(of, () => {
        resolve(socket.getPeerX509Certificate());
        socket.destroy();
      });
      socket.on('error', () => resolve(undefined));
    });
  const anyServed = (port: number) => eventually(() => served(port), 'https');
  const overHttp = (port: number, at: string) =>
    new Promise<string>((resolve, reject) => {
      const asking = request({ host: '127.0.0.1', port, path: at, agent: false }, (answer) => {
        text(answer).then(resolve, reject);
      });
      asking.on('error', reject).end();
    });
  const contentOf = (file: string) => readFile(join(dataDir, 'acme', file), 'utf8');

  it('comes over http, is the address in links, is kept for the next start, and only its owner can read it', async () => {
    const port = await freePort();
    const { root } = await startPebble({ http: port, tls: await freePort() });
    const first = await start(port, [root]);
    expect(await served(port)).toBeUndefined();
    const certificate = await anyServed(port);
    expect(certificate.subjectAltName).toBe(`DNS:${name}`);
    expect(first.address()).toBe(`https://${name}:${port}`);
    expect(JSON.parse(await overHttp(port, '/health')).certificateEndsAt).not.toBeNull();
    await eventually(() => contentOf('certificate.pem').catch(() => undefined), 'the file');
    for (const [file, mode] of [
      ['', 0o700],
      ['account.pem', 0o600],
      ['certificate.pem', 0o600],
    ] as const)
      expect((await stat(join(dataDir, 'acme', file))).mode & 0o777).toBe(mode);
    await first.close();
    await Promise.all(stops.splice(0).map((stop) => stop()));
    await start(port, [root]);
    expect((await served(port))?.serialNumber).toBe(certificate.serialNumber);
  });

  it('comes over TLS where http leads elsewhere', async () => {
    const port = await freePort();
    const { root } = await startPebble({ http: await freePort(), tls: port });
    await start(port, [root]);
    const certificate = await anyServed(port);
    expect(certificate.subjectAltName).toBe(`DNS:${name}`);
    // The answer for the check is gone: the same beginning of a connection is refused now.
    const isAnswered = await new Promise<boolean>((resolve) => {
      const of = { host: '127.0.0.1', port, servername: name, ALPNProtocols: ['acme-tls/1'] };
      const socket = connectTls({ ...of, rejectUnauthorized: false }, () => resolve(true));
      socket.on('error', () => resolve(false));
    });
    expect(isAnswered).toBe(false);
  });

  it('comes by a command for DNS, which adds a record and removes it', async () => {
    const [port, elsewhere] = [await freePort(), await freePort()];
    const { root } = await startPebble({ http: elsewhere, tls: elsewhere });
    const [dnsCommand, calls] = [join(dataDir, 'dns'), join(dataDir, 'calls')];
    const script = `#!${process.execPath}
      const [action, name, value] = process.argv.slice(2);
      require('node:fs').appendFileSync(${JSON.stringify(calls)}, [action, name, value].join(' ') + '\\n');
      const path = action === 'add' ? 'set-txt' : 'clear-txt';
      fetch('http://127.0.0.1:${pebble.dnsManagement}/' + path, {
        method: 'POST',
        body: JSON.stringify({ host: name + '.', value }),
      });`;
    await writeFile(dnsCommand, script, { mode: 0o700 });
    await start(port, [root], { dnsCommand });
    await anyServed(port);
    const [added = '', removed = ''] = (await readFile(calls, 'utf8')).trim().split('\n');
    expect(added).toMatch(/^add _acme-challenge\.darts\.club\.test [\w-]{43}$/);
    expect(removed).toBe(added.replace('add', 'remove'));
  });

  it('is renewed after two thirds of its life; until that succeeds, the old one is served', async () => {
    const port = await freePort();
    const first = await startPebble({ http: port, tls: port });
    await start(port, [first.root]);
    const old = await anyServed(port);
    await eventually(() => contentOf('certificate.pem').catch(() => undefined), 'the file');
    const lifeMs = Date.parse(old.validTo) - Date.parse(old.validFrom);
    await first.stop();
    ahead = (lifeMs * 2) / 3 - dayMs;
    lines.length = 0;
    // A day before it is due nothing happens in many looks; the day after, the order fails.
    const seen = looks;
    await eventually(() => looks > seen + 2 || undefined, 'some looks');
    expect(lines).toEqual([]);
    ahead += 2 * dayMs;
    await line('ECONNREFUSED');
    expect(lines.at(-1)).toContain('stays. The next attempt is in 30 minutes.');
    expect((await served(port))?.serialNumber).toBe(old.serialNumber);
    // The authority has lost its accounts meanwhile.
    await startPebble({ http: port, tls: port });
    ahead += 31 * 60_000;
    const renewed = await eventually(async () => {
      const now = await served(port);
      return now?.serialNumber === old.serialNumber ? undefined : now;
    }, 'the renewed certificate');
    const isStored = async () =>
      new X509Certificate(
        await contentOf('certificate.pem').then((all) => all.slice(all.indexOf('-----BEGIN CERT'))),
      ).serialNumber === renewed.serialNumber || undefined;
    await eventually(isStored, 'the stored certificate');
  });

  it.each([
    ['refuses the name', { domain: 'refused.test' }, 'No certificate for refused.test from localhost'],
    ['cannot reach it', {}, `No certificate for ${name} from localhost`],
    [
      'does not exist',
      { directory: 'https://acme.invalid/dir' },
      'The ACME server acme.invalid cannot be used',
    ],
    [
      'has a port that is never asked',
      { directory: 'http://127.0.0.1:1/dir' },
      'The ACME server 127.0.0.1:1 cannot be used (bad port).',
    ],
  ])(
    'that the ACME server, which %s, does not give is a sentence, and plain http goes on',
    async (_what, more, words) => {
      const [port, elsewhere] = [await freePort(), await freePort()];
      const { root } = await startPebble({ http: elsewhere, tls: elsewhere });
      await start(port, [root], more);
      expect(await line(words)).toContain('Only plain http is served. The next attempt is in 30 minutes.');
      expect(await served(port)).toBeUndefined();
      expect(JSON.parse(await overHttp(port, '/health'))).toMatchObject({
        status: 'ok',
        certificateEndsAt: null,
      });
    },
  );

  it('is refused while the clock of this machine is wrong', async () => {
    const port = await freePort();
    const { root } = await startPebble({ http: port, tls: port });
    ahead = -1000 * dayMs;
    await start(port, [root]);
    expect(await line('by the clock of this machine today is')).toContain('Only plain http is served.');
    expect(await served(port)).toBeUndefined();
  });

  it('is not ordered while the disk is full, and is served although it cannot be stored', async () => {
    const port = await freePort();
    const { root } = await startPebble({ http: port, tls: port });
    await mkdir(join(dataDir, 'acme'));
    const full = (file: string) => symlink('/dev/full', join(dataDir, 'acme', `${file}.new`));
    await full('account.pem');
    const other = await start(port, [root]);
    await line('The folder acme in DATA_DIR cannot be written (ENOSPC).');
    expect(await served(port)).toBeUndefined();
    await rm(join(dataDir, 'acme', 'account.pem.new'));
    await full('certificate.pem');
    ahead += 31 * 60_000;
    await line('is served, but only until the next start');
    expect(await served(port)).toBeDefined();
    expect(JSON.parse(await overHttp(port, '/health')).status).toBe('ok');
    await other.close();
    app = null;
  });
});
