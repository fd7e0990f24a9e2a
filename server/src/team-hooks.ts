import { matchdayHooks } from './matchdays/reads.ts';
import { findSeated } from './matches/find-seated.ts';
import type { TeamHooks } from './teams/delete-team.ts';
import { tournamentHooks } from './tournaments/reads.ts';
import { removeEntriesOfTeam } from './tournaments/setup/remove-tournament.ts';

/** Functions of the nouns above teams that teams need. */
export const teamHooks: TeamHooks = {
  hasPlayedAtHome: async (q, teamId) =>
    (await matchdayHooks.hasPlayedAtHome(q, teamId)) || (await tournamentHooks.hasStarted(q, teamId)),
  removeEntries: removeEntriesOfTeam,
  hasOpenMatchday: matchdayHooks.hasOpenMatchday,
  usesOf: async (q, playerIds) => {
    const seated = await findSeated(q, playerIds);
    const listed = await matchdayHooks.usesOf(q, playerIds);
    const entered = await tournamentHooks.usesOf(q, playerIds);
    return new Map([
      ...[...seated, ...listed.past, ...entered.past].map((id) => [id, 'past'] as const),
      ...[...listed.open, ...entered.open].map((id) => [id, 'open'] as const),
    ]);
  },
};
