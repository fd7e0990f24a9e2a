import { expect, test } from 'vitest';
import { expectAccessible, tallDevice } from '../support/accessible.ts';
import { type Account, registerUser } from '../support/accounts.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { overflowOf } from '../support/measure.ts';
import { useTestbed } from '../support/testbed.ts';
import {
  addEntrants,
  addPlayers,
  beginTournament,
  createTournament,
  entrantNames,
  foundTournamentTeam,
  playRounds,
} from '../support/tournaments.ts';

const testbed = useTestbed();

/** A tournament of strangers, who have entered the player. */
async function enteredTournament(name: string, player: Account) {
  const club = await foundTournamentTeam(testbed.server, name);
  const id = await createTournament(club, { name: `${name}-Pokal`, mode: 'single-knockout' });
  await addPlayers(club.chief, id, [player.playerId]);
  await addEntrants(club.chief, id, entrantNames(3));
  return { club, id };
}

const countOf = async ({ api, playerId }: Account) =>
  ((await api.call(`GET /players/${playerId}/matches/count`)) as { readonly count: number }).count;

test('a player learns on the start page who has entered them, agrees, and the matches count from the beginning', async () => {
  const dora = await registerUser(testbed.server, { firstName: 'Dora', lastName: 'Dorn' });
  const { page } = await testbed.openDevice({ account: dora, ...tallDevice });
  await page.goto('/home/news');
  await page.getByRole('link', { name: 'News' }).first().waitFor();
  const { club, id } = await enteredTournament('Löwen', dora);
  // The question comes while the page is open.
  const question = page.getByRole('region', { name: 'Bist du dabei?' });
  await question.getByText('Tessa Team hat dich bei „Löwen-Pokal“ eingetragen.').waitFor();
  await expectAccessible(page, 'the question on the start page');
  expect((await overflowOf(page)).x).toBe(0);
  await beginTournament(club.chief, id);
  await playRounds(club.chief, id, 1);
  expect(await countOf(dora)).toBe(0);
  await question.getByRole('link', { name: 'Zum Event' }).click();
  await page.getByRole('heading', { name: 'Löwen-Pokal' }).waitFor();
  await question.getByRole('button', { name: 'Ja, ich bin dabei' }).click();
  await page.getByText('Tessa Team hat dich eingetragen, und du bist dabei.').waitFor();
  await expectSoon(() => countOf(dora)).toBeGreaterThan(0);
});

test('a player asks the organiser, who sees it at the entry, and takes the account out', async () => {
  const dora = await registerUser(testbed.server, { firstName: 'Dora', lastName: 'Dorn' });
  const { club, id } = await enteredTournament('Tiger', dora);
  const [own, office] = await Promise.all([
    testbed.openDevice({ account: dora, ...tallDevice }),
    testbed.openDevice({ account: club.chief, ...tallDevice }),
  ]);
  await office.page.goto(`/tournaments/${id}/admin/participants`);
  const row = office.page.getByRole('row', { name: /Dora Dorn/ });
  await row.getByText('Noch nicht zugestimmt').waitFor();
  await own.page.goto(`/tournaments/${id}/participants`);
  const question = own.page.getByRole('region', { name: 'Bist du dabei?' });
  await question.getByRole('button', { name: 'Ich spiele nicht mit' }).click();
  await question.getByText('Du hast den Veranstalter gebeten, dich herauszunehmen.').waitFor();
  await expectAccessible(own.page, 'the question on the page of the tournament');
  await row.getByText('Möchte nicht mitspielen').waitFor();
  await expectAccessible(office.page, 'the entry');
  await question.getByRole('button', { name: 'Nicht mit meinem Konto' }).click();
  const dialog = own.page.getByRole('alertdialog');
  await expectAccessible(own.page, 'the dialog');
  await dialog.getByRole('button', { name: 'Nicht mit meinem Konto' }).click();
  await question.waitFor({ state: 'detached' });
  await own.page.getByText('Dora Dorn').first().waitFor();
  await expectSoon(() => row.getByText('Möchte nicht mitspielen').count()).toBe(0);
});
