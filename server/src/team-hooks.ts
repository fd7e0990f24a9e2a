import { allNouns } from './nouns.ts';
import type { TeamHooks } from './teams/delete-team.ts';

const above = allNouns.flatMap(({ forTeams = [] }) => forTeams);

/** Functions of the nouns above teams that teams need. */
export const teamHooks: TeamHooks = {
  hasPlayedAtHome: async (q, teamId) => {
    for (const { hasPlayedAtHome } of above) if (await hasPlayedAtHome?.(q, teamId)) return true;
    return false;
  },
  removeEntries: async (tx, teamId) => {
    for (const { removeEntries } of above) await removeEntries?.(tx, teamId);
  },
  hasOpenMatchday: async (q, opponentId) => {
    for (const { hasOpenMatchday } of above) if (await hasOpenMatchday?.(q, opponentId)) return true;
    return false;
  },
  usesOf: async (q, playerIds) => {
    const past: string[] = [];
    const open: string[] = [];
    for (const { usesOf } of above) {
      const uses = await usesOf?.(q, playerIds);
      past.push(...(uses?.past ?? []));
      open.push(...(uses?.open ?? []));
    }
    // Who is used in both ways is used in an open one.
    return new Map([...past.map((id) => [id, 'past'] as const), ...open.map((id) => [id, 'open'] as const)]);
  },
};
