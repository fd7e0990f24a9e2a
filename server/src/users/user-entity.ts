import type { UserEntity } from '@neundarter/contract/entities/user';
import { mayReadAddress } from '@neundarter/rules/access/people';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/handler.ts';
import { describeActor } from './describe-actor.ts';
import type { StoredUser } from './store.ts';

/** What users need of higher nouns; the list of nouns puts it together. */
export type UserHooks = {
  /** Teams a player is a confirmed member of. */
  readonly teamIdsOf: (q: Queries, playerId: string) => Promise<readonly string[]>;
  /** Gives a user, now known to own their address, the player that belongs to them; answers its id. */
  readonly playerFor: (tx: WriteTx, user: StoredUser) => Promise<string>;
  /** Takes what is personal off a player whose account is deleted. */
  readonly anonymisePlayer: (tx: WriteTx, playerId: string) => Promise<void>;
  /** Deletes what only the owner of a deleted account ever saw. */
  readonly forgetUser: (
    tx: WriteTx,
    user: { readonly userId: string; readonly playerId: string | null },
  ) => Promise<void>;
  /** This address becomes an admin's. As `normaliseEmailAddress` writes it. */
  readonly adminEmail: string | null;
};

type Viewed = { readonly user: StoredUser; readonly teamIds: readonly string[]; readonly viewer: Actor };

/** A user as it travels; the address is for the user and admins. */
export const userEntity = ({ user, teamIds, viewer }: Viewed): UserEntity => ({
  id: user.id,
  props: {
    emailAddress: mayReadAddress(describeActor(viewer), user.id) ? user.email : null,
    isVerified: user.verifiedAt !== null,
    playerId: user.playerId,
    teamIds: [...teamIds],
    roles: [...user.roles],
    lastSeen: user.lastSeen,
  },
});
