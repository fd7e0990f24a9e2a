import { expect, test } from 'vitest';
import { ConfirmPage } from '../pages/confirm-page.ts';
import { ScorerPage } from '../pages/scorer-page.ts';
import { SetupPage } from '../pages/setup-page.ts';
import { expectAccessible } from '../support/accessible.ts';
import { type Account, createTeam, joinTeam, makeAdmin, registerUser } from '../support/accounts.ts';
import { newId } from '../support/api.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { checkout, guestSide, seedMatch } from '../support/matches.ts';
import { overflowOf } from '../support/measure.ts';
import { playerSide } from '../support/online-matches.ts';
import { useTestbed } from '../support/testbed.ts';

const testbed = useTestbed();
const phone = { viewport: { width: 390, height: 844 } };

const people = (...names: readonly string[]) =>
  Promise.all(names.map((firstName) => registerUser(testbed.server, { firstName })));

/** Asks a player of the second side to agree; returns the code. */
async function askOn(setup: SetupPage): Promise<string> {
  await setup.side(2).getByRole('button', { name: 'Am Gerät bestätigen' }).click();
  return setup.page.getByRole('status', { name: 'Code' }).innerText();
}

/** A finished match of two players that a device has kept; the away player has not agreed to it. */
async function keptMatch(by: Account, other: Account): Promise<string> {
  const id = newId();
  const parties = [playerSide(by), playerSide(other)];
  const props = { parties, config: { startingScore: 101, legsToWinSet: 1 } };
  await by.api.call('POST /matches/', { id, props, isKept: true });
  await by.api.startMatch(id);
  await by.api.playTurns(id, [{ score: 60 }, { score: 20 }, checkout(41, 2)]);
  return id;
}

const seatTypes = async (by: Account, id: string) =>
  (await by.api.readMatch(id)).props.parties.map((party) =>
    party.type === 'single' ? party.player.type : party.type,
  );

test('a player agrees on their own phone, and then plays at the board of the other', async () => {
  const [anna, dora] = (await people('Anna', 'Dora')) as [Account, Account];
  const [board, own] = await Promise.all([
    testbed.openDevice({ account: anna }),
    testbed.openDevice({ account: dora, ...phone }),
  ]);
  const setup = await new SetupPage(board.page).open();
  await setup.choose(setup.side(2), 'Konto');
  const code = await askOn(setup);
  await expectAccessible(board.page, 'the code');
  const confirm = new ConfirmPage(own.page);
  await confirm.enter('zzzzzz');
  await own.page.getByText('Diesen Code gibt es nicht.').waitFor();
  await confirm.enter(code.toLowerCase());
  await own.page.getByText('Anna möchte dich in Matches eintragen.').waitFor();
  await expectAccessible(own.page, 'the question');
  expect((await overflowOf(own.page)).x).toBe(0);
  await confirm.accept.click();
  await own.page.getByText(/^Fertig! Anna kann dich bis/).waitFor();
  await board.page.getByRole('dialog').waitFor({ state: 'hidden' });
  const chip = setup.side(2).getByRole('button', { name: 'Dora', exact: true });
  await expectSoon(() => chip.getAttribute('aria-pressed')).toBe('true');
  const id = await setup.start();
  await new ScorerPage(board.page).turn(60);
  await expectSoon(() => seatTypes(anna, id)).toEqual(['registered', 'registered']);
  await setup.open();
  await setup.choose(setup.side(2), 'Gast');
  await setup.choose(setup.side(1), 'Doppel');
  await setup.side(1).getByRole('button', { name: 'Dora', exact: true }).first().waitFor();
});

test('a refused or expired code is reported, and is replaced by a new one', async () => {
  const [anna, dora] = (await people('Anna', 'Dora')) as [Account, Account];
  const { page } = await testbed.openDevice({ account: anna });
  const setup = await new SetupPage(page).open();
  await setup.choose(setup.side(2), 'Konto');
  const code = await askOn(setup);
  await dora.api.call(`PATCH /agreements/code/${code}`, { answer: 'rejected' });
  await page.getByText('Die Anfrage wurde abgelehnt.').waitFor();
  await page.getByRole('button', { name: 'Neuer Code' }).click();
  const next = page.getByRole('status', { name: 'Code' });
  await expectSoon(() => next.innerText()).not.toBe(code);
  await page.clock.install();
  await page.getByRole('button', { name: 'Schließen' }).click();
  await askOn(setup);
  await page.clock.fastForward(11 * 60_000);
  await page.getByText('Dieser Code ist abgelaufen.').waitFor();
});

test('a player who is no longer available is named before the match starts', async () => {
  const [anna, dora] = (await people('Anna', 'Dora')) as [Account, Account];
  const { page } = await testbed.openDevice({ account: anna });
  const earlier = await keptMatch(anna, dora);
  await dora.api.call(`PATCH /matches/${earlier}/confirm`);
  await page.goto(`${testbed.server.url}/matches/new?again=${earlier}`);
  const setup = new SetupPage(page);
  await setup.side(2).getByText('Dora', { exact: true }).waitFor();
  await setup.startButton.click();
  await page.getByText('Wer nicht in deinem Team ist, muss am eigenen Gerät bestätigen!').waitFor();
});

