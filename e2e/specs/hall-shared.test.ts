import { expect, test } from 'vitest';
import { expectAccessible, tallDevice } from '../support/accessible.ts';
import { useTestbed } from '../support/testbed.ts';
import { createBoards, startTournament, tournamentMatches } from '../support/tournaments.ts';
import { useTournamentTeam } from '../support/use-tournament-team.ts';

const testbed = useTestbed();
const club = useTournamentTeam(testbed, 'Bulls Doppeltag');

test('two tournaments of one day are called from one cockpit, and a name in both is asked about once', async () => {
  const { chief } = club;
  await createBoards(club, 4);
  const first = await startTournament(club, { mode: 'single-knockout' }, 4);
  const second = await startTournament(club, { mode: 'single-knockout' }, 4);
  const callsIn = async (id: string) => (await tournamentMatches(chief, id)).filter(({ called }) => called);

  const desk = await testbed.openDevice({ ...tallDevice, account: chief });
  await desk.page.goto(`/tournaments/${first}/cockpit`);
  await desk.page.getByText('Dieselbe Person? (4)').waitFor();
  await expectAccessible(desk.page, 'two tournaments in one cockpit');
  // Four people play in both, so only two matches can begin.
  const queue = desk.page.getByRole('list', { name: /^Warteschlange/ });
  await expect.poll(() => queue.getByRole('listitem').count()).toBe(2);

  for (let left = 4; left > 0; left -= 1) {
    await desk.page
      .getByRole('button', { name: /: Zwei Personen$/ })
      .first()
      .press('Enter');
    const title = left === 1 ? null : left === 2 ? 'Dieselbe Person?' : `Dieselbe Person? (${left - 1})`;
    if (title !== null) await desk.page.getByText(title, { exact: true }).waitFor();
  }
  await desk.page.getByText(/^Dieselbe Person\?/).waitFor({ state: 'detached' });
  await expect.poll(() => queue.getByRole('listitem').count()).toBe(4);

  for (let called = 1; called <= 4; called += 1) {
    await queue
      .getByRole('button', { name: / an Board \d rufen$/ })
      .first()
      .click();
    await expect
      .poll(async () => (await callsIn(first)).length + (await callsIn(second)).length)
      .toBe(called);
  }
  expect((await callsIn(first)).length).toBe(2);
  expect((await callsIn(second)).length).toBe(2);

  await desk.page.getByText('Gleiche Namen (4)').click();
  await desk.page
    .getByRole('button', { name: /: Zurücknehmen$/ })
    .first()
    .click();
  await desk.page.getByText('Dieselbe Person?', { exact: true }).waitFor();
  expect(desk.complaints).toEqual([]);
});
