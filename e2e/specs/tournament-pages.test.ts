import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, tallDevice } from '../support/accessible.ts';
import { violationsOf } from '../support/axe.ts';
import { addSeries } from '../support/series-tournaments.ts';
import { useTestbed } from '../support/testbed.ts';
import {
  addEntrants,
  createTournament,
  entrantNames,
  playRounds,
  startTournament,
  tournamentMatches,
} from '../support/tournaments.ts';
import { useTournamentTeam } from '../support/use-tournament-team.ts';
import { layoutShiftOf, watchLayoutShifts } from '../support/watch-layout.ts';

const testbed = useTestbed();
const club = useTournamentTeam(testbed, 'Bulls Seiten');

/** A page, and a text that is there when it is complete. */
type Sight = readonly [path: string, text: string | RegExp];

/** Opens a page that has one title, headings in order, and content that does not move while it loads. */
const openTidy = async (page: Page, [path, text]: Sight): Promise<void> => {
  await page.goto(path);
  await page.getByText(text).first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(page.url()).toContain(path);
  expect(await layoutShiftOf(page), path).toBeLessThanOrEqual(0.05);
  expect(await violationsOf(page, 'structure'), path).toEqual([]);
};

test('the public pages of tournaments are accessible, in order, and do not move while they load', async () => {
  const { chief } = club;
  const open = await createTournament(club, { mode: 'single-knockout' });
  await addEntrants(chief, open, entrantNames(5));
  const groups = { noOfGroups: 2, noOfQualifiers: 4 } as const;
  const running = await startTournament(club, { mode: 'single-knockout-with-group-stage', groups }, 8);
  const [first, second] = await tournamentMatches(chief, running);
  await chief.api.startMatch(first?.matchId ?? '');
  await chief.api.startMatch(second?.matchId ?? '');
  await chief.api.playTurns(second?.matchId ?? '', [{ score: 40, attemptsOnDouble: 1, dartsThrown: 1 }]);
  const league = await startTournament(club, { mode: 'league' }, 4);
  await playRounds(chief, league, 9);
  const double = await startTournament(club, { mode: 'double-knockout' }, 4);
  const series = await addSeries(club, { name: 'Pokale', eventIds: [league] });
  const { page, context, complaints } = await testbed.openDevice(tallDevice);
  await watchLayoutShifts(context);
  for (const sight of [
    [`/tournaments/${open}`, 'Einlass ab'],
    [`/tournaments/${open}/participants`, 'Anna Adler'],
    [`/tournaments/${open}/register`, 'E-Mail-Adresse'],
    [`/tournaments/${running}/groups/A`, 'Spieltag 1'],
    [`/tournaments/${running}/groups/all`, 'Gruppe B'],
    [`/tournaments/${running}/knockout`, 'A1'],
    [`/tournaments/${running}/knockout?view=screen`, 'A1'],
    [`/tournaments/${running}/highlights`, 'Highscores'],
    [`/tournaments/${running}/live`, 'beobachten'],
    [`/tournaments/${double}/knockout`, 'Gewinner-Runde 1'],
    [`/tournaments/${league}/groups/matchdays`, 'Spieltag 3'],
    [`/tournaments/${league}/result`, 'Abschlusstabelle'],
    [`/tournaments/${league}/series`, 'Pokale'],
    [`/series/${series}`, 'Pokale'],
  ] satisfies readonly Sight[]) {
    await openTidy(page, sight);
    await expectAccessible(page, sight[0]);
  }
  expect(complaints).toEqual([]);
});
