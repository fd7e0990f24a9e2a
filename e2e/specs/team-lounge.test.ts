import type { EventEntity } from '@neundarter/contract/entities/event';
import { matchdayDataOf } from '@neundarter/contract/entities/event-data';
import { beforeAll, expect, test } from 'vitest';
import { LoungePage } from '../pages/lounge-page.ts';
import { offlineShellReady } from '../pages/offline-shell.ts';
import { expectAccessible, tallDevice } from '../support/accessible.ts';
import { type Account, createTeam, createTraining } from '../support/accounts.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { type Club, foundTeam } from '../support/teams.ts';
import { offlineReady, useTestbed } from '../support/testbed.ts';

const testbed = useTestbed();
const wide = { viewport: { width: 1180, height: 820 } } as const;
const dayMs = 24 * 60 * 60_000;
let club: Club;

beforeAll(async () => {
  club = await foundTeam(testbed.server, { name: 'Bulls' });
});

const eventsOf = async ({ api }: Account, teamId: string) =>
  (await api.call(`GET /events?teamId=${teamId}&limit=100`)) as EventEntity[];

test('a team admin plans a training for every week, even beyond the end of summer time', async () => {
  const { page, complaints } = await testbed.openDevice({ account: club.chief, ...wide });
  const lounge = await new LoungePage(page).openTrainings();
  await lounge.startNew('Training');
  await lounge.press('Training anlegen');
  for (const problem of [
    'Bitte gib dem Training einen Namen.',
    'Bitte gib an, an welchem Tag das Training stattfindet.',
    'Bitte gib an, wann das Training beginnt.',
    'Bitte gib an, wann das Training endet.',
  ])
    await page.getByText(problem).waitFor();
  await lounge.fillIn({ Name: 'Dienstagstraining', Datum: '19.10.2027', Beginn: '19:00', Ende: '18:00' });
  await page.getByText('Das Ende des Trainings muss nach dem Beginn liegen.').waitFor();
  await lounge.fillIn({ Ende: '22 Uhr', Ort: 'Jena' });
  await lounge.field('Jede Woche wiederholen').check();
  await lounge.fillIn({ 'Jede Woche bis': '9.11.2027' });
  await page.getByText('Das sind 4 Trainings.').waitFor();
  await lounge.press('Training anlegen');
  await page.getByText('4 Trainings sind angelegt.').waitFor();
  await expectSoon(() => lounge.names(lounge.trainings)).toEqual(Array(4).fill('Dienstagstraining'));
  await lounge.rows(lounge.trainings).first().getByText('19:00 – 22:00 Uhr', { exact: true }).waitFor();
  await lounge.trainings.getByText('Ort, wenn nichts anderes dabeisteht: Jena').waitFor();
  const starts = (await eventsOf(club.chief, club.teamId)).map(({ props }) =>
    new Date(props.startDateTime).toISOString(),
  );
  expect(starts.toSorted()).toEqual([
    '2027-10-19T17:00:00.000Z',
    '2027-10-26T17:00:00.000Z',
    '2027-11-02T18:00:00.000Z',
    '2027-11-09T18:00:00.000Z',
  ]);
  expect(complaints).toEqual([]);
});

test('the lists begin with running events, show five, and more on demand', async () => {
  const { teamId, chief } = await foundTeam(testbed.server, { admin: club.admin, name: 'Listen' });
  const add = (name: string, days: number) =>
    createTraining(chief, { teamId, name, startsInMs: days * dayMs - 60_000 });
  await Promise.all([
    add('läuft', 0),
    add('gestern', -1),
    add('letzte Woche', -7),
    add('morgen', 1),
    add('nächste Woche', 7),
    add('früher', -20),
    add('ganz früher', -30),
  ]);
  const phone = await testbed.openDevice({ account: chief });
  const lounge = await new LoungePage(phone.page).openTrainings();
  const order = ['läuft', 'morgen', 'nächste Woche', 'gestern', 'letzte Woche', 'früher', 'ganz früher'];
  await expectSoon(() => lounge.names(lounge.trainings)).toEqual(order.slice(0, 5));
  await lounge.rows(lounge.trainings).first().getByText('Live', { exact: true }).waitFor();
  await lounge.trainings.getByRole('button', { name: 'Mehr anzeigen' }).click();
  await expectSoon(() => lounge.names(lounge.trainings)).toEqual(order);
  expect(await lounge.trainings.getByRole('button', { name: 'Mehr anzeigen' }).count()).toBe(0);
  expect(await lounge.section('Turniere').count()).toBe(0);
});

