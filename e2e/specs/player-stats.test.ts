import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { PlayerStatsPage } from '../pages/player-stats-page.ts';
import { SummaryPage } from '../pages/summary-page.ts';
import { expectAccessible, tallDevice } from '../support/accessible.ts';
import {
  createTeam,
  createTraining,
  joinTeam,
  makeAdmin,
  readAgain,
  registerUser,
} from '../support/accounts.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { botSide, checkout, guestSide, scores, seedMatch } from '../support/matches.ts';
import { playerSide } from '../support/online-matches.ts';
import { useOwnServer } from '../support/testbed.ts';

/** The figures of the community include every player on a server. */
const testbed = useOwnServer();

const oneLeg = { legsToWinSet: 1 } as const;

/** A 301 in twelve darts against a bot: 180 in the first turn, 40 at the end. Won. */
const won301 = [...scores(180, 60, 60, 60, 21, 60), checkout(40)];
/** A 501 with three turns for each party, which the guest wins with a nine-darter. */
const lost501 = [...scores(60, 180, 60, 180, 60), checkout(141)];

/** A user who won a 301 against a bot and lost a 501 against a guest. */
async function withTwoMatches(firstName = 'Anna') {
  const account = await registerUser(testbed.server, { firstName, lastName: 'Adler' });
  const won = await seedMatch(account.api, {
    sides: [playerSide(account), botSide(5)],
    config: { ...oneLeg, startingScore: 301 },
    turns: won301,
  });
  const lost = await seedMatch(account.api, {
    sides: [playerSide(account), guestSide('Gert')],
    config: { ...oneLeg, startingScore: 501 },
    turns: lost501,
  });
  return { account, won, lost };
}

test('the footer leads to the player’s figures, and a best figure to its match', async () => {
  const { account, won } = await withTwoMatches();
  const { page, complaints } = await testbed.openDevice({ account });
  await page.goto('/matches');
  await page.getByRole('link', { name: 'Statistik' }).click();
  await page.getByRole('heading', { level: 1, name: 'Anna' }).waitFor();
  const stats = new PlayerStatsPage(page);
  await stats.overview.waitFor();
  // 301 points with 12 darts and 180 with 9.
  expect(await stats.figure('Average')).toBe('68,71');
  expect(await stats.figure('Matches')).toBe('2');
  expect(await stats.figure('Höchstes Checkout')).toBe('40');
  expect(await stats.tableOf('Siege und Niederlagen')).toEqual(['Matches 1 1 2', 'Legs 1 1 2']);
  expect((await stats.tableOf('Scoring-Verteilung')).slice(0, 2)).toEqual(['180 1', '160+ 0']);
  expect((await stats.tableOf('Checkout-Verteilung'))[1]).toBe('21–40 1');
  expect((await stats.tableOf('Average pro Monat')).at(-1)).toMatch(/ 68,71 2$/);
  expect((await stats.tableOf('Average in der Community')).filter((line) => !line.endsWith(' 0'))).toEqual([
    expect.stringMatching(/^65–70 \(dein Bereich\) /),
  ]);
  await stats.overview.getByRole('link', { name: /^Rekord-Average 75,25, zum Match vom / }).click();
  await page.waitForURL(`**/matches/${won}`);
  await new SummaryPage(page).page.getByRole('heading', { level: 1 }).waitFor();
  expect(complaints).toEqual([]);
});

