// Who may see a player's statistics and list of matches: everybody who is signed in, like the list of players. Only the
// player themselves may download matches and turns as a file, and see the list of their tournaments.
import type { Actor } from './actor.ts';

/** Whether the actor may see the statistics of players: every signed-in user may, also without a player. */
export const mayReadStatistics = (actor: Actor): boolean => actor.kind === 'user';

const isPlayer = (actor: Actor, playerId: string): boolean =>
  mayReadStatistics(actor) && actor.playerId === playerId;

/** Whether the actor may download a player's matches and turns as a file. */
export const mayExportMatches = isPlayer;

/** Whether the actor may see the list of a player's tournaments, which also contains closed ones. */
export const mayListTournaments = isPlayer;
