import type { PlayerFacts } from '@neundarter/rules/access/people';
import type { Queries } from '../platform/db/database.ts';
import type { StoredPlayer } from './store.ts';

/** What players need from higher nouns. */
export type PlayerHooks = {
  /** Teams of a player, including those that have only invited them. */
  readonly allTeamIdsOf: (q: Queries, playerId: string) => Promise<readonly string[]>;
  /** Called after a player has changed. `wasOpen`: whether everybody could ask them for an online match before. */
  readonly playerChanged: (player: { readonly playerId: string; readonly wasOpen: boolean }) => void;
};

/** What the rules need to know about a player. */
export const factsOf = async (
  q: Queries,
  hooks: PlayerHooks,
  player: StoredPlayer,
): Promise<PlayerFacts> => ({
  id: player.id,
  isRegistered: player.type === 'registered',
  teamIds: await hooks.allTeamIdsOf(q, player.id),
});
