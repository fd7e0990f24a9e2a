import { mayPractiseAs, mayUseScoringGame } from '@neundarter/rules/access/practice';
import { kindIn, type MayNameKind, type PracticeKindName } from '@neundarter/rules/practice/practice-kinds';
import { ok, type Result, refused } from '@neundarter/rules/result';
import type { Actor } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
import type { StoredGame } from './game-row.ts';
import type { GameFilter } from './store.ts';

/** Whether the actor may see and change the game; for everybody else it does not exist. */
export const isOwnGame = (actor: Actor, { props }: StoredGame): boolean =>
  mayUseScoringGame(describeActor(actor), { createdBy: props.createdById, playerId: props.playerId });

/** Whether the actor may play as this player. */
export const isOwnPlayer = (actor: Actor, playerId: string): boolean =>
  mayPractiseAs(describeActor(actor), playerId);

/** Filter of a list of games of one kind. */
export type GameQuery = MayNameKind & {
  readonly playerId?: string;
  readonly status?: StoredGame['props']['status'];
};

/** The query, limited to the actor's own games; a query for another player's games is refused. */
export const ownGames = (
  actor: Actor,
  { playerId, status, ...named }: GameQuery,
): Result<
  GameFilter & { readonly kind: PracticeKindName },
  'error.unauthorized' | 'error.insufficient-permissions'
> => {
  if (actor.kind === 'anyone') return refused('error.unauthorized');
  const more = { kind: kindIn(named), ...(status === undefined ? {} : { status }) };
  if (playerId === undefined) return ok({ createdById: actor.id, ...more });
  return isOwnPlayer(actor, playerId) ? ok({ playerId, ...more }) : refused('error.insufficient-permissions');
};
