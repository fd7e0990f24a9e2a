// Who may see and who may manage leagues. The office of a league is a team: its admins set the league up. While it is a draft only
// they see it, and the admins of the teams that they ask to take part. Once published, everybody sees a public league, and
// the members of the office and of its teams see the others.
import type { Actor } from './actor.ts';
import { isAdmin, mayAdministerTeam } from './people.ts';

export const leagueStatuses = ['draft', 'published'] as const;
export type LeagueStatus = (typeof leagueStatuses)[number];

/** What a team of this server has said about taking part. */
export const leagueRequests = ['open', 'agreed', 'declined'] as const;
export type LeagueRequest = (typeof leagueRequests)[number];

export type LeagueFacts = {
  /** The office. */
  readonly teamId: string;
  readonly isPublic: boolean;
  readonly status: LeagueStatus;
  /** The teams of this server that take part or are asked. */
  readonly teamIds: readonly string[];
};

/** Whether the actor may create, change, publish and delete leagues of this office. */
export const mayManageLeagues = (actor: Actor, officeId: string): boolean =>
  mayAdministerTeam(actor, officeId);

/** Whether the actor may say for a team that it takes part or not. */
export const mayAnswerLeague = (actor: Actor, teamId: string): boolean => mayAdministerTeam(actor, teamId);

/** Whether the actor may see a league and learn that it exists. */
export const mayReadLeague = (actor: Actor, { teamId, isPublic, status, teamIds }: LeagueFacts): boolean => {
  const concerned = [teamId, ...teamIds];
  if (status === 'draft') return concerned.some((id) => mayAdministerTeam(actor, id));
  if (isPublic || isAdmin(actor)) return true;
  return actor.kind === 'user' && concerned.some((id) => actor.teamIds.includes(id));
};

/** The office of a league, and the teams of this server that a report or a measure is about. */
type ConcernedTeams = { readonly officeId: string; readonly teamIds: readonly string[] };

/** Whether the actor may read the report of a fixture: the office, and the members of both teams. */
export const mayReadReport = (actor: Actor, { officeId, teamIds }: ConcernedTeams): boolean =>
  mayManageLeagues(actor, officeId) ||
  (actor.kind === 'user' && teamIds.some((id) => actor.teamIds.includes(id)));

/** Whether the actor may decide for the office: somebody of a team that it is about may not. */
export const mayDecide = (actor: Actor, { officeId, teamIds }: ConcernedTeams): boolean =>
  mayManageLeagues(actor, officeId) && !teamIds.some((id) => actor.teamIds.includes(id));
