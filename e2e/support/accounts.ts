import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { promisify } from 'node:util';
import type { PlayerEntity } from '@neundarter/contract/entities/player';
import type { TeamEntity } from '@neundarter/contract/entities/team';
import type { Session, UserEntity } from '@neundarter/contract/entities/user';
import { linkInMail, mailsTo, tokenOf } from '../../tools/testbed/mails.ts';
import type { RunningServer } from '../../tools/testbed/server.ts';
import { Api, newId } from './api.ts';
import type { SharedServer } from './shared.ts';

/** Fulfils every rule; all test users share it. */
export const password = 'Neun-Dart3r';

const adminTool = new URL('../../tools/admin.ts', import.meta.url).pathname;

/** The session that the app stores, in the shape of `web/src/data/people/session.ts`. */
type KeptSession = {
  readonly token: string;
  readonly user: UserEntity;
  readonly player: PlayerEntity | null;
  readonly teams: readonly TeamEntity[];
};

/** A signed-in user. Pass it to `openDevice` to sign in there. */
export type Account = {
  readonly emailAddress: string;
  readonly password: string;
  /** The API as this user. */
  readonly api: Api;
  readonly userId: string;
  /** Empty until the address is confirmed. */
  readonly playerId: string;
  readonly session: KeptSession;
};

export type Registration = {
  /** By default a new one. */
  readonly emailAddress?: string;
  /** Empty for a user without a name yet. */
  readonly firstName?: string;
  readonly lastName?: string;
  /** Whether the link of the mail is opened; true by default. */
  readonly isVerified?: boolean;
  /** The player of an invitation. */
  readonly playerId?: string;
  readonly teamId?: string;
};

type Source = Pick<RunningServer, 'url' | 'dataDir'> & Pick<SharedServer, 'isShared'>;

/** The users of all files do not register from one network: that is limited. */
const someNetwork = (): string =>
  `2001:db8:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}::1`;

/** Registers a user over the API, opens the link of the mail and saves the first name. */
export async function registerUser(server: Source, registration: Registration = {}): Promise<Account> {
  const { firstName = 'Anna', lastName, isVerified = true, playerId, teamId } = registration;
  const emailAddress = registration.emailAddress ?? `${newId()}@${newId()}.example.org`;
  const nobody = new Api(server.url, '');
  const registering = new Api(server.url, '', someNetwork());
  const session = (await registering.call('POST /users/register', {
    emailAddress,
    password,
    ...(playerId === undefined ? {} : { playerId }),
    ...(teamId === undefined ? {} : { teamId }),
  })) as Session;
  const account = accountOf(server, { emailAddress, password }, session);
  if (!isVerified) return account;
  const token = tokenOf(await linkInMail(server, { to: emailAddress, page: 'verification' }));
  await nobody.call('POST /users/verify', { token });
  const verified = await readAgain(account);
  if (firstName === '' || playerId !== undefined) return verified;
  const changedProps = { firstName, ...(lastName === undefined ? {} : { lastName }) };
  await account.api.call('PATCH /players/', { id: verified.playerId, changedProps });
  return readAgain(verified);
}

/** Signs in over the API: one more session of the same user. */
export async function signInUser(
  server: Source,
  credentials: Pick<Account, 'emailAddress' | 'password'>,
): Promise<Account> {
  const { emailAddress, password: secret } = credentials;
  const body = { emailAddress, password: secret };
  const session = (await new Api(server.url, '').call('POST /login', body)) as Session;
  return readAgain(accountOf(server, body, session));
}

/** The same session with the current user, player and teams of the server. */
export async function readAgain(account: Account): Promise<Account> {
  const { api, session } = account;
  const user = (await api.call('GET /users/me')) as UserEntity;
  if (!user.props.isVerified) return { ...account, session: { ...session, user } };
  const [player, teams] = await Promise.all([
    api.call(`GET /users/${user.id}/player`) as Promise<PlayerEntity>,
    api.call(`GET /users/${user.id}/teams`) as Promise<TeamEntity[]>,
  ]);
  return { ...account, playerId: player.id, session: { token: session.token, user, player, teams } };
}

