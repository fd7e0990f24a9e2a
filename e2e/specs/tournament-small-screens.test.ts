import { expect, test } from 'vitest';
import { addSeries } from '../support/series-tournaments.ts';
import { faultsOf } from '../support/small-sizes.ts';
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

const testbed = useTestbed();
const club = useTournamentTeam(testbed, 'SC Bullseye Jena-Lobeda');

test('the pages of tournaments fit small windows and large text', async () => {
  const { chief } = club;
  const setup = { assignCaller: true } as const;
  const groups = { noOfGroups: 2, noOfQualifiers: 4 } as const;
  const open = await createTournament(club, { mode: 'single-knockout-with-group-stage', groups });
  await addEntrants(chief, open, entrantNames(6));
  const running = await startTournament(club, { mode: 'double-knockout-with-group-stage', setup, groups }, 7);
  const series = await addSeries(club, { name: 'Wintercup', eventIds: [running] });
  const ready = (await tournamentMatches(chief, running)).find(({ status }) => status === 'ready');
  await chief.api.startMatch(ready?.matchId ?? '');
  // More rounds than there are columns: the last one on screen is not the last one of the bracket.
  const large = await startTournament(club, { mode: 'single-knockout' }, 9);
  const finished = await startTournament(club, { mode: 'single-knockout' }, 4);
  await playRounds(chief, finished, 2);
  const { page, complaints } = await testbed.openDevice({ account: chief, reducedMotion: 'reduce' });
  const found: string[] = [];
  for (const [path, text] of [
    [`/tournaments/${open}/introduction`, 'Einlass ab'],
    [`/tournaments/${open}/register`, 'Du startest für'],
    [`/tournaments/${open}/admin/general`, 'PIN für die Spielstände'],
    [`/tournaments/${open}/admin/participants`, 'Ben Berg'],
    [`/tournaments/${open}/admin/mode`, 'Ohne Gruppe'],
    [`/tournaments/${running}/groups/A`, 'Spieltag 1'],
    [`/tournaments/${running}/knockout`, 'Gewinner-Runde'],
    [`/tournaments/${running}/management`, /Spielen beendet$/],
    [`/tournaments/${large}/knockout`, 'Spiel 1'],
    [`/tournaments/${finished}/result`, 'Platzierungen'],
    [`/series/${series}`, 'Wintercup'],
    [`/series/${series}/admin/points`, 'High Finishes'],
  ] as const) {
    await page.goto(path);
    await page.getByText(text).first().waitFor();
    found.push(...(await faultsOf(page, path)));
  }
  expect(found).toEqual([]);
  expect(complaints).toEqual([]);
});
