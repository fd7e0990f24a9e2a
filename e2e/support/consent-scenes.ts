import type { Page } from 'playwright-core';
import { type Account, registerUser } from './accounts.ts';
import { enterAs, type Scene } from './scene.ts';
import type { SharedServer } from './shared.ts';
import type { Club } from './teams.ts';
import {
  addEntrants,
  addPlayers,
  createTournament,
  entrantNames,
  foundTournamentTeam,
} from './tournaments.ts';

/** Strangers who have entered two players into a tournament; one of them does not want to play. */
type Asked = { readonly club: Club; readonly player: Account; readonly id: string };

async function askPlayers(server: SharedServer): Promise<Asked> {
  const club = await foundTournamentTeam(server, 'Dartfreunde Hermsdorf');
  const join = (firstName: string, lastName: string) => registerUser(server, { firstName, lastName });
  const [player, other] = await Promise.all([join('Michaela', 'Brandstetter'), join('Jan', 'Holm')]);
  const ids: string[] = [];
  for (const name of ['Stadtliga Hermsdorf, Staffel Nordost', 'Sommerpokal']) {
    const id = await createTournament(club, { name, mode: 'single-knockout' });
    await addPlayers(club.chief, id, [player.playerId, other.playerId]);
    await addEntrants(club.chief, id, entrantNames(3));
    await other.api.call(`PATCH /consents/${id}`, { answer: 'leave' });
    ids.push(id);
  }
  return { club, player, id: ids[0] ?? '' };
}

/** Pictures of the question to players whom others have entered, and of what the organisers see. */
export const consentScenes = (serverOf: () => SharedServer): readonly Scene[] => {
  let asked: Promise<Asked> | undefined;
  const world = () => (asked ??= askPlayers(serverOf()));
  const question = (page: Page) => page.getByRole('region', { name: 'Bist du dabei?' }).waitFor();
  return [
    {
      name: 'consent-home',
      isLong: true,
      show: async (page) => {
        await enterAs(page, (await world()).player);
        await page.goto('/home/news');
        await question(page);
      },
    },
    {
      name: 'consent-event',
      isLong: true,
      show: async (page) => {
        const { player, id } = await world();
        await enterAs(page, player);
        await page.goto(`/tournaments/${id}/participants`);
        await question(page);
      },
    },
    {
      name: 'consent-entries',
      isLong: true,
      show: async (page) => {
        const { club, id } = await world();
        await enterAs(page, club.chief);
        await page.goto(`/tournaments/${id}/admin/participants`);
        await page.getByText('Möchte nicht mitspielen').waitFor();
      },
    },
  ];
};
