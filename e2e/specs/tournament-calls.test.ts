import { expect, test } from 'vitest';
import { expectAccessible, tallDevice } from '../support/accessible.ts';
import { useTestbed } from '../support/testbed.ts';
import { createBoards, startTournament, tournamentMatches } from '../support/tournaments.ts';
import { useTournamentTeam } from '../support/use-tournament-team.ts';

const testbed = useTestbed();
const club = useTournamentTeam(testbed, 'Bulls Halle');

test('a match is called to a board, a visitor sees it, and its start ends the call', async () => {
  const { chief } = club;
  await createBoards(club, 2);
  const id = await startTournament(club, { mode: 'single-knockout' }, 4);
  const visitor = await testbed.openDevice();
  await visitor.page.goto(`/tournaments/${id}/knockout`);
  await visitor.page
    .getByText(/^Spiel 1/)
    .first()
    .waitFor();

  const { page, complaints } = await testbed.openDevice({ ...tallDevice, account: chief });
  await page.goto(`/tournaments/${id}/management`);
  await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
  await page.getByRole('menuitem', { name: 'Boards und Aufrufe' }).click();
  await page.getByRole('button', { name: 'Spiel 1 an Board 1 rufen' }).first().waitFor();
  await expectAccessible(page, 'cockpit of the hall');
  await page.keyboard.press('1');
  await page.getByText(/^gerufen · /).waitFor();
  await visitor.page
    .getByText(/gerufen: Board 1/)
    .first()
    .waitFor();
  await expectAccessible(page, 'called match');

  await page.getByRole('link', { name: 'Starten' }).waitFor();
  const [first] = await tournamentMatches(chief, id);
  expect(first).toMatchObject({ board: 'Board 1', called: expect.any(Number) });
  await chief.api.startMatch(first?.matchId ?? '');
  await page.getByText(/^läuft · /).waitFor();
  await visitor.page
    .getByText(/gerufen: Board 1/)
    .first()
    .waitFor({ state: 'detached' });
  expect((await tournamentMatches(chief, id))[0]).toMatchObject({ board: 'Board 1', called: null });
  expect([...complaints, ...visitor.complaints]).toEqual([]);
});
