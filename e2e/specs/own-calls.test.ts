import { expect, test } from 'vitest';
import { expectAccessible, tallDevice } from '../support/accessible.ts';
import { useTestbed } from '../support/testbed.ts';
import { createBoards, entrantsOf, startTournament, tournamentMatches } from '../support/tournaments.ts';
import { useTournamentTeam } from '../support/use-tournament-team.ts';

const testbed = useTestbed();
const club = useTournamentTeam(testbed, 'Bulls Aufruf');

test('a call of the organiser reaches the phone on another page, and goes when it is taken back', async () => {
  const { chief } = club;
  const boards = await createBoards(club, 2);
  const id = await startTournament(club, { mode: 'single-knockout' }, 4);
  const [match] = await tournamentMatches(chief, id);
  const [entrant = ''] = entrantsOf(match);

  const phone = await testbed.openDevice({ viewport: { width: 390, height: 844 } });
  await phone.page.goto('/news');
  await phone.page.evaluate(
    ([event, entry]) => localStorage.setItem('chosen-entries', JSON.stringify({ [event]: [entry] })),
    [id, entrant] as const,
  );
  await phone.page.reload();
  const banner = phone.page.getByRole('status', { name: 'Aufruf' });
  await banner.waitFor({ state: 'attached' });
  const desk = await testbed.openDevice({ ...tallDevice, account: chief });
  await desk.page.goto(`/tournaments/${id}/cockpit`);
  await desk.page.getByRole('button', { name: 'Spiel 1 an Board 1 rufen' }).first().click();
  await banner.getByText('Du bist dran: Board 1').waitFor();
  await expectAccessible(phone.page, 'call on another page');
  // It stands in the flow: the page begins below it.
  const below = await phone.page.getByRole('main').boundingBox();
  const own = await banner.boundingBox();
  expect(below?.y ?? 0).toBeGreaterThanOrEqual((own?.y ?? 0) + (own?.height ?? 0) - 1);

  await chief.api.call(`DELETE /events/${id}/matches/${match?.matchId}/call`);
  await banner.getByText('Du bist dran: Board 1').waitFor({ state: 'detached' });
  await chief.api.call(`PATCH /events/${id}/matches/${match?.matchId}/call`, { boardId: boards[1] });
  await banner.getByText('Du bist dran: Board 2').waitFor();
  await banner.getByRole('button', { name: 'Ich komme' }).click();
  await banner.getByText('Du bist dran: Board 2').waitFor({ state: 'detached' });
  expect([...phone.complaints, ...desk.complaints]).toEqual([]);
});
