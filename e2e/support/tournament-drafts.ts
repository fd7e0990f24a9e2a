import { readAgain } from './accounts.ts';
import { newId } from './api.ts';
import type { Club } from './teams.ts';
import { foundTournamentTeam } from './tournaments.ts';
import type { SharedServer } from './worlds.ts';

/** A team that may use tournaments, whose admin is signed in since it may. */
export async function foundOrganisers(server: SharedServer, name: string): Promise<Club> {
  const club = await foundTournamentTeam(server, name);
  return { ...club, chief: await readAgain(club.chief) };
}

/** Creates a draft of a public tournament with the usual settings that begins tomorrow. @returns its id */
export async function createDraft(
  { chief, teamId }: Pick<Club, 'chief' | 'teamId'>,
  name: string,
): Promise<string> {
  const id = newId();
  const startDateTime = Date.now() + 24 * 60 * 60_000;
  const props = {
    teamId,
    type: 'tournament',
    name,
    isPublic: true,
    startDateTime,
    endDateTime: startDateTime + 12 * 60 * 60_000,
    location: { address: 'Bullsweg 1', zip: '07743', city: 'Jena' },
    description: '**Startgeld** 5 Euro',
  };
  await chief.api.call('POST /events/', { id, props });
  return id;
}
