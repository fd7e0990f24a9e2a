import { expect, test } from 'vitest';
import { ManagementPage } from '../pages/management-page.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { useTestbed } from '../support/testbed.ts';
import {
  addPeople,
  beginTournament,
  createTournament,
  externalPeople,
  readTournament,
  startTournament,
  tournamentMatches,
  winMatch,
} from '../support/tournaments.ts';
import { useTournamentTeam } from '../support/use-tournament-team.ts';

const testbed = useTestbed();
const club = useTournamentTeam(testbed, 'Bulls Leitung');

const openManagement = async (id: string) => {
  const { page, complaints } = await testbed.openDevice({ account: club.chief });
  const management = await new ManagementPage(page).open(id);
  return { page, complaints, management, dialog: management.dialog };
};

test('organisers enter a result from paper, correct it, and see what is reset', async () => {
  const { chief } = club;
  const id = await startTournament(club, { mode: 'single-knockout' }, 4);
  const { page, complaints, management, dialog } = await openManagement(id);
  const statuses = async () => (await tournamentMatches(chief, id)).map(({ status }) => status);

  await management.act(1, 'Ergebnis eintragen');
  await dialog.getByRole('button', { name: 'Eintragen' }).click();
  await dialog.getByText('Gib bitte eine Zahl ein.').waitFor();
  await dialog
    .getByLabel(/^Legs von/)
    .first()
    .fill('5');
  await dialog
    .getByLabel(/^Legs von/)
    .last()
    .fill('0');
  await expectAccessible(page, 'result from paper');
  await dialog.getByRole('button', { name: 'Eintragen' }).click();
  await dialog.getByRole('alert').waitFor();
  await dialog
    .getByLabel(/^Legs von/)
    .first()
    .fill('1');
  await dialog.getByRole('button', { name: 'Eintragen' }).click();
  await page.getByText('Das Ergebnis ist eingetragen.').waitFor();
  await expectSoon(statuses).toEqual(['finished', 'ready', 'waiting']);

  const [, second, final] = await tournamentMatches(chief, id);
  await winMatch(chief, second?.matchId ?? '');
  await winMatch(chief, final?.matchId ?? '');
  await page.getByText('3 von 3 Spielen beendet').waitFor();
  await management.act(1, 'Ergebnis zurücknehmen');
  await dialog.getByText('1 Spiel baut auf diesem Ergebnis auf und hat schon begonnen:').waitFor();
  await dialog.getByText(/^Spiel 3, .+ gegen .+, 1 zu 0, beendet$/).waitFor();
  await dialog.getByLabel('Grund').fill('Falscher Sieger');
  await dialog.getByLabel('Diese Spiele löschen und neu spielen lassen').check();
  await expectAccessible(page, 'taking back a result');
  await dialog.getByRole('button', { name: 'Zurücknehmen' }).click();
  await page.getByText('Das Ergebnis ist zurückgenommen.').waitFor();
  await expectSoon(statuses).toEqual(['ready', 'finished', 'waiting']);
  expect(complaints).toEqual([]);
});

