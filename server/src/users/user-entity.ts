import type { UserEntity } from '@neundarter/contract/entities/user';
import { mayReadAddress } from '@neundarter/rules/access/people';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/handler.ts';
import type { DeviceTokens } from '../platform/identity/device-tokens.ts';
import type { KnownDays } from '../platform/known-days.ts';
import { describeActor } from './describe-actor.ts';
import type { StoredUser } from './store.ts';

/** What users need from higher nouns; `app.ts` passes it in. */
export type UserHooks = {
  /** Ids of the teams in which a player is a confirmed member. */
  readonly teamIdsOf: (q: Queries, playerId: string) => Promise<readonly string[]>;
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
  /** Takes work that the answer must not wait for; a failure is logged. */
  readonly inBackground: (work: Promise<unknown>) => void;
  /** The user with this address becomes an admin; in the spelling of `normaliseEmailAddress`. */
  readonly adminEmail: string | null;
};

type Viewed = { readonly user: StoredUser; readonly teamIds: readonly string[]; readonly viewer: Actor };

/** A user in the shape of the API; only the user and admins get the address. */
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
