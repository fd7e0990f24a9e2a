import type { Actor as ActorFacts } from '@neundarter/rules/access/actor';
import type { Actor } from '../platform/http/handler.ts';

/** Whoever calls, as the rules of access see them. Without a token one is a guest without a name. */
export const describeActor = (actor: Actor): ActorFacts => {
  if (actor.kind !== 'user')
    return { kind: 'guest', id: actor.kind === 'guest' ? actor.id : '', roles: [], teamIds: [] };
  return {
    kind: 'user',
    id: actor.id,
    ...(actor.playerId === null ? {} : { playerId: actor.playerId }),
    roles: actor.roles as ActorFacts['roles'],
    teamIds: actor.teamIds,
  };
};