test('the filter is in the address, survives a reload, and is kept on the way back from a match', async () => {
  const { account, won } = await withTwoMatches();
  const { page } = await testbed.openDevice({ account });
  const stats = await new PlayerStatsPage(page).open();
  await stats.openPanel();
  await stats.choose('301');
  await stats.choose('Woche');
  await stats.panel.getByLabel('Art des Gegners').selectOption('Bots');
  await expectSoon(() => stats.figure('Matches')).toBe('1');
  expect(await stats.figure('Average')).toBe('75,25');
  const address = new URL(page.url()).searchParams;
  expect([...address.keys()].toSorted()).toEqual([
    'afterDate',
    'beforeDate',
    'opponentType',
    'showFilter',
    'startingScore',
  ]);

  await page.reload();
  await stats.panel.waitFor();
  expect(await stats.panel.getByRole('radio', { name: 'Woche', exact: true }).isChecked()).toBe(true);
  expect(await stats.activeFilters()).toEqual([
    expect.stringMatching(/^Woche: /),
    'Gegner: Bots',
    'Startpunkte: 301',
  ]);
  await expectSoon(() => stats.matches.getByRole('link').count()).toBe(1);
  await stats.matches.getByRole('link').first().click();
  await page.waitForURL(`**/matches/${won}`);
  await page.goBack();
  await stats.panel.waitFor();
  expect(new URL(page.url()).searchParams.toString()).toBe(address.toString());

  await stats.removeFilter('Startpunkte: 301');
  await stats.removeFilter('Gegner: Bots');
  await expectSoon(() => stats.figure('Matches')).toBe('2');
});

test('a period without a match explains what to do, and any two dates can be chosen', async () => {
  const { account } = await withTwoMatches();
  const { page } = await testbed.openDevice({ account });
  const stats = await new PlayerStatsPage(page).open('?showFilter=true');
  await stats.choose('Eigener');
  await stats.panel.getByLabel('Bis').fill('2024-05-31');
  await stats.panel.getByText('Das Ende liegt vor dem Anfang.').waitFor();
  await stats.panel.getByLabel('Von').fill('2024-05-01');
  await page.getByText('Zu diesem Filter gibt es kein beendetes Match.').waitFor();
  await page.getByText('Keine Spiele vorhanden').waitFor();
  expect(await stats.activeFilters()).toEqual(['Zeitraum: 01.05.2024 – 31.05.2024']);
  await page.getByRole('button', { name: 'Ganzen Zeitraum zeigen' }).click();
  await expectSoon(() => stats.activeFilters()).toEqual(['Kein Zeitraum ausgewählt']);
  await expectSoon(() => stats.figure('Matches')).toBe('2');
});

test('a player filters by one opponent of the team, who may see the figures, too', async () => {
  const admin = await makeAdmin(testbed.server, await registerUser(testbed.server, { firstName: 'Ada' }));
  const teamId = await createTeam(admin, 'Bulls');
  const { account } = await withTwoMatches();
  const anna = await joinTeam(testbed.server, { admin, account, teamId });
  await anna.api.call('PATCH /players/', { id: anna.playerId, changedProps: { nickName: 'Ace' } });
  const uwe = await joinTeam(testbed.server, {
    admin,
    account: await registerUser(testbed.server, { firstName: 'Uwe' }),
    teamId,
  });
  await seedMatch(anna.api, {
    sides: [playerSide(anna), playerSide(uwe)],
    config: { ...oneLeg, startingScore: 101 },
    turns: [...scores(61, 20), checkout(40)],
  });
  const mine = await testbed.openDevice({ account: await readAgain(anna) });
  const stats = await new PlayerStatsPage(mine.page).open('?showFilter=true');
  await stats.panel.getByLabel('Gegner', { exact: true }).selectOption('Uwe');
  await expectSoon(() => stats.figure('Matches')).toBe('1');
  expect((await stats.activeFilters())[1]).toBe('Gegner: Uwe');

  const visitor = await testbed.openDevice({ account: uwe });
  const seen = await new PlayerStatsPage(visitor.page).open('', anna.playerId);
  await visitor.page.getByRole('heading', { level: 1, name: 'Ace' }).waitFor();
  expect(await seen.figure('Matches')).toBe('3');
  expect(await visitor.page.getByRole('button', { name: /als CSV$/ }).count()).toBe(0);
  await visitor.page.goto('/players/nobody00000000000000/stats');
  await visitor.page.getByText('Diesen Spieler gibt es nicht.').waitFor();
});

test('guests sign in first and return with their filter', async () => {
  const { page } = await testbed.openDevice();
  await page.goto('/players/me/stats?startingScore=501');
  await page.waitForURL('**/login?to=*');
  expect(new URL(page.url()).searchParams.get('to')).toBe('/players/me/stats?startingScore=501');
});

