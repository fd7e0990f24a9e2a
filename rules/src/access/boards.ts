// Who may see and who may change the boards of a team's hall. The list names who plays, also in events that only the team sees.
import type { Actor } from './actor.ts';
import { isAdmin, mayAdministerTeam } from './people.ts';

/** Whether the actor may see the boards of a team with the matches on them: its members and platform admins may. */
export const mayReadBoards = (actor: Actor, teamId: string): boolean =>
  isAdmin(actor) || (actor.kind === 'user' && actor.teamIds.includes(teamId));

/** Whether the actor may create, change and delete the boards of a team, and say that one is broken. */
export const mayManageBoards = (actor: Actor, teamId: string): boolean => mayAdministerTeam(actor, teamId);
