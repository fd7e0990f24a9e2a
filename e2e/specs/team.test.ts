import type { PlayerEntity } from '@neundarter/contract/entities/player';
import type { TeamEntity } from '@neundarter/contract/entities/team';
import { maxPictureBytes } from '@neundarter/contract/limits';
import { beforeAll, expect, test } from 'vitest';
import { linkInMail, tokenOf } from '../../tools/testbed/mails.ts';
import { AccountPage } from '../pages/account-page.ts';
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
import { expectSoon } from '../support/expect-soon.ts';
import { useTestbed } from '../support/testbed.ts';

const testbed = useTestbed();
let admin: Account;

beforeAll(async () => {
  admin = await makeAdmin(
    testbed.server,
    await registerUser(testbed.server, { firstName: 'Ada', lastName: 'Admin' }),
  );
});

const wide = { viewport: { width: 1180, height: 820 } } as const;

/** A team with its admin, who is called Tessa. */
async function makeTeam(name: string): Promise<{ readonly teamId: string; readonly chief: Account }> {
  const teamId = await createTeam(admin, name);
  const tessa = await registerUser(testbed.server, { firstName: 'Tessa', lastName: 'Team' });
  const member = await joinTeam(testbed.server, { admin, account: tessa, teamId });
  return { teamId, chief: await makeTeamAdmin(admin, member) };
}

const playersOf = async (teamId: string) =>
  ((await admin.api.call(`GET /teams/${teamId}/players?includePending=true`)) as PlayerEntity[]).map(
    ({ props }) => `${props.fullName}: ${props.teamStatus}`,
  );

test('a new platform gets a team whose admin invites a teammate', async () => {
  const tessa = await registerUser(testbed.server, { firstName: 'Tessa', lastName: 'Team' });
  const paul = await registerUser(testbed.server, { firstName: 'Paul', lastName: 'Partner' });

  const office = await testbed.openDevice({ account: admin, ...wide });
  const area = await new AdminPage(office.page).open();
  await area.createTeam('Dartfreunde');
  await office.page.getByRole('link', { name: 'Spieler einladen' }).click();
  const teamInOffice = new TeamPage(office.page);
  await teamInOffice.invite(tessa.emailAddress);
  await teamInOffice.player('Tessa Team').getByText('Einladung offen').waitFor();

  const phone = await testbed.openDevice({ account: tessa });
  await phone.page.goto(await linkInMail(testbed.server, { to: tessa.emailAddress, page: 'invitation' }));
  await phone.page.getByText('Dartfreunde').first().waitFor();
  await expectSoon(async () => (await readAgain(tessa)).session.teams.length).toBe(1);
  await office.page.reload();
  await teamInOffice.chooseInMenu('Tessa Team', 'Zum Team-Admin machen');
  await teamInOffice.answer('Vergeben');
  await teamInOffice.rolesOf('Tessa Team').getByText('Team-Admin').waitFor();

  const lounge = await new TeamPage(phone.page).openLounge();
  await lounge.invite(paul.emailAddress);
  await phone.page.getByText(`${paul.emailAddress} bekommt eine E-Mail mit der Einladung.`).waitFor();
  await lounge.player('Paul Partner').getByText('Einladung offen').waitFor();

  const invited = await testbed.openDevice({ account: paul });
  await invited.page.goto(await linkInMail(testbed.server, { to: paul.emailAddress, page: 'invitation' }));
  await invited.page.getByText('Dartfreunde').first().waitFor();
  await expectSoon(async () => (await readAgain(paul)).session.teams.length).toBe(1);
  const mates = await new TeamPage(invited.page).openLounge();
  await mates.player('Tessa Team').waitFor();
  expect(await mates.inviteButton.count()).toBe(0);
  expect([...phone.complaints, ...office.complaints, ...invited.complaints]).toEqual([]);
});

test('the lounge needs an account, and a team', async () => {
  const visitor = await testbed.openDevice();
  await visitor.page.goto('/team-lounge');
  await visitor.page.waitForURL('**/login?to=%2Fteam-lounge');
  const loner = await testbed.openDevice({ account: await registerUser(testbed.server) });
  await loner.page.goto('/team-lounge');
  await loner.page.getByRole('heading', { name: 'Noch ohne Team' }).waitFor();
  await loner.page.getByRole('link', { name: 'Zu meinem Konto' }).click();
  await loner.page.waitForURL('**/account');
});

