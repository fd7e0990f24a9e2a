import { expect, test } from 'vitest';
import { expectAccessible } from '../support/accessible.ts';
import { useTestbed } from '../support/testbed.ts';
import { createTournament } from '../support/tournaments.ts';
import { useTournamentTeam } from '../support/use-tournament-team.ts';

const testbed = useTestbed();
const club = useTournamentTeam(testbed, 'Bulls Wettbewerbe');

test('a template makes a tournament in two taps, and another competition comes to its day', async () => {
  const first = await createTournament(club, { name: 'Monatspokal', mode: 'single-knockout' });
  const { page, complaints } = await testbed.openDevice({ account: club.chief });

  await page.goto(`/tournaments/${first}/admin/general`);
  await page.getByRole('button', { name: 'Als Vorlage speichern' }).click();
  await page.getByLabel('Name der Vorlage').fill('Pokal wie immer');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await page.getByText('Die Vorlage ist gespeichert.').waitFor();

  await page.goto('/team-lounge');
  await page.getByRole('button', { name: 'Neu', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Turnier', exact: true }).click();
  await page.getByLabel('Einstellungen', { exact: true }).selectOption('Vorlage: Pokal wie immer');
  await expectAccessible(page, 'a tournament of a template');
  await page.getByRole('button', { name: 'Turnier anlegen' }).click();
  await page.waitForURL(/\/admin\/participants$/);
  const second = /tournaments\/([^/]+)/.exec(page.url())?.[1] ?? '';

  await page.goto(`/tournaments/${second}/admin/general`);
  await page.getByRole('button', { name: 'Wettbewerb hinzufügen' }).click();
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Damen');
  await page.getByRole('button', { name: 'Hinzufügen', exact: true }).click();
  await page.waitForURL(/\/admin\/mode$/);

  await page.goto(`/tournaments/${second}`);
  await page.getByRole('link', { name: 'Wettbewerbe' }).click();
  await page.getByRole('link', { name: 'Damen', exact: true }).waitFor();
  await expectAccessible(page, 'competitions of a day');
  await page.getByRole('button', { name: 'Mehr zu Damen' }).click();
  await page.getByRole('menuitem', { name: 'Aus dem Tag nehmen' }).click();
  await page.getByRole('button', { name: 'Aus dem Tag nehmen' }).click();
  await page.getByRole('link', { name: 'Damen', exact: true }).waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});
