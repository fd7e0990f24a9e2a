import type { UserEntity } from '@neundarter/contract/entities/user';
import { type UserRole, userRoles } from '@neundarter/rules/access/actor';
import { mayReadAddress } from '@neundarter/rules/access/people';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/handler.ts';
import type { DeviceTokens } from '../platform/identity/device-tokens.ts';
import type { KnownDays } from '../platform/known-days.ts';
import type { WantedMail } from './count-verification.ts';
import { describeActor } from './describe-actor.ts';
import type { StoredUser } from './store.ts';

/** The teams of a player. */
export type Memberships = {
  /** Teams in which the player is a confirmed member. */
  readonly teamIds: readonly string[];
  /** Of those, the teams of which the player is a team admin. */
  readonly adminOfTeamIds: readonly string[];
  /** Teams that have invited the player. */
  readonly invitedToTeamIds: readonly string[];
};

/** What users need from higher nouns; `app.ts` passes it in. */
export type UserHooks = {
  readonly membershipsOf: (q: Queries, playerId: string) => Promise<Memberships>;
  /** Makes a player the team admin of these teams, or no longer. */
  readonly setTeamAdmin: (
    tx: WriteTx,
    admin: { readonly playerId: string; readonly teamIds: readonly string[]; readonly isAdmin: boolean },
  ) => Promise<void>;
  /** Of these teams those with other players, of which nobody but the player is a team admin. */
  readonly teamsWithoutAdmin: (
    q: Queries,
    leaving: { readonly playerId: string; readonly teamIds: readonly string[] },
  ) => Promise<readonly string[]>;
  /** Gives a user with a newly verified address their player; returns its id. */
  readonly playerFor: (tx: WriteTx, user: StoredUser) => Promise<string>;
  /** Removes the personal data of a player whose account is deleted. */
  readonly anonymisePlayer: (tx: WriteTx, playerId: string) => Promise<void>;
  /** Deletes data that only the owner of a deleted account could see. */
  readonly forgetUser: (
    tx: WriteTx,
    user: { readonly userId: string; readonly playerId: string | null },
  ) => Promise<void>;
  readonly days: KnownDays;
  /** Tokens of the devices on which users have signed in. */
  readonly devices: DeviceTokens;
  /** `countVerification`; lets every mail pass where calls are not limited. */
  readonly countVerification: (wanted: WantedMail) => Promise<number | null>;
  /** Takes work that the answer must not wait for; a failure is logged. */
  readonly inBackground: (work: Promise<unknown>) => void;
  /** The user with this address becomes an admin; in the spelling of `normaliseEmailAddress`. */
  readonly adminEmail: string | null;
};

const noMemberships: Memberships = { teamIds: [], adminOfTeamIds: [], invitedToTeamIds: [] };

/** The teams of a user; none before the address is verified. */
export const membershipsOf = async (
  q: Queries,
  hooks: Pick<UserHooks, 'membershipsOf'>,
  { playerId }: Pick<StoredUser, 'playerId'>,
): Promise<Memberships> => (playerId === null ? noMemberships : hooks.membershipsOf(q, playerId));

/** All roles of a user: those of the platform, and `team-admin` if the user is one in any team. */
export const rolesOf = (
  platformRoles: readonly UserRole[],
  { adminOfTeamIds }: Pick<Memberships, 'adminOfTeamIds'>,
): readonly UserRole[] =>
  userRoles.filter((role) =>
    role === 'team-admin' ? adminOfTeamIds.length > 0 : platformRoles.includes(role),
  );

type Viewed = { readonly user: StoredUser; readonly memberships: Memberships; readonly viewer: Actor };

/** A user in the shape of the API; only the user and admins get the address. */
export const userEntity = ({ user, memberships, viewer }: Viewed): UserEntity => ({
  id: user.id,
  props: {
    emailAddress: mayReadAddress(describeActor(viewer), user.id) ? user.email : null,
    isVerified: user.verifiedAt !== null,
    playerId: user.playerId,
    teamIds: [...memberships.teamIds],
    roles: [...rolesOf(user.roles, memberships)],
    adminOfTeamIds: [...memberships.adminOfTeamIds],
    lastSeen: user.lastSeen,
  },
});