test('invitations explain errors, and no typed value is lost', async () => {
  const { teamId, chief } = await makeTeam('Einlader');
  const paul = await registerUser(testbed.server, { firstName: 'Paul' });
  const { page } = await testbed.openDevice({ account: chief });
  const lounge = await new TeamPage(page).openLounge();
  await lounge.invite('paul');
  await page.getByText('Bitte gib eine gültige E-Mail-Adresse ein!').waitFor();
  await lounge.invite(chief.emailAddress);
  await page.getByText('Der Spieler mit dieser E-Mail-Adresse ist bereits Mitglied des Teams.').waitFor();
  await lounge.invite(paul.emailAddress);
  await lounge.player('Paul').waitFor();
  await lounge.invite(paul.emailAddress);
  await page.getByText(/^Der Spieler mit dieser E-Mail-Adresse ist bereits eingeladen/).waitFor();
  expect(await lounge.emailAddress.inputValue()).toBe(paul.emailAddress);

  const newcomer = 'neu@club.example';
  await lounge.invite(newcomer);
  await page.getByText(/^Es ist kein Spieler mit dieser E-Mail-Adresse registriert/).waitFor();
  await page.getByRole('button', { name: 'Stattdessen anlegen und zum Registrieren einladen' }).click();
  expect(await page.getByLabel('E-Mail-Adresse (optional)').inputValue()).toBe(newcomer);
  await lounge.create('Nina', 'Neu');
  await lounge.player('Nina Neu').waitFor();
  const link = new URL(await linkInMail(testbed.server, { to: newcomer, page: 'invitation' }), 'http://x');
  expect(link.searchParams.get('teamId')).toBe(teamId);
  expect(await playersOf(teamId)).toEqual([
    'Nina Neu: confirmed',
    'Paul: invite-pending',
    'Tessa Team: confirmed',
  ]);
});

test('an invitation is sent again, which invalidates the old link, and withdrawn', async () => {
  const { teamId, chief } = await makeTeam('Nachfasser');
  const paul = await registerUser(testbed.server, { firstName: 'Paul' });
  await chief.api.call(`POST /teams/${teamId}/players`, { emailAddress: paul.emailAddress });
  const mail = { to: paul.emailAddress, page: 'invitation' } as const;
  const oldToken = tokenOf(await linkInMail(testbed.server, mail));
  const { page } = await testbed.openDevice({ account: chief });
  const lounge = await new TeamPage(page).openLounge();
  await lounge.chooseInMenu('Paul', 'Einladung erneut senden');
  await page.getByText(/^Paul hat eine neue E-Mail bekommen/).waitFor();
  const newToken = tokenOf(await linkInMail(testbed.server, { ...mail, count: 2 }));
  const accept = (token: string) =>
    paul.api.call(`POST /teams/${teamId}/validate-invite`, {
      playerId: paul.playerId,
      emailAddress: paul.emailAddress,
      token,
    });
  await expect(accept(oldToken)).rejects.toThrow('error.teams.invite-failed');
  await lounge.chooseInMenu('Paul', 'Einladung zurückziehen');
  await lounge.answer('Zurückziehen');
  await lounge.player('Paul').waitFor({ state: 'detached' });
  await expect(accept(newToken)).rejects.toThrow('error.teams.invite-failed');
});

test('a player without an account is invited to register and stays the same player', async () => {
  const { teamId, chief } = await makeTeam('Register');
  const { page } = await testbed.openDevice({ account: chief });
  const lounge = await new TeamPage(page).openLounge();
  await lounge.create('Karla', 'Kasse');
  await lounge.chooseInMenu('Karla Kasse', 'Zum Registrieren einladen');
  const dialog = page.getByRole('dialog', { name: 'Karla Kasse einladen' });
  await dialog.getByLabel('E-Mail-Adresse').fill('karla@club.example');
  await dialog.getByRole('button', { name: 'Einladen' }).click();
  await dialog.waitFor({ state: 'detached' });
  const link = new URL(
    await linkInMail(testbed.server, { to: 'karla@club.example', page: 'invitation' }),
    'http://x',
  );
  const playerId = link.searchParams.get('playerId') ?? '';
  const karla = await registerUser(testbed.server, { emailAddress: 'karla@club.example', playerId, teamId });
  expect(karla.playerId).toBe(playerId);
  await page.reload();
  await lounge.player('Karla Kasse').waitFor();
  await lounge.player('Karla Kasse').getByText('Ohne Konto').waitFor({ state: 'detached' });
});

