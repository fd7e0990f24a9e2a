import { expect, test } from 'vitest';
import { ManagementPage } from '../pages/management-page.ts';
import { ScorerPage } from '../pages/scorer-page.ts';
import { TournamentPage } from '../pages/tournament-page.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { useTestbed } from '../support/testbed.ts';
import { readTournament, startTournament, tournamentMatches, winMatch } from '../support/tournaments.ts';
import { useTournamentTeam } from '../support/use-tournament-team.ts';

// A whole evening of results: a late player, a wrong result, a dead phone, a paper board, an injury, a wrong forfeit and
// players without an account, until the places.

const testbed = useTestbed();
const club = useTournamentTeam(testbed, 'Bulls Turnierabend');

/** A phone that opens a match with the PIN, as callers do. */
const openPhone = async (matchId: string, pin: string) => {
  const { page, context, complaints } = await testbed.openDevice();
  await page.goto(`/matches/${matchId}`);
  await new TournamentPage(page).enterPin(pin);
  return { page, context, complaints, scorer: new ScorerPage(page) };
};

test('an evening of paper, injuries and mistakes in a tournament ends with the right places', async () => {
  const { chief } = club;
  const id = await startTournament(club, { name: 'Abendpokal', mode: 'single-knockout' }, 8);
  const { matchPinCode } = await readTournament(chief, id);
  const { page, complaints } = await testbed.openDevice({
    account: chief,
    viewport: { width: 1180, height: 1400 },
  });
  const management = await new ManagementPage(page).open(id);
  const { dialog } = management;
  const matchId = async (number: number) => (await tournamentMatches(chief, id))[number - 1]?.matchId ?? '';
  const statusOf = async (number: number) => (await tournamentMatches(chief, id))[number - 1]?.status;
  const winnerOf = async (number: number) => (await tournamentMatches(chief, id))[number - 1]?.winner;
  const enterLegs = async (home: number, away: number) => {
    await dialog
      .getByLabel(/^Legs von/)
      .first()
      .fill(`${home}`);
    await dialog
      .getByLabel(/^Legs von/)
      .last()
      .fill(`${away}`);
  };
  const confirm = async (name: string) => {
    await dialog.getByRole('button', { name, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  };

  // Somebody has not come, and a late player without an account takes the place.
  await management.act(1, /^Nachrücker für/);
  await dialog.getByLabel('Vorname').fill('Nora');
  await dialog.getByLabel('Nachname').fill('Nachzügler');
  await dialog.getByLabel('Grund').fill('Nicht gekommen');
  await confirm('Einsetzen');
  await page
    .getByText(/^Spiel 1, .*Nora Nachzügler/)
    .first()
    .waitFor();

  // The result of the first match is entered the wrong way round, and replaced.
  await management.act(1, 'Ergebnis eintragen');
  await enterLegs(0, 1);
  await confirm('Eintragen');
  await expectSoon(() => winnerOf(1)).toBe(1);
  await management.act(1, 'Ergebnis korrigieren');
  await enterLegs(1, 0);
  await dialog.getByText(/^Damit gewinnt /).waitFor();
  await dialog.getByLabel('Grund').fill('Verschrieben');
  await expectAccessible(page, 'correction with another winner');
  await confirm('Korrigieren');
  await expectSoon(() => winnerOf(1)).toBe(0);

  // The phone of the second board dies after a turn; another one goes on where it was.
  const dead = await openPhone(await matchId(2), matchPinCode ?? '');
  await dead.page.getByRole('button', { name: 'Match starten' }).click();
  await dead.scorer.turn(0, { attempts: 0 });
  const turnsOf = async (number: number) =>
    (await chief.api.readMatch(await matchId(number))).props.sets[0]?.legs[0]?.throws.length;
  await expectSoon(() => turnsOf(2)).toBe(1);
  await dead.context.close();
  const next = await openPhone(await matchId(2), matchPinCode ?? '');
  await next.scorer.turn(40, { darts: 1, attempts: 1 });
  await expectSoon(() => winnerOf(2)).toBe(1);

  // The third match runs when its board fails; it is played to its end on paper.
  await chief.api.startMatch(await matchId(3));
  await chief.api.playTurns(await matchId(3), [{ score: 0, attemptsOnDouble: 0 }]);
  await page
    .getByText(/^Spiel 3, .*läuft/)
    .first()
    .waitFor();
  await management.act(3, 'Ergebnis eintragen');
  await dialog.getByLabel('Auf Papier zu Ende gespielt').check();
  await enterLegs(0, 1);
  await dialog.getByText(/^Das angefangene Leg zählt so/).waitFor();
  await expectAccessible(page, 'paper over a running match');
  await confirm('Eintragen');
  await expectSoon(() => winnerOf(3)).toBe(1);

  // An injury: nobody is preselected, and the other one wins.
  await chief.api.startMatch(await matchId(4));
  await chief.api.playTurns(await matchId(4), [{ score: 0, attemptsOnDouble: 0 }]);
  await page
    .getByText(/^Spiel 4, .*läuft/)
    .first()
    .waitFor();
  await management.act(4, 'Ergebnis eintragen');
  const retirements = dialog.getByRole('radio', { name: / gibt auf, / });
  expect(await retirements.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked))).toEqual(
    [false, false],
  );
  const sentence =
    (await page
      .getByText(/^Spiel 4, /)
      .first()
      .textContent()) ?? '';
  const [, home = '', away = ''] = /^Spiel 4, (.+?) gegen (.+?), /.exec(sentence) ?? [];
  await dialog.getByRole('radio', { name: `${home} gibt auf, ${away} gewinnt` }).check();
  await expectAccessible(page, 'injury');
  await confirm('Eintragen');
  await expectSoon(() => winnerOf(4)).toBe(1);

  // A wrong forfeit of a semi-final is seen when the final has begun: the preview names the final.
  await management.act(5, 'Ergebnis eintragen');
  await dialog
    .getByLabel(/^Kampflos für /)
    .first()
    .check();
  await confirm('Eintragen');
  await winMatch(chief, await matchId(6));
  await expectSoon(() => statusOf(7)).toBe('ready');
  const before = await matchId(7);
  await chief.api.startMatch(before);
  await chief.api.playTurns(before, [{ score: 0, attemptsOnDouble: 0 }]);
  await management.act(5, 'Ergebnis korrigieren');
  await enterLegs(0, 1);
  await dialog.getByText('1 Spiel baut auf diesem Ergebnis auf und hat schon begonnen:').waitFor();
  await dialog.getByText(/^Spiel 7, /).waitFor();
  await dialog.getByLabel('Grund').fill('Falsches Spiel angetippt');
  await dialog.getByRole('button', { name: 'Korrigieren', exact: true }).click();
  await dialog.getByText('Bestätige bitte, dass diese Spiele gelöscht werden.').waitFor();
  await expectAccessible(page, 'preview of a correction');
  await dialog.getByLabel('Diese Spiele löschen und neu spielen lassen').check();
  await confirm('Korrigieren');
  await expectSoon(() => winnerOf(5)).toBe(1);
  await expectSoon(() => statusOf(7)).toBe('ready');

  // The final is played anew; the places follow, and players without an account have figures.
  await winMatch(chief, await matchId(7));
  await expectSoon(async () => (await readTournament(chief, id)).status).toBe('finished');
  const final = page.getByText(/^Spiel 7, .*beendet/).first();
  const champion = ((await final.textContent()) ?? '').replace(/^Spiel 7, /, '').split(' gegen ')[0] ?? '';
  const result = await new TournamentPage(page).open(id);
  await page.getByRole('region', { name: 'Sieger' }).getByText(champion).waitFor();
  await expectAccessible(page, 'places');
  await result.open(id, '/participants');
  await page.getByRole('link', { name: champion, exact: true }).first().click();
  await page.waitForURL(`**/tournaments/${id}/stats/*`);
  await page.getByRole('main').getByText(champion).first().waitFor();
  await expectAccessible(page, 'figures of a player without an account');
  expect([...complaints, ...dead.complaints, ...next.complaints]).toEqual([]);
});
