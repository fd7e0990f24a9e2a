import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createTraining } from '../support/accounts.ts';
import { findBrokenNames } from '../support/broken-names.ts';
import { screens } from '../support/browser.ts';
import { guestSide, scores, seedMatch } from '../support/matches.ts';
import { type Club } from '../support/teams.ts';
import { useTestbed } from '../support/testbed.ts';
import {
  addEntrants,
  beginTournament,
  createTournament,
  playRounds,
  tournamentMatches,
} from '../support/tournaments.ts';
import { useTournamentTeam } from '../support/use-tournament-team.ts';

// On a television no name stands on two lines beside empty space.

const testbed = useTestbed();
const club = useTournamentTeam(testbed, 'SC Bullseye Jena-Lobeda');

const firstNames = ['Hans-Peter', 'Maximiliane', 'Bartholomäus', 'Ann-Kathrin'] as const;
const lastNames = ['Müller-Lüdenscheidt', 'Brandstetter', 'von Hohenstein', 'Schulze-Großmann'] as const;
const anyName = new RegExp(firstNames.join('|'));
const people = lastNames.flatMap((last) => firstNames.map((first) => `${first} ${last}`));

/** A cup of sixteen people with long names, of which some rounds are played and one match runs. @returns its id */
async function startCup(
  { chief, teamId }: Pick<Club, 'chief' | 'teamId'>,
  {
    mode,
    rounds,
  }: { readonly mode: Parameters<typeof createTournament>[1]['mode']; readonly rounds: number },
): Promise<string> {
  const id = await createTournament({ chief, teamId }, { name: 'Nachbarschafts-Cup', mode });
  await addEntrants(chief, id, people);
  await beginTournament(chief, id);
  await playRounds(chief, id, rounds);
  const ready = (await tournamentMatches(chief, id)).filter(({ status }) => status === 'ready');
  for (const { matchId } of ready.slice(0, 2)) await chief.api.startMatch(matchId ?? '');
  return id;
}

/** The names that break at these addresses, with the address. */
async function brokenAt(page: Page, paths: readonly string[]): Promise<readonly string[]> {
  const broken: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.getByText(anyName).filter({ visible: true }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    broken.push(...(await findBrokenNames(page, firstNames)).map((name) => `${path}: ${name}`));
  }
  return broken;
}

const below = (address: string, ends: readonly string[]) => ends.map((end) => `${address}/${end}`);

test('in a tournament', async () => {
  const groups = await startCup(club, { mode: 'single-knockout-with-group-stage', rounds: 1 });
  const knockout = await startCup(club, { mode: 'single-knockout', rounds: 2 });
  const double = await startCup(club, { mode: 'double-knockout', rounds: 2 });
  const over = await startCup(club, { mode: 'single-knockout', rounds: 9 });
  const league = await startCup(club, { mode: 'league', rounds: 1 });
  const { page } = await testbed.openDevice({
    account: club.chief,
    viewport: screens.tv,
    reducedMotion: 'reduce',
  });
  expect(
    await brokenAt(page, [
      ...below(`/tournaments/${groups}`, ['groups/A', 'groups/all', 'participants', 'management', 'live']),
      ...below(`/tournaments/${knockout}`, [
        'knockout',
        'knockout?view=tree',
        'knockout?view=list',
        'knockout?view=screen',
      ]),
      ...below(`/tournaments/${knockout}`, ['management', 'management?view=all', 'live']),
      ...below(`/tournaments/${double}`, ['knockout', 'knockout?view=screen', 'management']),
      ...below(`/tournaments/${over}`, ['result', 'highlights', 'knockout']),
      ...below(`/tournaments/${league}`, ['groups/A', 'groups/matchdays', 'management?view=all']),
      `/tournaments/${groups}/print/groups`,
    ]),
  ).toEqual([]);
});

test('in lists and on boards of matches', async () => {
  const { chief, teamId } = club;
  const eventId = await createTraining(chief, { teamId, name: 'Vereinsabend', isPublic: true });
  const matches: string[] = [];
  for (const [place, name] of people.slice(0, 3).entries())
    matches.push(
      await seedMatch(chief.api, {
        sides: [guestSide(name), guestSide(people[place + 4] ?? '')],
        config: { startingScore: 101 },
        turns: scores(41, 26),
        eventId,
      }),
    );
  const { page } = await testbed.openDevice({
    account: chief,
    viewport: screens.tv,
    reducedMotion: 'reduce',
  });
  expect(
    await brokenAt(page, [
      '/matches',
      `/matches/${matches[0]}`,
      `/matches/view/${matches[0]}`,
      ...below(`/team-lounge/event/${eventId}`, ['', 'live']),
    ]),
  ).toEqual([]);
});
