import { beforeAll, expect, test } from 'vitest';
import { MatchdayPage } from '../pages/matchday-page.ts';
import { expectAccessible } from '../support/accessible.ts';
import { screens } from '../support/browser.ts';
import { expectSoon } from '../support/expect-soon.ts';
import {
  createAgainstExternals,
  foundSides,
  gameIds,
  type MatchdayTeams,
  playLegs,
  readMatchday,
  setLineUp,
} from '../support/matchdays.ts';
import { useTestbed } from '../support/testbed.ts';

// A whole evening of results: a wrong line-up, a late player, a paper board, a dead phone, an injury, a wrong forfeit, a guests' captain
// without an account, an objection, until both sides have signed.

const testbed = useTestbed();
let teams: MatchdayTeams;

beforeAll(async () => {
  teams = await foundSides(testbed.server, ['Bulls Zeitz', 'DC Gera']);
});

/** Such a match day, with a line-up of home that is the wrong way round. @returns its id */
async function createWithLineUps(): Promise<string> {
  const { eventId, teams: playing } = await createAgainstExternals(teams, 'Spieltag 11');
  const { home, away } = playing;
  await setLineUp(eventId, 'away', { ...away, chief: home.chief });
  await setLineUp(eventId, 'home', { ...home, players: home.players.toReversed() });
  return eventId;
}