test('the admin of another team cannot change anything', async () => {
  const mine = await makeTeam('Meine');
  const theirs = await makeTeam('Ihre');
  const uwe = await registerUser(testbed.server, { firstName: 'Uwe' });
  await joinTeam(testbed.server, { admin, account: uwe, teamId: theirs.teamId });
  const { page } = await testbed.openDevice({ account: mine.chief, ...wide });
  const lounge = await new TeamPage(page).openLounge();
  await page.getByRole('heading', { level: 1, name: 'Meine' }).waitFor();
  expect(await lounge.player('Uwe').count()).toBe(0);
  await page.goto(`/admin/teams/${theirs.teamId}`);
  await expectSoon(() => page.getByRole('main').innerText()).toMatch(
    /^Keine Berechtigung\n[^]*\nForbidden\n/,
  );
  const { api } = mine.chief;
  const calls: readonly (readonly [string, unknown])[] = [
    [`POST /teams/${theirs.teamId}/players`, { emailAddress: mine.chief.emailAddress }],
    [`DELETE /teams/${theirs.teamId}/players/${uwe.playerId}`, undefined],
    ['PATCH /teams/', { id: theirs.teamId, changedProps: { name: 'Gekapert' } }],
    ['PATCH /teams/', { id: mine.teamId, changedProps: { canUseTournaments: true } }],
    ['PATCH /users/', { id: uwe.userId, changedProps: { roles: ['team-admin'] } }],
    [`GET /teams/${theirs.teamId}/players?includePending=true`, undefined],
    ['GET /team-wishes', undefined],
  ];
  for (const [address, body] of calls)
    await expect(api.call(address, body), address).rejects.toThrow('403 error.insufficient-permissions');
  expect(await playersOf(theirs.teamId)).toEqual(['Tessa Team: confirmed', 'Uwe: confirmed']);
});

test('a team admin appoints another one, and cannot take the role back', async () => {
  const { teamId, chief } = await makeTeam('Nachfolge');
  const uwe = await registerUser(testbed.server, { firstName: 'Uwe' });
  await joinTeam(testbed.server, { admin, account: uwe, teamId });
  const { page } = await testbed.openDevice({ account: chief });
  const lounge = await new TeamPage(page).openLounge();
  await lounge.menuOf('Uwe').click();
  await expectSoon(() => page.getByRole('menuitem').allInnerTexts()).toEqual([
    'Zum Team-Admin machen',
    'Aus dem Team entfernen',
  ]);
  await page.getByRole('menuitem', { name: 'Zum Team-Admin machen' }).click();
  await lounge.answer('Vergeben');
  await lounge.rolesOf('Uwe').getByText('Team-Admin').waitFor();
  expect(await lounge.rolesOf('Uwe').getByRole('button').count()).toBe(0);
});

test('a player in several teams switches between them, on all devices', async () => {
  const first = await makeTeam('Erste');
  const second = await makeTeam('Zweite');
  const { teamId } = second;
  const both = await joinTeam(testbed.server, { admin, account: first.chief, teamId });
  const { page } = await testbed.openDevice({ account: both, ...wide });
  await new TeamPage(page).openLounge();
  await page.getByRole('heading', { level: 1, name: 'Erste' }).waitFor();
  await page.getByRole('combobox', { name: 'Aktuelles Team' }).selectOption('Zweite');
  await page.getByRole('heading', { level: 1, name: 'Zweite' }).waitFor();
  await page.getByRole('banner').getByText('Zweite').waitFor();
  expect((await readAgain(both)).session.player?.props.settings.currentTeamId).toBe(teamId);
});

test('the picture of a team may have 3 MB, and is visible at once', async () => {
  const { teamId, chief } = await makeTeam('Bildhaft');
  const { page } = await testbed.openDevice({ account: chief });
  await new TeamPage(page).openLounge();
  const choose = async (file: {
    readonly name: string;
    readonly mimeType: string;
    readonly buffer: Buffer;
  }) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Bild ändern' }).click();
    await (await chooser).setFiles([file]);
  };
  await choose({ name: 'liste.txt', mimeType: 'text/plain', buffer: Buffer.from('Spieler') });
  await page.getByText('Bitte wähle eine Bilddatei aus!').waitFor();
  await choose({ name: 'gross.png', mimeType: 'image/png', buffer: Buffer.alloc(maxPictureBytes + 1) });
  await page.getByText('Bitte wähle ein Bild, das maximal 3 MB groß ist!').waitFor();
  const picture = await page.screenshot({ type: 'png' });
  await choose({ name: 'team.png', mimeType: 'image/png', buffer: picture });
  await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click();
  const readPictureUrl = async () =>
    ((await chief.api.call(`GET /teams/${teamId}`)) as TeamEntity).props.pictureUrl;
  await expectSoon(readPictureUrl).not.toBeNull();
  const url = await readPictureUrl();
  const shown = page.getByRole('main').locator(`img[src="${url}"]`);
  await shown.waitFor();
  await expectSoon(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
});

