import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { freePort } from './server.ts';

const repository = new URL('../..', import.meta.url).pathname;
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Content security policy of the page, stricter than the app's own: no inline styles. */
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'";

export type FieldPage = { readonly url: string; readonly stop: () => Promise<void> };

/** Builds the page that shows every field of `web/src/ui` and serves it. */
export async function startFieldPage(): Promise<FieldPage> {
  const folder = await mkdtemp(join(tmpdir(), 'neundarter-fields-'));
  await buildPage(folder);
  const server = createServer(({ url = '/' }, answer) => void serve(folder, url, answer));
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}/`, stop };
}

async function serve(folder: string, url: string, answer: ServerResponse): Promise<void> {
  const path = url.split('?')[0] ?? '/';
  const name = path === '/' ? '/src/test/field-page.html' : path;
  const file = await readFile(join(folder, name)).catch(() => null);
  const type = types[extname(name)] ?? 'application/octet-stream';
  answer.writeHead(file === null ? 404 : 200, { 'content-type': type, 'content-security-policy': policy });
  answer.end(file ?? undefined);
}

async function buildPage(folder: string): Promise<void> {
  const [{ build }, { default: react }] = await Promise.all([import('vite'), import('@vitejs/plugin-react')]);
  const root = join(repository, 'web');
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(root, 'src/test/field-page.html') },
    },
  });
}
