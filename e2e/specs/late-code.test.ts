import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SpectatorPage } from '../pages/spectator-page.ts';
import {
  createTeam,
  createTraining,
  joinTeam,
  makeAdmin,
  readAgain,
  registerUser,
} from '../support/accounts.ts';
import { newId } from '../support/api.ts';
import { builtFile } from '../support/built-file.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { createMatchday, foundSides } from '../support/matchdays.ts';
import { checkout, guestSide, scores, seedMatch } from '../support/matches.ts';
import { seedScoringGame } from '../support/scoring-games.ts';
import { useTestbed } from '../support/testbed.ts';

const testbed = useTestbed();

/** How long the requests for a file fail, from the first one on, so that a preload does not count as the one. ms */
const awayMs = 700;

/** Lets every file that index.html does not name fail at first. @returns names of files that still fail */
async function refuseEachOnce(
  context: BrowserContext,
): Promise<{ readonly missing: () => readonly string[] }> {
  const html = await (await fetch(`${testbed.server.url}/index.html`)).text();
  const files = new Map<string, { readonly firstAt: number; isServed: boolean }>();
  await context.route(/\/assets\/.*\.(js|css)$/, async (route) => {
    const name = new URL(route.request().url()).pathname;
    if (html.includes(name)) return route.continue();
    const file = files.get(name) ?? { firstAt: Date.now(), isServed: false };
    files.set(name, file);
    if (Date.now() - file.firstAt < awayMs) return route.abort('connectionrefused');
    file.isServed = true;
    return route.continue();
  });
  return { missing: () => [...files].flatMap(([name, { isServed }]) => (isServed ? [] : [name])) };
}

const crash = 'Seite konnte nicht geladen werden';

/** The address of every screen, for a player who is admin, and a word on it. */
async function everyScreen() {
  const admin = await makeAdmin(testbed.server, await registerUser(testbed.server));
  const teamId = await createTeam(admin, `Bulls ${newId().slice(0, 6)}`);
  const account = await readAgain(await joinTeam(testbed.server, { admin, account: admin, teamId }));
  const { api } = account;
  const date = Date.now();
  await api.call('POST /news/', {
    id: newId(),
    props: { content: '# Sommerfest', date, status: 'published' },
  });
  const sides = [guestSide('Anna'), guestSide('Ben')] as const;
  const played = {
    sides,
    config: { startingScore: 101, legsToWinSet: 1 },
    turns: [...scores(61, 20), checkout(40)],
  };
  const [running, finished, scheduled, game] = [
    await seedMatch(api, { sides, turns: scores(60) }),
    await seedMatch(api, played),
    await seedMatch(api, { sides, isStarted: false }),
    await seedScoringGame(api, {}),
  ];
  const training = await createTraining(account, { teamId, name: 'Dienstag' });
  const matchday = await createMatchday(await foundSides(testbed.server, ['Heim', 'Gast']));
  const league = newId();
  const ofLeague = { teamId, name: 'Kreisliga', season: '2027', isPublic: true };
  await api.call('POST /leagues/', { id: league, props: ofLeague });
  const eventPath = '/team-lounge/event';
  const screens: readonly (readonly [string, string])[] = [
    ...['games', 'table', 'highlights', 'stats'].map(
      (tab) => [`${eventPath}/${training}?tab=${tab}`, 'Dienstag'] as const,
    ),
    [`${eventPath}/${matchday}`, 'Gast'],
    [`${eventPath}/${matchday}?tab=lineups`, 'Gast'],
    [`${eventPath}/${training}/live`, 'Dienstag'],
    [`${eventPath}/${training}/hall`, 'Dienstag'],
    ['/home/news', 'Sommerfest'],
    ['/home/events', 'Neues'],
    ['/home/lobby', 'Lobby'],
    [`/leagues/${league}`, 'Kreisliga'],
    [`/leagues/${league}/admin`, 'Kreisliga'],
    ['/matches', 'Anna'],
    ['/matches/new', 'Neues Match'],
    [`/matches/${running}`, 'Anna'],
    [`/matches/${finished}`, 'Anna'],
    [`/matches/${scheduled}`, 'Anna'],
    ['/matches/view/nomatch', 'Match'],
    [`/matches/view/${running}`, 'Anna'],
    [`/matches/${finished}/1/1`, 'Anna'],
    ['/account', 'Mein Konto'],
    ['/register/success', ''],
    ['/register/validation-needed', ''],
    ['/register/email-activated', ''],
    ['/register/new-password', ''],
    ['/register/team-invite-activated', ''],
    ['/team-lounge', 'Bulls'],
    ['/players/me/stats', 'Statistik'],
    ['/practice-room', 'Practice Room'],
    [`/practice-room/scoring-games/${game}`, '20'],
    ['/admin', 'Administration'],
    [`/admin/teams/${teamId}`, 'Bulls'],
    ['/secure', 'Sichere Adresse'],
    ['/board/abcdefghij0123456789', 'Dieses Gerät gehört zu keinem Board'],
    ['/privacy', 'Datenschutz'],
    ['/imprint', 'Impressum'],
    ['/terms', 'Nutzungsbedingungen'],
  ];
  return { account, screens };
}

const stands = async (page: Page, text: string): Promise<boolean> =>
  (await page.getByRole('heading', { name: crash }).count()) === 0 &&
  ((await page.locator('main').textContent()) ?? '').includes(text);

test('every screen appears even if each of its later files fails at first', {
  timeout: 300_000,
}, async () => {
  const { account, screens } = await everyScreen();
  const open = async ([address, text]: readonly [string, string]) => {
    const { context, page } = await testbed.openDevice({ account });
    const { missing } = await refuseEachOnce(context);
    await page.goto(address);
    const now = async () => ({ address, stands: await stands(page, text), missing: missing() });
    await expectSoon(now).toEqual({ address, stands: true, missing: [] });
    await context.close();
  };
  const waiting = [...screens];
  const openNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await open(next);
  };
  await Promise.all(Array.from({ length: 4 }, openNext));
});

test('a scoreboard works without the code for the QR code, and shows the address as text', async () => {
  const { context, page, api } = await testbed.openDevice();
  let isAway = true;
  const code = `**${builtFile('../node_modules/qrcode.react/lib/esm/index.js')}`;
  await context.route(code, (route) => (isAway ? route.abort() : route.continue()));
  const matchId = await seedMatch(api, { turns: scores(60) });
  await page.goto(`/matches/view/${matchId}`);
  await new SpectatorPage(page).board('Anna').waitFor();
  const letters = page.getByText(`${testbed.server.url}/matches/view/${matchId}`);
  await expectSoon(() => letters.count()).toBe(1);
  isAway = false;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expectSoon(() => letters.count()).toBe(0);
  expect(await new SpectatorPage(page).board('Anna').count()).toBe(1);
});