test('a match that was played without network waits for a confirmation', async () => {
  const [eve, anna] = (await people('Eve', 'Anna')) as [Account, Account];
  const [mine, other] = [await keptMatch(eve, anna), await keptMatch(eve, anna)];
  const { page } = await testbed.openDevice({ account: anna, ...phone });
  await page.goto('/account');
  const card = page.getByRole('region', { name: 'Diese Matches warten auf deine Bestätigung' });
  await expectSoon(() => card.getByRole('listitem').count()).toBe(2);
  await expectAccessible(page, 'matches to confirm');
  expect((await overflowOf(page)).x).toBe(0);
  // The newest match comes first.
  await card.getByRole('button', { name: 'Das war nicht ich' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Das war nicht ich' }).click();
  await expectSoon(() => card.getByRole('listitem').count()).toBe(1);
  await card.getByRole('button', { name: 'Ich war dabei' }).click();
  await card.waitFor({ state: 'hidden' });
  expect(await seatTypes(eve, mine)).toEqual(['registered', 'registered']);
  expect(await seatTypes(eve, other)).toEqual(['registered', 'guest']);
});

test('a player who was not there leaves the match on the page of its result', async () => {
  const [anna] = (await people('Anna')) as [Account];
  const sides = [playerSide(anna), guestSide('Ben')] as const;
  const turns = [{ score: 60 }, { score: 20 }, checkout(41, 2)];
  const config = { startingScore: 101, legsToWinSet: 1 };
  const id = await seedMatch(anna.api, { sides, config, turns });
  const { page } = await testbed.openDevice({ account: anna, ...phone });
  await page.goto(`/matches/${id}`);
  await page.getByRole('button', { name: 'Das war nicht ich' }).click();
  const question = page.getByRole('alertdialog');
  await expectAccessible(page, 'the question whether to leave');
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  expect(await seatTypes(anna, id)).toEqual(['registered', 'guest']);
  await page.getByRole('button', { name: 'Das war nicht ich' }).click();
  await question.getByRole('button', { name: 'Das war nicht ich' }).click();
  await page.getByText('Das Match zählt nicht mehr für dich.').waitFor();
  await expectSoon(() => page.getByRole('button', { name: 'Das war nicht ich' }).count()).toBe(0);
  expect(await seatTypes(anna, id)).toEqual(['guest', 'guest']);
  await page.getByRole('heading', { level: 1, name: /Anna/ }).waitFor();
});

test('a player who was not there leaves a match in the list of their matches', async () => {
  const [anna] = (await people('Anna')) as [Account];
  const sides = [playerSide(anna), guestSide('Ben')] as const;
  const turns = [{ score: 60 }, { score: 20 }, checkout(41, 2)];
  const config = { startingScore: 101, legsToWinSet: 1 };
  const id = await seedMatch(anna.api, { sides, config, turns });
  const { page } = await testbed.openDevice({ account: anna, ...phone });
  await page.goto('/players/me/stats');
  await page.getByRole('button', { name: 'Menü für Anna gegen Ben' }).click();
  await page.getByRole('menuitem', { name: 'Das war nicht ich' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Das war nicht ich' }).click();
  await page.getByText('Das Match zählt nicht mehr für dich.').waitFor();
  await expectSoon(() => page.getByRole('button', { name: 'Menü für Anna gegen Ben' }).count()).toBe(0);
  expect(await seatTypes(anna, id)).toEqual(['guest', 'guest']);
});

test('team mates without an account are not guests, even on a tablet with a wrong clock', async () => {
  const { server } = testbed;
  const admin = await makeAdmin(server, await registerUser(server, { firstName: 'Eva' }));
  const teamId = await createTeam(admin);
  const anna = await joinTeam(server, {
    admin,
    account: await registerUser(server, { firstName: 'Anna' }),
    teamId,
  });
  const child = newId();
  await admin.api.call('POST /players/', { id: child, props: { firstName: 'Jonas' } });
  await admin.api.call(`POST /teams/${teamId}/players`, { playerId: child });
  const { page } = await testbed.openDevice({ account: anna });
  // By its clock the match is older than the team, and older than what a device may have kept.
  await page.clock.install({ time: Date.now() - 365 * 24 * 60 * 60_000 });
  const setup = await new SetupPage(page).open();
  await setup.choose(setup.side(2), 'Team');
  await setup.side(2).getByRole('button', { name: 'Jonas', exact: true }).click();
  const id = await setup.start();
  const scorer = new ScorerPage(page);
  await scorer.turn(60);
  await scorer.turn(85);
  await expectSoon(() => scorer.rest('Jonas')).toBe('416');
  await expectSoon(() => seatTypes(anna, id)).toEqual(['registered', 'external']);
});
