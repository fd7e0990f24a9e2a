import { beforeAll, expect, test } from 'vitest';
import { EventPage } from '../pages/event-page.ts';
import { offlineShellReady } from '../pages/offline-shell.ts';
import { ScorerPage } from '../pages/scorer-page.ts';
import { SetupPage } from '../pages/setup-page.ts';
import { SummaryPage } from '../pages/summary-page.ts';
import { expectAccessible, tallDevice } from '../support/accessible.ts';
import { type Account, createTraining } from '../support/accounts.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { checkout, scores, seedMatch } from '../support/matches.ts';
import { playerSide } from '../support/online-matches.ts';
import { type Club, foundTeam } from '../support/teams.ts';
import { offlineReady, useTestbed } from '../support/testbed.ts';

const testbed = useTestbed();
let club: Club;

beforeAll(async () => {
  club = await foundTeam(testbed.server, { name: 'Abendbulls' });
});

/** A match of a training, won by Tessa with 180 and a checkout of 121; without the checkout it still runs. */
const playMatch = (eventId: string, isOver: boolean) =>
  seedMatch(club.chief.api, {
    sides: [playerSide(club.chief), playerSide(club.mate)],
    config: { startingScore: 301, legsToWinSet: 1 },
    turns: [...scores(180, 60), ...(isOver ? [checkout(121)] : [])],
    eventId,
  });

const seedTraining = (name: string, isPublic = true) =>
  createTraining(club.chief, {
    teamId: club.teamId,
    name,
    isPublic,
    location: { address: '', zip: '', city: 'Jena' },
  });

const openAs = async (account?: Account, options = {}) => {
  const device = await testbed.openDevice({
    ...options,
    ...(account === undefined ? {} : { account }),
    viewport: { width: 1180, height: 820 },
  });
  return { ...device, event: new EventPage(device.page) };
};

test('a member starts a match, everybody watches it, and the table is updated', async () => {
  const eventId = await seedTraining('Vereinsabend');
  const visitor = await openAs();
  await visitor.event.open(eventId);
  await visitor.page.getByText('Es haben noch keine Spiele stattgefunden.').waitFor();
  expect(await visitor.event.newMatch.count()).toBe(0);

  const member = await openAs(club.mate);
  await member.event.open(eventId);
  await member.event.newMatch.click();
  await member.page.getByText(/zählt zum Training „Vereinsabend“/).waitFor();
  await new SetupPage(member.page).startButton.waitFor();

  const matchId = await playMatch(eventId, false);
  const row = visitor.event.running.filter({ hasText: 'Tessa Team' });
  await row.getByText('0 : 0').waitFor();
  await visitor.page.getByText('Live 1').waitFor();
  await club.chief.api.playTurns(matchId, [checkout(121)]);
  await visitor.event.finished.getByText('1 : 0').waitFor();
  await expectSoon(() => visitor.event.running.count()).toBe(0);
  await visitor.event.toTab('Tabelle');
  await expectSoon(() => visitor.event.tableRows()).toEqual([
    ['1', 'Tessa Team', '1–0–0', '+1', '2', '150,50', '1', '121'],
    ['2', 'Uwe Krause', '0–0–1', '−1', '0', '60,00', '0', '–'],
  ]);
  await playMatch(eventId, true);
  await expectSoon(() => visitor.event.tableRows()).toContainEqual([
    '1',
    'Tessa Team',
    '2–0–0',
    '+2',
    '4',
    '150,50',
    '2',
    '121',
  ]);
  await visitor.event.toTab('Highlights');
  await visitor.page.getByRole('link', { name: 'Tessa Team: 121, Leg ansehen' }).first().waitFor();
  await visitor.page.getByText('Es wurden keine Shortlegs gespielt.').waitFor();
  await visitor.event.toTab('Statistik');
  await visitor.page.getByText('Geworfene Darts').waitFor();
  expect(new URL(visitor.page.url()).search).toBe('?tab=stats');
  expect([...visitor.complaints, ...member.complaints]).toEqual([]);
});

