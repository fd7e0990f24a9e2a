import { sessionLifetimeMs } from '@neundarter/contract/limits';
import type { UserRole } from '@neundarter/rules/access/actor';
import type { Database, Queries } from '../src/platform/db/database.ts';
import { hashPassword } from '../src/platform/identity/password-hash.ts';
import { hashToken, newSecretToken } from '../src/platform/identity/secret-token.ts';
import { newId } from '../src/platform/ids.ts';
import { inPortions } from './in-portions.ts';
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

type NewPlayer = {
  readonly id: string;
  readonly type: 'registered' | 'external';
  readonly firstName: string;
  readonly lastName?: string;
  /** What the search finds them by. */
  readonly search: string;
  readonly isOpen?: boolean;
  readonly createdBy?: string | null;
  /** Milliseconds since 1970. */
  readonly createdAt?: number;
};

const insertPlayers = async (q: Queries, players: readonly NewPlayer[]): Promise<void> => {
  const rows = players.map(({ id, type, firstName, lastName = null, search, isOpen = false, ...made }) => ({
    id,
    online_id: id.slice(0, 6).toUpperCase(),
    type,
    first_name: firstName,
    last_name: lastName,
    nick_name: null,
    search_name: search,
    external_id: null,
    online_matches_allowed: isOpen ? 1 : 0,
    current_team_id: null,
    picture_id: null,
    props_hash: null,
    created_by: made.createdBy === undefined ? 'nobody' : made.createdBy,
    created_at: made.createdAt ?? 0,
  }));
  await q.insertInto('players').values(rows).execute();
};

/** Inserts players without an account; returns their ids. */
export async function createExternals(
  { db }: { readonly db: Database },
  count: number,
): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, newPlayerId);
  const players = ids.map((id, index) => ({
    id,
    type: 'external' as const,
    firstName: `Spieler ${index}`,
    lastName: `Nr ${id.slice(0, 4)}`,
    search: id,
  }));
  await db.write(({ q }) => inPortions(players, (some) => insertPlayers(q, some)));
  return ids;
}

/** Makes players confirmed members of teams at once; matches of earlier times are not theirs. */
export async function joinClubs(
  { db }: { readonly db: Database },
  members: readonly { readonly teamId: string; readonly playerId: string }[],
): Promise<void> {
  const rows = members.map(({ teamId, playerId }) => ({
    team_id: teamId,
    player_id: playerId,
    status: 'confirmed' as const,
    since: 0,
  }));
  await db.write(({ q }) => inPortions(rows, (some) => q.insertInto('team_members').values(some).execute()));
}

/** Inserts a person into the database, because registering needs a mail and the hash of a password. */
export async function createPerson(
  { db, clock }: { readonly db: Database; readonly clock?: TestApp['clock'] },
  { roles = [], teamIds = [], isVerified = true, firstName = 'Anna', isOpen = false }: PersonOptions = {},
): Promise<Person> {
  const [userId, playerId, token] = [newId(), newPlayerId(), newSecretToken()];
  const emailAddress = `${userId}@example.org`;
  const now = clock?.time ?? Date.now();
  await db.write(async ({ q }) => {
    const search = firstName.toLowerCase();
    const player = { id: playerId, firstName, search, isOpen, createdBy: null, createdAt: now };
    await insertPlayers(q, [{ type: 'registered', ...player }]);
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

type ClubOptions = { readonly name?: string; readonly canUseTournaments?: boolean };

/** Inserts a team into the database; returns its id. @param given its name, or more about it */
export async function createClub(
  { db }: { readonly db: Database },
  given: string | ClubOptions = {},
): Promise<string> {
  const { name = 'Bulls', canUseTournaments = false } = typeof given === 'string' ? { name: given } : given;
  const id = newId();
  await db.write(async ({ q }) => {
    await q
      .insertInto('teams')
      .values({
        id,
        name,
        search_name: name.toLowerCase(),
        can_use_tournaments: canUseTournaments ? 1 : 0,
        picture_id: null,
        props_hash: '',
        created_by: 'nobody',
        created_at: Date.now(),
      })
      .execute();
  });
  return id;
}
