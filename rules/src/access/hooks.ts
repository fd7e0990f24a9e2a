// Who may tell a server where a team's matches are announced: those who may change the team. The address gets names and scores.
import type { Actor } from './actor.ts';
import { mayAdministerTeam } from './people.ts';

/** Whether the actor may see and change the hooks of a team. */
export const mayManageHooks = (actor: Actor, teamId: string): boolean => mayAdministerTeam(actor, teamId);