test('a training is edited in place and deleted after a question', async () => {
  const { teamId, chief, mate } = await foundTeam(testbed.server, { admin: club.admin, name: 'Ändern' });
  await createTraining(chief, { teamId, name: 'Altes', startsInMs: dayMs });
  const { page } = await testbed.openDevice({ account: chief, ...wide });
  const lounge = await new LoungePage(page).openTrainings();
  await lounge.chooseInMenu('Altes', 'Bearbeiten');
  await lounge.fillIn({ Name: 'Neues', Beschreibung: 'Mit **Grill**' });
  await lounge.press('Speichern');
  await expectSoon(() => lounge.names(lounge.trainings)).toEqual(['Neues']);
  const atMate = await testbed.openDevice({ account: mate, ...wide });
  const asMember = await new LoungePage(atMate.page).openTrainings();
  await expectSoon(() => asMember.names(asMember.trainings)).toEqual(['Neues']);
  expect(await atMate.page.getByRole('button', { name: /^(Neu|Menü für Neues)$/ }).count()).toBe(0);
  await lounge.chooseInMenu('Neues', 'Löschen');
  await page.getByRole('alertdialog', { name: 'Training löschen?' }).getByText('„Neues“').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await lounge.trainings.getByText('Noch keine Einträge vorhanden').waitFor();
  expect(await eventsOf(chief, teamId)).toEqual([]);
});

test('weekly trainings are changed and deleted together, from one of them on', async () => {
  const { teamId, chief } = await foundTeam(testbed.server, { admin: club.admin, name: 'Reihe' });
  const { page, complaints } = await testbed.openDevice({ account: chief, ...wide });
  const lounge = await new LoungePage(page).openTrainings();
  await lounge.startNew('Training');
  await lounge.fillIn({ Name: 'Dienstag', Datum: '19.10.2027', Beginn: '19:00', Ende: '22:00' });
  await lounge.field('Jede Woche wiederholen').check();
  await lounge.fillIn({ 'Jede Woche bis': '9.11.2027' });
  await lounge.press('Training anlegen');
  await expectSoon(() => lounge.names(lounge.trainings)).toEqual(Array(4).fill('Dienstag'));
  const choose = async (row: number, entry: string) => {
    const menu = lounge.rows(lounge.trainings).nth(row).getByRole('button', { name: 'Menü für Dienstag' });
    await menu.click();
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
  };
  await choose(1, 'Bearbeiten');
  await lounge.fillIn({ Beginn: '20:00' });
  await lounge.field('Auch alle folgenden Trainings dieser Reihe ändern').check();
  await expectAccessible(page, 'a training of a series');
  await lounge.press('Speichern');
  await page.getByText('3 Trainings sind gespeichert.').waitFor();
  const starts = async () =>
    (await eventsOf(chief, teamId))
      .map(({ props }) => new Date(props.startDateTime).toISOString())
      .toSorted();
  expect(await starts()).toEqual([
    '2027-10-19T17:00:00.000Z',
    '2027-10-26T18:00:00.000Z',
    '2027-11-02T19:00:00.000Z',
    '2027-11-09T19:00:00.000Z',
  ]);
  await choose(2, 'Mit allen folgenden löschen');
  const question = page.getByRole('alertdialog', { name: 'Trainings löschen?' });
  await question.getByText(/am 02\.11\.2027 und alle späteren/).waitFor();
  await question.getByRole('button', { name: 'Alle löschen' }).click();
  await page.getByText('2 Trainings sind gelöscht.').waitFor();
  await expectSoon(() => lounge.names(lounge.trainings)).toEqual(Array(2).fill('Dienstag'));
  expect(complaints).toEqual([]);
});

test('the agenda has every kind, and filters show one of them', async () => {
  const { teamId, chief } = await foundTeam(testbed.server, { admin: club.admin, name: 'Agenda' });
  const guests = await createTeam(club.admin, 'Gäste');
  await createTraining(chief, { teamId, name: 'Übermorgen', startsInMs: 2 * dayMs });
  await createTraining(chief, { teamId, name: 'Gestern', startsInMs: -dayMs });
  await createTraining(chief, {
    teamId,
    name: 'Hinspiel',
    type: 'mdsl-matchday',
    startsInMs: dayMs,
    eventData: { awayTeamId: guests },
  });
  const { page } = await testbed.openDevice({ ...tallDevice, account: chief });
  const lounge = await new LoungePage(page).open();
  await expectSoon(() => lounge.names(lounge.agenda)).toEqual(['Hinspiel', 'Übermorgen', 'Gestern']);
  await expectAccessible(page, 'agenda');
  await lounge.show('Ligaspieltage');
  await expectSoon(() => lounge.names(lounge.section('Ligaspieltage'))).toEqual(['Hinspiel']);
  await lounge.show('Alle');
  await expectSoon(() => lounge.names(lounge.agenda)).toEqual(['Hinspiel', 'Übermorgen', 'Gestern']);
});

