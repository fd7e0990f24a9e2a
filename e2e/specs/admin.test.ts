import type { PlayerEntity } from '@neundarter/contract/entities/player';
import type { TeamEntity, TeamWish } from '@neundarter/contract/entities/team';
import type { UserEntity } from '@neundarter/contract/entities/user';
import { beforeAll, expect, test } from 'vitest';
import { linkInMail } from '../../tools/testbed/mails.ts';
import { AdminPage } from '../pages/admin-page.ts';
import { TeamPage } from '../pages/team-page.ts';
import { expectAccessible, tallDevice } from '../support/accessible.ts';
import {
  type Account,
  createTeam,
  joinTeam,
  makeAdmin,
  makeTeamAdmin,
  readAgain,
  registerUser,
} from '../support/accounts.ts';
import { newId } from '../support/api.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { useOwnServer } from '../support/testbed.ts';

const testbed = useOwnServer();
let admin: Account;

beforeAll(async () => {
  admin = await makeAdmin(
    testbed.server,
    await registerUser(testbed.server, { firstName: 'Ada', lastName: 'Admin' }),
  );
});

const wide = { viewport: { width: 1180, height: 820 } } as const;

const teamsNamed = async (name?: string) =>
  (await admin.api.call(
    `GET /teams?${new URLSearchParams({ limit: '100', ...(name !== undefined && { name }) })}`,
  )) as TeamEntity[];

const rolesOf = async (account: Account) =>
  ((await admin.api.call(`GET /users/${account.userId}`)) as UserEntity).props.roles;

test('users without the role see only that they have no permission', async () => {
  const teamId = await createTeam(admin, 'Verboten');
  const member = await registerUser(testbed.server, { firstName: 'Mia' });
  const chief = await makeTeamAdmin(
    admin,
    await joinTeam(testbed.server, { admin, account: await registerUser(testbed.server), teamId }),
  );
  for (const account of [undefined, member, chief]) {
    const { page } = await testbed.openDevice(account === undefined ? {} : { account });
    for (const path of ['/admin', `/admin/teams/${teamId}`]) {
      await page.goto(path);
      await expectSoon(() => page.getByRole('main').innerText()).toMatch(
        /^Keine Berechtigung\n[^]*\nForbidden\n/,
      );
    }
  }
});

test('a team is created, renamed, allowed to use tournaments, and deleted', async () => {
  const { page, complaints } = await testbed.openDevice({ account: admin, ...wide });
  const area = await new AdminPage(page).open();
  await area.createButton.click();
  await page.getByText('Bitte gib dem Team einen Namen.').waitFor();
  await expectSoon(() => area.newName.evaluate((field) => field === document.activeElement)).toBe(true);
  await area.createTeam('Adler');
  await expectSoon(() => area.newName.inputValue()).toBe('');
  const row = area.team('Adler');
  const [adler] = await teamsNamed('Adler');
  await expectSoon(() => row.innerText()).toMatch(
    new RegExp(`0 Spieler\\s*${adler?.id.slice(0, 6).toUpperCase()}`),
  );

  const toggle = row.getByRole('switch', { name: 'Turniere' });
  await toggle.click({ force: true });
  await expectSoon(async () => (await teamsNamed('Adler'))[0]?.props.canUseTournaments).toBe(true);

  await area.chooseInMenu('Adler', 'Umbenennen');
  const dialog = page.getByRole('dialog', { name: 'Team umbenennen' });
  const name = dialog.getByRole('textbox', { name: 'Name des Teams' });
  expect(await name.inputValue()).toBe('Adler');
  await name.fill('Adler Aachen');
  await name.press('Enter');
  await area.team('Adler Aachen').waitFor();

  await area.chooseInMenu('Adler Aachen', 'Team löschen');
  const question = page.getByRole('alertdialog', { name: 'Team löschen?' });
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  expect(await teamsNamed('Adler')).toHaveLength(1);
  await area.chooseInMenu('Adler Aachen', 'Team löschen');
  await question.getByRole('button', { name: 'Löschen' }).click();
  await page.getByText('Das Team „Adler Aachen“ ist gelöscht.').waitFor();
  expect(await teamsNamed('Adler')).toEqual([]);
  expect(complaints).toEqual([]);
});

