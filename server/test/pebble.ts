import { type ChildProcess, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { eventually } from './eventually.ts';
import { makeAuthority } from './make-certificate.ts';

const isSwitchedOff = (process.env['NEUNDARTER_SKIP'] ?? '').split(/[\s,]+/).includes('pebble');

/** The ACME server for tests, in a list that is empty only if it is switched off by name. */
export const pebbles: readonly { readonly name: string; readonly path: () => string }[] = isSwitchedOff
  ? []
  : [{ name: 'pebble', path: pebblePath }];

function pebblePath(): string {
  const path = process.env['PEBBLE_PATH'];
  if (!path)
    throw new Error(
      'PEBBLE_PATH names no pebble to test with. Install it, or switch these tests off by name: NEUNDARTER_SKIP=pebble',
    );
  return path;
}

/** A port of 127.0.0.1 that is free now. */
export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** Ports at which the ACME server looks for its answers. */
type Asked = { readonly http: number; readonly tls: number };

/** @param path of the program; that of its DNS server is beside it */
export async function preparePebble(path: string, folder: string) {
  const authority = await makeAuthority();
  const own = await authority.sign({ names: ['localhost'] });
  // Files of one worker share what is trusted.
  const trusted = getCACertificates('default');
  setDefaultCACertificates([...trusted, authority.root]);
  await writeFile(join(folder, 'pebble-cert.pem'), own.cert);
  await writeFile(join(folder, 'pebble-key.pem'), own.key);
  const [port, management, dns, dnsManagement] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ]);
  const none = ['-http01', '', '-https01', '', '-tlsalpn01', ''];
  const dnsAt = ['-dns01', `127.0.0.1:${dns}`, '-management', `127.0.0.1:${dnsManagement}`];
  const names = spawn(`${path}-challtestsrv`, [...none, ...dnsAt, '-defaultIPv6', ''], { stdio: 'ignore' });
  const running = new Set<ChildProcess>([names]);
  const stopOne = (child: ChildProcess) =>
    new Promise<void>((resolve) => {
      running.delete(child);
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill();
    });
  const roots = async (): Promise<string> => (await fetch(`https://localhost:${management}/roots/0`)).text();

  return {
    directory: `https://localhost:${port}/dir`,
    dnsManagement,
    /** Every start is a new authority that knows no account. @returns a function that stops it */
    start: async ({
      http,
      tls,
    }: Asked): Promise<{ readonly root: string; readonly stop: () => Promise<void> }> => {
      const config = join(folder, 'pebble.json');
      const pebble = {
        listenAddress: `127.0.0.1:${port}`,
        managementListenAddress: `127.0.0.1:${management}`,
        certificate: join(folder, 'pebble-cert.pem'),
        privateKey: join(folder, 'pebble-key.pem'),
        httpPort: http,
        tlsPort: tls,
        ocspResponderURL: '',
        externalAccountBindingRequired: false,
        domainBlocklist: ['refused.test'],
      };
      await writeFile(config, JSON.stringify({ pebble }));
      const child = spawn(path, ['-config', config, '-dnsserver', `127.0.0.1:${dns}`], {
        stdio: 'ignore',
        // No pauses, no refused nonces, and every order proves the name again.
        env: { ...process.env, PEBBLE_VA_NOSLEEP: '1', PEBBLE_WFE_NONCEREJECT: '0', PEBBLE_AUTHZREUSE: '0' },
      });
      running.add(child);
      const root = await eventually(() => roots().catch(() => undefined), 'pebble');
      return { root, stop: () => stopOne(child) };
    },
    stop: async () => {
      setDefaultCACertificates(trusted);
      await Promise.all([...running].map(stopOne));
    },
  };
}
