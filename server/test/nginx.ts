import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from './eventually.ts';
import type { MadeCertificate } from './make-certificate.ts';

const isSwitchedOff = (process.env['NEUNDARTER_SKIP'] ?? '').split(/[\s,]+/).includes('proxy');

/** nginx for tests, in a list that is empty only if it is switched off by name. */
export const proxies: readonly { readonly name: string; readonly program: () => string }[] = isSwitchedOff
  ? []
  : [{ name: 'nginx', program: nginxPath }];

function nginxPath(): string {
  const path = process.env['NGINX_PATH'] ?? '/usr/sbin/nginx';
  if (!existsSync(path))
    throw new Error(
      'NGINX_PATH names no nginx to test with. Install it, or switch these tests off by name: NEUNDARTER_SKIP=proxy',
    );
  return path;
}

/** The file that the proxy of compose.yaml uses. */
const deployed = new URL('../../deploy/nginx.conf', import.meta.url);

type Wish = {
  readonly program: string;
  /** Ports of the processes of Neundarter on this machine. */
  readonly ports: readonly number[];
  readonly certificate: MadeCertificate;
  readonly at: ProxyPorts;
};

/** Where a proxy listens. */
export type ProxyPorts = { readonly plain: number; readonly secure: number };

export type RunningProxy = { readonly stop: () => Promise<void> };

/**
 * Starts nginx with the project's own file. Only what differs on one machine is replaced: the names of the processes, the
 * ports 80 and 443, and the folder with the certificate.
 */
export async function runProxy({ program, ports, certificate, at }: Wish): Promise<RunningProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'neundarter-proxy-'));
  const { plain, secure } = at;
  const processes = ports.map((port) => `server 127.0.0.1:${port};`).join('\n  ');
  const site = replaceOnce(await readFile(deployed, 'utf8'), [
    ['server app:3000;', processes],
    ['listen 80;', `listen 127.0.0.1:${plain};`],
    ['listen 443 ssl;', `listen 127.0.0.1:${secure} ssl;`],
    ['/etc/nginx/certs/fullchain.pem', join(folder, 'fullchain.pem')],
    ['/etc/nginx/certs/privkey.pem', join(folder, 'privkey.pem')],
  ]);
  await writeFile(join(folder, 'fullchain.pem'), certificate.cert);
  await writeFile(join(folder, 'privkey.pem'), certificate.key);
  await writeFile(join(folder, 'nginx.conf'), around(site, folder));
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const exited = once(child, 'exit');
  await untilAnswers(`http://127.0.0.1:${plain}`, () => {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${output}`);
  });
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What the image of nginx brings around the file of a site; all its files are in one folder here. */
const around = (site: string, folder: string): string => `
daemon off;
worker_processes 1;
user root;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${site}
}
`;

function replaceOnce(text: string, pairs: readonly (readonly [string, string])[]): string {
  return pairs.reduce((before, [old, value]) => {
    if (before.split(old).length !== 2) throw new Error(`deploy/nginx.conf has not one "${old}"`);
    return before.replace(old, value);
  }, text);
}

/** Two free ports. */
export async function freeProxyPorts(): Promise<ProxyPorts> {
  const probes = [createServer(), createServer()];
  const [plain = 0, secure = 0] = await Promise.all(
    probes.map(async (probe) => {
      probe.listen(0, '127.0.0.1');
      await once(probe, 'listening');
      return (probe.address() as AddressInfo).port;
    }),
  );
  for (const probe of probes) probe.close();
  return { plain, secure };
}

async function untilAnswers(url: string, check: () => void): Promise<void> {
  await eventually(async () => {
    check();
    return (await fetch(url, { redirect: 'manual' }).catch(() => null)) ?? undefined;
  }, 'nginx');
}
