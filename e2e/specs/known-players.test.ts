import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ScorerPage } from '../pages/scorer-page.ts';
import { SetupPage } from '../pages/setup-page.ts';
import { expectAccessible, stillDevice, tallDevice } from '../support/accessible.ts';
import {
  type Account,
  createTeam,
  createTraining,
  joinTeam,
  makeAdmin,
  registerUser,
} from '../support/accounts.ts';
import { violationsOf } from '../support/axe.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { boxOf, overflowOf } from '../support/measure.ts';
import { useTestbed } from '../support/testbed.ts';

const testbed = useTestbed();

/** Anna, Ben and Clara are in one team. */
async function teamOfThree(): Promise<readonly [Account, Account, Account]> {
  const { server } = testbed;
  const admin = await makeAdmin(server, await registerUser(server, { firstName: 'Eva' }));
  const teamId = await createTeam(admin);
  const join = async (firstName: string) =>
    joinTeam(server, { admin, account: await registerUser(server, { firstName }), teamId });
  return [await join('Anna'), await join('Ben'), await join('Clara')];
}

const chip = (side: Locator, name: string): Locator => side.getByRole('button', { name, exact: true });
const playersOf = async (account: Account, page: Page): Promise<readonly unknown[]> => {
  const id = new URL(page.url()).pathname.slice('/matches/'.length);
  const { props } = await account.api.readMatch(id);
  return props.parties.flatMap((party) =>
    party.type === 'single'
      ? [party.player.id]
      : party.type === 'double'
        ? party.players.map(({ id: one }) => one)
        : [],
  );
};

test('a signed-in player is on the home side, and plays against a team mate', async () => {
  const [anna, ben] = await teamOfThree();
  const { page } = await testbed.openDevice({ ...tallDevice, account: anna });
  const setup = await new SetupPage(page).open();
  await setup.startButton.click();
  await page.getByText('Gib einen Namen für die zweite Seite ein!').waitFor();
  await setup.showKinds(setup.side(1));
  expect(await chip(setup.side(1), 'Anna').getAttribute('aria-pressed')).toBe('true');
  await setup.choose(setup.side(2), 'Team');
  await setup.startButton.click();
  await chip(setup.side(2), 'Ben').click();
  expect(await violationsOf(page)).toEqual([]);
  await setup.start();
  const scorer = new ScorerPage(page);
  await scorer.turn(60);
  await expectSoon(() => scorer.rest('Anna')).toBe('441');
  await scorer.turn(85);
  await expectSoon(() => scorer.rest('Ben')).toBe('416');
  await expectSoon(() => playersOf(anna, page)).toEqual([anna.playerId, ben.playerId]);
});

test('a chip that the bar half covers is whole once it is chosen', async () => {
  const [anna] = await teamOfThree();
  const device = { ...stillDevice, account: anna, viewport: { width: 390, height: 700 } };
  const { page } = await testbed.openDevice(device);
  const setup = await new SetupPage(page).open();
  await setup.showKinds(setup.side(1));
  await setup.choose(setup.side(2), 'Team');
  const ben = chip(setup.side(2), 'Ben');
  await ben.waitFor();
  const bar = page.locator('form > :last-child');
  // Its middle is where the bar begins.
  const middle = async () => (await boxOf(ben)).y + (await boxOf(ben)).height / 2;
  const by = (await middle()) - (await boxOf(bar)).y;
  await page.evaluate((offset) => window.scrollBy(0, offset), by);
  await expectSoon(async () => Math.abs((await middle()) - (await boxOf(bar)).y)).toBeLessThan(2);
  const { x, y } = await boxOf(ben);
  await page.mouse.click(x + 20, y + 8);
  await expectSoon(() => ben.getAttribute('aria-pressed')).toBe('true');
  const whole = await boxOf(ben);
  expect(whole.y + whole.height).toBeLessThanOrEqual((await boxOf(bar)).y);
});

test('a double has registered players and a guest', async () => {
  const [anna, ben, clara] = await teamOfThree();
  const { page } = await testbed.openDevice({ account: anna });
  const setup = await new SetupPage(page).open();
  for (const number of [1, 2] as const) await setup.choose(setup.side(number), 'Doppel');
  await chip(setup.side(1), 'Anna').first().click();
  await chip(setup.side(1), 'Ben').click();
  // A player who is already in the match cannot be chosen again.
  expect(await chip(setup.side(2), 'Anna').count()).toBe(0);
  await chip(setup.side(2), 'Clara').first().click();
  await setup.side(2).getByLabel('Name, zweiter Spieler').fill('Jan');
  await setup.start();
  await new ScorerPage(page).turn(100);
  await expectSoon(async () => (await playersOf(anna, page)).slice(0, 3)).toEqual([
    anna.playerId,
    ben.playerId,
    clara.playerId,
  ]);
});

test('a guest sees the choices that an account offers', async () => {
  const { page } = await testbed.openDevice();
  const setup = await new SetupPage(page).open();
  await setup.showKinds(setup.side(2));
  for (const kind of ['Konto', 'Team', 'Online'])
    expect(await setup.side(2).getByRole('radio', { name: kind }).isDisabled()).toBe(true);
  expect(await page.getByRole('link', { name: 'Jetzt einloggen' }).getAttribute('href')).toBe(
    '/login?to=%2Fmatches%2Fnew',
  );
});

