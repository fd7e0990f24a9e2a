import { sessionLifetimeMs } from '@neundarter/contract/limits';
import type { UserRole } from '@neundarter/rules/access/actor';
import type { Database } from '../src/platform/db/database.ts';
import { hashPassword } from '../src/platform/identity/password-hash.ts';
import { hashToken, newSecretToken } from '../src/platform/identity/secret-token.ts';
import { newId } from '../src/platform/ids.ts';
import { newPlayerId } from './new-player-id.ts';
import type { TestApp } from './start-app.ts';

/** A signed-in user with a player. */
export type Person = {
  readonly userId: string;
  readonly playerId: string;
  readonly emailAddress: string;
  readonly token: string;
};

export type PersonOptions = {
  /** `team-admin` for all teams in `teamIds`. */
  readonly roles?: readonly UserRole[];
  /** Teams of which the person is a confirmed member; they have to exist. */
  readonly teamIds?: readonly string[];
  readonly isVerified?: boolean;
  readonly firstName?: string;
  /** Whether all players may ask for an online match. */
  readonly isOpen?: boolean;
};

/** Inserts a person into the database, because registering needs a mail and the hash of a password. */
export async function createPerson(
  { db, clock }: { readonly db: Database; readonly clock?: TestApp['clock'] },
  { roles = [], teamIds = [], isVerified = true, firstName = 'Anna', isOpen = false }: PersonOptions = {},
): Promise<Person> {
  const [userId, playerId, token] = [newId(), newPlayerId(), newSecretToken()];
  const emailAddress = `${userId}@example.org`;
  const now = clock?.time ?? Date.now();
  await db.write(async ({ q }) => {
    await q
      .insertInto('players')
      .values({
        id: playerId,
        online_id: playerId.slice(0, 6).toUpperCase(),
        type: 'registered',
        first_name: firstName,
        last_name: null,
        nick_name: null,
        search_name: firstName.toLowerCase(),
        external_id: null,
        online_matches_allowed: isOpen ? 1 : 0,
        current_team_id: null,
        picture_id: null,
        props_hash: null,
        created_by: null,
        created_at: now,
      })
      .execute();
    await q
      .insertInto('users')
      .values({
        id: userId,
        email: emailAddress,
        password_hash: 'none',
        player_id: isVerified ? playerId : null,
        roles: JSON.stringify(roles.filter((role) => role !== 'team-admin')),
        verified_at: isVerified ? now : null,
        last_seen: now,
        created_at: now,
        wanted_player_id: null,
        wanted_team_id: null,
      })
      .execute();
    const session = { id: newId(), token_hash: hashToken(token), user_id: userId };
    await q
      .insertInto('sessions')
      .values({ ...session, created_at: now, expires_at: now + sessionLifetimeMs })
      .execute();
    for (const teamId of teamIds) {
      const member = { team_id: teamId, player_id: playerId };
      await q
        .insertInto('team_members')
        .values({
          ...member,
          status: 'confirmed',
          since: now,
          is_admin: roles.includes('team-admin') ? 1 : 0,
        })
        .execute();
      await q
        .insertInto('team_memberships')
        .values({ ...member, since: 0, until: null })
        .execute();
    }
  });
  return { userId, playerId, emailAddress, token };
}

/** Lets these people put each other into matches: they have always been in some team together. */
export async function makeMates(
  { db }: { readonly db: Database },
  people: readonly Pick<Person, 'playerId'>[],
): Promise<void> {
  const teamId = newId();
  const rows = people.map(({ playerId }) => ({
    team_id: teamId,
    player_id: playerId,
    since: 0,
    until: null,
  }));
  await db.write(async ({ q }) => {
    await q.insertInto('team_memberships').values(rows).execute();
  });
}

/** Gives a person a password; only on demand, because it takes long. */
export async function givePassword(
  { db }: { readonly db: Database },
  { userId }: Person,
  password: string,
): Promise<void> {
  const hash = await hashPassword(password);
  await db.write(async ({ q }) => {
    await q.updateTable('users').set({ password_hash: hash }).where('id', '=', userId).execute();
  });
}

/** Inserts a team into the database; returns its id. */
export async function createClub({ db }: { readonly db: Database }, name = 'Bulls'): Promise<string> {
  const id = newId();
  await db.write(async ({ q }) => {
    await q
      .insertInto('teams')
      .values({
        id,
        name,
        search_name: name.toLowerCase(),
        can_use_tournaments: 0,
        picture_id: null,
        props_hash: '',
        created_by: 'nobody',
        created_at: Date.now(),
      })
      .execute();
  });
  return id;
}
