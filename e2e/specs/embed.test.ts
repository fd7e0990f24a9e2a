import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoon } from '../support/expect-soon.ts';
import { useTestbed } from '../support/testbed.ts';
import { startTournament, tournamentMatches, winMatch } from '../support/tournaments.ts';
import { useTournamentTeam } from '../support/use-tournament-team.ts';

const testbed = useTestbed();
const club = useTournamentTeam(testbed, 'Bulls Einbetten');

/** The web page of a club, as WordPress makes it: a post with a frame in a block, at another origin. */
const postWith = (frame: string): string =>
  `<!doctype html><html lang="de"><head><title>Bulls Dart e. V.</title></head><body>
  <article class="post"><h1>Unser Pokal</h1><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">${frame}</div></figure></article>
  <script>addEventListener('message',(e)=>{if(e.data?.type==='neundarter-height')document.querySelector('iframe').style.height=e.data.height+'px'})</script>
  </body></html>`;

let site: Server;
let post = '';
beforeAll(async () => {
  site = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(post));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
});
afterAll(() => site.close());

test('the page of a club shows a bracket in its frame, which follows the results', async () => {
  const { chief } = club;
  const id = await startTournament(club, { mode: 'single-knockout' }, 8);
  const { server } = testbed;
  const frame = `<iframe src="${server.url}/embed/bracket/${id}?theme=light&accent=aa0000" width="640" height="100" style="border:0"></iframe>`;
  post = postWith(frame);
  const { page, complaints } = await testbed.openDevice();
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
  const inside = page.frameLocator('iframe');
  await inside.getByText('Viertelfinale').waitFor();
  await inside.getByText('Sieger Spiel 1').waitFor();
  // The frame is as high as its content.
  await expectSoon(() => page.locator('iframe').evaluate((one) => one.clientHeight)).toBeGreaterThan(200);
  const [first] = await tournamentMatches(chief, id);
  await winMatch(chief, first?.matchId ?? '');
  await inside.getByText('Sieger Spiel 1', { exact: true }).waitFor({ state: 'detached' });
  // It is nobody: no storage of the app, no cookies.
  const frameOf = page.frames().find((one) => one.url().includes('/embed/'));
  const origin = await frameOf?.evaluate(() => {
    try {
      return localStorage.length.toString();
    } catch {
      return self.origin;
    }
  });
  expect(origin).toBe('null');
  expect(complaints).toEqual([]);
});

test('without script the table can be read', async () => {
  const id = await startTournament(club, { mode: 'league' }, 6);
  const context = await testbed.browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${testbed.server.url}/embed/table/${id}`);
  expect(await page.getByRole('row').count()).toBe(7);
  await context.close();
});

/** Share of the pixels of a picture that have exactly this colour, counted by the browser. */
const shareOf = (page: Page, png: Buffer, colour: readonly number[]): Promise<number> =>
  page.evaluate(
    async ({ bytes, wanted }) => {
      const picture = await createImageBitmap(new Blob([Uint8Array.from(bytes)]));
      const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
      canvas?.drawImage(picture, 0, 0);
      const data = canvas?.getImageData(0, 0, picture.width, picture.height).data ?? [];
      let count = 0;
      for (let at = 0; at < data.length; at += 4)
        if (wanted.every((one, part) => data[at + part] === one)) count += 1;
      return count / (picture.width * picture.height);
    },
    { bytes: [...png], wanted: colour },
  );

test('the overlay covers only its panel, and nothing flickers through a reconnect', async () => {
  const { chief } = club;
  const id = await startTournament(club, { mode: 'single-knockout' }, 4);
  const [first] = await tournamentMatches(chief, id);
  const matchId = first?.matchId ?? '';
  await chief.api.call(`PATCH /matches/${matchId}/start`);
  const { page, context } = await testbed.openDevice({ viewport: { width: 1280, height: 720 } });
  let sockets = 0;
  page.on('websocket', () => {
    sockets += 1;
  });
  const ground = [0, 200, 80] as const;
  await page.goto(`${testbed.server.url}/overlay/match/${matchId}?theme=dark`);
  await page.evaluate(
    (colour) => document.documentElement.style.setProperty('background', colour),
    `rgb(${ground.join()})`,
  );
  const panel = page.locator('.p');
  await panel.waitFor();
  await expectSoon(() => sockets).toBeGreaterThan(0);
  const before = await page.screenshot();
  const covered = 1 - (await shareOf(page, before, ground));
  const box = await panel.boundingBox();
  const expected = ((box?.width ?? 0) * (box?.height ?? 0)) / (1280 * 720);
  expect(Math.abs(covered - expected)).toBeLessThan(0.002);
  expect(expected).toBeLessThan(0.25);

  // Offline: the picture stays as it was, byte by byte.
  await context.setOffline(true);
  const isOnline = () =>
    page.evaluate(() =>
      fetch(location.href).then(
        () => true,
        () => false,
      ),
    );
  await expectSoon(isOnline).toBe(false);
  expect(Buffer.compare(await page.screenshot(), before)).toBe(0);
  const standing = await chief.api.call(`GET /matches/${matchId}/standing`);
  const playerId = (standing as { readonly currentPlayerId: string }).currentPlayerId;
  await chief.api.call(`POST /matches/${matchId}/throw`, { playerId, score: 1 });
  expect(Buffer.compare(await page.screenshot(), before)).toBe(0);
  await context.setOffline(false);
  await expectSoon(() => panel.innerText()).toContain('39');
  // The whole screen: as large as the picture allows.
  await page.goto(`${testbed.server.url}/overlay/match/${matchId}?view=full&theme=light`);
  const full = await panel.boundingBox();
  expect(full?.width ?? 0).toBeGreaterThan(1100);
});