/** The current props of the account's player on the server. */
export const playerOf = async ({ api, playerId }: Account): Promise<PlayerEntity['props']> =>
  ((await api.call(`GET /players/${playerId}`)) as PlayerEntity).props;

/** Makes a user a platform admin, as `npm run admin` does. */
async function grantAdmin({ dataDir }: Source, { emailAddress }: Account): Promise<void> {
  await promisify(execFile)(process.execPath, [adminTool, 'grant', emailAddress], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
}

/** An admin of the shared server whom no test knows. The files of a worker share it, because granting is slow. */
let sharedAdmin: Promise<Account> | undefined;

const findSharedAdmin = (server: Source): Promise<Account> => {
  sharedAdmin ??= registerUser(server).then(async (account) => {
    await grantAdmin(server, account);
    return readAgain(account);
  });
  return sharedAdmin;
};

/** Makes a user a platform admin; on the shared server by a call of another admin. */
export async function makeAdmin(server: Source, account: Account): Promise<Account> {
  if (server.isShared) await giveRole(await findSharedAdmin(server), account, 'admin');
  else await grantAdmin(server, account);
  return readAgain(account);
}

/** An admin creates a team; returns its id. */
export async function createTeam(admin: Account, name = 'Bulls'): Promise<string> {
  const id = newId();
  await admin.api.call('POST /teams/', { id, props: { name } });
  return id;
}

/** Announces a training of a team, by default one that is running now. @returns its id */
export async function createTraining(
  by: Account,
  {
    startsInMs = -60_000,
    lastsMs = 60 * 60_000,
    ...props
  }: {
    readonly teamId: string | undefined;
    readonly name: string;
    readonly startsInMs?: number;
    readonly lastsMs?: number;
    readonly [more: string]: unknown;
  },
): Promise<string> {
  const id = newId();
  const startDateTime = Date.now() + startsInMs;
  const times = { startDateTime, endDateTime: startDateTime + lastsMs };
  await by.api.call('POST /events/', { id, props: { type: 'training', ...times, ...props } });
  return id;
}

/** An admin invites a user, who opens the link of the mail; admins who add themselves join at once. */
export async function joinTeam(
  server: Source,
  { admin, account, teamId }: { readonly admin: Account; readonly account: Account; readonly teamId: string },
): Promise<Account> {
  const { emailAddress, playerId, api } = account;
  const earlier = await mailsTo(server, emailAddress, 'invitation');
  const added = (await admin.api.call(`POST /teams/${teamId}/players`, { emailAddress })) as PlayerEntity;
  // Admins who add themselves get no invitation.
  if (added.props.teamStatus === 'confirmed') return readAgain(account);
  const count = earlier.length + 1;
  const token = tokenOf(await linkInMail(server, { to: emailAddress, page: 'invitation', count }));
  await api.call(`POST /teams/${teamId}/validate-invite`, { playerId, emailAddress, token });
  return readAgain(account);
}

/** An admin makes a member of a team its admin. */
export const makeTeamAdmin = (admin: Account, account: Account): Promise<Account> =>
  giveRole(admin, account, 'team-admin');

/** An admin gives a user a role. */
export async function giveRole(
  admin: Account,
  account: Account,
  role: 'admin' | 'team-admin' | 'scorer-analyzer' | 'adrs-enabled',
): Promise<Account> {
  const roles = [...new Set([...account.session.user.props.roles, role])];
  await admin.api.call('PATCH /users/', { id: account.userId, roles });
  return readAgain(account);
}

const accountOf = (
  { url }: Source,
  credentials: Pick<Account, 'emailAddress' | 'password'>,
  { token, user }: Session,
): Account => ({
  ...credentials,
  api: new Api(url, token),
  userId: user.id,
  playerId: user.props.playerId ?? '',
  session: { token, user, player: null, teams: [] },
});
