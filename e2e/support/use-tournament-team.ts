import { beforeAll } from 'vitest';
import type { SharedServer } from './shared.ts';
import type { Club } from './teams.ts';
import { foundTournamentTeam } from './tournaments.ts';

/** Founds a team that may use tournaments, once for all tests of a file. */
export function useTournamentTeam(testbed: { readonly server: SharedServer }, name: string): Club {
  let club: Club;
  beforeAll(async () => {
    club = await foundTournamentTeam(testbed.server, name);
  });
  return {
    get teamId() {
      return club.teamId;
    },
    get admin() {
      return club.admin;
    },
    get chief() {
      return club.chief;
    },
    get mate() {
      return club.mate;
    },
  };
}
