import { beforeAll, describe, expect, test } from 'vitest';
import { linkInMail } from '../../tools/testbed/mails.ts';
import { LoginPage } from '../pages/login-page.ts';
import { RegisterPage } from '../pages/register-page.ts';
import { expectAccessible, tallDevice } from '../support/accessible.ts';
import {
  type Account,
  createTeam,
  joinTeam,
  makeAdmin,
  password,
  readAgain,
  registerUser,
} from '../support/accounts.ts';
import { newId } from '../support/api.ts';
import { useTestbed } from '../support/testbed.ts';

const testbed = useTestbed();
let admin: Account;
let teamId: string;

beforeAll(async () => {
  admin = await makeAdmin(testbed.server, await registerUser(testbed.server, { firstName: 'Chefin' }));
  teamId = await createTeam(admin, 'Bulls');
});

const linkTo = (to: string) => linkInMail(testbed.server, { to, page: 'invitation' });

/** Invites a user with an account; returns the link of the mail. */
async function invite({ emailAddress }: Account): Promise<string> {
  await admin.api.call(`POST /teams/${teamId}/players`, { emailAddress });
  return linkTo(emailAddress);
}

/** Invites a member without an account to register; returns the link of the mail. */
async function inviteNewcomer(
  emailAddress: string,
): Promise<{ readonly playerId: string; readonly link: string }> {
  const playerId = newId();
  const props = { firstName: 'Gerd', lastName: 'Grün' };
  await admin.api.call('POST /players/', { id: playerId, props });
  await admin.api.call(`POST /teams/${teamId}/players`, { playerId, emailAddress });
  return { playerId, link: await linkTo(emailAddress) };
}

const open = async (link: string, account?: Account) => {
  const device = await testbed.openDevice(account === undefined ? {} : { account });
  await device.page.goto(link);
  return { ...device, step: new RegisterPage(device.page) };
};

test('a signed-in user joins the team with one tap, and stays after a second one', async () => {
  const ben = await registerUser(testbed.server, { firstName: 'Ben' });
  const link = await invite(ben);
  const { page, step, complaints } = await open(link, ben);
  await step.title('Willkommen im Team!').waitFor();
  await page.getByText('Du spielst jetzt im Team Bulls mit.').waitFor();
  await page.getByRole('banner').getByText('Bulls').waitFor();
  expect((await readAgain(ben)).session.teams.map(({ id }) => id)).toEqual([teamId]);
  await page.reload();
  await step.title('Willkommen im Team!').waitFor();
  expect(complaints).toEqual([]);
});

test('a registered user signs in afterwards', async () => {
  const ben = await registerUser(testbed.server, { firstName: 'Ben' });
  const { page, step } = await open(await invite(ben));
  await step.title('Willkommen im Team!').waitFor();
  await step.way('Jetzt einloggen').click();
  const login = new LoginPage(page);
  expect(await login.email.inputValue()).toBe(ben.emailAddress);
  await login.password.fill(ben.password);
  await login.submit.click();
  await login.accountMenu('Ben').waitFor();
  await page.getByRole('banner').getByText('Bulls').waitFor();
});

test('a user without an account registers as the player of the team', async () => {
  const emailAddress = `${newId()}@example.org`;
  const { playerId, link } = await inviteNewcomer(emailAddress);
  const { page, step } = await open(link);
  await page.getByText('Jetzt fehlt nur noch dein Konto.').waitFor();
  await step.way('Jetzt registrieren').click();
  await page.getByText('Einladung ins Team Bulls').waitFor();
  expect(await step.email.inputValue()).toBe(emailAddress);
  await step.register({ password });
  await step.title('Fast geschafft!').waitFor();
  await page.goto(await linkInMail(testbed.server, { to: emailAddress, page: 'verification' }));
  await step.title('E-Mail bestätigt').waitFor();
  // The team already knows the name, so no question is left.
  await step.way('Los geht’s').click();
  await new LoginPage(page).accountMenu('Gerd').waitFor();
  const session = await page.evaluate(() => localStorage.getItem('session'));
  expect(JSON.parse(session ?? '')).toMatchObject({ player: { id: playerId }, teams: [{ id: teamId }] });
});

