// Who may see a player's statistics and list of matches: everybody who is signed in, like the list of players. Only the
// player themselves may download matches and turns as a file.
import type { Actor } from './actor.ts';

/** Whether the actor may see the statistics of players: every signed-in user may, also without a player. */
export const mayReadStatistics = (actor: Actor): boolean => actor.kind === 'user';

/** Whether the actor may download a player's matches and turns as a file. */
export const mayExportMatches = (actor: Actor, playerId: string): boolean =>
  mayReadStatistics(actor) && actor.playerId === playerId;
