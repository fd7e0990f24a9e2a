// Who may see the replies to an event, and who may ask: only the team among itself. Platform admins are no members.
import type { Actor } from './actor.ts';
import { mayAdministerTeam } from './people.ts';

/** Whether the actor is asked by a team and sees its replies: its confirmed members. */
export const maySeeReplies = (actor: Actor, teamId: string): boolean =>
  actor.kind === 'user' && actor.playerId !== undefined && actor.teamIds.includes(teamId);

/** Whether the actor may ask members of the team who have not replied: its team admins. */
export const mayAskForReplies = (actor: Actor, teamId: string): boolean =>
  maySeeReplies(actor, teamId) && mayAdministerTeam(actor, teamId);
