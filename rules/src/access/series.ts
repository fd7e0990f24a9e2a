// Who may see and who may manage series of tournaments. Everybody sees public series, the others only confirmed members
// of the team and platform admins. Whoever administers the team manages its series, if it may use tournaments.
import type { Actor } from './actor.ts';
import { isAdmin, mayAdministerTeam } from './people.ts';

type SeriesFacts = { readonly teamId: string; readonly isPublic: boolean };

/** Whether the actor may see a series and learn that it exists. */
export const mayReadSeries = (actor: Actor, { teamId, isPublic }: SeriesFacts): boolean =>
  isPublic || isAdmin(actor) || (actor.kind === 'user' && actor.teamIds.includes(teamId));

/** Whether the actor may create, change and delete series of this team. */
export const mayManageSeries = (
  actor: Actor,
  { teamId, canUseTournaments }: { readonly teamId: string; readonly canUseTournaments: boolean },
): boolean => canUseTournaments && mayAdministerTeam(actor, teamId);