test('organisers choose board and caller, and let somebody withdraw', async () => {
  const { chief } = club;
  const id = await startTournament(club, { mode: 'single-knockout' }, 4);
  const { page, complaints, management, dialog } = await openManagement(id);
  await management.act(1, 'Board eintragen');
  await dialog.getByLabel('Board').fill('3');
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await page.getByText('Das Board ist eingetragen.').waitFor();
  await management.act(1, 'Schreiber wählen');
  await dialog.getByLabel('Schreiber').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await page.getByText('Der Schreiber ist eingetragen.').waitFor();
  const [first] = await tournamentMatches(chief, id);
  expect(first?.board).toBe('3');
  expect(first?.caller).not.toBeNull();

  await page.getByRole('button', { name: /^Aktionen für Spiel 2, / }).click();
  await page
    .getByRole('menuitem', { name: /zurückziehen$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Zurückziehen', exact: true }).click();
  await page.getByText('Der Rückzug ist eingetragen.').waitFor();
  await expectSoon(async () => (await tournamentMatches(chief, id))[1]?.status).toBe('forfeited');
  await page.getByRole('button', { name: 'Rückzug zurücknehmen' }).click();
  await page.getByText('Der Rückzug ist zurückgenommen.').waitFor();
  await expectSoon(async () => (await tournamentMatches(chief, id))[1]?.status).toBe('ready');
  expect(complaints).toEqual([]);
});

test('organisers decide who qualifies if results do not', async () => {
  const { chief } = club;
  const cup = { mode: 'league' } as const;
  const id = await startTournament(club, cup, 3);
  // Everybody wins once.
  for (const { matchId, slots } of await tournamentMatches(chief, id)) {
    const { state } = await readTournament(chief, id);
    const won = new Set(
      state?.matches.flatMap(({ slots: sides, winner }) => {
        const slot = winner === 0 || winner === 1 ? sides[winner] : undefined;
        return slot?.kind === 'entrant' ? [slot.entrant] : [];
      }),
    );
    await winMatch(chief, matchId ?? '', slots[0].kind === 'entrant' && won.has(slots[0].entrant) ? 1 : 0);
  }
  const { page, complaints, dialog } = await openManagement(id);
  await page.getByText('Gleichstand um Platz 1 (Liga)').waitFor();
  await page.getByRole('button', { name: 'Stechen', exact: true }).click();
  await page.getByText('Das Stechen entscheidet.').waitFor();
  await page.getByRole('heading', { name: 'Stechen' }).waitFor();
  await page.getByRole('button', { name: 'Stechen zurücknehmen' }).click();
  await page.getByRole('button', { name: 'Losen', exact: true }).click();
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  expect((await readTournament(chief, id)).state?.decisions).toEqual([]);
  await page.getByRole('button', { name: 'Losen', exact: true }).click();
  await dialog.getByLabel('Grund, z. B. keine Zeit für ein Stechen').fill('Halle schließt');
  await expectAccessible(page, 'lot');
  await dialog.getByRole('button', { name: 'Losen' }).click();
  await page.getByText('Das Los ist gezogen.').waitFor();
  const lots = page.getByRole('list', { name: 'Lose und Festlegungen' });
  await page.goto(`/tournaments/${id}/groups`);
  await lots.getByText(/^Los \(.*\): .* vor .* vor .* · Grund: „Halle schließt“$/).waitFor();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expectAccessible(page, 'table with a lot');
  const { entrants } = (await readTournament(chief, id)).state?.decisions?.[0] ?? {};
  await chief.api.call(`PATCH /events/${id}/undo-decide`, { entrants });
  await lots.getByText(/Zurückgenommen/).waitFor();
  await page.goto(`/tournaments/${id}/management`);
  await page.getByRole('button', { name: 'Reihenfolge festlegen' }).click();
  await dialog.getByLabel('Grund, z. B. Stechen').fill('Stechen');
  await expectAccessible(page, 'order by hand');
  await dialog.getByRole('button', { name: 'Festlegen' }).click();
  await page.getByText('Die Entscheidung ist eingetragen.').waitFor();
  await expectSoon(async () => (await readTournament(chief, id)).status).toBe('finished');
  expect(complaints).toEqual([]);
});

test('organisers shorten a round, drop the third place, put in a substitute, and see who did it', async () => {
  const { chief } = club;
  const id = await startTournament(club, { mode: 'single-knockout', hasThirdPlaceMatch: true }, 4);
  const guest = await testbed.openDevice();
  const { matchPinCode } = await readTournament(chief, id);
  await guest.api.call(`POST /events/${id}/enrol`, { pin: matchPinCode });
  const { page, complaints, management, dialog } = await openManagement(id);
  // The lot has decided who plays.
  await management.act(1, /^Nachrücker für/);
  await dialog.getByRole('button', { name: 'Einsetzen' }).click();
  await dialog.getByText('Wähle bitte jemanden aus.').waitFor();
  await dialog.getByLabel('Vorname').fill('Nora');
  await dialog.getByLabel('Nachname').fill('Neu');
  await dialog.getByLabel('Grund').fill('Krank');
  await expectAccessible(page, 'substitute');
  await dialog.getByRole('button', { name: 'Einsetzen' }).click();
  await page.getByText('Der Nachrücker ist eingetragen.').waitFor();
  await page
    .getByText(/^Spiel 1, .*Nora Neu/)
    .first()
    .waitFor();

  await management.useTool('Runde ändern');
  await dialog.getByLabel('Runde').selectOption({ label: 'Finale' });
  await dialog.getByLabel('Grund').fill('Die Halle schließt');
  await dialog.getByRole('radio', { name: 'Best of' }).last().check();
  await expectAccessible(page, 'another round');
  await dialog.getByRole('button', { name: 'Ändern' }).click();
  await page.getByText('Die Runde ist geändert.').waitFor();
  const { config } = await readTournament(chief, id);
  expect(config.knockoutStageConfig.config.rounds.final.matchConfig.legMode).toBe('best-of');

  await management.useTool('Spiel um Platz 3 entfällt');
  await dialog.getByLabel('Grund').fill('Die Halle schließt');
  await dialog.getByRole('button', { name: 'Entfällt' }).click();
  await page.getByText('Das Spiel um Platz 3 entfällt.').waitFor();
  await expectSoon(
    async () => (await tournamentMatches(chief, id)).find(({ stage }) => stage === 'third-place')?.status,
  ).toBe('cancelled');

  // Who has entered the PIN before has to enter the new one.
  await management.useTool('PIN');
  await dialog.getByText(matchPinCode ?? 'none').waitFor();
  await dialog.getByRole('checkbox', { name: /^Alle müssen die neue PIN eingeben/ }).check();
  await expectAccessible(page, 'PIN');
  await dialog.getByRole('button', { name: 'Neue PIN' }).click();
  await page.getByText('Die neue PIN gilt ab jetzt.').waitFor();
  const [first] = await tournamentMatches(chief, id);
  await expect(guest.api.startMatch(first?.matchId ?? '')).rejects.toThrow();

  await management.useTool('Verlauf');
  const log = dialog.getByRole('list', { name: 'Verlauf' });
  await log.getByText('Nachrücker').waitFor();
  expect(await log.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringContaining('Spiel um Platz 3 entfällt'),
    expect.stringContaining('Runde geändert'),
    expect.stringMatching(/Nachrücker[\s\S]*Nora Neu[\s\S]*Krank/),
  ]);
  await expectAccessible(page, 'log');
  expect(complaints).toEqual([]);
});

test('a second organiser sees at once what is ready, what runs, and who is busy', async () => {
  const { chief } = club;
  const id = await startTournament(club, { mode: 'league', setup: { assignCaller: true } }, 4);
  const { page, complaints } = await testbed.openDevice({
    account: chief,
    viewport: { width: 1180, height: 1400 },
  });
  const management = await new ManagementPage(page).open(id, 'cockpit');
  await expectSoon(() => management.column('Bereit').getByRole('listitem').count()).toBe(6);
  await page.getByText(/^Ende etwa \d\d:\d\d/).waitFor();
  await management.useTool('Board einer Gruppe');
  await management.dialog.getByLabel('Board', { exact: true }).fill('2');
  await management.dialog.getByRole('button', { name: 'Übernehmen' }).click();
  await page.getByText('Das Board der Gruppe ist eingetragen.').waitFor();
  await expectSoon(async () => (await tournamentMatches(chief, id)).map(({ board }) => board)).toEqual(
    Array(6).fill('2'),
  );

  const [first] = await tournamentMatches(chief, id);
  await chief.api.startMatch(first?.matchId ?? '');
  await management.column('Läuft').getByRole('listitem').first().waitFor();
  await expectSoon(() =>
    management
      .column('Bereit')
      .getByText(/ spielt \(Spiel 1\)/)
      .count(),
  ).toBeGreaterThan(0);
  await page.getByLabel('Nummer oder Name suchen').fill('1');
  await expectSoon(() => management.column('Bereit').getByRole('listitem').count()).toBe(0);
  await page.getByLabel('Nummer oder Name suchen').fill('');
  await expectAccessible(page, 'cockpit');
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  const undoStart = page.getByRole('menuitem', { name: 'Start zurücknehmen' });
  await undoStart.waitFor();
  await chief.api.playTurns(first?.matchId ?? '', [{ score: 0, attemptsOnDouble: 0 }]);
  await expectSoon(() => undoStart.count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('the start can be taken back before anything is played', async () => {
  const { chief } = club;
  const id = await startTournament(club, { mode: 'single-knockout' }, 4);
  const { page, complaints, management } = await openManagement(id);
  await management.useTool('Start zurücknehmen');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zurücknehmen' }).click();
  await page.waitForURL(`**/tournaments/${id}/admin/start`);
  expect((await readTournament(chief, id)).status).toBe('registration-closed');
  expect(complaints).toEqual([]);
});

test('organisers see at once who plays in another tournament, and when they are free again', async () => {
  const { chief } = club;
  const people = externalPeople(['Anna Adler', 'Ben Berg']);
  const begin = async (name: string) => {
    const id = await createTournament(club, { mode: 'single-knockout', name });
    await addPeople(chief, id, people);
    await beginTournament(chief, id);
    return id;
  };
  const [id, other] = [await begin('Vormittag'), await begin('Nachmittag')];
  const { page, complaints, management } = await openManagement(id);
  await management.open(id, 'cockpit');
  const mark = page.getByText('wartet auf „Nachmittag“');
  await page.getByRole('button', { name: /^Aktionen für Spiel 1, / }).waitFor();
  expect(await mark.count()).toBe(0);
  const [match] = await tournamentMatches(chief, other);
  const matchId = match?.matchId ?? '';
  await chief.api.startMatch(matchId);
  await mark.first().waitFor();
  await chief.api.playTurns(matchId, [{ score: 40, attemptsOnDouble: 1, dartsThrown: 1 }]);
  await mark.first().waitFor({ state: 'detached' });
  await chief.api.undoThrow(matchId);
  await mark.first().waitFor();
  expect(complaints).toEqual([]);
});
