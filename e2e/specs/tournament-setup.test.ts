import { expect, test } from 'vitest';
import { LoungePage } from '../pages/lounge-page.ts';
import { TournamentAdminPage } from '../pages/tournament-admin-page.ts';
import { expectAccessible, stillDevice } from '../support/accessible.ts';
import { newId } from '../support/api.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { useTestbed } from '../support/testbed.ts';
import { addEntrants, createDraft, readTournament } from '../support/tournaments.ts';
import { useTournamentTeam } from '../support/use-tournament-team.ts';

const testbed = useTestbed();
const club = useTournamentTeam(testbed, 'Bulls');

// Tall enough that nothing of a long page is below the window: axe counts what the footer covers as hidden.
const device = { ...stillDevice, viewport: { width: 1180, height: 2600 } } as const;

test('an organiser sets up a tournament from the first idea to the start', async () => {
  const { page, complaints } = await testbed.openDevice({ account: club.chief, ...device });
  const lounge = await new LoungePage(page).open();
  await lounge.startNew('Turnier');
  await lounge.press('Turnier anlegen');
  for (const problem of [
    'Bitte gib deinem Turnier einen Namen!',
    'Bitte lege ein Datum fest!',
    'Bitte lege eine Uhrzeit fest!',
  ])
    await page.getByText(problem).waitFor();
  await lounge.fillIn({ Name: 'Herbstpokal', Datum: '19.10.2027', Uhrzeit: '10:00', Ort: 'Jena' });
  await lounge.press('Turnier anlegen');
  await page.waitForURL('**/tournaments/*/admin/participants');
  const id = page.url().split('/').at(-3) ?? '';
  const admin = new TournamentAdminPage(page);
  await page.getByRole('heading', { level: 1, name: 'Herbstpokal' }).waitFor();
  await page.getByText('Aktuell sind keine Anmeldungen vorhanden.').waitFor();
  expect(
    await page.getByRole('listitem').filter({ hasText: 'Turnier erstellt' }).getAttribute('aria-current'),
  ).toBe('step');

  // Names by typing, a player with an account, a member of the team, and a list.
  await admin.type('Anna Adler', 'Ben Berg', 'Cem Celik');
  const adding = admin.card('Hinzufügen');
  await adding.getByRole('tab', { name: 'Spieler-ID' }).click();
  await adding.getByRole('textbox', { name: 'Spieler-ID' }).fill(club.mate.playerId.slice(0, 6));
  await adding.getByRole('button', { name: 'Melde Uwe Krause für das Turnier an!' }).click();
  await admin.row('Uwe Krause').waitFor();
  await adding.getByRole('textbox', { name: 'Spieler-ID' }).fill('ZZZZZZ');
  await adding.getByText('Es konnte kein Spieler mit der Id ZZZZZZ gefunden werden.').waitFor();
  await adding.getByRole('tab', { name: 'Team', exact: true }).click();
  await adding.getByRole('button', { name: 'Tessa Team hinzufügen' }).click();
  await admin.row('Tessa Team').waitFor();
  await adding.getByRole('tab', { name: 'Liste' }).click();
  await adding
    .getByRole('textbox', { name: 'Namen' })
    .fill('Dora Dorn; Bulls; dora@example.org\nEva Ernst\nnur\n9. Finn Falk');
  await adding.getByText('1 Zeile passt nicht und wird ausgelassen:').waitFor();
  await adding.getByRole('button', { name: '3 Teilnehmer hinzufügen' }).click();
  await admin.row('Finn Falk').waitFor();
  await expectSoon(async () => (await admin.names()).length).toBe(8);
  await admin.table.getByRole('button', { name: 'Name', exact: true }).click();
  expect((await admin.names())[0]).toBe('Anna Adler');
  await admin.table.getByRole('button', { name: 'E-Mail' }).click();
  expect((await admin.names())[0]).toBe('Dora Dorn');
  await expectAccessible(page, 'participants');

  // Edited, taken back, removed with a question.
  await admin.chooseInMenu('Eva Ernst', 'Bearbeiten');
  await page.getByRole('dialog').getByLabel('Nachname').fill('Ernstmann');
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  await admin.row('Eva Ernstmann').waitFor();
  await admin.chooseInMenu('Finn Falk', 'Auf „offen“ zurücksetzen');
  await admin.row('Finn Falk').getByText('offen').waitFor();
  await admin.chooseInMenu('Finn Falk', 'Entfernen');
  await page.getByRole('alertdialog').getByText('Das kann nicht rückgängig gemacht werden.').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entfernen' }).click();
  await admin.row('Finn Falk').waitFor({ state: 'detached' });

  // The address for new registrations is refused while it is none, and saved by itself.
  const notification = admin.card('Benachrichtigung');
  await notification.getByText('Es werden keine Benachrichtigungen versendet').waitFor();
  await notification.getByRole('textbox').fill('keine');
  await notification.getByText('Bitte gib eine gültige E-Mail-Adresse ein!').waitFor();
  await notification.getByRole('textbox').fill('chef@example.org');
  await admin.saved('Benachrichtigung');

  // The mode: two groups have other qualifiers than four.
  await admin.toTab('Modus');
  await admin.count('Anzahl der Gruppen', 2).check();
  expect(await admin.count('Qualifizierte für das K.O.', 12).isDisabled()).toBe(true);
  await admin.count('Qualifizierte für das K.O.', 4).check();
  await page.getByRole('switch', { name: 'Spiel um Platz 3' }).check();
  await page.getByRole('button', { name: /^Finale/ }).click();
  await admin.card('K.O.-Phase').getByRole('radio', { name: 'Best of' }).last().check();
  await admin.saved('Modus');
  await expectSoon(async () => {
    const { groupStageConfig, knockoutStageConfig } = (await readTournament(club.chief, id)).config;
    const { noOfGroups, noOfQualifiers } = groupStageConfig.config;
    return [noOfGroups, noOfQualifiers, knockoutStageConfig.config.rounds.final.matchConfig.legMode];
  }).toEqual([2, 4, 'best-of']);
  await page.getByRole('button', { name: 'Gruppen auslosen' }).click();
  await page.getByText(/^1 Auslosung · Los /).waitFor();
  await expectSoon(() => admin.group('A').getByRole('listitem').count()).toBe(4);
  await expectAccessible(page, 'mode');
  // Another number of groups asks before the assignment is lost.
  await admin.count('Anzahl der Gruppen', 6).click();
  await page.getByRole('alertdialog').getByText('wird die Zuordnung der Gruppen aufgehoben').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abbrechen' }).click();
  expect(await admin.count('Anzahl der Gruppen', 2).isChecked()).toBe(true);

  // By hand: taken back, then put into groups by keys and taps.
  await page.getByRole('radio', { name: /^Von Hand/ }).check();
  await admin.saved('Modus');
  await admin.press('Zuordnung aufheben');
  await admin.confirm('Aufheben');
  await page.getByText('7 Teilnehmer ohne Gruppe.').waitFor();
  for (const [place, name] of [
    'Anna Adler',
    'Ben Berg',
    'Cem Celik',
    'Uwe Krause',
    'Tessa Team',
    'Dora Dorn',
  ].entries())
    await admin.put(name, place % 2 === 0 ? 'A' : 'B');
  await page.getByText('1 Teilnehmer ohne Gruppe.').waitFor();
  await admin.put('Eva Ernstmann', 'A');
  await page.getByText('Das Turnier kann noch nicht gestartet werden:').waitFor({ state: 'detached' });

  await admin.toTab('Veröffentlichen');
  await page.getByText('Danach können sich Spieler anmelden').waitFor();
  await expectAccessible(page, 'publish');
  await admin.press('Veröffentlichen');
  await page.waitForURL('**/admin/general');
  const { matchPinCode } = await readTournament(club.chief, id);
  await page.getByText(matchPinCode ?? 'none', { exact: true }).waitFor();
  await page.getByText(`/tournaments/${id}/register`).first().waitFor();
  await page.getByLabel('Name', { exact: true }).fill('Herbstpokal 2027');
  await admin.saved('Allgemein');
  await page.getByRole('heading', { level: 1, name: 'Herbstpokal 2027' }).waitFor();
  await expectAccessible(page, 'general');

  // Somebody registers meanwhile, and it can be seen at once; keys answer.
  const player = { type: 'external', id: newId(), firstName: 'Greta', lastName: 'Grün' };
  const guest = await testbed.openDevice();
  await guest.api.call(`POST /events/${id}/participants`, {
    id: newId(),
    emailAddress: 'greta@example.org',
    participant: { type: 'single', player },
  });
  await admin.toTab('Anmeldung schließen');
  await page.getByText('Es gibt noch offene Anmeldungen, die du bestätigen oder ablehnen musst.').waitFor();
  expect(await page.getByRole('button', { name: 'Anmeldung schließen' }).isDisabled()).toBe(true);
  await admin.toTab('Anmeldungen');
  await page.getByLabel('Status').selectOption('requested');
  await page.keyboard.press('Escape');
  await admin.row('Greta Grün').click();
  await page.keyboard.press('r');
  await page.getByText('Dazu passt niemand.').waitFor();

  await admin.toTab('Anmeldung schließen');
  await expectAccessible(page, 'close');
  await page.getByRole('button', { name: 'Anmeldung schließen' }).click();
  await page.waitForURL('**/admin/start');
  await page.getByRole('button', { name: 'Anmeldung wieder öffnen' }).click();
  await page.waitForURL('**/admin/close');
  await page.getByRole('button', { name: 'Anmeldung schließen' }).click();
  await page.waitForURL('**/admin/start');

  // Whoever is not ticked as present is named.
  await admin.toTab('Anmeldungen');
  await page.getByRole('checkbox', { name: 'Anna Adler: anwesend' }).check();
  await admin.toTab('Starten');
  await page.getByText('Noch nicht da: 6 Teilnehmer').waitFor();
  await expectAccessible(page, 'start');
  await page.getByRole('button', { name: 'Turnier starten' }).click();
  await page.waitForURL(`**/tournaments/${id}/management`);
  await page.getByRole('region', { name: 'Was jetzt?' }).waitFor();
  await expectAccessible(page, 'started');
  expect((await readTournament(club.chief, id)).status).toBe('running');
  await page.goto(`/tournaments/${id}/admin/mode`);
  await page.waitForURL(`**/tournaments/${id}/{groups,knockout}`);
  expect(complaints).toEqual([]);
});

