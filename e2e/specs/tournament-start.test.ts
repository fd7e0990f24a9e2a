import { expect, test } from 'vitest';
import { TournamentAdminPage } from '../pages/tournament-admin-page.ts';
import { tries } from '../support/run-length.ts';
import { useTestbed } from '../support/testbed.ts';
import { addEntrants, createTournament, drawGroups, entrantNames } from '../support/tournaments.ts';
import { useTournamentTeam } from '../support/use-tournament-team.ts';

const testbed = useTestbed();
const club = useTournamentTeam(testbed, 'Bulls Start');

/** A redirect that is overtaken by another one shows only in some starts. */
const starts = tries({ usual: 2, long: 10 });

test.each([
  'single-knockout',
  'single-knockout-with-group-stage',
  'double-knockout',
  'double-knockout-with-group-stage',
  'league',
] as const)('the start of a tournament leads once, to what comes next: %s', async (mode) => {
  const { page, complaints } = await testbed.openDevice({ account: club.chief });
  for (let start = 0; start < starts; start += 1) {
    const id = await createTournament(club, { mode, name: `Startpokal ${start}` });
    await addEntrants(club.chief, id, entrantNames(12));
    await drawGroups(club.chief, id);
    await club.chief.api.call(`PATCH /events/${id}/close`);
    const admin = await new TournamentAdminPage(page).open(id, 'start');
    const visited: string[] = [];
    const note = () => visited.push(new URL(page.url()).pathname);
    page.on('framenavigated', note);
    await admin.press('Turnier starten');
    const next = page.getByRole('region', { name: 'Was jetzt?' });
    await next.waitFor();
    await next.getByLabel('PIN für die Spielstände').waitFor();
    await next.getByRole('link', { name: 'Live ansehen' }).waitFor();
    expect(await next.getByRole('list', { name: 'Die ersten Spiele' }).getByRole('listitem').count()).toBe(3);
    // Nothing leads on later: the answers that were read again are here.
    await page.waitForLoadState('networkidle');
    await next.waitFor();
    page.off('framenavigated', note);
    expect(visited).toEqual([`/tournaments/${id}/management`]);
  }
  expect(complaints).toEqual([]);
});