test('the matches and turns of the filter are saved as files', async () => {
  const { account, lost } = await withTwoMatches();
  const { page } = await testbed.openDevice({ account });
  await new PlayerStatsPage(page).open('?startingScore=501');
  const save = async (button: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ]);
    return { name: download.suggestedFilename(), text: await text(await download.createReadStream()) };
  };
  const table = await save('Matches als CSV');
  expect(table.name).toBe('matches.csv');
  expect(table.text.trim().split('\r\n')).toHaveLength(2);
  expect(table.text).toContain(lost);
  const turns = await save('Aufnahmen als JSON');
  expect(turns.name).toBe('turns.json');
  expect(JSON.parse(turns.text)).toHaveLength(3);
});

test('seven matches make two pages', async () => {
  const account = await registerUser(testbed.server, { firstName: 'Mia' });
  for (let index = 0; index < 7; index += 1)
    await seedMatch(account.api, {
      sides: [playerSide(account), guestSide(`Gegner ${index}`)],
      config: { ...oneLeg, startingScore: 101 },
      turns: [...scores(61, 20), checkout(40)],
    });
  const { page } = await testbed.openDevice({ account });
  const stats = await new PlayerStatsPage(page).open();
  await expectSoon(() => stats.matches.getByRole('link').count()).toBe(5);
  await page.getByRole('button', { name: 'Nächste Seite' }).click();
  await expectSoon(() => stats.matches.getByRole('link').count()).toBe(2);
});

test('the page is accessible with all tables and the filter open, and without matches', async () => {
  const { account } = await withTwoMatches();
  const { page } = await testbed.openDevice({
    account,
    ...tallDevice,
    viewport: { width: 390, height: 9000 },
  });
  const stats = await new PlayerStatsPage(page).open('?showFilter=true&opponentType=bot');
  await stats.matches.waitFor();
  await stats.openTables();
  await expectAccessible(page, 'statistics with tables');
  await stats.open('?startingScore=170&showFilter=true');
  await page.getByText('Keine Spiele vorhanden').waitFor();
  await expectAccessible(page, 'statistics without matches');
});

test.each([320, 390, 820, 1180, 1920])('nothing is wider than a screen of %i px', async (width) => {
  const { account } = await withTwoMatches();
  const { page } = await testbed.openDevice({ account, viewport: { width, height: 900 } });
  const stats = await new PlayerStatsPage(page).open('?showFilter=true');
  await stats.matches.waitFor();
  await stats.openTables();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThan(1);
});

test('the figures of a training contain only its matches, for everybody who may read it', async () => {
  const { server } = testbed;
  const admin = await makeAdmin(server, await registerUser(server, { firstName: 'Eva' }));
  const teamId = await createTeam(admin);
  const { account } = await withTwoMatches();
  const anna = await joinTeam(server, { admin, account, teamId });
  const eventId = await createTraining(admin, { teamId, name: 'Donnerstag' });
  const { page } = await testbed.openDevice({ account: anna, ...tallDevice });
  await page.goto(`/players/me/stats/${eventId}`);
  await page.getByRole('heading', { level: 1, name: 'Anna · Donnerstag' }).waitFor();
  await page.getByText('Hier gibt es noch kein beendetes Match.').waitFor();
  await seedMatch(anna.api, {
    sides: [playerSide(anna), guestSide('Gert')],
    config: { ...oneLeg, startingScore: 301 },
    turns: won301,
    eventId,
  });
  await page.reload();
  const stats = new PlayerStatsPage(page);
  await stats.overview.waitFor();
  expect(await stats.figure('Matches')).toBe('1');
  expect(await stats.figure('Average')).toBe('75,25');
  await expectAccessible(page, 'statistics of an event');

  const stranger = await testbed.openDevice({ account: await registerUser(server, { firstName: 'Uwe' }) });
  await stranger.page.goto(`/players/${anna.playerId}/stats/${eventId}`);
  await stranger.page.getByText('Dieses Event gibt es nicht.').waitFor();
});
