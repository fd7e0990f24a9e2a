import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from './start-app.ts';

const links = '<link rel="stylesheet" href="/assets/i.css">';
const tableScript = '<script>preload()</script>';
const page = `<!doctype html><title>Neundarter</title><script>boot()</script><!-- preloads -->${tableScript}<!-- /preloads -->${links}</head>`;
/** As the server sends it for an address that needs these files. */
const pageWith = (...tags: readonly string[]) =>
  `<!doctype html><title>Neundarter</title><script>boot()</script>${links}${tags.join('')}</head>`;
const moduleOf = (name: string) => `<link rel="modulepreload" crossorigin href="/assets/${name}.js">`;
const preloads = {
  '/home': ['assets/home.js', 'assets/home.css', 'assets/digits.woff2'],
  '/matches/:id': ['assets/scorer.js'],
  '/tournaments/:id/*': ['assets/tournament.js'],
  '/tournaments/:id/knockout': ['assets/tournament.js', 'assets/knockout.js'],
};
let app: TestApp;
let webFolder: string;

beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'neundarter-web-'));
  await mkdir(join(webFolder, 'assets'));
  await mkdir(join(webFolder, 'caller'));
  await mkdir(join(webFolder, '.vite'));
  await writeFile(join(webFolder, '.vite', 'preloads.json'), JSON.stringify(preloads));
  await writeFile(join(webFolder, 'index.html'), page);
  await writeFile(join(webFolder, 'sw.js'), 'self');
  await writeFile(join(webFolder, 'manifest.webmanifest'), '{}');
  await writeFile(join(webFolder, 'caller', '180.mp3'), 'sound');
  await writeFile(join(webFolder, 'assets', 'entry-a1b2c3.js'), 'export {}');
  await writeFile(join(webFolder, 'assets', 'entry-a1b2c3.js.br'), brotliCompressSync('export {}'));
  app = await startApp({ webFolder });
});
afterAll(async () => {
  await app.close();
  await rm(webFolder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.http.inject({ url, headers });
const navigate = (url: string) => get(url, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });

describe('the web app', () => {
  it.each(['/', '/index.html', '/sw.js', '/manifest.webmanifest'])(
    'is revalidated by browsers: %s',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(answer.headers.etag).toBeDefined();
    },
  );

  it('lets browsers keep files for ever if their names change with their content', async () => {
    const { headers } = await get('/assets/entry-a1b2c3.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('sends scripts without the policy of pages, but with nosniff', async () => {
    const { headers } = await get('/assets/entry-a1b2c3.js');
    expect(headers['content-security-policy']).toBeUndefined();
    expect([headers['x-content-type-options'], headers['cross-origin-resource-policy']]).toEqual([
      'nosniff',
      'same-origin',
    ]);
    for (const url of ['/', '/sw.js', '/caller/180.mp3'])
      expect((await get(url)).headers['content-security-policy'], url).toContain("default-src 'self'");
  });

  it('lets browsers keep sounds for a day', async () => {
    const { headers } = await get('/caller/180.mp3');
    expect(headers['cache-control']).toBe('public, max-age=86400');
  });

  it('sends compressed files if the client accepts them', async () => {
    const answer = await get('/assets/entry-a1b2c3.js', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['content-type']).toContain('javascript');
    expect(answer.headers['cache-control']).toContain('immutable');
    expect((await get('/assets/entry-a1b2c3.js')).body).toBe('export {}');
  });

  it.each(['/matches/new', '/match/abc?x=1', '/', '/matches/view/nomatch'])('opens at %s', async (url) => {
    const answer = await navigate(url);
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([
      200,
      pageWith(),
      'no-cache',
    ]);
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'");
    expect(answer.headers['x-robots-tag']).toBe('noindex');
  });

  it('requests what the screen of an address needs', async () => {
    const styles = '<link rel="preload" as="style" crossorigin href="/assets/home.css">';
    const font = '<link rel="preload" as="font" crossorigin href="/assets/digits.woff2">';
    expect((await navigate('/home')).body).toBe(pageWith(moduleOf('home'), styles, font));
    expect((await navigate('/HOME/?x=1')).body).toBe(pageWith(moduleOf('home'), styles, font));
    for (const url of ['/tournaments/a', '/tournaments/a/participants', '/tournaments/a/knockout/x'])
      expect((await navigate(url)).body, url).toBe(pageWith(moduleOf('tournament')));
    for (const url of ['/tournaments/a/knockout', '/Tournaments/a/Knockout/'])
      expect((await navigate(url)).body, url).toBe(pageWith(moduleOf('tournament'), moduleOf('knockout')));
  });

  it.each(['/nothing', '/homes', '/home/__proto__', '/%3Cscript%3E'])(
    'requests only the app at an unknown address: %s',
    async (url) => {
      const answer = await navigate(url);
      expect([answer.statusCode, answer.body]).toEqual([404, pageWith()]);
    },
  );

  it('allows no script of the page that devices keep, and this page has its own table', async () => {
    const [sent, kept] = [await navigate('/home'), await get('/index.html')];
    const hashesOf = (answer: typeof sent) =>
      String(answer.headers['content-security-policy']).match(/'sha256-[^']+'/g);
    expect(kept.body).toBe(page);
    expect([hashesOf(sent)?.length, hashesOf(kept)?.length]).toEqual([1, 2]);
    expect(hashesOf(kept)).toContain(hashesOf(sent)?.[0]);
  });

  it('has a tag for each content of a page', async () => {
    const [home, matches] = [await navigate('/home'), await navigate('/matches')];
    expect(home.headers.etag).not.toBe(matches.headers.etag);
    const again = await get('/home', { accept: 'text/html', 'if-none-match': String(home.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each(['/api/v1/nothing', '/api', '/api/', '/assets/entry-old.js'])('is not sent for %s', async (url) => {
    const answer = await navigate(url);
    expect([answer.statusCode, answer.body]).toEqual([404, 'error.not-found']);
  });

  it('is not sent for requests that do not ask for a page', async () => {
    expect((await get('/caller/181.mp3')).statusCode).toBe(404);
    expect(
      (await app.http.inject({ method: 'POST', url: '/home', headers: { accept: 'text/html' } })).statusCode,
    ).toBe(404);
  });

  it.each(['/../package.json', '/..%2fpackage.json', '/%2e%2e/package.json', '/assets/..%5c..%5cx'])(
    'refuses a path outside of its folder: %s',
    async (url) => {
      expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400);
    },
  );
});

describe('a server without its web app', () => {
  it('explains what is missing, and serves the API', async () => {
    const bare = await startApp();
    const answer = await bare.http.inject({ url: '/', headers: { accept: 'text/html' } });
    expect([answer.statusCode, answer.body]).toEqual([503, expect.stringContaining('npm run build')]);
    expect((await bare.http.inject('/api/v1/matches/count')).statusCode).toBe(200);
    await bare.close();
  });
});
