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
const club = useTournamentTeam(testbed, 'Bulls Handy');

test('a phone without an account says who it is, hears its call, and the organiser hears it', async () => {
  const { chief } = club;
  await createBoards(club, 2);
  const id = await startTournament(club, { mode: 'single-knockout' }, 4);
  const [match] = await tournamentMatches(chief, id);
  const [entrant = ''] = entrantsOf(match);
  const { participants = [] } = await readTournament(chief, id);
  const person = participants.find((entry) => entry.id === entrant)?.participant;
  const name = person?.type === 'single' ? `${person.player.firstName} ${person.player.lastName}` : '';

  const phone = await testbed.openDevice(tallDevice);
  await phone.page.goto(`/tournaments/${id}`);
  await phone.page.getByRole('button', { name: 'Das bin ich' }).click();
  // By keyboard: the search has the focus.
  await phone.page.getByRole('searchbox', { name: 'Name suchen' }).waitFor();
  await expectAccessible(phone.page, 'choice of the own name');
  await phone.page.keyboard.type(name.toLocaleLowerCase('de'));
  await phone.page.getByRole('button', { name, exact: true }).press('Enter');
  const card = phone.page.getByRole('region', { name: `Für ${name}` });
  await card.getByText('Dein nächstes Spiel').waitFor();
  await card.getByText(/^Spiel 1 · Halbfinale · gegen /).waitFor();
  await card.getByText(/^Dein nächstes Spiel: gegen \d\d:\d\d Uhr$/).waitFor();
  await phone.page.getByText(/^Ende (gegen|am|in der) /).waitFor();
  await expectAccessible(phone.page, 'expected start on the own phone');

  await chief.api.call(`PATCH /events/${id}/attendance`, { entrant, presence: 'expected' });
  const desk = await testbed.openDevice({ ...tallDevice, account: chief });
  await desk.page.goto(`/tournaments/${id}/cockpit`);
  await desk.page.getByText('fehlt noch').waitFor();
  await card.getByRole('button', { name: 'Ich bin da' }).click();
  await card.getByText(/^Gemeldet um .* da$/).waitFor();
  await desk.page.getByText(/^hat sich gemeldet: da/).waitFor();
  await expectAccessible(desk.page, 'report in the cockpit');
  await desk.page.getByRole('button', { name: `${name}: Ist da` }).click();
  await desk.page.getByText(/^hat sich gemeldet/).waitFor({ state: 'detached' });

  await desk.page.getByRole('button', { name: 'Spiel 1 an Board 1 rufen' }).first().click();
  await card.getByText('Du bist dran: Board 1').waitFor();
  await phone.page.waitForFunction((words) => document.title.startsWith(words), `${name} ist dran: Board 1`);
  await expectAccessible(phone.page, 'call on the own phone');

  // The same after a reload, until the person is taken away.
  await phone.page.reload();
  await card.getByText('Du bist dran: Board 1').waitFor();
  await phone.page.getByRole('button', { name: `${name} hier nicht mehr zeigen` }).click();
  await phone.page.getByRole('button', { name: 'Das bin ich' }).waitFor();
  expect([...phone.complaints, ...desk.complaints]).toEqual([]);
});
