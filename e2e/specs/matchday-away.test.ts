import { beforeAll, expect, test } from 'vitest';
import { LoungePage } from '../pages/lounge-page.ts';
import { MatchdayPage } from '../pages/matchday-page.ts';
import { ScorerPage } from '../pages/scorer-page.ts';
import { expectAccessible } from '../support/accessible.ts';
import { screens } from '../support/browser.ts';
import { expectSoon } from '../support/expect-soon.ts';
import {
  createAgainstExternals,
  createMatchday,
  foundSides,
  gameIds,
  giveGames,
  type MatchdayTeams,
  playerNames,
  playLegs,
  setLineUp,
} from '../support/matchdays.ts';
import { useTestbed } from '../support/testbed.ts';

const testbed = useTestbed();
let teams: MatchdayTeams;

beforeAll(async () => {
  teams = await foundSides(testbed.server, ['Bulls Aue', 'DC Pirna']);
});

test('a team enters an away match day, by keyboard, against a club by name', async () => {
  const { home } = teams;
  await createAgainstExternals(teams, 'Vorher');
  const { page, complaints } = await testbed.openDevice({ account: home.chief, viewport: screens.tablet });
  const lounge = await new LoungePage(page).openTrainings();
  await lounge.startNew('Ligaspieltag');
  await lounge.fillIn({ Name: 'Rückspiel', Datum: '19.10.2027', Beginn: '19:00', Ende: '23:00' });
  await lounge.field('Modus').selectOption('Ligaspieltag');
  await lounge.field('Wo spielt ihr?').selectOption('Auswärts');
  await lounge.press('Ligaspieltag anlegen');
  await page.getByText('Bitte wähle die Heimmannschaft aus!').waitFor();
  await lounge.choose('Heimmannschaft', 'Tig', 'Tigers');
  await expectAccessible(page, 'form of an away match day');
  await page.getByRole('button', { name: 'Ligaspieltag anlegen' }).press('Enter');
  await lounge.show('Ligaspieltage');
  await lounge.section('Ligaspieltage').getByText('Tigers – Bulls Aue').waitFor();
  // It opens again with the side that it has.
  await lounge.chooseInMenu('Rückspiel', 'Bearbeiten');
  await page.getByRole('group', { name: 'Heimmannschaft: Tigers' }).waitFor();
  await lounge.field('Wo spielt ihr?').selectOption('Zu Hause');
  await page.getByRole('group', { name: 'Gastmannschaft: Tigers' }).waitFor();
  await lounge.press('Speichern');
  await lounge.section('Ligaspieltage').getByText('19:00 – 23:00 Uhr · Bulls Aue – Tigers').waitFor();
  expect(complaints).toEqual([]);
});