test('leaving the page asks before typed values are lost', async () => {
  // With the form the page is so high that the bar at the bottom would cover a button of another section.
  const viewport = { ...tallDevice.viewport, height: 4200 };
  const { page } = await testbed.openDevice({ ...tallDevice, account: club.chief, viewport });
  const lounge = await new LoungePage(page).openTrainings();
  await lounge.startNew('Training');
  await lounge.fillIn({ Name: 'Halb fertig' });
  await expectAccessible(page, 'lounge with the form');
  await page.getByRole('main').getByRole('link', { name: 'Neues Match' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hier bleiben' }).click();
  expect(await lounge.field('Name').inputValue()).toBe('Halb fertig');
  await lounge.press('Abbrechen');
  await lounge.field('Name').waitFor({ state: 'detached' });
  await expectAccessible(page, 'lounge');
});

test('the lounge shows stored data without network, and updates itself afterwards', async () => {
  const { page, context } = await testbed.openDevice({ ...offlineReady, account: club.mate });
  const lounge = await new LoungePage(page).openTrainings();
  await createTraining(club.chief, { teamId: club.teamId, name: 'Gesehen', startsInMs: -60_000 });
  await lounge.openTrainings();
  await lounge.trainings.getByText('Gesehen').waitFor();
  await offlineShellReady(page);
  await context.setOffline(true);
  await page.reload();
  await lounge.trainings.getByText(/^Der Server ist gerade nicht erreichbar/).waitFor();
  await lounge.trainings.getByText('Gesehen').waitFor();
  await context.setOffline(false);
  await lounge.trainings.getByText(/^Der Server ist gerade nicht erreichbar/).waitFor({ state: 'detached' });
});

test('a league match day is planned, and then moved to a team that is entered on the spot', async () => {
  const { teamId, chief } = await foundTeam(testbed.server, { admin: club.admin, name: 'Ligabulls' });
  const guests = await createTeam(club.admin, 'Gäste aus Halle');
  const { page, complaints } = await testbed.openDevice({ account: chief, ...wide });
  const lounge = await new LoungePage(page).openTrainings();
  await lounge.startNew('Ligaspieltag');
  await lounge.press('Ligaspieltag anlegen');
  await page.getByText('Bitte wähle die Gastmannschaft aus!').waitFor();
  await lounge.fillIn({ Name: 'Hinspiel', Datum: '19.10.2027', Beginn: '19:00', Ende: '23:00' });
  await lounge.field('Modus').selectOption('Ligaspieltag');
  await lounge.choose('Gastmannschaft', 'Gäste aus', 'Gäste aus Halle');
  await expectAccessible(page, 'form of a match day');
  await lounge.press('Ligaspieltag anlegen');
  await lounge.show('Ligaspieltage');
  await lounge.section('Ligaspieltage').getByText('Ligabulls – Gäste aus Halle').waitFor();
  const awayTeams = async () =>
    (await eventsOf(chief, teamId)).map(({ props }) => matchdayDataOf(props)?.awayLineup.teamId ?? null);
  expect(await awayTeams()).toEqual([guests]);

  await lounge.chooseInMenu('Hinspiel', 'Bearbeiten');
  await lounge.press('Andere wählen');
  await lounge.choose('Gastmannschaft', 'SC Zeitz', '„SC Zeitz“ neu erfassen');
  await lounge.addPlayers(['Tom Ast', 'Uli Bär', 'Max Cor', 'tom ast']);
  await page.getByText('Der Spieler tom ast wurde schon erfasst.').waitFor();
  await lounge.fillIn({ Vorname: '', Nachname: '' });
  await lounge.press('Mannschaft speichern');
  await page.getByText('Du musst mindestens vier Spieler für die Mannschaft erfassen.').waitFor();
  await expectAccessible(page, 'a team that is entered');
  await lounge.addPlayers(['Jan Dorn']);
  await lounge.press('Mannschaft speichern');
  await page.getByText('nicht registriert').waitFor();
  await lounge.press('Speichern');
  await page.getByText('Der Ligaspieltag ist gespeichert.').waitFor();
  await lounge.section('Ligaspieltage').getByText('Ligabulls – SC Zeitz').waitFor();
  const [entered] = await awayTeams();
  expect(entered).not.toBe(guests);

  // The next time it is offered, with its players.
  await lounge.startNew('Ligaspieltag');
  await lounge.fillIn({ Name: 'Rückspiel', Datum: '26.10.2027', Beginn: '19:00', Ende: '23:00' });
  await lounge.field('Modus').selectOption('Ligaspieltag');
  await lounge.choose('Gastmannschaft', '', 'SC Zeitz');
  await lounge.field('Spielweise').selectOption('8 Einzel und 4 Doppel');
  await page.getByText('12 Spiele, Halbzeit nach Spiel 6.', { exact: false }).waitFor();
  await lounge.press('Ligaspieltag anlegen');
  await expectSoon(awayTeams).toEqual([entered, entered]);
  const formats = (await eventsOf(chief, teamId)).map(({ props }) => matchdayDataOf(props)?.format?.name);
  expect(formats).toEqual(['eight-and-four', undefined]);
  expect(complaints).toEqual([]);
});
