// Who may see a player's statistics and matches as a list: whoever is signed in, as the list of players is. Taking
// matches and turns home as a file is for the player alone.
import type { Actor } from './actor.ts';

/** Whether the actor may see the statistics of players: every signed-in user may, also without a player. */
export const mayReadStatistics = (actor: Actor): boolean => actor.kind === 'user';

/** Whether the actor may download a player's matches and turns as a file. */
export const mayExportMatches = (actor: Actor, playerId: string): boolean =>
  mayReadStatistics(actor) && actor.playerId === playerId;