test('an evening of paper, injuries and mistakes ends with a report that both sides have signed', async () => {
  const { home } = teams;
  const eventId = await createWithLineUps();
  const [first, second] = await Promise.all([
    testbed.openDevice({ viewport: screens.tablet, account: home.chief }),
    testbed.openDevice(),
  ]);
  const [mine, theirs] = [new MatchdayPage(first.page), new MatchdayPage(second.page)];
  await mine.open(eventId);

  // The wrong line-up was started: the start is taken back, the line-up is mended, and the match day starts anew.
  await mine.start.click();
  await mine.answer('Starten');
  await first.page.getByRole('button', { name: 'Start zurücknehmen' }).click();
  await mine.answer('Start zurücknehmen');
  await mine.start.waitFor();
  await setLineUp(eventId, 'home', home);

  // The guests take part with their own phone, and answer.
  const { code } = (await home.chief.api.call(`POST /events/${eventId}/pairing`)) as { code: string };
  await second.page.goto(`/team-lounge/event/${eventId}/guests`);
  await second.page.getByRole('textbox', { name: 'Code der anderen Mannschaft' }).fill(code);
  await second.page.getByLabel('Eure PIN').fill('0815');
  await second.page.getByRole('button', { name: 'Teilnehmen' }).click();
  await second.page.getByText('Mit diesem Gerät nimmst du für die Gäste teil.').waitFor();
  await first.page.getByText(/^Tigers hat noch nicht „Bereit“ getippt/).waitFor();
  await second.page.getByRole('button', { name: 'Bereit' }).click();
  await first.page.getByText('Beide Aufstellungen stehen. Es kann losgehen!').waitFor();
  await mine.start.click();
  await mine.answer('Starten');
  await mine.game(1).getByText('bereit').waitFor();
  const games = await gameIds(home.chief, eventId);
  const legsOf = async (number: number) =>
    (await home.chief.api.readMatch(games[number - 1] ?? '')).props.standing.legs;

  // Somebody of the team comes late, and sits on the bench from now on.
  await mine.toTab('Aufstellung');
  await first.page.getByRole('button', { name: 'Spieler für Bulls Zeitz nachmelden' }).click();
  await mine.dialog.getByText(/^Er kommt auf die Bank\./).waitFor();
  await mine.dialog.getByRole('radio').first().check();
  await expectAccessible(first.page, 'late player');
  await mine.confirm('Nachmelden');
  await mine.lineUp('Bulls Zeitz').getByRole('heading', { name: 'Nachgemeldet' }).waitFor();
  await mine.toTab('Spiele');

  // A board without a tablet: the result comes from paper.
  await mine.act(1, 'Ergebnis eintragen');
  await mine.enterLegs(3, 1);
  await expectAccessible(first.page, 'result from paper');
  await mine.confirm('Eintragen');
  await expectSoon(() => legsOf(1)).toEqual([3, 1]);

  // The phone of the second board dies after a leg; the rest was chalked.
  await playLegs(home.chief, games[1] ?? '', [1]);
  await theirs.game(2).getByText('Live').first().waitFor();
  await theirs.act(2, 'Ergebnis eintragen');
  await theirs.page.getByLabel('Auf Papier zu Ende gespielt').check();
  await theirs.enterLegs(2, 3);
  await theirs.confirm('Eintragen');
  await expectSoon(() => legsOf(2)).toEqual([2, 3]);

  // An injury.
  await playLegs(home.chief, games[2] ?? '', [0]);
  await mine.game(3).getByText('Live').first().waitFor();
  await mine.act(3, 'Ergebnis eintragen');
  await mine.page.getByLabel(/gibt auf, .*Ring.* gewinnt|gibt auf, Rita Ring gewinnt/).check();
  await mine.confirm('Eintragen');
  await mine.game(3).getByText('Aufgabe').waitFor();

  // A wrong forfeit, corrected at once with the other winner.
  await mine.act(4, 'Ergebnis eintragen');
  await mine.page.getByLabel(/Kampflos für Ben Berg/).check();
  await mine.confirm('Eintragen');
  await mine.game(4).getByText('kampflos', { exact: false }).waitFor();
  await mine.act(4, 'Ergebnis korrigieren');
  await mine.enterLegs(1, 3);
  await mine.page.getByText(/^Damit gewinnt /).waitFor();
  await mine.page.getByLabel('Grund').fill('Falsches Spiel angetippt');
  await expectAccessible(first.page, 'correction with another winner');
  await mine.confirm('Korrigieren');
  await expectSoon(() => legsOf(4)).toEqual([1, 3]);

  // The rest of the evening.
  for (const id of games.slice(4))
    await home.chief.api.call(`POST /events/${eventId}/matches/${id}/result`, {
      kind: 'paper',
      score: { kind: 'legs', legs: [[3, 2]] },
    });
  await mine.score.getByText('beendet').waitFor();

  // The guests object to a game; the match day is open until they have taken that back.
  await theirs.toTab('Spiele');
  await theirs.act(4, 'Widersprechen');
  await theirs.answer('Widersprechen');
  await first.page.getByText('Strittige Spiele').waitFor();
  await mine.game(4).getByText('strittig').waitFor();
  await expectAccessible(first.page, 'disputed game');
  await second.page.getByRole('button', { name: 'Zurückziehen', exact: true }).click();
  await mine.score.getByText('beendet').waitFor();

  // Both sides sign; then nothing of the report changes any more.
  await mine.toTab('Bericht');
  await theirs.toTab('Bericht');
  await mine.sign('Carla Chef');
  await theirs.sign('Gustav Gast');
  await first.page.getByText('Beide Seiten haben unterschrieben. Der Bericht ist bestätigt.').waitFor();
  await expectAccessible(first.page, 'confirmed report');
  const sheet = mine.sheet;
  await sheet.getByText(/^Nachgemeldet: \d/).waitFor();
  await sheet.getByText(/Unterschrift Tigers: Gustav Gast/).waitFor();
  await sheet.getByText(/Spiel 4: 1:3 \(Vom Papier\) korrigiert von .*Falsches Spiel angetippt/).waitFor();
  await mine.toTab('Spiele');
  expect(await mine.game(5).getByRole('button').count()).toBe(0);
  expect((await readMatchday(home.chief, eventId)).signatures).toHaveLength(2);
  expect([...first.complaints, ...second.complaints]).toEqual([]);
});
