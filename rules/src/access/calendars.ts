// Whoever has the secret address of a team's calendar sees also its events that are not public: so only members get it, and only
// admins make a new one, after which the old one is dead for everybody.
import type { Actor } from './actor.ts';
import { isAdmin, mayAdministerTeam } from './people.ts';

/** Whether the actor may have the address of a team's calendar. */
export const mayReadTeamCalendar = (actor: Actor, teamId: string): boolean =>
  actor.kind === 'user' && (isAdmin(actor) || actor.teamIds.includes(teamId));

/** Whether the actor may renew it. */
export const mayRenewTeamCalendar = (actor: Actor, teamId: string): boolean =>
  mayAdministerTeam(actor, teamId);
