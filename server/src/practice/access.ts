import { mayPractiseAs, mayUseScoringGame } from '@neundarter/rules/access/practice';
import { ok, type Result, refused } from '@neundarter/rules/result';
import type { Actor } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
import type { GameFilter, StoredGame } from './store.ts';

/** Whether the actor may see and change the game; for everybody else it does not exist. */
export const isOwnGame = (actor: Actor, { props }: StoredGame): boolean =>
  mayUseScoringGame(describeActor(actor), { createdBy: props.createdById, playerId: props.playerId });

/** Whether the actor may play as this player. */
export const isOwnPlayer = (actor: Actor, playerId: string): boolean =>
  mayPractiseAs(describeActor(actor), playerId);

/** The query, limited to the actor's own games; a query for another player's games is refused. */
export const ownGames = (
  actor: Actor,
  { playerId, status }: { readonly playerId?: string; readonly status?: StoredGame['props']['status'] },
): Result<GameFilter, 'error.unauthorized' | 'error.insufficient-permissions'> => {
  if (actor.kind === 'anyone') return refused('error.unauthorized');
  const more = status === undefined ? {} : { status };
  if (playerId === undefined) return ok({ createdById: actor.id, ...more });
  return isOwnPlayer(actor, playerId) ? ok({ playerId, ...more }) : refused('error.insufficient-permissions');
};