test('two captains play away, the one of the hosts without an account', async () => {
  const { home: away } = teams;
  const { eventId } = await createAgainstExternals(teams, 'Spieltag 7', 'away');
  const [first, second] = await Promise.all([
    testbed.openDevice({ viewport: screens.tablet, account: away.chief }),
    testbed.openDevice(),
  ]);
  const [mine, theirs] = [new MatchdayPage(first.page), new MatchdayPage(second.page)];
  await Promise.all([mine.open(eventId), theirs.open(eventId)]);
  expect((await mine.score.innerText()).split('\n').map((line) => line.trim())[0]).toBe('Tigers');

  // The away team shows a code; the hosts enter it on their phone, and choose a PIN there.
  const code = await mine.showCode('Gastgeber');
  await expectAccessible(first.page, 'code for the hosts');
  await theirs.typeCode('Gastgeber', code);
  await theirs.join('Gastgeber');
  await first.page.keyboard.press('Escape');
  await first.page.getByText(/nimmt ein Gerät der Gastgeber teil/).waitFor();

  // Each side sets its own line-up, and does not see the other one before.
  expect(await first.page.getByRole('link', { name: 'Tigers aufstellen' }).count()).toBe(0);
  await second.page.getByRole('link', { name: 'Tigers aufstellen' }).click();
  for (const [place, name] of playerNames.away.slice(0, 4).entries())
    await theirs.put(name, `Position ${place + 1}`);
  await theirs.save.click();
  await second.page.getByText('Die Aufstellung steht.').waitFor();
  await expectSoon(() => first.page.getByText('Aufstellung steht').count()).toBe(1);
  expect(await first.page.getByText('Rita Ring').count()).toBe(0);
  await setLineUp(eventId, 'away', away);
  await theirs.toTab('Spiele');
  await second.page
    .getByText('Wenn beide Aufstellungen stehen, startet Bulls Aue den Ligaspieltag.')
    .waitFor();
  await expectAccessible(second.page, 'before an away match day');
  await mine.start.click();
  await mine.answer('Starten');

  // The phone of the hosts opens a game and scores; the away team wins it.
  await theirs.game(1).getByText('bereit').waitFor();
  const games = await gameIds(away.chief, eventId);
  const [game = ''] = games;
  await playLegs(away.chief, game, [0]);
  await theirs.game(1).getByRole('link').click();
  const scorer = new ScorerPage(second.page);
  await scorer.pad.waitFor();
  await scorer.turns(77);
  const lastScores = async () => (await away.chief.api.readMatch(game)).props.standing.lastScore;
  await expectSoon(lastScores).toContain(77);
  const given = { kind: 'retirement', winningParty: 1 };
  await away.chief.api.call(`POST /events/${eventId}/matches/${game}/result`, given);
  await giveGames(away.chief, games.slice(1), () => 1);
  await expectSoon(() => mine.games()).toBe('0:20');

  // Both sign the report: the hosts by their phone.
  await theirs.open(eventId, '?tab=report');
  await mine.toTab('Bericht');
  for (const [matchday, name] of [
    [mine, 'Anna Adler'],
    [theirs, 'Rita Ring'],
  ] as const) {
    await matchday.page.getByRole('button', { name: 'Unterschreiben' }).click();
    await matchday.dialog.getByLabel('Vor- und Nachname').fill(name);
    await matchday.confirm('Unterschreiben');
    await matchday.page.getByText('Unterschrieben.', { exact: true }).waitFor();
  }
  await first.page
    .getByText(/mit der PIN der Mannschaft/)
    .first()
    .waitFor();
  await expectAccessible(first.page, 'signed report of an away match day');
  expect([...first.complaints, ...second.complaints]).toEqual([]);
});

test('a team that is here, too, agrees to a match day at its home, and both captains lead their side', async () => {
  const { home, away } = teams;
  const eventId = await createMatchday(teams, 'Spieltag 8', 'away');
  const refused = await createMatchday(teams, 'Spieltag 9', 'away');
  const [first, second] = await Promise.all([
    testbed.openDevice({ viewport: screens.tablet, account: away.chief }),
    testbed.openDevice({ account: home.chief }),
  ]);
  const [mine, theirs] = [new MatchdayPage(first.page), new MatchdayPage(second.page)];
  await mine.open(eventId);
  await first.page.getByText(/^Bulls Aue hat noch nicht zugesagt\./).waitFor();
  await expectAccessible(first.page, 'waiting for the answer of the other team');

  // The admin of the hosts finds it in the own lounge.
  const lounge = await new LoungePage(second.page).openTrainings();
  await lounge.show('Ligaspieltage');
  await second.page.getByRole('link', { name: 'Spieltag 8' }).click();
  await second.page
    .getByText('DC Pirna möchte diesen Ligaspieltag gegen euch spielen. Seid ihr dabei?')
    .waitFor();
  await expectAccessible(second.page, 'asked whether the team plays');
  await second.page.getByRole('button', { name: 'Zusagen' }).press('Enter');
  await second.page.getByText('Ihr habt zugesagt.').waitFor();
  await first.page.getByText(/hat noch nicht zugesagt/).waitFor({ state: 'detached' });
  await setLineUp(eventId, 'home', home);
  await setLineUp(eventId, 'away', away);
  await mine.start.click();
  await mine.answer('Starten');
  await theirs.game(1).getByText('bereit').waitFor();

  await theirs.open(refused);
  await second.page.getByRole('button', { name: 'Absagen' }).click();
  await theirs.answer('Absagen');
  await second.page.getByText('Ihr habt abgesagt.').waitFor();
  await mine.open(refused);
  await first.page.getByText(/^Bulls Aue hat abgesagt\./).waitFor();
  expect([...first.complaints, ...second.complaints]).toEqual([]);
});
