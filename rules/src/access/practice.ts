// Who may do what in the practice room. A game belongs to the user or guest who created it and to its player. Nobody
// else sees it, not even admins. Only the player themselves may play as that player.
import type { Actor } from './actor.ts';

type ScoringGameFacts = {
  /** Id of the user or guest. */
  readonly createdBy: string;
  /** Null for a guest's game. */
  readonly playerId: string | null;
};

/** Whether the actor may play as this player and see this player's games. */
export const mayPractiseAs = (actor: Actor, playerId: string): boolean =>
  actor.kind === 'user' && actor.playerId === playerId;

/** Whether the actor may see, continue and delete a game. Others must not even learn that it exists. */
export const mayUseScoringGame = (actor: Actor, { createdBy, playerId }: ScoringGameFacts): boolean =>
  (actor.id !== '' && actor.id === createdBy) || (playerId !== null && mayPractiseAs(actor, playerId));
