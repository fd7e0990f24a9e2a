import { apiBasePath } from '@neundarter/contract/limits';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { TournamentPage } from '../pages/tournament-page.ts';
import { expectSoon } from '../support/expect-soon.ts';
import { useTestbed } from '../support/testbed.ts';
import { startTournament, tournamentMatches } from '../support/tournaments.ts';
import { useTournamentTeam } from '../support/use-tournament-team.ts';

// Visitors of a bracket or a table see every result, and read nothing for it.

const testbed = useTestbed();
const club = useTournamentTeam(testbed, 'Bulls Ergebnisse');

/** The reads of an event and its tables from now on. */
const readsOf = (page: Page, id: string): readonly string[] => {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(`${apiBasePath}/events/${id}`)) reads.push(`${request.method()} ${pathname}`);
  });
  return reads;
};

/** Enters results from paper for everything that can be played, until nothing is left. */
async function enterAll(id: string): Promise<number> {
  const score = { kind: 'paper', score: { kind: 'legs', legs: [[1, 0]] } };
  let entered = 0;
  for (;;) {
    const ready = (await tournamentMatches(club.chief, id)).filter(({ status }) => status === 'ready');
    if (ready.length === 0) return entered;
    for (const { matchId } of ready) {
      await club.chief.api.call(`POST /events/${id}/matches/${matchId}/result`, score);
      entered += 1;
    }
  }
}

test('a table and a bracket follow all results without a read', async () => {
  const league = await startTournament(club, { name: 'Liga', mode: 'league' }, 4);
  const knockout = await startTournament(club, { name: 'Pokal', mode: 'double-knockout' }, 4);
  const [table, bracket] = [await testbed.openDevice(), await testbed.openDevice()];
  await new TournamentPage(table.page).open(league, '/groups');
  await new TournamentPage(bracket.page).open(knockout, '/knockout');
  for (const { page } of [table, bracket]) await page.waitForLoadState('networkidle');
  const reads = [readsOf(table.page, league), readsOf(bracket.page, knockout)];

  expect(await enterAll(league)).toBe(6);
  const played = table.page.locator('tbody td[data-column="played"]');
  await expectSoon(() => played.allTextContents()).toEqual(['3', '3', '3', '3']);
  const results = table.page.locator('tbody td[data-column="results"]');
  const won = (await results.allTextContents()).map((text) => Number(text.split('–')[0]));
  expect(won.reduce((sum, one) => sum + one, 0)).toBe(6);

  const matches = await enterAll(knockout);
  expect(matches).toBeGreaterThan(5);
  const cup = new TournamentPage(bracket.page);
  await expectSoon(() => cup.sentence(matches)).toContain('1');
  for (const { page } of [table, bracket]) await page.waitForLoadState('networkidle');
  expect(reads).toEqual([[], []]);
  for (const { complaints } of [table, bracket]) expect(complaints).toEqual([]);
});
