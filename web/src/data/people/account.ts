import type { PlayerEntity } from '@neundarter/contract/entities/player';
import type { TeamEntity } from '@neundarter/contract/entities/team';
import type { Session, UserEntity } from '@neundarter/contract/entities/user';
import { useMemo } from 'react';
import { request } from '../api/api.ts';
import { keepDeviceToken, readDeviceTokens } from './device-token.ts';
import { keepSession, readSession, type SignedIn, useSession } from './session.ts';
import { endingHere } from './session-end.ts';

/** What the screens need to know about the signed-in user. */
export type Account = {
  /** `guest`: no user is signed in; `unverified`: the address is not confirmed yet. */
  readonly state: 'guest' | 'unverified' | 'user';
  readonly user: UserEntity | null;
  readonly player: PlayerEntity | null;
  readonly teams: readonly TeamEntity[];
  /** The team of the player's settings, otherwise the first team. */
  readonly team: TeamEntity | null;
  readonly isAdmin: boolean;
  /** Whether the user is a team admin of the current team. */
  readonly isTeamAdmin: boolean;
};

const nobody: Account = {
  state: 'guest',
  user: null,
  player: null,
  teams: [],
  team: null,
  isAdmin: false,
  isTeamAdmin: false,
};

/** The signed-in user, for components. */
export function useAccount(): Account {
  const session = useSession();
  return useMemo(() => accountOf(session), [session]);
}

/** The account of a session; without a session, that of a guest. */
export function accountOf(session: SignedIn | null): Account {
  if (session === null || session.token === null) return nobody;
  const { user, player, teams } = session;
  const team = teams.find(({ id }) => id === player?.props.settings.currentTeamId) ?? teams[0] ?? null;
  return {
    state: user.props.isVerified ? 'user' : 'unverified',
    user,
    player,
    teams,
    team,
    isAdmin: user.props.roles.includes('admin'),
    isTeamAdmin: team !== null && (user.props.adminOfTeamIds ?? []).includes(team.id),
  };
}

/** Signs in and reads player and teams. @throws {ApiError} with the codes of the login */
export async function signIn(emailAddress: string, password: string): Promise<void> {
  const deviceTokens = [...readDeviceTokens()];
  const body = { emailAddress, password, ...(deviceTokens.length > 0 && { deviceTokens }) };
  await enter(await request('POST /login', { body }));
}

/** Starts with a session that the server just opened, e.g. after registering. */
export async function enter({ token, user, deviceToken }: Session): Promise<void> {
  keepDeviceToken(deviceToken);
  keepSession({ token, user, player: null, teams: [] });
  // The user is signed in; without network the rest is read later.
  await refreshAccount().catch(() => undefined);
}

/** Ends the session; without network only on this device. */
export async function signOut(): Promise<void> {
  const hasSession = (readSession()?.token ?? null) !== null;
  try {
    if (hasSession) await endingHere(() => request('POST /logout'));
  } finally {
    keepSession(null);
  }
}

/** Reads user, player and teams again. @throws {ApiError} */
export async function refreshAccount(): Promise<void> {
  const token = readSession()?.token ?? null;
  if (token === null) return;
  const user = await request('GET /users/me');
  const params = { id: user.id };
  const [player, teams] = user.props.isVerified
    ? await Promise.all([
        request('GET /users/{id}/player', { params }),
        request('GET /users/{id}/teams', { params }),
      ])
    : [null, []];
  // Meanwhile another user may have signed in, or this user out.
  if (readSession()?.token === token) keepSession({ token, user, player, teams });
}

/** Puts the player from the server's answer into the session. */
export function keepOwnPlayer(player: PlayerEntity): void {
  const session = readSession();
  if (session !== null && session.user.props.playerId === player.id) keepSession({ ...session, player });
}
