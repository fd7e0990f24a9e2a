import type { PlayerEntity } from '@neundarter/contract/entities/player';
import type { TeamEntity } from '@neundarter/contract/entities/team';
import { defaultLimit } from '@neundarter/contract/limits';
import type { Membership } from '@neundarter/rules/access/consent';
import { mayAdministerTeam, mayLookUpUser } from '@neundarter/rules/access/people';
import { ok, type Result, refused } from '@neundarter/rules/result';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/handler.ts';
import { findPicture, pictureUrlOf } from '../platform/pictures/picture-store.ts';
import { findPlayerEntities } from '../players/reads.ts';
import { describeActor } from '../users/describe-actor.ts';
import { findPlayerIdOfUser, findUserById } from '../users/reads.ts';
import { findAdministered, findDatedMemberships, findMembers, findMembershipsOf } from './member-rows.ts';
import { countTeamRows, findNamed, findTeam, findTeamPage, findTeamsOf, type TeamFilter } from './store.ts';
import { teamEntity } from './team-entity.ts';

type NotFound = 'error.not-found';
type Page = { readonly skip?: number; readonly limit?: number };

/** Path of the picture of a team; null if it has none. For other nouns. */
export const findTeamPicturePath = async (q: Queries, teamId: string): Promise<string | null> =>
  pictureUrlOf((await findTeam(q, teamId))?.pictureId ?? null);

/** Ids of the teams in which a player is a confirmed member. For other nouns. */
export const findTeamIdsOf = async (q: Queries, playerId: string): Promise<readonly string[]> =>
  (await findMembershipsOf(q, playerId))
    .filter(({ status }) => status === 'confirmed')
    .map(({ teamId }) => teamId);

/** The teams of a player, and which of them the player administers. For other nouns. */
export const findMembershipIdsOf = async (
  q: Queries,
  playerId: string,
): Promise<{
  readonly teamIds: readonly string[];
  readonly adminOfTeamIds: readonly string[];
  readonly invitedToTeamIds: readonly string[];
}> => {
  const all = await findMembershipsOf(q, playerId);
  const confirmed = all.filter(({ status }) => status === 'confirmed');
  const idsOf = (some: typeof all) => some.map(({ teamId }) => teamId);
  return {
    teamIds: idsOf(confirmed),
    adminOfTeamIds: idsOf(confirmed.filter(({ isAdmin }) => isAdmin)),
    invitedToTeamIds: idsOf(all.filter(({ status }) => status !== 'confirmed')),
  };
};

/** Of these teams those with other players, of which nobody but the player is a team admin. For other nouns. */
export const findTeamsWithoutAdmin = async (
  q: Queries,
  { playerId, teamIds }: { readonly playerId: string; readonly teamIds: readonly string[] },
): Promise<readonly string[]> => {
  const left: string[] = [];
  for (const teamId of teamIds) {
    const members = (await findMembers(q, teamId)).filter(({ status }) => status === 'confirmed');
    const others = members.filter((member) => member.playerId !== playerId);
    const isAdmin = members.some((member) => member.playerId === playerId && member.isAdmin);
    if (isAdmin && others.length > 0 && !others.some((other) => other.isAdmin)) left.push(teamId);
  }
  return left;
};

/** Ids of all teams of a player, including those that have only invited them. For other nouns. */
export const findAllTeamIdsOf = async (q: Queries, playerId: string): Promise<readonly string[]> =>
  (await findMembershipsOf(q, playerId)).map(({ teamId }) => teamId);

/** Player ids of the confirmed members of these teams. For other nouns. */
export const findMemberIdsOf = async (q: Queries, teamIds: readonly string[]): Promise<readonly string[]> => {
  const ids = new Set<string>();
  for (const teamId of teamIds)
    for (const { playerId, status } of await findMembers(q, teamId))
      if (status === 'confirmed') ids.add(playerId);
  return [...ids];
};

/** Player ids of the admins of a team. For other nouns. */
export const findAdminIdsOf = async (q: Queries, teamId: string): Promise<readonly string[]> =>
  (await findMembers(q, teamId))
    .filter(({ status, isAdmin }) => status === 'confirmed' && isAdmin)
    .map(({ playerId }) => playerId)
    .toSorted();

