import { expect, test } from 'vitest';
import { linkInMail } from '../../tools/testbed/mails.ts';
import { expectAccessible } from '../support/accessible.ts';
import { useTestbed } from '../support/testbed.ts';
import { createTournament, readTournament, startTournament } from '../support/tournaments.ts';
import { useTournamentTeam } from '../support/use-tournament-team.ts';

// Tournaments that are not public, for people from outside the team.

const testbed = useTestbed();
const club = useTournamentTeam(testbed, 'Bulls Geheim');

const hide = (id: string) => club.chief.api.call('PATCH /events/', { id, changedProps: { isPublic: false } });

test('a guest with the code opens a tournament that is not public', async () => {
  const id = await startTournament(club, { name: 'Geheimpokal', mode: 'single-knockout' }, 4);
  await hide(id);
  const { matchPinCode } = await readTournament(club.chief, id);
  const { page } = await testbed.openDevice();
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/events/${id}`)) reads.push(request.method());
  });
  await page.goto(`/tournaments/${id}`);
  await page.getByRole('button', { name: 'Ich habe die PIN des Turniers' }).waitFor();
  await page.waitForLoadState('networkidle');
  // Who may not see it is not told of changes, and does not ask again and again.
  expect(reads).toEqual(['GET']);
  await page.getByRole('button', { name: 'Ich habe die PIN des Turniers' }).click();
  const last = page.getByRole('textbox', { name: 'Ziffer 4 von 4' });
  await last.waitFor();
  await expectAccessible(page, 'code of a hidden tournament');
  await page.getByRole('textbox', { name: 'PIN' }).click();
  await page.keyboard.type(matchPinCode ?? '');
  await page.getByRole('heading', { level: 1, name: 'Geheimpokal' }).waitFor();
});

test('somebody withdraws by the link of their mail from a tournament that is no longer public', async () => {
  const id = await createTournament(club, { name: 'Geheimpokal', mode: 'single-knockout' });
  const { page } = await testbed.openDevice();
  await page.goto(`/tournaments/${id}/register`);
  const to = `${id}@example.org`;
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill(to);
  await page.getByRole('textbox', { name: 'Vorname' }).fill('Otto');
  await page.getByRole('textbox', { name: 'Nachname' }).fill('Gast');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  const link = await linkInMail(testbed.server, { to, page: 'tournament' });
  await hide(id);
  const other = await testbed.openDevice();
  await other.page.goto(link);
  await other.page.getByRole('heading', { name: 'Deine Anmeldung' }).waitFor();
  await expectAccessible(other.page, 'withdrawal from a hidden tournament');
  await other.page.getByRole('button', { name: 'Anmeldung zurückziehen' }).click();
  await other.page.getByRole('alertdialog').getByRole('button', { name: 'Zurückziehen' }).click();
  await other.page.getByRole('main').getByText('Deine Anmeldung ist zurückgezogen.').waitFor();
  await other.page.getByRole('heading', { name: 'Deine Anmeldung' }).waitFor();
  const { participants = [] } = await readTournament(club.chief, id);
  expect(participants.map(({ status }) => status)).toEqual(['withdrawn']);
});