test('a caller is chosen, changed and removed before the start', async () => {
  const [anna, ben] = await teamOfThree();
  const { page } = await testbed.openDevice({ account: anna });
  const setup = await new SetupPage(page).open();
  await setup.nameField(2).fill('Jan');
  await setup.create();
  await page.getByRole('button', { name: 'Schreiber wählen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schreiber wählen' });
  const option = (name: string) => dialog.getByRole('option', { name, exact: true });
  await option('Clara').waitFor();
  await dialog.getByRole('combobox', { name: 'Spieler suchen...' }).fill('be');
  await option('Clara').waitFor({ state: 'hidden' });
  expect(await violationsOf(page)).toEqual([]);
  await option('Ben').click();
  await page.getByText('Schreiber: Ben').waitFor();
  const id = page.url().split('/').at(-1) ?? '';
  expect((await anna.api.readMatch(id)).props.caller).toBe(ben.playerId);
  await page.getByRole('button', { name: 'Schreiber ändern' }).click();
  await dialog.getByRole('button', { name: 'Caller entfernen' }).click();
  await page.getByText('Noch kein Schreiber').waitFor();
  expect((await anna.api.readMatch(id)).props.caller).toBeNull();
});

test.each([
  [390, 844],
  [1180, 820],
  [1920, 1080],
])('the form with known players fits %i×%i', async (width, height) => {
  const [anna] = await teamOfThree();
  const { page } = await testbed.openDevice({ account: anna, viewport: { width, height } });
  const setup = await new SetupPage(page).open();
  await setup.choose(setup.side(1), 'Doppel');
  await setup.choose(setup.side(2), 'Team');
  await chip(setup.side(2), 'Clara').waitFor();
  expect((await overflowOf(page)).x).toBe(0);
  if (process.env['PICTURES'] !== undefined)
    await page.screenshot({ path: `${process.env['PICTURES']}/setup-${width}.png`, fullPage: true });
});

test('a match of two team mates belongs to the running training', async () => {
  const [anna] = await teamOfThree();
  const { server } = testbed;
  const admin = await makeAdmin(server, await registerUser(server, { firstName: 'Eva' }));
  const teamId = anna.session.teams[0]?.id;
  const eventId = await createTraining(admin, { teamId, name: 'Donnerstag' });
  const { page } = await testbed.openDevice({ account: anna });
  const setup = await new SetupPage(page).open();
  await setup.choose(setup.side(2), 'Team');
  const note = page.getByText('zählt zum Training „Donnerstag“');
  expect(await note.count()).toBe(0);
  await chip(setup.side(2), 'Ben').click();
  await note.waitFor();
  await setup.start();
  await new ScorerPage(page).turn(60);
  const id = new URL(page.url()).pathname.slice('/matches/'.length);
  await expectSoon(async () => (await anna.api.readMatch(id)).props.eventId).toBe(eventId);
  await page.goto(`${server.url}/matches`);
  await page.getByText('Donnerstag').first().waitFor();
});

test('a pair is chosen by keys alone: a team mate from the list, and a guest by name', async () => {
  const [anna] = await teamOfThree();
  const { page } = await testbed.openDevice({ account: anna });
  const setup = await new SetupPage(page).open();
  await setup.choose(setup.side(2), 'Doppel');
  const first = setup.side(2).getByRole('combobox', { name: 'Name, erster Spieler' });
  await first.focus();
  await page.keyboard.type('be');
  await page.getByRole('option', { name: 'Ben' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await setup.side(2).getByRole('button', { name: 'Ben herausnehmen' }).waitFor();
  const second = setup.side(2).getByRole('combobox', { name: 'Name, zweiter Spieler' });
  await second.focus();
  // A player who is already in the match cannot be chosen again; Escape keeps the typed text, and Enter starts the
  // match.
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: 'Clara' }).waitFor();
  expect(await page.getByRole('option', { name: 'Ben' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.keyboard.type('Jan');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/matches\/[0-9a-z]{20}$/);
});

test.each([
  [390, 844],
  // A phone of 390 × 844 at 200 % zoom.
  [320, 422],
])('the open list is accessible and large enough for a finger at %i×%i', async (width, height) => {
  const [anna] = await teamOfThree();
  const device = { ...stillDevice, account: anna, viewport: { width, height }, hasTouch: true };
  const { page } = await testbed.openDevice(device);
  const setup = await new SetupPage(page).open();
  await setup.choose(setup.side(2), 'Doppel');
  const first = setup.side(2).getByRole('combobox', { name: 'Name, erster Spieler' });
  // The list lies over other fields; axe finds fault with those that it covers only in part.
  await first.evaluate((field) => field.scrollIntoView({ block: 'center' }));
  await first.tap();
  const option = page.getByRole('option', { name: 'Clara' });
  await option.waitFor();
  await expectAccessible(page, 'people to choose from');
  expect((await overflowOf(page)).x).toBe(0);
  if (process.env['PICTURES'] !== undefined)
    await page.screenshot({ path: `${process.env['PICTURES']}/people-${width}.png` });
  await option.scrollIntoViewIfNeeded();
  expect((await boxOf(option)).height).toBeGreaterThanOrEqual(44);
  await option.tap();
  await setup.side(2).getByRole('button', { name: 'Clara herausnehmen' }).waitFor();
});

test('the device offers known people without network', async () => {
  const [anna] = await teamOfThree();
  const { page } = await testbed.openDevice({ account: anna });
  const setup = await new SetupPage(page).open();
  await setup.choose(setup.side(2), 'Team');
  await chip(setup.side(2), 'Ben').waitFor();
  await page.route(/\/api\/v1\/(players|teams|agreements)/, (route) => route.abort());
  await page.reload();
  await setup.startButton.waitFor();
  await setup.choose(setup.side(2), 'Team');
  await chip(setup.side(2), 'Ben').click();
  await setup.choose(setup.side(2), 'Konto');
  await setup.side(2).getByRole('button', { name: 'Am Gerät bestätigen' }).click();
  await page.getByText('Der Code konnte nicht angelegt werden.').waitFor();
  expect((await overflowOf(page)).x).toBe(0);
  await setup.choose(setup.side(2), 'Team');
  await setup.start();
});
