import { readFileSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { App } from './app.ts';
import type { AppParts } from './app-parts.ts';
import type { Greeting } from './platform/banner.ts';
import type { Clock } from './platform/clock.ts';
import { type Config, readConfig } from './platform/config.ts';
import type { Log } from './platform/log.ts';

// The only file that starts anything: the server, or with `rebuild-stats` a new count of all statistics. Modules that
// load slowly are imported only after the configuration has been checked.

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** A problem that the person who starts the server can solve; the message contains all they need. */
class CannotStart extends Error {}

const read = readConfig(process.env);
if (read.ok) await (process.argv[2] === 'rebuild-stats' ? rebuild : start)(read.value).catch(giveUp);
else giveUp(new CannotStart(read.error));

function giveUp(error: unknown): void {
  console.error(error instanceof CannotStart ? error.message : error);
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  const dataDir = resolve(config.dataDir);
  // A second start takes two thirds of the time of the first one. The cache is in the data folder, because only its
  // owner can write there.
  enableCompileCache(join(dataDir, 'cache'));
  const [{ openDatabase }, { createApp }, { createLog }, { systemClock }] = await Promise.all([
    import('./platform/db/open-database.ts'),
    import('./app.ts'),
    import('./platform/log.ts'),
    import('./platform/clock.ts'),
  ]);
  const log = createLog(config.logLevel);
  const db = await openDatabase({
    databaseUrl: config.databaseUrl ?? undefined,
    dataDir,
    onUpdate: (sentence) => log.warn(sentence),
  }).catch(cannotOpen(config));
  const app = await createApp({
    config: { ...config, dataDir },
    db,
    log,
    clock: systemClock,
    version,
    webFolder,
    ...(!config.limitsCalls && { callLimits: null }),
    openTls: tlsOf(config, { log, clock: systemClock }),
  });
  const { stopOnSignals } = await import('./platform/stop-on-signals.ts');
  stopOnSignals(app.close, log);
  const port = await listen(app.http, config);
  await app.listenAlso().catch((error: unknown) => {
    throw asCannotStart(error, 'HTTP_PORT or TLS_PORT');
  });
  if (config.redisUrl !== null && config.tokenSecret === null)
    log.warn('several processes on several machines need the same TOKEN_SECRET');
  log.info({ port, database: db.dialect }, db.description);
  await greet(config, { port, address: app.address(), httpsUntil: app.certificateEndsAt() });
}

/**
 * `npm run rebuild-stats`. Stop the server before if the database is embedded, because only one process can open it.
 */
async function rebuild(config: Config): Promise<void> {
  const [{ openDatabase }, { rebuildStats }] = await Promise.all([
    import('./platform/db/open-database.ts'),
    import('./statistics/rebuild-stats.ts'),
  ]);
  const place = { databaseUrl: config.databaseUrl ?? undefined, dataDir: resolve(config.dataDir) };
  const db = await openDatabase(place).catch(cannotOpen(config));
  const { matches } = await rebuildStats(db, (done, all) =>
    process.stdout.write(`\r${Math.floor((100 * done) / all)} %`),
  );
  await db.close();
  console.log(`\rThe statistics of ${matches} matches are counted anew.`);
}

/** An error handler that names the variable to correct. */
function cannotOpen({ databaseUrl }: Config) {
  return (error: unknown): never => {
    throw new CannotStart(`${databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL'}: ${messageOf(error)}`);
  };
}

/** Listens on all addresses, including IPv6 if the machine has it. */
async function listen(http: App['http'], { host, port }: Config): Promise<number> {
  try {
    await http.listen({ port, host: host ?? '::' });
  } catch (error) {
    if (host === null && codeOf(error) === 'EAFNOSUPPORT') await http.listen({ port, host: '0.0.0.0' });
    else throw asCannotStart(error, `PORT ${port}`);
  }
  const address = http.server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

/** @param port the variable of the port, with its value */
function asCannotStart(error: unknown, port: string): unknown {
  const sentences: { readonly [code: string]: string } = {
    EADDRINUSE: `${port} is in use by another program; stop that one or set another port.`,
    EACCES: `${port} needs rights this user does not have; set a port from 1024 on.`,
    EADDRNOTAVAIL: 'HOST is not an address of this machine.',
    ENOTFOUND: 'HOST is not an address of this machine.',
  };
  const sentence = sentences[codeOf(error)];
  return sentence === undefined ? error : new CannotStart(sentence);
}

async function greet(
  config: Config,
  { port, ...start }: { readonly port: number } & Pick<Greeting, 'address' | 'httpsUntil'>,
): Promise<void> {
  const readyMs = performance.now();
  const [{ addressesOf }, { renderBanner }] = await Promise.all([
    import('./platform/addresses.ts'),
    import('./platform/banner.ts'),
  ]);
  const ownSource = config.tls === null ? 'DATA_DIR/authority' : 'TLS_CERT';
  const certificateFrom = config.acme === null ? ownSource : `ACME, ${config.acme.domain}`;
  const addresses = addressesOf({ host: config.host, port }, config.publicUrl);
  console.log(await renderBanner({ ...start, certificateFrom, version, addresses, readyMs }));
}

/**
 * Loads the code for https only where a certificate is configured, that for ACME only where it is ordered, and that for the
 * hall's own authority only after somebody has asked for it.
 */
function tlsOf(
  config: Config,
  parts: { readonly log: Log; readonly clock: Clock },
): NonNullable<AppParts['openTls']> | null {
  const { tls, acme } = config;
  const ports = [config.httpPort, config.tlsPort].filter((port) => port !== null);
  const place = { host: config.host, ports };
  if (acme !== null)
    return async (server) => {
      const { openAcme } = await import('./platform/tls/acme/open-acme.ts');
      return openAcme(server, { ...place, acme, dataDir: resolve(config.dataDir) }, parts);
    };
  if (tls === null) {
    // Several processes stand behind a proxy, and https is there; so it is where everybody comes by https.
    if (config.redisUrl !== null || config.publicUrl?.startsWith('https://') === true) return null;
    return async (server) => {
      const { openAuthority } = await import('./platform/tls/authority/open-authority.ts');
      return openAuthority(server, { dataDir: resolve(config.dataDir) }, parts);
    };
  }
  return async (server) => {
    const { openTls } = await import('./platform/tls/open-tls.ts');
    return openTls(server, { ...place, ...tls }, parts);
  };
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
