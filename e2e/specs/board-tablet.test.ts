import { expect, test } from 'vitest';
import { ScorerPage } from '../pages/scorer-page.ts';
import { expectAccessible } from '../support/accessible.ts';
import { newId } from '../support/api.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { useTestbed } from '../support/testbed.ts';
import { startTournament, tournamentMatches } from '../support/tournaments.ts';
import { useTournamentTeam } from '../support/use-tournament-team.ts';

const testbed = useTestbed();
const club = useTournamentTeam(testbed, 'Bulls Tablet');

test('a tablet is bound, starts and scores what is called, goes on without network, and calls for help', async () => {
  const { chief, teamId } = club;
  const board = { id: newId(), name: 'Board 1' };
  await chief.api.call(`POST /teams/${teamId}/boards`, { boards: [board] });
  const id = await startTournament(club, { mode: 'single-knockout' }, 4);
  const [first, second] = await tournamentMatches(chief, id);
  const callTo = (matchId: string | null | undefined) =>
    chief.api.call(`PATCH /events/${id}/matches/${matchId}/call`, { boardId: board.id });

  const organiser = await testbed.openDevice({ account: chief });
  await organiser.page.goto('/team-lounge');
  // The list is drawn anew as soon as it can be sorted, which closes a menu.
  await organiser.page.waitForLoadState('networkidle');
  await organiser.page.getByRole('button', { name: 'Board 1 ändern' }).click();
  const made = organiser.page.waitForResponse((response) => response.url().endsWith('/tablet-code'));
  await organiser.page.getByRole('menuitem', { name: 'Tablet verbinden' }).click();
  const { code } = (await (await made).json()) as { code: string };
  await organiser.page.getByText('Scanne den Code mit dem Tablet.').waitFor();
  await expectAccessible(organiser.page, 'code of a tablet');

  const { page, context, complaints } = await testbed.openDevice();
  await page.goto(`/board/${code}`);
  await page.getByRole('heading', { name: 'Dieses Gerät gehört zu Board 1' }).waitFor();
  await expectAccessible(page, 'tablet before it is bound');
  await page.getByRole('button', { name: 'Verbinden' }).press('Enter');
  await page.getByText('Hier ist gerade frei').waitFor();
  await organiser.page.getByRole('list', { name: 'Verbundene Tablets' }).getByText('verbunden').waitFor();

  await callTo(first?.matchId);
  await page.getByText(/^Es fehlt noch: /).waitFor();
  await expectAccessible(page, 'called match on a tablet');
  await page.getByRole('button', { name: 'Wir sind da' }).click();
  await page.getByText(/^Es fehlt noch: /).waitFor({ state: 'detached' });
  await page
    .getByRole('button', { name: / beginnt$/ })
    .first()
    .click();
  await page.waitForURL(`**/matches/${first?.matchId}`);
  await page.getByRole('button', { name: 'OK' }).waitFor();

  await page.goBack();
  await page.getByRole('region', { name: 'Als Nächstes' }).waitFor();
  await page.getByRole('button', { name: 'Hilfe' }).click();
  await page.getByText('Hilfe kommt').waitFor();
  await organiser.page.goto(`/tournaments/${id}/cockpit`);
  await organiser.page.getByRole('button', { name: 'Hilfe an Board 1 erledigt' }).click();
  await page.getByText('Hilfe kommt').waitFor({ state: 'detached' });

  await page.getByRole('link', { name: 'Weiterschreiben' }).click();
  const scorer = new ScorerPage(page);
  await scorer.untilLateCode();
  await context.setOffline(true);
  await scorer.turn(20);
  await scorer.turn(2);
  await scorer.turn(20, { darts: 1, attempts: 1 });
  await page.getByRole('link', { name: 'Weiter an Board 1' }).waitFor();
  // The result stands for eight seconds; then the next match comes by itself, of which the tablet knows already.
  await page.waitForURL(`**/board/${board.id}`);
  await page
    .getByRole('button', { name: / beginnt$/ })
    .first()
    .click();
  await page.waitForURL(`**/matches/${second?.matchId}`);
  await scorer.turn(20);
  await context.setOffline(false);
  const saved = async (matchId: string | null | undefined) =>
    (await chief.api.readMatch(matchId ?? '')).props;
  await expectSoon(async () => (await saved(first?.matchId)).status).toBe('finished');
  await expectSoon(async () => (await saved(second?.matchId)).status).toBe('running');
  expect((await tournamentMatches(chief, id))[1]).toMatchObject({ board: 'Board 1' });
  expect([...complaints, ...organiser.complaints]).toEqual([]);
});
