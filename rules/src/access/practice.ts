// Who may do what in the practice room. A game belongs to whoever made it, a guest's device too, and to the player who
// plays it; nobody else sees it, not even admins. In the name of a player only that player plays.
import type { Actor } from './actor.ts';

export type ScoringGameFacts = {
  /** Id of the user or guest. */
  readonly createdBy: string;
  /** Null for a guest's game. */
  readonly playerId: string | null;
};

/** Whether the actor may play, and look at what was played, in the name of this player. */
export const mayPractiseAs = (actor: Actor, playerId: string): boolean =>
  actor.kind === 'user' && actor.playerId === playerId;

/** Whether the actor may see, go on with and delete a game. Everybody else shall not even learn that there is one. */
export const mayUseScoringGame = (actor: Actor, { createdBy, playerId }: ScoringGameFacts): boolean =>
  (actor.id !== '' && actor.id === createdBy) || (playerId !== null && mayPractiseAs(actor, playerId));
