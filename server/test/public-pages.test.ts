import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pagePaths } from '@neundarter/contract/pages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { type CheckedClient, checkedClient } from './checked-client.ts';
import { createEvent } from './create-event.ts';
import { createClub, createPerson } from './create-person.ts';
import { createSeries } from './create-series.ts';
import { type DatabaseSite, databases } from './databases.ts';
import { alone, guest, shortMatches } from './short-matches.ts';
import { startApp, type TestApp } from './start-app.ts';
import { createOrganiser, shortSetup, tournamentCalls } from './tournament-scene.ts';

const shell =
  '<!doctype html><html lang="de"><head><title>Neundarter</title><meta name="description" content="Darts" /></head><body><div id="root"></div><noscript>Neundarter braucht JavaScript.</noscript></body></html>';
const publicUrl = 'https://darts.example.org';
const unknown = 'zzzzzzzzzzzzzzzzzzzzz';

/** Headers of programs that read pages: a link preview, a search engine, a browser. */
const readers = ['*/*', 'text/html', 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', ''];

describe.each(databases)('pages for programs on $name', ({ create }) => {
  let site: DatabaseSite;
  let app: TestApp;
  let call: CheckedClient;
  let webFolder: string;
  let teamId: string;

  beforeAll(async () => {
    webFolder = await mkdtemp(join(tmpdir(), 'neundarter-pages-'));
    await writeFile(join(webFolder, 'index.html'), shell);
    site = await create();
    app = await startApp({
      db: await openDatabase(site.options),
      webFolder,
      rateLimits: {},
      config: { publicUrl },
    });
    call = await checkedClient(app);
    teamId = await createClub(app);
  });
  afterAll(async () => {
    await app.close();
    await site.dispose();
    await rm(webFolder, { recursive: true });
  });

  const get = (url: string, accept = '*/*', method: 'GET' | 'HEAD' = 'GET') =>
    app.http.inject({ method, url, headers: accept === '' ? {} : { accept } });
  const eventPath = (id: string) => `/team-lounge/event/${id}`;

  /** A finished match of an event, between people whose names contain markup. */
  const playIn = async (eventId: string): Promise<string> => {
    const { token } = await createPerson(app, { teamIds: [teamId] });
    return shortMatches(call).play({
      token,
      eventId,
      parties: [alone(guest('<b>Anna</b>')), alone(guest('Bernd "B"'))],
    });
  };

  it.each(readers)('are sent to a client that accepts %o', async (accept) => {
    const id = await createEvent(app, { teamId, name: 'Offenes Training' });
    for (const path of ['/home', '/matches/new', '/', eventPath(id)]) {
      const answer = await get(path, accept);
      expect([path, answer.statusCode, answer.headers['content-type']]).toEqual([
        path,
        200,
        expect.stringContaining('text/html'),
      ]);
      const head = await get(path, accept, 'HEAD');
      expect([head.statusCode, head.body]).toEqual([200, '']);
    }
  });

  it('are not sent to a client that prefers JSON, nor at addresses of files', async () => {
    const id = await createEvent(app, { teamId });
    for (const accept of ['application/json', 'application/json, text/plain, */*'])
      expect((await get(eventPath(id), accept)).body).toBe('error.not-found');
    for (const path of [
      '/caller/181.mp3',
      '/assets/old.js',
      '/icons/x.png',
      '/.well-known/security.txt',
      '/apiary',
    ])
      expect([path, (await get(path)).statusCode, (await get(path)).body]).toEqual([
        path,
        404,
        'error.not-found',
      ]);
  });

  it('of every address without a thing are the app, and stay out of search engines', async () => {
    for (const path of pagePaths.filter((one) => !one.includes(':') && !one.includes('*'))) {
      const answer = await get(path);
      expect([path, answer.statusCode, answer.body, answer.headers['x-robots-tag']]).toEqual([
        path,
        200,
        shell,
        'noindex',
      ]);
    }
  });

  it('are the same for what is private and what does not exist', async () => {
    const secret = await createEvent(app, { teamId, name: 'Geheim', isPublic: false, isSearchable: true });
    const series = await createSeries(app, { teamId, isSearchable: true });
    const match = await playIn(await createEvent(app, { teamId }));
    await app.db.write(({ q }) =>
      q.updateTable('matches').set({ event_id: secret }).where('id', '=', match).execute(),
    );
    const paths = (event: string, ofSeries: string, ofMatch: string) => [
      eventPath(event),
      `${eventPath(event)}/live`,
      `/tournaments/${event}`,
      `/tournaments/${event}/register`,
      `/series/${ofSeries}`,
      `/matches/view/${ofMatch}`,
      `/matches/${ofMatch}/1/1`,
    ];
    const unknownPaths = paths(unknown, unknown, unknown);
    for (const [at, path] of paths(secret, series, match).entries()) {
      const [real, none] = [await get(path), await get(unknownPaths[at] ?? '')];
      const nowhere = await get('/nowhere', 'text/html');
      for (const answer of [real, none, nowhere])
        expect([path, answer.statusCode, answer.body, answer.headers['x-robots-tag']]).toEqual([
          path,
          404,
          shell,
          'noindex',
        ]);
      expect(Object.keys(real.headers)).toEqual(Object.keys(none.headers));
    }
  });

  it('say what an event is, with its tables and results, and without markup of strangers', async () => {
    const id = await createEvent(app, { teamId, name: 'Cup <script>alert(1)</script> $& "A"' });
    const match = await playIn(id);
    const { body, headers } = await get(eventPath(id));
    const name = 'Cup &lt;script&gt;alert(1)&lt;/script&gt; $&amp; &quot;A&quot;';
    expect(body).toContain(`<title>${name} · Neundarter</title>`);
    expect(body).toContain(`<meta property="og:title" content="${name}" />`);
    expect(body).toContain(`<link rel="canonical" href="${publicUrl}${eventPath(id)}" />`);
    expect(body).toMatch(
      new RegExp(
        `<meta property="og:image" content="${publicUrl}/previews${eventPath(id)}/[\\w-]{10}\\.png" />`,
      ),
    );
    expect(body).toContain('<meta name="twitter:card" content="summary_large_image" />');
    expect(body).toContain(`<meta property="og:image:alt" content="Training · ${name} · `);
    expect(body.match(/<meta name="description"/g)).toHaveLength(1);
    expect(body).toContain('&lt;b&gt;Anna&lt;/b&gt; – Bernd &quot;B&quot;');
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('braucht JavaScript');
    expect([headers['x-robots-tag'], headers['cache-control']]).toEqual(['noindex', 'no-cache']);
    expect(body).toContain('<td>1.</td><td>&lt;b&gt;Anna&lt;/b&gt;</td><td>1</td><td>1</td>');
    const ofMatch = (await get(`/matches/${match}`)).body;
    expect(ofMatch).toContain(
      '<title>&lt;b&gt;Anna&lt;/b&gt; – Bernd &quot;B&quot; 1:0 · Neundarter</title>',
    );
    expect(ofMatch).toContain(`href="${publicUrl}/matches/view/${match}"`);
  });

  it('are answered with 304 as long as nothing changes', async () => {
    const id = await createEvent(app, { teamId });
    const { headers } = await get(eventPath(id));
    const again = () =>
      app.http.inject({ url: eventPath(id), headers: { 'if-none-match': String(headers.etag) } });
    expect((await again()).statusCode).toBe(304);
    await app.db.write(({ q }) =>
      q.updateTable('events').set({ name: 'Neu' }).where('id', '=', id).execute(),
    );
    expect([(await again()).statusCode, (await again()).body]).toEqual([200, expect.stringContaining('Neu')]);
  });

  it('may be in search engines, and are in the sitemap, only if an organiser says so', async () => {
    const shown = await createEvent(app, { teamId, isSearchable: true });
    const others = [
      await createEvent(app, { teamId }),
      await createEvent(app, { teamId, isPublic: false, isSearchable: true }),
    ];
    const series = await createSeries(app, { teamId, isPublic: true, isSearchable: true });
    const hidden = await createSeries(app, { teamId, isPublic: true });
    const closed = await createSeries(app, { teamId, isSearchable: true });
    const match = await playIn(shown);
    for (const path of [eventPath(shown), `/series/${series}`, `/matches/${match}`]) {
      const { headers, body, statusCode } = await get(path);
      expect([path, statusCode, headers['x-robots-tag']]).toEqual([path, 200, undefined]);
      expect(body).not.toContain('noindex');
    }
    expect((await get(`/series/${hidden}`)).body).toContain('content="noindex"');
    const { body, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toContain('application/xml');
    expect(body).toContain(`<loc>${publicUrl}${eventPath(shown)}</loc>`);
    expect(body).toContain(`<loc>${publicUrl}/series/${series}</loc>`);
    for (const id of [...others, hidden, closed]) expect(body).not.toContain(id);
    expect((await get('/robots.txt')).body).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
  });

  it('of players are never in search engines and never name anybody', async () => {
    for (const path of [`/players/${unknown}/stats`, `/players/${unknown}/matches`]) {
      const answer = await get(path);
      expect([answer.statusCode, answer.body, answer.headers['x-robots-tag']]).toEqual([
        200,
        shell,
        'noindex',
      ]);
    }
  });

  it('of a tournament have a table of everybody in a group, at its own addresses only', async () => {
    const calls = tournamentCalls(call, await createOrganiser(app));
    const id = await calls.createRunning(shortSetup('league'), 6, { isSearchable: true });
    const { body, statusCode } = await get(`/tournaments/${id}/groups`);
    expect(statusCode).toBe(200);
    expect(body).toContain('<h2>Liga</h2>');
    expect(body.match(/<td>Nr \d Gast<\/td>/g)).toHaveLength(6);
    expect(body).toContain(`<link rel="canonical" href="${publicUrl}/tournaments/${id}" />`);
    expect((await get('/sitemap.xml')).body).toContain(`<loc>${publicUrl}/tournaments/${id}</loc>`);
    const training = await createEvent(app, { teamId });
    expect((await get(`/tournaments/${training}`)).statusCode).toBe(404);
    const draft = await calls.create(shortSetup('league'), { isSearchable: true });
    expect((await get(`/tournaments/${draft}`)).statusCode).toBe(404);
    expect((await get('/sitemap.xml')).body).not.toContain(draft);
  });

  it('are switched by whoever manages the event or the series', async () => {
    const { chief, teamId: ofChief } = await createOrganiser(app);
    const event = await createEvent(app, { teamId: ofChief });
    const series = await createSeries(app, { teamId: ofChief, isPublic: true });
    const robotsOf = async (path: string) => (await get(path)).headers['x-robots-tag'];
    const things = [
      ['PATCH /events/', event, eventPath(event)],
      ['PATCH /series/', series, `/series/${series}`],
    ] as const;
    for (const [address, id, path] of things)
      for (const isSearchable of [true, false]) {
        const body = { id, changedProps: { isSearchable } };
        const stranger = await createPerson(app);
        expect((await call(address, { token: stranger.token, body })).status).toBe(403);
        const { status, json } = await call(address, { token: chief.token, body });
        expect([status, json.props.isSearchable === true]).toEqual([200, isSearchable]);
        expect(await robotsOf(path)).toBe(isSearchable ? undefined : 'noindex');
      }
  });
});