test('teams are listed by name, five on each page, and a deletion does not leave an empty page', async () => {
  for (const team of await teamsNamed()) await admin.api.call(`DELETE /teams/${team.id}`);
  for (let number = 1; number <= 6; number += 1) await createTeam(admin, `Team ${number}`);
  const { page } = await testbed.openDevice({ account: admin, ...wide });
  const area = await new AdminPage(page).open();
  await expectSoon(() => area.names()).toEqual([1, 2, 3, 4, 5].map((number) => `Team ${number}`));
  await page.getByRole('button', { name: 'Nächste Seite' }).click();
  await expectSoon(() => area.names()).toEqual(['Team 6']);
  await area.chooseInMenu('Team 6', 'Team löschen');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expectSoon(() => area.names()).toEqual([1, 2, 3, 4, 5].map((number) => `Team ${number}`));
});

test('a suggested team is created with its admin, and another suggestion is rejected', async () => {
  const wisher = await registerUser(testbed.server, { firstName: 'Walter', lastName: 'Wunsch' });
  const wish = (name: string, message: string) =>
    wisher.api.call('POST /team-wishes/', { id: newId(), props: { name, message } });
  await wish('Wunschteam', 'Wir sind zwölf\nund trainieren dienstags.');
  await wish('Spaßteam', '');
  const { page } = await testbed.openDevice({ account: admin, ...wide });
  const area = await new AdminPage(page).open();
  const first = area.wishes.getByRole('listitem').filter({ hasText: 'Wunschteam' });
  expect(await first.innerText()).toContain('Walter Wunsch');
  expect(await first.innerText()).toContain('Wir sind zwölf\nund trainieren dienstags.');

  await page.getByRole('button', { name: 'Ablehnen: Spaßteam' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ablehnen' }).click();
  await expectSoon(() => area.wishes.getByRole('listitem').count()).toBe(1);
  await page.getByRole('button', { name: 'Team anlegen: Wunschteam' }).click();
  await page.getByText('Zurzeit gibt es keine offenen Anträge.').waitFor();
  expect((await admin.api.call('GET /team-wishes')) as TeamWish[]).toEqual([]);
  expect(await teamsNamed('Spaßteam')).toEqual([]);
  // The role counts once the invitation is accepted.
  expect(await rolesOf(wisher)).toEqual([]);
  const link = await linkInMail(testbed.server, { to: wisher.emailAddress, page: 'invitation' });
  const device = await testbed.openDevice({ account: wisher });
  await device.page.goto(link);
  await device.page.getByText('Wunschteam').first().waitFor();
  await expectSoon(async () => (await readAgain(wisher)).session.teams.length).toBe(1);
  expect(await rolesOf(wisher)).toEqual(['team-admin']);
  const lounge = await new TeamPage(device.page).openLounge();
  await lounge.inviteButton.waitFor();
});

test('roles are given from the menu and taken by their badge, except the user’s own', async () => {
  const teamId = await createTeam(admin, 'Rollen');
  await joinTeam(testbed.server, { admin, account: admin, teamId });
  const uwe = await registerUser(testbed.server, { firstName: 'Uwe', lastName: 'Krause' });
  await joinTeam(testbed.server, { admin, account: uwe, teamId });
  const { page } = await testbed.openDevice({ account: admin, ...wide });
  await page.goto(`/admin/teams/${teamId}`);
  const team = new TeamPage(page);
  const badge = (role: string) =>
    page.getByRole('button', { name: `Uwe Krause die Rolle „${role}“ entziehen` });

  await team.chooseInMenu('Uwe Krause', 'Analyse freischalten');
  await badge('Analyse').waitFor();
  await team.chooseInMenu('Uwe Krause', 'Dart-Erkennung freischalten');
  await badge('Dart-Erkennung').waitFor();
  await team.chooseInMenu('Uwe Krause', 'Zum Administrator machen');
  await team.answer('Vergeben');
  await badge('Administrator').waitFor();
  await team.chooseInMenu('Uwe Krause', 'Zum Team-Admin machen');
  await team.answer('Vergeben');
  await badge('Team-Admin').waitFor();
  expect(await rolesOf(uwe)).toEqual(['admin', 'team-admin', 'scorer-analyzer', 'adrs-enabled']);

  await badge('Administrator').click();
  await team.answer('Abbrechen');
  await badge('Administrator').click();
  await team.answer('Entziehen');
  await expectSoon(() => rolesOf(uwe)).toEqual(['team-admin', 'scorer-analyzer', 'adrs-enabled']);
  await badge('Administrator').waitFor({ state: 'detached' });

  await team.rolesOf('Ada Admin').waitFor();
  expect(await team.rolesOf('Ada Admin').getByRole('button').count()).toBe(0);
  expect(await team.menuOf('Ada Admin').count()).toBe(0);
});

test('players are found by name and online id, and created if they are missing', async () => {
  const teamId = await createTeam(admin, 'Suche');
  const uwe = await registerUser(testbed.server, { firstName: 'Ulrich', lastName: 'Unverwechselbar' });
  const { page } = await testbed.openDevice({ account: admin, ...wide });
  await page.goto(`/admin/teams/${teamId}`);
  const team = new TeamPage(page);
  await page.getByText('Noch keine Einträge vorhanden').waitFor();
  await team.chooseWay('Suchen');
  const search = page.getByRole('combobox', { name: 'Name oder Spieler-ID' });
  await search.fill('xyzxyz');
  const notFound = 'Es konnte kein Spieler mit dem Namen oder der ID xyzxyz gefunden werden.';
  await page.getByRole('main').getByText(notFound).waitFor();
  await search.fill('unverwechsel');
  const found = page.getByRole('button', { name: 'Ulrich Unverwechselbar einladen' });
  await page.getByRole('option', { name: 'Ulrich Unverwechselbar' }).click();
  await found.waitFor();
  await search.fill(uwe.playerId.slice(0, 6));
  await found.click();
  await team.player('Ulrich Unverwechselbar').getByText('Einladung offen').waitFor();
  await page.getByRole('list', { name: 'Gefundene Spieler' }).getByText('Im Team').waitFor();

  await team.create('', '');
  await page.getByText('Bitte gib den Vornamen des Spielers ein.').waitFor();
  await page.getByText('Bitte gib den Nachnamen des Spielers ein.').waitFor();
  await team.create('Karl', 'Kasse');
  await team.player('Karl Kasse').getByText('Ohne Konto').waitFor();
  const hasFocus = () => page.getByLabel('Vorname').evaluate((field) => field === document.activeElement);
  await expectSoon(hasFocus).toBe(true);
  await team.create('karl', 'KASSE');
  await page.getByText('Der Spieler karl KASSE wurde schon erfasst.').waitFor();
  const players = (await admin.api.call(
    `GET /teams/${teamId}/players?includePending=true`,
  )) as PlayerEntity[];
  expect(players.map(({ props }) => props.fullName)).toEqual(['Karl Kasse', 'Ulrich Unverwechselbar']);

  await team.chooseInMenu('Karl Kasse', 'Aus dem Team entfernen');
  await team.answer('Entfernen');
  await team.player('Karl Kasse').waitFor({ state: 'detached' });
});

test('the page of a missing team says so and leads back', async () => {
  const { page } = await testbed.openDevice({ account: admin });
  await page.goto(`/admin/teams/${newId()}`);
  await page.getByText(/^Daten konnten nicht geladen werden\. Fehler: /).waitFor();
  await page.getByRole('link', { name: 'Alle Teams' }).click();
  await page.waitForURL('**/admin');
});

test('the area is accessible, with menus, dialogs and problems', async () => {
  const teamId = await createTeam(admin, 'Achse');
  const wisher = await registerUser(testbed.server, { firstName: 'Wilma' });
  await wisher.api.call('POST /team-wishes/', { id: newId(), props: { name: 'Neue', message: 'Hallo!' } });
  const uwe = await registerUser(testbed.server, { firstName: 'Uwe', lastName: 'Krause' });
  await joinTeam(testbed.server, { admin, account: uwe, teamId });
  await makeTeamAdmin(admin, uwe);
  const { page } = await testbed.openDevice({ account: admin, ...tallDevice });
  const area = await new AdminPage(page).open();
  await area.wishes.waitFor();
  await area.createButton.click();
  await expectAccessible(page, 'teams with a problem');
  await page.getByRole('button', { name: 'Menü für Achse' }).click();
  await expectAccessible(page, 'menu of a team');
  await page.getByRole('menuitem', { name: 'Umbenennen' }).click();
  await expectAccessible(page, 'another name');
  await page.goto(`/admin/teams/${teamId}`);
  const team = new TeamPage(page);
  await team.rolesOf('Uwe Krause').waitFor();
  await expectAccessible(page, 'players');
  await team.menuOf('Uwe Krause').click();
  await expectAccessible(page, 'menu of a player');
  await page.keyboard.press('Escape');
  await team.rolesOf('Uwe Krause').getByRole('button').click();
  await expectAccessible(page, 'a role to be taken');
  await team.answer('Abbrechen');
  await team.create('', '');
  await expectAccessible(page, 'new player with problems');
  await team.chooseWay('Suchen');
  await page.getByRole('combobox').fill('krause');
  await page.getByRole('option', { name: 'Uwe Krause' }).getByText('Im Team').waitFor();
  await expectAccessible(page, 'found players');
});
