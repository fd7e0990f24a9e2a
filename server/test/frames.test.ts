import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { usualCallLimits } from '../src/platform/http/call-limits.ts';
import { type CheckedClient, checkedClient } from './checked-client.ts';
import { createEvent } from './create-event.ts';
import { type DatabaseSite, databases } from './databases.ts';
import { alone, guest, shortMatches } from './short-matches.ts';
import { startApp, type TestApp } from './start-app.ts';
import { createOrganiser, shortSetup, type TournamentScene, tournamentCalls } from './tournament-scene.ts';

const publicUrl = 'https://darts.example.org';
const unknown = 'zzzzzzzzzzzzzzzzzzzz';
const kinds = ['table', 'bracket', 'next', 'live'] as const;

describe.each(databases)('pages inside other pages on $name', ({ create }) => {
  let site: DatabaseSite;
  let app: TestApp;
  let call: CheckedClient;
  let webFolder: string;
  let scene: TournamentScene;

  beforeAll(async () => {
    webFolder = await mkdtemp(join(tmpdir(), 'neundarter-frames-'));
    await writeFile(join(webFolder, 'index.html'), '<html><head><title>N</title></head><body></body></html>');
    site = await create();
    const db = await openDatabase(site.options);
    app = await startApp({ db, webFolder, rateLimits: {}, config: { publicUrl } });
    call = await checkedClient(app);
    scene = await createOrganiser(app);
  });
  afterAll(async () => {
    await app.close();
    await site.dispose();
    await rm(webFolder, { recursive: true });
  });

  const get = (url: string, headers = {}) => app.http.inject({ url, headers });
  const play = (eventId: string, name = 'Anna') =>
    shortMatches(call).start({
      token: scene.chief.token,
      eventId,
      parties: [alone(guest(name)), alone(guest('Bernd'))],
    });

  it('show the groups, the bracket and the next matches of a tournament without script', async () => {
    const calls = tournamentCalls(call, scene);
    const setup = shortSetup('single-knockout-with-group-stage', {
      groups: { noOfGroups: 2, noOfQualifiers: 4 },
    });
    const id = await calls.createRunning(setup, 8);
    const table = (await get(`/embed/table/${id}`)).body;
    expect(table).toContain('<h1>Pokal</h1>');
    expect(table).toContain('Gruppe A');
    expect(table.match(/<td>Nr \d Gast/g)).toHaveLength(8);
    const bracket = (await get(`/embed/bracket/${id}`)).body;
    for (const words of ['Halbfinale', 'Finale', '1. Gruppe A', 'Sieger Spiel 13'])
      expect(bracket).toContain(words);
    expect((await get(`/embed/next/${id}`)).body.match(/<tr>/g)?.length).toBe(1 + 12);
    expect((await get(`/embed/live/${id}`)).body).toContain('Gerade läuft kein Spiel.');
  });

  it('of the largest tournaments have at most 30 kB', async () => {
    const calls = tournamentCalls(call, scene);
    for (const mode of ['single-knockout', 'double-knockout'] as const) {
      const setup = shortSetup(mode, { maxNoOfParticipants: 128 });
      const id = await calls.createRunning(setup, 128);
      for (const kind of kinds) {
        const { body, statusCode } = await get(`/embed/${kind}/${id}`);
        expect([mode, kind, statusCode, Buffer.byteLength(body) <= 30_000]).toEqual([mode, kind, 200, true]);
      }
      const { body } = await get(`/embed/bracket/${id}`);
      expect(body).toContain(mode === 'single-knockout' ? '<h3>Runde 1' : 'Großes Finale');
    }
  }, 60_000);

  it('may be framed and read from everywhere, in a sandbox without the storage of the app', async () => {
    const id = await createEvent(app);
    const match = await play(await createEvent(app, { teamId: scene.teamId }));
    const { headers } = await get(`/embed/table/${id}`);
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-[^']+'; .*frame-ancestors \*; sandbox allow-scripts$/,
    );
    expect([headers['x-frame-options'], headers['access-control-allow-origin']]).toEqual([undefined, '*']);
    const overlay = (await get(`/overlay/match/${match}`)).headers;
    expect(overlay['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(overlay['x-robots-tag']).toBe('noindex');
  });

  it('contain no markup of strangers, neither from names nor from the address', async () => {
    const id = await createEvent(app, { teamId: scene.teamId, name: '<img src=x onerror=alert(1)>' });
    const match = await play(id, '"><script>alert(1)</script>');
    const evil = '?theme="><script>&accent=red;}body{display:none}&background=00ff00&view=x';
    for (const path of [`/embed/live/${id}`, `/overlay/match/${match}`]) {
      const { body } = await get(`${path}${evil}`);
      expect(body).not.toContain('<img src=x');
      expect(body).not.toContain('<script>alert');
      expect(body).not.toContain('display:none');
      expect(body).toContain('data-theme="auto" data-view="lower" style="--back:#00ff00"');
    }
    expect((await get(`/embed/live/${id}?theme=dark&accent=ABCDEF`)).body).toContain(
      'data-theme="dark" data-view="lower" style="--accent:#ABCDEF"',
    );
  });

  it('are the same for what is private and what does not exist', async () => {
    const closed = await createEvent(app, { isPublic: false });
    const calls = tournamentCalls(call, scene);
    const draft = await calls.create(shortSetup('league'));
    for (const id of [closed, draft, unknown, 'x']) {
      for (const kind of kinds) {
        const { statusCode, body } = await get(`/embed/${kind}/${id}`);
        expect([kind, statusCode, body]).toEqual([kind, 404, 'error.not-found']);
      }
      expect((await get(`/overlay/match/${id}`)).statusCode).toBe(404);
    }
    expect((await get('/embed/places/x')).statusCode).toBe(404);
    expect((await app.http.inject({ method: 'POST', url: `/embed/table/${closed}` })).statusCode).toBe(405);
  });

  it('follow a match, and are answered with 304 as long as nothing changes', async () => {
    const match = await play(await createEvent(app, { teamId: scene.teamId }));
    const before = await get(`/overlay/match/${match}`);
    expect(before.body).toContain('<b>40</b>');
    const etag = String(before.headers.etag);
    expect((await get(`/overlay/match/${match}`, { 'if-none-match': etag })).statusCode).toBe(304);
    await shortMatches(call).throwTurns(match, {
      token: scene.chief.token,
      parties: [] as never,
      turns: [20],
    });
    const after = await get(`/overlay/match/${match}`, { 'if-none-match': etag });
    expect([after.statusCode, after.body.includes('<b>20</b>')]).toEqual([200, true]);
  });

  it('are found by programs that embed, for public addresses of this server only', async () => {
    const id = await createEvent(app, { name: 'Tag & Nacht' });
    const page = `${publicUrl}/team-lounge/event/${id}`;
    const link = `<link rel="alternate" type="application/json+oembed" href="${publicUrl}/oembed?url=${encodeURIComponent(page)}" />`;
    expect((await get(`/team-lounge/event/${id}`)).body).toContain(link);
    const ask = (url: string, more = '') => get(`/oembed?url=${encodeURIComponent(url)}${more}`);
    const answer = (await ask(page, '&maxwidth=400&maxheight=9999')).json();
    expect(answer).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: 'Tag & Nacht',
      width: 400,
      height: 480,
    });
    expect(answer.html).toContain(`<iframe src="${publicUrl}/embed/table/${id}" title="Tag &amp; Nacht"`);
    expect((await ask(`${page}/live`)).json().html).toContain('/embed/live/');
    const closed = await createEvent(app, { isPublic: false });
    const wrong = [
      `${publicUrl}/team-lounge/event/${closed}`,
      `https://evil.example.org/team-lounge/event/${id}`,
      `${publicUrl}.evil.org/team-lounge/event/${id}`,
      `${publicUrl}/home`,
      `${publicUrl}/matches/${id}`,
      'x',
    ];
    for (const url of wrong) expect([url, (await ask(url)).statusCode]).toEqual([url, 404]);
    expect((await get('/oembed')).statusCode).toBe(404);
    expect((await ask(page, '&format=xml')).statusCode).toBe(501);
  });

  it('read public calls from other pages, but never with a token', async () => {
    const id = await createEvent(app);
    const path = `/api/v1/events/${id}`;
    const allowed = async (headers: object, url = path) =>
      (await get(url, headers)).headers['access-control-allow-origin'];
    expect(await allowed({ origin: 'https://club.example.org' })).toBe('*');
    expect(await allowed({ authorization: `Bearer ${scene.chief.token}` })).toBeUndefined();
    expect(await allowed({}, '/api/v1/users/me')).toBeUndefined();
    const asked = await app.http.inject({
      method: 'OPTIONS',
      url: path,
      headers: { 'access-control-request-headers': 'authorization', origin: 'https://club.example.org' },
    });
    expect(asked.headers['access-control-allow-headers']).toBeUndefined();
    expect(asked.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('have limits of their own', async () => {
    const limited = await startApp({ callLimits: usualCallLimits });
    const codes = new Set<number>();
    for (let at = 0; at < 650; at += 1)
      codes.add((await limited.http.inject({ url: `/embed/table/${unknown}` })).statusCode);
    const last = await limited.http.inject({ url: `/embed/table/${unknown}` });
    expect([...codes].toSorted(), JSON.stringify(last.headers)).toEqual([404, 429]);
    expect(Number(last.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    // The rest of the server answers on.
    expect((await limited.http.inject({ url: '/api/v1/events' })).statusCode).toBe(200);
    await limited.close();
  });
});
