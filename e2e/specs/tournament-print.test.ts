import { expect, test } from 'vitest';
import { TournamentPage } from '../pages/tournament-page.ts';
import { expectAccessible } from '../support/accessible.ts';
import { sheetsOf } from '../support/paper.ts';
import { useTestbed } from '../support/testbed.ts';
import { readTournament, startTournament, tournamentMatches, winMatch } from '../support/tournaments.ts';
import { useTournamentTeam } from '../support/use-tournament-team.ts';

const testbed = useTestbed();
const club = useTournamentTeam(testbed, 'Bulls Papier');

test('organisers print the list of those present, the PIN, and everything to go on without a network', async () => {
  const { chief } = club;
  const groups = { noOfGroups: 2, noOfQualifiers: 4 } as const;
  const id = await startTournament(club, { mode: 'single-knockout-with-group-stage', groups }, 8);
  const { matchPinCode, participants } = await readTournament(chief, id);
  await chief.api.call(`PATCH /events/${id}/participants/check-in`, {
    participant: participants?.[0]?.participant,
    isPresent: true,
  });
  const [first] = await tournamentMatches(chief, id);
  await winMatch(chief, first?.matchId ?? '');
  const { page, complaints } = await testbed.openDevice({ account: chief });
  const tournament = await new TournamentPage(page).open(id, '/print/check-in');
  const sheet = page.getByRole('article');
  await sheet.getByText('Anna Adler').waitFor();
  expect(await sheet.getByRole('row').count()).toBe(9);
  expect(await sheet.getByText('ja', { exact: true }).count()).toBe(1);
  await expectAccessible(page, 'check-in list');
  expect(await sheetsOf(page)).toBe(1);
  // Without what surrounds it.
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('navigation').first().isVisible()).toBe(false);
  expect(await tournament.title.isVisible()).toBe(false);
  await page.emulateMedia({ media: null });

  await page.getByRole('link', { name: 'PIN-Karte' }).click();
  await sheet.getByText(matchPinCode ?? 'none', { exact: true }).waitFor();
  await sheet.getByRole('img', { name: 'Code zum Turnier' }).waitFor();
  await expectAccessible(page, 'PIN card');
  expect(await sheetsOf(page)).toBe(1);

  await page.getByRole('link', { name: 'Notfall-Mappe' }).click();
  await sheet.getByRole('table', { name: 'Offene Spiele' }).waitFor();
  expect(await sheet.getByRole('table', { name: 'Offene Spiele' }).getByRole('row').count()).toBe(1 + 14);
  await sheet.getByRole('region', { name: 'Gruppe B' }).waitFor();
  expect(await sheet.getByLabel('Spiellänge je Runde').innerText()).toMatch(/Gruppenphase[\s\S]*Finale/);
  await sheet.getByRole('heading', { name: 'Turnierbaum' }).waitFor();
  await expectAccessible(page, 'emergency folder');
  // Tables, open matches, the bracket, and an empty sheet.
  expect(await sheetsOf(page)).toBe(4);

  await page.getByRole('link', { name: 'Spielzettel' }).click();
  // 12 matches of groups, of which one is over; the knockout is not known yet.
  await sheet.getByRole('region', { name: 'Spiel 2', exact: true }).waitFor();
  expect(await sheet.getByRole('region').count()).toBe(11);
  await sheet.getByRole('img', { name: 'Code zum Match' }).first().waitFor();
  await expectAccessible(page, 'score sheets');
  expect(await sheetsOf(page)).toBe(6);

  await page.getByRole('link', { name: 'Gruppenbögen' }).click();
  await sheet.getByRole('region', { name: 'Gruppe B' }).first().waitFor();
  expect(await sheet.getByRole('table', { name: 'Spiele' }).count()).toBe(2);
  await expectAccessible(page, 'group sheets');
  expect(await sheetsOf(page)).toBe(2);

  await page.getByRole('link', { name: 'Averages' }).click();
  await sheet.getByRole('columnheader', { name: 'Höchstes Checkout' }).waitFor();
  expect(await sheet.getByRole('row').count()).toBe(2);
  expect(await sheetsOf(page)).toBe(1);

  await page.getByRole('link', { name: 'Ergebnisbogen' }).click();
  await sheet.getByText('Veranstalter').waitFor();
  expect(await sheet.getByRole('row').count()).toBe(1 + 8);
  await expectAccessible(page, 'result sheet');
  expect(await sheetsOf(page)).toBe(1);

  const visitor = await testbed.openDevice({ account: club.mate });
  await visitor.page.goto(`/tournaments/${id}/print/pin`);
  await visitor.page.getByText('Du hast keine Berechtigung, das Turnier zu verwalten.').waitFor();
  expect([...complaints, ...visitor.complaints]).toEqual([]);
});
