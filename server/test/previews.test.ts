import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { usualCallLimits } from '../src/platform/http/call-limits.ts';
import { type CheckedClient, checkedClient } from './checked-client.ts';
import { createEvent } from './create-event.ts';
import { createClub, createPerson } from './create-person.ts';
import { createSeries } from './create-series.ts';
import { type DatabaseSite, databases } from './databases.ts';
import { alone, guest, shortMatches } from './short-matches.ts';
import { startApp, type TestApp } from './start-app.ts';

const publicUrl = 'https://darts.example.org';
const unknown = 'zzzzzzzzzzzzzzzzzzzzz';

describe.each(databases)('pictures of public pages on $name', ({ create }) => {
  let site: DatabaseSite;
  let app: TestApp;
  let call: CheckedClient;
  let webFolder: string;
  let teamId: string;

  beforeAll(async () => {
    webFolder = await mkdtemp(join(tmpdir(), 'neundarter-previews-'));
    await writeFile(join(webFolder, 'index.html'), '<html><head><title>N</title></head><body></body></html>');
    site = await create();
    const db = await openDatabase(site.options);
    app = await startApp({ db, webFolder, rateLimits: {}, config: { publicUrl } });
    call = await checkedClient(app);
    teamId = await createClub(app);
  });
  afterAll(async () => {
    await app.close();
    await site.dispose();
    await rm(webFolder, { recursive: true });
  });

  const get = (url: string, headers = {}) => app.http.inject({ url, headers });
  const metaOf = async (path: string, name: string) =>
    new RegExp(`property="${name}" content="([^"]*)"`).exec((await get(path)).body)?.[1] ?? '';
  const pictureOf = async (path: string) => (await metaOf(path, 'og:image')).replace(publicUrl, '');
  const eventPath = (id: string) => `/team-lounge/event/${id}`;

  const playIn = async (eventId: string): Promise<string> => {
    const { token } = await createPerson(app, { teamIds: [teamId] });
    const parties = [alone(guest('Anna')), alone(guest('Bernd'))] as const;
    return shortMatches(call).play({ token, eventId, parties: [...parties] });
  };

  it('are drawn for events, matches and series, in the size that the page names', async () => {
    const event = await createEvent(app, { teamId, name: 'Offenes Training' });
    const match = await playIn(event);
    const series = await createSeries(app, { teamId, isPublic: true });
    for (const path of [eventPath(event), `/matches/view/${match}`, `/series/${series}`]) {
      const { statusCode, headers, rawPayload } = await get(await pictureOf(path));
      expect([path, statusCode, headers['content-type']]).toEqual([path, 200, 'image/png']);
      const { width, height, format } = await sharp(rawPayload).metadata();
      expect([width, height, format]).toEqual([1200, 630, 'png']);
      expect([await metaOf(path, 'og:image:width'), await metaOf(path, 'og:image:height')]).toEqual([
        '1200',
        '630',
      ]);
      expect([headers['cross-origin-resource-policy'], headers['x-robots-tag']]).toEqual([
        'cross-origin',
        'noindex',
      ]);
    }
    expect(await metaOf(`/matches/${match}`, 'og:image:alt')).toMatch(
      /^Match · beendet · Anna 1 · Bernd 0 · /,
    );
    expect(await metaOf(`/series/${series}`, 'og:image:alt')).toMatch(/^Turnierserie · .* · 0 Turniere/);
  });

  it('have an address that changes with what they show, and are not sent again as long as it stays', async () => {
    const id = await createEvent(app, { teamId, name: 'Alt' });
    const before = await pictureOf(eventPath(id));
    const { headers } = await get(before);
    const again = await get(before, { 'if-none-match': headers.etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await app.db.write(({ q }) =>
      q.updateTable('events').set({ name: 'Neu' }).where('id', '=', id).execute(),
    );
    const after = await pictureOf(eventPath(id));
    expect(after).not.toBe(before);
    // Who still has the earlier address gets what is true now.
    const late = await get(before, { 'if-none-match': headers.etag });
    expect([late.statusCode, late.headers.etag]).toEqual([200, (await get(after)).headers.etag]);
  });

  it('say nothing but the words that the page gives for them', async () => {
    const [one, other] = [await createEvent(app, { teamId }), await createEvent(app, { teamId })];
    await app.db.write(({ q }) =>
      q
        .updateTable('events')
        .set({ created_by: 'somebody', description: 'Schlüssel unter der Matte' })
        .where('id', '=', other)
        .execute(),
    );
    const drawn = async (id: string) => (await get(await pictureOf(eventPath(id)))).rawPayload;
    expect((await drawn(one)).equals(await drawn(other))).toBe(true);
    const words = await metaOf(eventPath(other), 'og:image:alt');
    expect(words).toBe(await metaOf(eventPath(one), 'og:image:alt'));
    expect(words).not.toContain('Matte');
  });

  it('do not exist for what is private, unknown, or another address of the page', async () => {
    const secret = await createEvent(app, { teamId, name: 'Geheim', isPublic: false });
    const shown = await createEvent(app, { teamId });
    const match = await playIn(shown);
    const known = await pictureOf(`/matches/view/${match}`);
    expect((await get(known)).statusCode).toBe(200);
    await app.db.write(({ q }) =>
      q.updateTable('matches').set({ event_id: secret }).where('id', '=', match).execute(),
    );
    const tag = 'abcdefghij.png';
    const paths = [
      known,
      `/previews${eventPath(secret)}/${tag}`,
      `/previews${eventPath(unknown)}/${tag}`,
      `/previews${eventPath(shown)}/live/${tag}`,
      `/previews${eventPath(shown)}`,
      `/previews${eventPath(shown)}/a.png`,
      `/previews/home/${tag}`,
      `/previews/players/${unknown}/stats/${tag}`,
    ];
    for (const path of paths) {
      const { statusCode, body } = await get(path, { accept: 'text/html' });
      expect([path, statusCode, body]).toEqual([path, 404, 'error.not-found']);
    }
    const posted = await app.http.inject({ method: 'POST', url: known });
    expect(posted.statusCode).toBe(405);
  });

  it('have limits of their own', async () => {
    const limited = await startApp({ callLimits: usualCallLimits });
    const url = `/previews/matches/view/${unknown}/abcdefghij.png`;
    const codes = new Set<number>();
    for (let at = 0; at < 150; at += 1) codes.add((await limited.http.inject({ url })).statusCode);
    expect([...codes].toSorted()).toEqual([404, 429]);
    const { headers } = await limited.http.inject({ url });
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect((await limited.http.inject({ url: '/api/v1/events' })).statusCode).toBe(200);
    await limited.close();
  });
});
