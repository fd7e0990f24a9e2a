import type { Actor as ActorFacts } from '@neundarter/rules/access/actor';
import type { Actor } from '../platform/http/handler.ts';

/** The caller in the form that the access rules need. A caller without a token is a guest with an empty id. */
export const describeActor = (actor: Actor): ActorFacts => {
  if (actor.kind !== 'user')
    return { kind: 'guest', id: actor.kind === 'guest' ? actor.id : '', roles: [], teamIds: [] };
  return {
    kind: 'user',
    id: actor.id,
    ...(actor.playerId === null ? {} : { playerId: actor.playerId }),
    roles: actor.roles as ActorFacts['roles'],
    teamIds: actor.teamIds,
    adminOfTeamIds: actor.adminOfTeamIds,
  };
};
