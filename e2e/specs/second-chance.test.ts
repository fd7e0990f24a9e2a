import { expect, test } from 'vitest';
import { ManagementPage } from '../pages/management-page.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { useTestbed } from '../support/testbed.ts';
import {
  playGroups,
  playRounds,
  readTournament,
  startTournament,
  tournamentMatches,
} from '../support/tournaments.ts';
import { useTournamentTeam } from '../support/use-tournament-team.ts';

const testbed = useTestbed();
const club = useTournamentTeam(testbed, 'Bulls Trost');

test('organisers release a second chance, take it back and release it again; everybody sees it to its end', async () => {
  const { chief } = club;
  const groups = { noOfGroups: 2, noOfQualifiers: 4 } as const;
  const mode = 'single-knockout-with-group-stage';
  const id = await startTournament(
    club,
    { mode, groups, hasSecondChance: true, hasThirdPlaceMatch: true },
    10,
  );
  await playGroups(chief, id);
  const ofSecondChance = async () =>
    (await tournamentMatches(chief, id)).filter(({ stage }) => stage === 'second-chance');
  const { page, complaints } = await testbed.openDevice({ account: chief });
  const { dialog } = await new ManagementPage(page).open(id);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).last().click();

  await press('Trostrunde freigeben');
  await dialog.getByRole('region', { name: 'So beginnt es' }).waitFor();
  await expectAccessible(page, 'release of a second chance');
  await press('Trostrunde freigeben');
  await page.getByText('Trostrunde ist freigegeben.', { exact: true }).waitFor();
  expect((await ofSecondChance()).filter(({ number }) => number !== null)).toHaveLength(5);
  await press('Freigabe zurücknehmen');
  await page.getByRole('alertdialog').getByText('Die Matches werden gelöscht.').waitFor();
  await press('Freigabe zurücknehmen');
  await expectSoon(async () => (await ofSecondChance()).length).toBe(0);
  await press('Trostrunde freigeben');
  await dialog.getByRole('checkbox').first().uncheck();
  await press('Trostrunde freigeben');
  await expectSoon(async () => (await ofSecondChance()).filter(({ number }) => number !== null).length).toBe(
    4,
  );
  await page.getByRole('heading', { name: 'Trostrunde' }).first().waitFor();

  await playRounds(chief, id, 9);
  await expectSoon(async () => (await readTournament(chief, id)).status).toBe('finished');
  const visitor = await testbed.openDevice();
  await visitor.page.goto(`/tournaments/${id}/knockout?side=second`);
  await visitor.page.getByRole('region', { name: 'Trostrunde' }).first().waitFor();
  await expectAccessible(visitor.page, 'bracket with a second chance');
  const thirdPlace = visitor.page.getByRole('heading', { name: 'Spiel um Platz 3' });
  expect(await thirdPlace.count()).toBe(0);
  await visitor.page.getByRole('link', { name: 'Turnierbaum' }).click();
  await thirdPlace.waitFor();
  await visitor.page.goto(`/tournaments/${id}`);
  await visitor.page.getByText('10.', { exact: true }).first().waitFor();
  expect([...complaints, ...visitor.complaints]).toEqual([]);
});