test('a team admin manages one team, and the last one leaves only after a question', async () => {
  const { teamId, chief } = await makeTeam('Erste');
  const second = await createTeam(admin, 'Zweite');
  const uwe = await registerUser(testbed.server, { firstName: 'Uwe' });
  for (const id of [teamId, second]) await joinTeam(testbed.server, { admin, account: uwe, teamId: id });
  const lounge = await testbed.openDevice({ account: chief, ...wide });
  const team = await new TeamPage(lounge.page).openLounge();
  await team.chooseInMenu('Uwe', 'Zum Team-Admin machen');
  await team.answer('Vergeben');
  await team.rolesOf('Uwe').getByText('Team-Admin').waitFor();
  expect((await readAgain(uwe)).session.user.props.adminOfTeamIds).toEqual([teamId]);

  const office = await testbed.openDevice({ account: admin, ...wide });
  const { page } = office;
  await page.goto(`/admin/teams/${second}`);
  const others = new TeamPage(page);
  await others.player('Uwe').waitFor();
  expect(await others.rolesOf('Uwe').count()).toBe(0);
  await page.goto(`/admin/teams/${teamId}`);
  const revoke = (name: string) =>
    page.getByRole('button', { name: `${name} die Rolle „Team-Admin“ entziehen` });
  await revoke('Tessa Team').click();
  await others.answer('Entziehen');
  await revoke('Tessa Team').waitFor({ state: 'detached' });
  await revoke('Uwe').click();
  await others.answer('Entziehen');
  await page.getByText(/^Uwe ist der letzte Team-Admin\./).waitFor();
  await expectAccessible(page, 'the last team admin');
  await others.answer('Erst Nachfolger ernennen');
  expect((await readAgain(uwe)).session.user.props.adminOfTeamIds).toEqual([teamId]);

  const phone = await testbed.openDevice({ account: await readAgain(uwe) });
  const account = new AccountPage(phone.page);
  await phone.page.goto('/account');
  await account.click('Konto löschen', 'Konto löschen');
  await account.deletionDialog.getByLabel('Dein Passwort').fill(uwe.password);
  await account.deletionDialog.getByRole('checkbox', { name: /für immer/ }).check();
  const confirm = account.deletionDialog.getByRole('button', { name: 'Endgültig löschen' });
  await confirm.click();
  await phone.page.getByText(/^Du bist der letzte Team-Admin eines Teams\./).waitFor();
  await expectAccessible(phone.page, 'deletion of the last team admin');
  await account.deletionDialog.getByRole('checkbox', { name: /ohne Nachfolger/ }).check();
  await confirm.click();
  await phone.page.getByText('Dein Konto wurde gelöscht.').waitFor();
});

test('the lounge is accessible, with menus, dialogs and problems, and fits small screens', async () => {
  const { teamId, chief } = await makeTeam('Zugang');
  const uwe = await registerUser(testbed.server, {
    firstName: 'Uwe-Christian',
    lastName: 'Brandstetter-Hofmann',
  });
  await joinTeam(testbed.server, { admin, account: uwe, teamId });
  const { page } = await testbed.openDevice({ account: chief, ...tallDevice });
  const lounge = await new TeamPage(page).openLounge();
  await lounge.invite('paul');
  await expectAccessible(page, 'lounge with a problem');
  await lounge.menuOf('Uwe-Christian Brandstetter-Hofmann').click();
  await expectAccessible(page, 'menu of a player');
  await page.getByRole('menuitem', { name: 'Zum Team-Admin machen' }).click();
  await expectAccessible(page, 'a role to be given');
  await lounge.answer('Abbrechen');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectSoon(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const member = await testbed.openDevice({ account: await readAgain(uwe), ...tallDevice });
  await new TeamPage(member.page).openLounge();
  await expectAccessible(member.page, 'lounge of a member');
  const loner = await testbed.openDevice({ account: await registerUser(testbed.server), ...tallDevice });
  await loner.page.goto('/team-lounge');
  await loner.page.getByRole('heading', { name: 'Noch ohne Team' }).waitFor();
  await expectAccessible(loner.page, 'without a team');
});