/** The memberships of each of these players with their dates, also those that have ended. For other nouns. */
export const findMembershipDates = async (
  q: Queries,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Membership[]>> => {
  const found = new Map<string, Membership[]>();
  if (playerIds.length === 0) return found;
  for (const { playerId, ...membership } of await findDatedMemberships(q, playerIds))
    found.set(playerId, [...(found.get(playerId) ?? []), membership]);
  return found;
};

/** The memberships of the caller's player with their dates, for the export of own data. */
export const findOwnMemberships = async (db: Database, actor: Actor): Promise<readonly Membership[]> => {
  const { playerId } = describeActor(actor);
  if (playerId === undefined) return [];
  return (await db.query((q) => findMembershipDates(q, [playerId]))).get(playerId) ?? [];
};

/** Name of a team; null if the team does not exist. For other nouns. */
export const findTeamName = async (q: Queries, id: string): Promise<string | null> =>
  (await findTeam(q, id))?.name ?? null;

/** Whether a team may use tournaments; null if the team does not exist. For other nouns. */
export const findMayUseTournaments = async (q: Queries, id: string): Promise<boolean | null> =>
  (await findTeam(q, id))?.canUseTournaments ?? null;

/** Names of teams by id; deleted ones are left out. For other nouns. */
export const findTeamNames = async (
  q: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> =>
  new Map((await findNamed(q, ids)).map(({ id, name }) => [id, name]));

/** Of these teams those that have a team admin. For other nouns. */
export const findTeamsWithAdmin = async (
  q: Queries,
  teamIds: readonly string[],
): Promise<ReadonlySet<string>> => new Set(await findAdministered(q, teamIds));

/** One team, with picture. */
export const readTeam = (db: Database, actor: Actor, id: string): Promise<Result<TeamEntity, NotFound>> =>
  db.read(async (q): Promise<Result<TeamEntity, NotFound>> => {
    const team = await findTeam(q, id);
    if (team === null) return refused('error.not-found');
    return ok(teamEntity(team, actor, { picture: await findPicture(q, team.pictureId) }));
  });

/** Teams that fit the filter, by name. */
export const listTeams = async (
  db: Database,
  { actor, skip = 0, limit = defaultLimit, ...filter }: TeamFilter & Page & { readonly actor: Actor },
): Promise<TeamEntity[]> =>
  (await db.query((q) => findTeamPage(q, filter, { skip, limit }))).map((team) => teamEntity(team, actor));

export const countTeams = (db: Database, filter: TeamFilter): Promise<number> =>
  db.query((q) => countTeamRows(q, filter));

/** Teams of a user; empty before the address is verified. */
export const listTeamsOfUser = (
  db: Database,
  { actor, id }: { readonly actor: Actor; readonly id: string },
): Promise<Result<TeamEntity[], NotFound | 'error.insufficient-permissions'>> =>
  db.read(async (q): Promise<Result<TeamEntity[], NotFound | 'error.insufficient-permissions'>> => {
    if (!mayLookUpUser(describeActor(actor), id)) return refused('error.insufficient-permissions');
    if (!(await findUserById(q, id))) return refused('error.not-found');
    const playerId = await findPlayerIdOfUser(q, id);
    const teams = playerId === null ? [] : await findTeamsOf(q, playerId);
    return ok(teams.map((team) => teamEntity(team, actor)));
  });

type TeamPlayers = { readonly actor: Actor; readonly id: string; readonly includePending: boolean };

/** Players of a team, by name. Only members and admins may include invited players who have not answered. */
export const listTeamPlayers = (
  db: Database,
  { actor, id, includePending }: TeamPlayers,
): Promise<Result<PlayerEntity[], NotFound | 'error.insufficient-permissions'>> =>
  db.read(async (q): Promise<Result<PlayerEntity[], NotFound | 'error.insufficient-permissions'>> => {
    if ((await findTeam(q, id)) === null) return refused('error.not-found');
    const asker = describeActor(actor);
    if (includePending && !mayAdministerTeam(asker, id) && !asker.teamIds.includes(id))
      return refused('error.insufficient-permissions');
    const members = (await findMembers(q, id)).filter(
      ({ status }) => includePending || status === 'confirmed',
    );
    const statuses = new Map(members.map(({ playerId, status }) => [playerId, status]));
    const players = await findPlayerEntities(q, [...statuses.keys()]);
    return ok(
      players.map((player) => {
        const teamStatus = statuses.get(player.id) ?? 'confirmed';
        return { ...player, props: { ...player.props, teamStatus } };
      }),
    );
  });