test('a user with another player sees what to do', async () => {
  const ben = await registerUser(testbed.server, { firstName: 'Ben' });
  const { link } = await inviteNewcomer(ben.emailAddress);
  const { page } = await open(link);
  await page.getByText('Du hast schon ein Konto mit dieser E-Mail-Adresse.').waitFor();
  await page.getByText('Bitte deinen Team-Admin, dich mit deiner E-Mail-Adresse einzuladen.').waitFor();
});

describe('a link that cannot be used', () => {
  test('was used before, and links to other pages', async () => {
    const emailAddress = `${newId()}@example.org`;
    const { link } = await inviteNewcomer(emailAddress);
    const first = await open(link);
    await first.step.title('Willkommen im Team!').waitFor();
    const { page, step } = await open(link);
    await step.title('Einladung nicht bestätigt').waitFor();
    await page.getByText('Bitte deinen Team-Admin um einen neuen Link.').waitFor();
    await step.way('Jetzt registrieren').click();
    await page.getByText('Einladung ins Team Bulls').waitFor();
    expect(await step.email.inputValue()).toBe(emailAddress);
  });

  test('was withdrawn by the team admin', async () => {
    const ben = await registerUser(testbed.server, { firstName: 'Ben' });
    const link = await invite(ben);
    await admin.api.call(`DELETE /teams/${teamId}/players/${ben.playerId}`);
    const { page, step } = await open(link, ben);
    await step.title('Einladung nicht bestätigt').waitFor();
    await page.getByText('Bitte deinen Team-Admin um einen neuen Link.').waitFor();
    expect((await readAgain(ben)).session.teams).toEqual([]);
  });

  test('belongs to another user than the signed-in one, who can sign out first', async () => {
    const ben = await registerUser(testbed.server, { firstName: 'Ben' });
    const other = await registerUser(testbed.server, { firstName: 'Olaf' });
    const { page, step } = await open(await invite(ben), other);
    await step.title('Ungültiger Link').waitFor();
    await page.getByText(`Du bist eingeloggt als ${other.emailAddress}.`).waitFor();
    expect((await readAgain(ben)).session.teams).toEqual([]);
    await step.button('Ausloggen und Einladung annehmen').click();
    await step.title('Willkommen im Team!').waitFor();
    expect((await readAgain(ben)).session.teams.map(({ id }) => id)).toEqual([teamId]);
  });

  test('contains another address than that of the mail', async () => {
    const ben = await registerUser(testbed.server, { firstName: 'Ben' });
    const link = await invite(ben);
    const { step } = await open(link.replace(encodeURIComponent(ben.emailAddress), 'somebody%40example.org'));
    await step.title('Ungültiger Link').waitFor();
  });

  test('is incomplete', async () => {
    const { step } = await open(`/register/team-invite-activated?teamId=${teamId}`);
    await step.title('Einladung nicht bestätigt').waitFor();
  });
});

test('the pages of an invitation are accessible', async () => {
  const ben = await registerUser(testbed.server, { firstName: 'Ben' });
  const other = await joinTeam(testbed.server, {
    admin,
    account: await registerUser(testbed.server),
    teamId,
  });
  const link = await invite(ben);
  const wrong = await testbed.openDevice({ account: other, ...tallDevice });
  await wrong.page.goto(link);
  await new RegisterPage(wrong.page).title('Ungültiger Link').waitFor();
  await expectAccessible(wrong.page, 'address mismatch');
  const right = await testbed.openDevice({ account: ben, ...tallDevice });
  await right.page.goto(link);
  await new RegisterPage(right.page).title('Willkommen im Team!').waitFor();
  await expectAccessible(right.page, 'accepted');
  const guest = await testbed.openDevice(tallDevice);
  await guest.page.goto(link);
  await new RegisterPage(guest.page).title('Einladung nicht bestätigt').waitFor();
  await expectAccessible(guest.page, 'failed');
});
