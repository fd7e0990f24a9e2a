import type { UserEntity } from '@neundarter/contract/entities/user';
import { type UserRole, userRoles } from '@neundarter/rules/access/actor';
import { changedRoles, mayChangeRoles, meantTeamIds } from '@neundarter/rules/access/roles';
import { ok, refused } from '@neundarter/rules/result';
import type { WriteTx } from '../platform/db/database.ts';
import type { Actor, Outcome } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { announceRightsChange } from './announce-rights-change.ts';
import { describeActor } from './describe-actor.ts';
import { lockOtherAdmins, lockUser, type StoredUser, updateUser } from './store.ts';
import { type Memberships, membershipsOf, rolesOf, type UserHooks, userEntity } from './user-entity.ts';

type RoleChange = {
  readonly actor: Actor;
  readonly id: string;
  /** All roles that the user shall have. */
  readonly roles: readonly UserRole[];
  /** The team that `team-admin` means; by default the user's teams that the caller administers. */
  readonly teamId?: string | undefined;
  /** Whether a team or the platform may be left without an admin. */
  readonly isConfirmed?: boolean | undefined;
};

const unknownTeam = { ok: false, error: { code: 'error.invalid-request', fields: ['/teamId'] } } as const;

/** Refuses to take the role from the last admin of the platform or of a team, unless that is confirmed. */
const checkLastAdmin = async (
  tx: WriteTx,
  hooks: UserHooks,
  {
    user,
    lost,
  }: { readonly user: StoredUser; readonly lost: { isAdmin: boolean; teamIds: readonly string[] } },
): Promise<Outcome<true>> => {
  if (lost.isAdmin && (await lockOtherAdmins(tx, user.id)) === 0) return refused('error.users.last-admin');
  const playerId = user.playerId ?? '';
  const left = await hooks.teamsWithoutAdmin(tx.q, { playerId, teamIds: lost.teamIds });
  return left.length > 0 ? refused('error.teams.last-admin') : ok(true);
};

/**
 * Sets the roles of another user; nobody may change their own roles. A user who has been invited to a team can already
 * be made its team admin; the role counts once the invitation is accepted.
 */
export const changeRoles = (
  { db, announce }: Platform,
  hooks: UserHooks,
  { actor, id, roles, teamId, isConfirmed = false }: RoleChange,
): Promise<Outcome<UserEntity>> =>
  db.write(async (tx): Promise<Outcome<UserEntity>> => {
    const user = await lockUser(tx, { id });
    // Callers who may not change any roles must not learn which users exist.
    const asker = describeActor(actor);
    const mayAsk = asker.roles.includes('admin') || asker.roles.includes('team-admin');
    if (user === null) return refused(mayAsk ? 'error.not-found' : 'error.insufficient-permissions');
    const memberships = await membershipsOf(tx.q, hooks, user);
    const change = { actor: asker, user: factsOf(user, memberships), roles, teamId };
    if (!mayChangeRoles(change)) return refused('error.insufficient-permissions');
    const possible = [...memberships.teamIds, ...memberships.invitedToTeamIds];
    const meant = meantTeamIds(change);
    const isNowhere = roles.includes('team-admin') && meant.length === 0;
    if (isNowhere || !meant.every((one) => possible.includes(one))) return unknownTeam;
    const { platformRoles, adminOfTeamIds } = changedRoles(change);
    const lost = {
      isAdmin: user.roles.includes('admin') && !platformRoles.includes('admin'),
      teamIds: memberships.adminOfTeamIds.filter((one) => !adminOfTeamIds.includes(one)),
    };
    const checked = isConfirmed ? ok(true) : await checkLastAdmin(tx, hooks, { user, lost });
    if (!checked.ok) return checked;
    const sorted = userRoles.filter((role) => platformRoles.includes(role));
    await updateUser(tx, id, { roles: sorted });
    if (user.playerId !== null) {
      const { playerId } = user;
      const taken = meant.filter((one) => !adminOfTeamIds.includes(one));
      await hooks.setTeamAdmin(tx, { playerId, teamIds: adminOfTeamIds, isAdmin: true });
      await hooks.setTeamAdmin(tx, { playerId, teamIds: taken, isAdmin: false });
    }
    announce(tx, [announceRightsChange({ userId: id })]);
    const after = await membershipsOf(tx.q, hooks, user);
    return ok(userEntity({ user: { ...user, roles: sorted }, memberships: after, viewer: actor }));
  });

/** What the rules know about the user. Who is in no team yet counts as a member of the teams that invited them. */
const factsOf = ({ id, roles }: StoredUser, memberships: Memberships) => {
  const { teamIds, adminOfTeamIds, invitedToTeamIds } = memberships;
  const counted = teamIds.length > 0 ? teamIds : invitedToTeamIds;
  return { id, roles: rolesOf(roles, memberships), teamIds: counted, adminOfTeamIds };
};