test('the player’s row of the table is marked, and a match leads back to its training', async () => {
  const eventId = await seedTraining('Rückweg');
  const matchId = await playMatch(eventId, true);
  const { page, event } = await openAs(club.mate);
  await event.open(eventId, 'table');
  await expectSoon(async () => (await event.tableRows()).map(([, name]) => name)).toEqual([
    'Tessa Team',
    'Uwe Krause Du',
  ]);
  const summary = await new SummaryPage(page).open(matchId);
  await summary.menuButton.click();
  await page.getByRole('menuitem', { name: 'Zur Team-Lounge' }).waitFor();
  await page.getByRole('menuitem', { name: 'Zum Training' }).click();
  await page.getByRole('heading', { level: 1, name: 'Rückweg' }).waitFor();
});

test('strangers cannot see a closed training', async () => {
  const eventId = await seedTraining('Geheim', false);
  const { page } = await openAs();
  await page.goto(`/team-lounge/event/${eventId}`);
  await page.getByText(/^Event \S+ konnte nicht geladen werden/).waitFor();
  await page.getByRole('link', { name: 'Einloggen' }).first().click();
  await page.waitForURL(`**/login?to=${encodeURIComponent(`/team-lounge/event/${eventId}`)}`);
});

test('without network the page shows stored data and unsent results, and updates itself afterwards', async () => {
  const eventId = await seedTraining('Funkloch');
  await playMatch(eventId, true);
  const running = await playMatch(eventId, false);
  const { page, context, event } = await openAs(club.mate, offlineReady);
  await event.open(eventId);
  await event.finished.getByText('1 : 0').waitFor();
  await event.running.getByText('0 : 0').waitFor();
  const scorer = await new ScorerPage(page).open(running);
  await offlineShellReady(page);
  await context.setOffline(true);
  await scorer.turn(121, { darts: 3, attempts: 1 });
  await scorer.endDialog.waitFor();
  await event.open(eventId);
  const isOld = page.getByText(/^Der Server ist gerade nicht erreichbar/);
  await isOld.waitFor();
  // What this device has scored stands beside what the server knew.
  await expectSoon(() => event.finished.getByText('1 : 0').count()).toBe(2);
  const isUnsent = page.getByText('noch nicht gesendet');
  await isUnsent.waitFor();
  expect((await club.chief.api.readMatch(running)).props.status).toBe('running');
  await context.setOffline(false);
  await isOld.waitFor({ state: 'detached' });
  await isUnsent.waitFor({ state: 'detached' });
  await expectSoon(async () => (await club.chief.api.readMatch(running)).props.status).toBe('finished');
  expect(await event.finished.getByText('1 : 0').count()).toBe(2);
});

test('a member says with one tap whether they come, and the page says who does', async () => {
  const eventId = await createTraining(club.chief, {
    teamId: club.teamId,
    name: 'Nächste Woche',
    startsInMs: 7 * 24 * 3_600_000,
    lastsMs: 3_600_000,
  });
  const { page } = await testbed.openDevice({ account: club.mate, ...tallDevice });
  await new EventPage(page).open(eventId);
  const comes = page.getByRole('button', { name: 'Dabei', exact: true });
  await comes.click();
  await expectSoon(() => comes.getAttribute('aria-pressed')).toBe('true');
  await page.getByText(/^1 dabei · 0 vielleicht/).click();
  await page.getByText('Uwe Krause').waitFor();
  await expectAccessible(page, 'who comes');
});

test('every tab is accessible, even on a phone', async () => {
  const eventId = await seedTraining('Für alle');
  await playMatch(eventId, true);
  await playMatch(eventId, false);
  const { page } = await testbed.openDevice({ account: club.chief, ...tallDevice });
  const event = await new EventPage(page).open(eventId);
  await event.finished.first().waitFor();
  await expectAccessible(page, 'matches');
  expect(await event.hiddenTabs()).toEqual([]);
  for (const [tab, seen] of [
    ['Tabelle', 'Tessa Team'],
    ['Highlights', '121'],
  ] as const) {
    await event.toTab(tab);
    await page.getByRole('tabpanel').getByText(seen).first().waitFor();
    await expectAccessible(page, tab);
  }
  await page.getByRole('button', { name: 'Mehr zu dieser Seite' }).click();
  await page.getByRole('menuitem', { name: 'Bearbeiten' }).click();
  await page.getByLabel('Datum', { exact: true }).waitFor();
  await expectAccessible(page, 'editing');
});
