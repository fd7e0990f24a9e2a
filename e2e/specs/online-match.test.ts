import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ScorerPage } from '../pages/scorer-page.ts';
import { SetupPage } from '../pages/setup-page.ts';
import { type Account, readAgain, registerUser } from '../support/accounts.ts';
import { newId } from '../support/api.ts';
import { violationsOf } from '../support/axe.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { useTestbed } from '../support/testbed.ts';

const testbed = useTestbed();

/** A player who accepts online matches. */
async function onlinePlayer(firstName: string): Promise<Account> {
  const account = await registerUser(testbed.server, { firstName });
  const changedProps = { settings: { onlineMatchesAllowed: true } };
  await account.api.call('PATCH /players/', { id: account.playerId, changedProps });
  return readAgain(account);
}

const codeOf = ({ playerId }: Account): string => playerId.slice(0, 6).toUpperCase();
const matchIdOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Sets up a match against the player with this code and sends the request. */
async function ask(page: Page, code: string, name: string): Promise<string> {
  const setup = await new SetupPage(page).open();
  await setup.choose(setup.side(2), 'Online');
  await setup.side(2).getByLabel('Spieler-ID').fill(code.toLowerCase());
  await page.getByText(`Starte ein Online-Match gegen ${name}!`).waitFor();
  await setup.startButton.click();
  await page.getByText(`Warte auf die Antwort von ${name}...`).waitFor();
  return matchIdOf(page);
}

/** Two browsers on the page of a match that was requested and accepted. */
async function agree() {
  const [anna, ben] = await Promise.all([onlinePlayer('Anna'), onlinePlayer('Ben')]);
  const [first, second] = await Promise.all([
    testbed.openDevice({ account: anna }),
    testbed.openDevice({ account: ben }),
  ]);
  const matchId = await ask(first.page, codeOf(ben), 'Ben');
  await second.page.goto(`/matches/${matchId}`);
  await second.page.getByText('Anna möchte gegen dich spielen.').waitFor();
  await button(second.page, 'Annehmen').click();
  await Promise.all([first.page, second.page].map((page) => button(page, 'Match starten').waitFor()));
  return { anna, ben, first, second, matchId };
}

/** Starts the match, with each player at their own board. */
async function begin() {
  const agreed = await agree();
  await button(agreed.second.page, 'Match starten').click();
  const boards = [new ScorerPage(agreed.first.page), new ScorerPage(agreed.second.page)] as const;
  await Promise.all(boards.map(({ pad }) => pad.waitFor()));
  return { ...agreed, atAnna: boards[0], atBen: boards[1] };
}

const waits = ({ pad }: ScorerPage): Locator => pad.getByText('Warte auf Gegner');

test('two players at two boards request, accept, play and finish a match', async () => {
  const { first, second, atAnna, atBen } = await begin();
  await waits(atBen).waitFor();
  expect(await atBen.digit(6).isDisabled()).toBe(true);

  await atAnna.turn(60);
  await expectSoon(() => atBen.rest('Anna')).toBe('441');
  await waits(atAnna).waitFor();
  await waits(atBen).waitFor({ state: 'hidden' });
  await atBen.turn(100);
  await expectSoon(() => atAnna.rest('Ben')).toBe('401');

  // Each player can see a mistake of the last turn and undo it.
  await atAnna.undo();
  await expectSoon(() => atBen.rest('Ben')).toBe('501');
  await atBen.turn(140);
  for (const [board, score] of [
    [atAnna, 180],
    [atBen, 41],
    [atAnna, 140],
    [atBen, 45],
  ] as const) {
    await waits(board).waitFor({ state: 'hidden' });
    await board.turn(score);
  }
  await waits(atAnna).waitFor({ state: 'hidden' });
  await atAnna.turn(121, { darts: 3, attempts: 1 });
  // The player who lost the leg sees the popup at once, too.
  await atBen.popup.waitFor();
  expect([...first.complaints, ...second.complaints]).toEqual([]);
});

