// Who may see and who may manage events. Public ones are for everybody, the others for the confirmed members of their
// team and platform admins; managing is for those who administer the team.
import { type Actor, isAdmin, mayAdministerTeam } from './people.ts';

export type EventAccessFacts = {
  readonly teamId: string;
  readonly isPublic: boolean;
};

/** Whether the actor may know of an event. */
export const mayReadEvent = (actor: Actor, { teamId, isPublic }: EventAccessFacts): boolean =>
  isPublic || isAdmin(actor) || (actor.kind === 'user' && actor.teamIds.includes(teamId));

/** Whether the actor may make, change and delete events of this team. */
export const mayManageEvents = (actor: Actor, teamId: string): boolean => mayAdministerTeam(actor, teamId);
