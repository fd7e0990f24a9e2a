import { beforeAll, expect, test } from 'vitest';
import { TournamentPage } from '../pages/tournament-page.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expectSoon } from '../support/expect-soon.ts';
import type { Club } from '../support/teams.ts';
import { useTestbed } from '../support/testbed.ts';
import {
  foundTournamentTeam,
  readTournament,
  startTournament,
  tournamentMatches,
  winMatch,
} from '../support/tournaments.ts';

const testbed = useTestbed();
let club: Club;

beforeAll(async () => {
  club = await foundTournamentTeam(testbed.server, 'Bulls Leitung');
});

const openManagement = async (id: string) => {
  const { page, complaints } = await testbed.openDevice({ account: club.chief });
  await new TournamentPage(page).open(id, '/management');
  const act = async (number: number, action: string) => {
    await page.getByRole('button', { name: new RegExp(`^Aktionen für Spiel ${number}, `) }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  return { page, complaints, act };
};

test('organisers enter a result from paper, correct it, and see what is reset', async () => {
  const { chief } = club;
  const id = await startTournament(club, { mode: 'single-knockout' }, 4);
  const { page, complaints, act } = await openManagement(id);
  const statuses = async () => (await tournamentMatches(chief, id)).map(({ status }) => status);

  await act(1, 'Ergebnis eintragen');
  const dialog = page.getByRole('dialog');
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
  await act(1, 'Ergebnis zurücknehmen');
  await dialog.getByText('1 Spiel hat auf diesem Ergebnis aufgebaut und schon begonnen: Spiel 3.').waitFor();
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
  const { page, complaints, act } = await openManagement(id);
  await act(1, 'Board eintragen');
  await page.getByRole('dialog').getByLabel('Board').fill('3');
  await page.getByRole('dialog').getByRole('button', { name: 'Übernehmen' }).click();
  await page.getByText('Das Board ist eingetragen.').waitFor();
  await act(1, 'Schreiber wählen');
  await page.getByRole('dialog').getByLabel('Schreiber').selectOption({ index: 1 });
  await page.getByRole('dialog').getByRole('button', { name: 'Übernehmen' }).click();
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
  const { page, complaints } = await openManagement(id);
  await page.getByText('Gleichstand um Platz 1 (Liga)').waitFor();
  await page.getByRole('button', { name: 'Reihenfolge festlegen' }).click();
  await page.getByRole('dialog').getByLabel('Grund, z. B. Stechen').fill('Stechen');
  await expectAccessible(page, 'order by hand');
  await page.getByRole('dialog').getByRole('button', { name: 'Festlegen' }).click();
  await page.getByText('Die Entscheidung ist eingetragen.').waitFor();
  await expectSoon(async () => (await readTournament(chief, id)).status).toBe('finished');
  expect(complaints).toEqual([]);
});