test('a player who leaves returns to the current state of the match', async () => {
  const { first, second, atAnna, atBen, matchId } = await begin();
  await atAnna.turn(60);
  await expectSoon(() => atBen.rest('Anna')).toBe('441');
  await second.page.close();
  await waits(atAnna).waitFor();

  const page = await second.context.newPage();
  const back = await new ScorerPage(page).open(matchId);
  await expectSoon(() => back.rest('Anna')).toBe('441');
  await back.turn(85);
  await expectSoon(() => atAnna.rest('Ben')).toBe('416');

  await first.context.setOffline(true);
  await atAnna.turn(26);
  await expectSoon(() => atAnna.rest('Anna')).toBe('415');
  await waits(back).waitFor();
  await first.context.setOffline(false);
  await expectSoon(() => back.rest('Anna')).toBe('415');
});

test('a request is rejected, and another one is withdrawn', async () => {
  const [anna, ben] = await Promise.all([onlinePlayer('Anna'), onlinePlayer('Ben')]);
  const [first, second] = await Promise.all([
    testbed.openDevice({ account: anna }),
    testbed.openDevice({ account: ben }),
  ]);
  const refused = await ask(first.page, codeOf(ben), 'Ben');
  await second.page.goto(`/matches/${refused}`);
  expect(await violationsOf(second.page)).toEqual([]);
  await button(second.page, 'Ablehnen').click();
  await second.page.getByText('Du hast die Anfrage abgelehnt.').waitFor();
  await first.page.getByText('Ben hat die Anfrage abgelehnt.').waitFor();

  const withdrawn = await ask(first.page, codeOf(ben), 'Ben');
  await second.page.goto(`/matches/${withdrawn}`);
  await second.page.getByText('Anna möchte gegen dich spielen.').waitFor();
  expect(await violationsOf(first.page)).toEqual([]);
  await button(first.page, 'Anfrage zurückziehen').click();
  await first.page.getByRole('alertdialog').getByRole('button', { name: 'Anfrage zurückziehen' }).click();
  await first.page.waitForURL('**/matches/new');
  await second.page.getByText(`Das Match mit der Id ${withdrawn} konnte nicht geladen werden.`).waitFor();
});

test('unknown codes and players who accept no online matches are reported', async () => {
  const anna = await onlinePlayer('Anna');
  const shy = await registerUser(testbed.server, { firstName: 'Clara' });
  const { page } = await testbed.openDevice({ account: anna });
  const setup = await new SetupPage(page).open();
  await setup.choose(setup.side(2), 'Online');
  const code = setup.side(2).getByLabel('Spieler-ID');
  await setup.startButton.click();
  await page.getByText('Gib eine gültige 6-stellige Spieler-Id ein!').waitFor();
  const unknown = newId().slice(0, 6).toUpperCase();
  await code.fill(`${unknown}zzz`);
  await page.getByText(`Es konnte kein Spieler mit der Id ${unknown} gefunden werden.`).waitFor();
  await code.fill(codeOf(anna));
  await page.getByText('Das ist deine eigene Spieler-ID. Gib die deines Gegners ein!').waitFor();
  await code.fill(codeOf(shy));
  await page.getByText('Starte ein Online-Match gegen Clara!').waitFor();
  await setup.startButton.click();
  await page.getByText(/Dieser Spieler möchte keine Online-Matches spielen/).waitFor();
  expect(await anna.api.call(`GET /matches/count?createdById=${anna.userId}`)).toEqual({ count: 0 });
});

test('a player cannot declare themselves the winner of an online match', async () => {
  const { first } = await agree();
  await button(first.page, 'Kampflos werten').click();
  const dialog = first.page.getByRole('alertdialog');
  await dialog.waitFor();
  expect(await dialog.getByRole('radio').count()).toBe(1);
  expect(await dialog.getByLabel('Sieg für Ben').isChecked()).toBe(true);
});
