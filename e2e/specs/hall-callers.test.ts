import { expect, test } from 'vitest';
import { expectAccessible, tallDevice } from '../support/accessible.ts';
import { useTestbed } from '../support/testbed.ts';
import {
  createBoards,
  entrantsOf,
  readTournament,
  startTournament,
  tournamentMatches,
} from '../support/tournaments.ts';
import { useTournamentTeam } from '../support/use-tournament-team.ts';

const testbed = useTestbed();
const club = useTournamentTeam(testbed, 'Bulls Schreiber');

test('whoever is named to write refuses, everybody is asked, and a phone takes the call', async () => {
  const { chief } = club;
  const boards = await createBoards(club, 2);
  const id = await startTournament(club, { mode: 'single-knockout' }, 4);
  const [one, other] = await tournamentMatches(chief, id);
  const at = (match: typeof one) => `/events/${id}/matches/${match?.matchId}`;
  await chief.api.call(`POST ${at(one)}/result`, { kind: 'forfeit', winningParty: 0 });
  await chief.api.call(`PATCH ${at(other)}/call`, { boardId: boards[1] });
  const [winner = '', loser = ''] = entrantsOf(one);
  const { participants = [] } = await readTournament(chief, id);
  const person = participants.find((entry) => entry.id === loser)?.participant;
  const name = person?.type === 'single' ? `${person.player.firstName} ${person.player.lastName}` : '';

  const desk = await testbed.openDevice({ ...tallDevice, account: chief });
  await desk.page.goto(`/tournaments/${id}/cockpit`);
  await desk.page.getByText(`Schreiber: ${name}`).first().waitFor();
  const phone = await testbed.openDevice(tallDevice);
  await phone.page.goto(`/tournaments/${id}`);
  await phone.page.getByRole('button', { name: 'Das bin ich' }).click();
  await phone.page.getByRole('searchbox', { name: 'Name suchen' }).fill(name);
  await phone.page.getByRole('button', { name, exact: true }).click();
  const card = phone.page.getByRole('region', { name: `Für ${name}` });
  await card.getByText('Du schreibst jetzt: Board 2').waitFor();
  await expectAccessible(phone.page, 'a call to write on a phone');

  const cannot = { name: 'Ich kann nicht schreiben' };
  await card.getByRole('button', cannot).click();
  await phone.page.getByRole('alertdialog').getByRole('button', cannot).click();
  // The other one of that match plays the final later and is asked next.
  await desk.page.getByText(`Schreiber: ${name}`).first().waitFor({ state: 'detached' });
  await chief.api.call(`POST ${at(other)}/call/refusals`, { entrant: winner });

  await desk.page.getByText('Schreiber gesucht').waitFor();
  await expectAccessible(desk.page, 'a writer is sought in the cockpit');
  const sought = phone.page.getByRole('region', { name: 'Schreiber gesucht: Board 2' });
  await sought.waitFor();
  await expectAccessible(phone.page, 'a writer is sought on a phone');
  await sought.getByRole('button', { name: 'Ich schreibe' }).press('Enter');
  await card.getByText('Du schreibst jetzt: Board 2').waitFor();
  await desk.page.getByText(`Schreiber: ${name}`).first().waitFor();
  expect([...phone.complaints, ...desk.complaints]).toEqual([]);
});
