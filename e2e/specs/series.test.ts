import type { SeriesEntity } from '@neundarter/contract/entities/series';
import { beforeAll, expect, test } from 'vitest';
import { LoungePage } from '../pages/lounge-page.ts';
import { SeriesPage } from '../pages/series-page.ts';
import { expectAccessible, tallDevice } from '../support/accessible.ts';
import { type Account, readAgain } from '../support/accounts.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { finishTournament, planTournament, startPlanned } from '../support/series-tournaments.ts';
import type { Club } from '../support/teams.ts';
import { useTestbed } from '../support/testbed.ts';
import { externalPeople, foundTournamentTeam } from '../support/tournaments.ts';

const testbed = useTestbed();
const dayMs = 24 * 60 * 60_000;
let club: Club;
let chief: Account;

beforeAll(async () => {
  club = await foundTournamentTeam(testbed.server, 'Seriensieger');
  chief = club.chief;
});

const seriesOf = async (teamId: string) => {
  const [listed] = (await chief.api.call(`GET /series?teamId=${teamId}`)) as SeriesEntity[];
  return (await chief.api.call(`GET /series/${listed?.id}`)) as SeriesEntity;
};

test('a series from its creation to the table after two tournaments', async () => {
  const { teamId } = club;
  const first = await planTournament(club, { name: 'Auftakt', startsInMs: -dayMs });
  const second = await planTournament(club, { name: 'Zweiter Abend' });
  const { page, complaints } = await testbed.openDevice({ account: chief, ...tallDevice });
  const lounge = await new LoungePage(page).open();
  await lounge.startNew('Turnierserie');
  await lounge.press('Turnierserie anlegen');
  await page.getByText('Bitte gib der Turnierserie einen Namen.').waitFor();
  await lounge.fillIn({ Name: 'Wintercup' });
  await lounge.press('Turnierserie anlegen');
  const section = lounge.section('Turnierserien');
  await section.getByRole('link', { name: 'Wintercup' }).waitFor();
  await expectAccessible(page, 'lounge with a series');

  await lounge.chooseInMenu('Wintercup', 'Einrichten');
  const admin = new SeriesPage(page);
  await admin.field('Öffentlich').check();
  await expectAccessible(page, 'series, general');
  await admin.press('Speichern');
  await page.getByText('Die Turnierserie ist gespeichert.').waitFor();
  await admin.toTab('Punkte');
  await admin.field('Viertelfinale').fill('viel');
  await admin.press('Speichern');
  await page.getByText('Bitte gib eine ganze Zahl von 0 bis 1.000 ein!').waitFor();
  await admin.field('Viertelfinale').fill('');
  await admin.field('Finale').fill('4');
  await expectAccessible(page, 'series, points');
  await admin.press('Speichern');
  await page.getByText('Die Punkte sind gespeichert.').waitFor();
  await admin.toTab('Turniere');
  for (const name of ['Auftakt', 'Zweiter Abend']) await page.getByRole('switch', { name }).check();
  await expectAccessible(page, 'series, tournaments');
  await expectSoon(async () => (await seriesOf(teamId)).props.tournaments.map(({ id }) => id)).toEqual([
    first,
    second,
  ]);

  const people = externalPeople(['Anna Adler', 'Ben Berg', 'Cem Celik', 'Dora Dorn']);
  const order = [...people];
  for (const id of [first, second]) {
    await startPlanned(chief, id, people);
    await finishTournament(chief, id, order);
    order.reverse();
  }
  const { id } = await seriesOf(teamId);
  await admin.openAdmin(id, 'points');
  await page.getByText(/^Ein Turnier der Serie hat schon begonnen/).waitFor();
  expect(await admin.field('Finale').isDisabled()).toBe(true);

  // Everybody may read the table.
  const guest = await testbed.openDevice();
  const table = await new SeriesPage(guest.page).open(id);
  await table.table.waitFor();
  const points = await table.points();
  expect(Object.keys(points).toSorted()).toEqual(['Anna Adler', 'Ben Berg', 'Cem Celik', 'Dora Dorn']);
  // Each of them has won once and lost a semi-final.
  expect(points['Anna Adler']).toMatch(/^[12] 7$/);
  expect(points['Dora Dorn']).toBe(points['Anna Adler']);
  await guest.page.getByRole('button', { name: 'Anna Adler' }).click();
  await guest.page.getByRole('list', { name: 'Punkte von Anna Adler' }).getByText('Sieg').waitFor();
  await expectAccessible(guest.page, 'table of a series');
  expect(complaints).toEqual([]);
});

test('a series that is not public is shown to its team only', async () => {
  const id = 'serie000000000000000';
  await chief.api.call('POST /series/', { id, props: { teamId: club.teamId, name: 'Geheim' } });
  const guest = await testbed.openDevice();
  await new SeriesPage(guest.page).open(id);
  await guest.page.getByText(/^Die Turnierserie konnte nicht geladen werden/).waitFor();
  await guest.page.getByRole('link', { name: 'Einloggen' }).first().waitFor();
  const mate = await testbed.openDevice({ account: await readAgain(club.mate) });
  const series = await new SeriesPage(mate.page).open(id);
  await mate.page.getByRole('heading', { name: 'Geheim' }).waitFor();
  expect(await mate.page.getByRole('link', { name: 'Einrichten' }).count()).toBe(0);
  await series.page.goto(`/series/${id}/admin`);
  await mate.page.getByText('Keine Berechtigung').waitFor();
  const atChief = await testbed.openDevice({ account: chief, ...tallDevice });
  const lounge = await new LoungePage(atChief.page).open();
  await lounge.chooseInMenu('Geheim', 'Löschen');
  const question = atChief.page.getByRole('alertdialog', { name: 'Turnierserie löschen?' });
  await question.getByRole('button', { name: 'Löschen' }).click();
  await atChief.page.getByText('„Geheim“ ist gelöscht.').waitFor();
});
