import type { Club } from './teams.ts';
import { addEntrants, beginTournament, createTournament } from './tournaments.ts';

const letters = 'abcdefgh';

/** 64 different names of 20 letters. */
export const longNames: readonly string[] = Array.from(
  { length: 64 },
  (_, place) => `Wilhelmine Brandner${letters[Math.floor(place / 8)]}${letters[place % 8]}`,
);

/** A running tournament of 64 people with long names, the most that heads and bars have to bear. @returns its id */
export async function startBigCup(
  club: Pick<Club, 'chief' | 'teamId'>,
  mode: Parameters<typeof createTournament>[1]['mode'],
): Promise<string> {
  const id = await createTournament(club, { name: 'Nachbarschafts-Cup im Herbst', mode });
  await addEntrants(club.chief, id, longNames);
  await beginTournament(club.chief, id);
  return id;
}