test('two organisers do not overwrite each other, and strangers change nothing', async () => {
  const id = await createDraft(club, 'Herbstpokal');
  await addEntrants(club.chief, id, ['Anna Adler', 'Ben Berg', 'Cem Celik']);
  const { page } = await testbed.openDevice({ account: club.chief, ...device });
  const admin = await new TournamentAdminPage(page).open(id, 'general');
  // What does not concern the same field is kept together.
  const change = (changedProps: object) => club.chief.api.call('PATCH /events/', { id, changedProps });
  await page.getByLabel('Ort', { exact: true }).fill('Weimar');
  await change({ name: 'Winterpokal' });
  await admin.saved('Allgemein');
  await page.getByRole('heading', { level: 1, name: 'Winterpokal' }).waitFor();
  // The same field is not overwritten without a question.
  await page.route('**/events/', (route) => route.abort(), { times: 1 });
  await page.getByLabel('Name', { exact: true }).fill('Mein Pokal');
  await admin.card('Allgemein').getByText('nicht gespeichert', { exact: true }).waitFor();
  await change({ name: 'Dein Pokal' });
  await page.getByLabel('Name', { exact: true }).fill('Unser Pokal');
  await page.getByText('Jemand anderes hat das gerade geändert').waitFor();
  await admin.press('Meine übernehmen');
  await page.getByRole('heading', { level: 1, name: 'Unser Pokal' }).waitFor();

  await admin.toTab('Turnier');
  await admin.press('Turnier absagen');
  await page.getByRole('dialog').getByRole('button', { name: 'Turnier absagen' }).click();
  await page.getByText('Bitte gib einen Grund an!').waitFor();
  await page.getByLabel('Warum fällt es aus?').fill('Die Halle ist gesperrt.');
  await page.getByRole('dialog').getByRole('button', { name: 'Turnier absagen' }).click();
  await page.getByText('Die Halle ist gesperrt.').waitFor();

  const stranger = await testbed.openDevice({ account: club.mate });
  await stranger.page.goto(`/tournaments/${id}/admin/general`);
  await stranger.page.getByRole('heading', { name: 'Keine Berechtigung' }).waitFor();
});
