import { drawCrest, drawPortrait } from './avatar.ts';
import type { DemoServer } from './demo-server.ts';
import {
  emailOf,
  invitedPerson,
  type Person,
  people,
  platformAdmin,
  playerWithoutAccount,
  type TeamKey,
  teamNames,
  waves,
  wishingPerson,
} from './people.ts';

export type Account = {
  readonly person: Person;
  readonly email: string;
  readonly userId: string;
  readonly playerId: string;
  readonly joinedAt: number;
};

export type Club = {
  readonly accounts: readonly Account[];
  readonly teamIds: { readonly [Key in TeamKey]: string };
  /** Link to accept the open invitation. */
  readonly openInvitation: URL;
};

/** The admin of a team. */
export const adminOf = ({ accounts }: Pick<Club, 'accounts'>, team: TeamKey): Account => {
  const admin = accounts.find(({ person }) => person.team === team && person.isTeamAdmin === true);
  if (admin === undefined) throw new Error(`The ${team} team has no admin`);
  return admin;
};

type ClubPlan = {
  readonly server: DemoServer;
  /** Password of all accounts. */
  readonly password: string;
  readonly newId: () => string;
  readonly now: number;
};

const dayMs = 24 * 60 * 60_000;
const inviteDaysAgo = 2;
const wishDaysAgo = 3;

/** Signs in with the password; returns the token. */
export const signIn = async (
  { server, password }: Pick<ClubPlan, 'server' | 'password'>,
  emailAddress: string,
): Promise<string> => (await server.call('POST /login', { body: { emailAddress, password } })).token;

type Newcomer = Account & { readonly token: string };

/** Registers a person, confirms the address with the link of the mail, and fills in the profile. */
const register = async (plan: ClubPlan, person: Person, joinedAt: number): Promise<Newcomer> => {
  const { server, password } = plan;
  const email = emailOf(person);
  const body = { emailAddress: email, password };
  const { token, user } = await server.call('POST /users/register', { body });
  const link = await server.nextLink(email);
  await server.call('POST /users/verify', { body: { token: link.searchParams.get('token') ?? '' } });
  const player = await server.call('GET /users/{id}/player', { params: { id: user.id }, token });
  const { firstName, lastName, nickName } = person;
  const settings = { onlineMatchesAllowed: !person.staysOffline };
  await server.call('PATCH /players/', {
    token,
    body: { id: player.id, changedProps: { firstName, lastName, nickName, settings } },
  });
  const content = await drawPortrait(person);
  await server.upload('POST /players/{id}/upload', {
    params: { id: player.id },
    token,
    field: 'profilePicture',
    content,
  });
  return { person, email, userId: user.id, playerId: player.id, joinedAt, token };
};

type Joining = { readonly teamId: string; readonly inviterToken: string };

const invite = (server: DemoServer, { teamId, inviterToken }: Joining, playerId: string) =>
  server.call('POST /teams/{id}/players', {
    params: { id: teamId },
    token: inviterToken,
    body: { playerId },
  });

const accept = async (server: DemoServer, teamId: string, newcomer: Newcomer): Promise<void> => {
  const { playerId, email: emailAddress, token } = newcomer;
  const link = await server.nextLink(emailAddress);
  await server.call('POST /teams/{id}/validate-invite', {
    params: { id: teamId },
    token,
    body: { playerId, emailAddress, token: link.searchParams.get('token') ?? '' },
  });
};

/** Invites a person to a team and accepts with the link of the mail; people who add themselves join at once. */
const joinTeam = async (server: DemoServer, joining: Joining, newcomer: Newcomer): Promise<void> => {
  const { playerId, token } = newcomer;
  const { props } = await invite(server, joining, playerId);
  if (props.teamStatus === 'invite-pending') await accept(server, joining.teamId, newcomer);
  const settings = { currentTeamId: joining.teamId };
  await server.call('PATCH /players/', { token, body: { id: playerId, changedProps: { settings } } });
};

const foundTeam = async (plan: ClubPlan, key: TeamKey, token: string): Promise<string> => {
  const id = plan.newId();
  const { server } = plan;
  await server.call('POST /teams/', { token, body: { id, props: { name: teamNames[key] } } });
  const content = await drawCrest(key);
  await server.upload('POST /teams/{id}/upload', { params: { id }, token, field: 'picture', content });
  return id;
};

/** As the administrator: creates both teams and allows tournaments for the first one. */
const foundTeams = async (plan: ClubPlan, token: string): Promise<Club['teamIds']> => {
  const first = await foundTeam(plan, 'first', token);
  const second = await foundTeam(plan, 'second', token);
  const body = { id: first, changedProps: { canUseTournaments: true } };
  await plan.server.call('PATCH /teams/', { token, body });
  return { first, second };
};

/** Finds who invites to a team: its team admin, or the platform admin as long as there is none. */
const createInviters = (plan: ClubPlan, accounts: readonly Account[]) => {
  const tokens = new Map<string, Promise<string>>();
  return (team: TeamKey): Promise<string> => {
    const admin = accounts.find(({ person }) => person.isTeamAdmin === true && person.team === team);
    const email = admin?.email ?? emailOf(platformAdmin);
    const token = tokens.get(email) ?? signIn(plan, email);
    tokens.set(email, token);
    return token;
  };
};

const makeTeamAdmin = async (plan: ClubPlan, { userId: id }: Account): Promise<void> => {
  const token = await signIn(plan, emailOf(platformAdmin));
  await plan.server.call('PATCH /users/', { token, body: { id, roles: ['team-admin'] } });
};

/** Adds two recent things: an open invitation to the second team, and another club's wish for a team. */
const addLatest = async (plan: ClubPlan, { accounts, teamIds }: Omit<Club, 'openInvitation'>) => {
  const { server, newId, now } = plan;
  const of = (person: Person) => accounts.find((account) => account.person === person);
  server.setTime(now - wishDaysAgo * dayMs);
  await server.call('POST /team-wishes/', {
    token: await signIn(plan, emailOf(wishingPerson)),
    body: {
      id: newId(),
      props: {
        name: 'DC Bulls Markheide',
        message: 'Wir sind elf Leute mit zwei Boards und würden gern unsere eigenen Spiele hier scoren.',
      },
    },
  });
  server.setTime(now - inviteDaysAgo * dayMs);
  const inviterToken = await createInviters(plan, accounts)('second');
  const teamId = teamIds.second;
  const id = newId();
  await server.call('POST /players/', { token: inviterToken, body: { id, props: playerWithoutAccount } });
  await invite(server, { teamId, inviterToken }, id);
  await invite(server, { teamId, inviterToken }, of(invitedPerson)?.playerId ?? '');
  return server.nextLink(emailOf(invitedPerson));
};

/** Registers all people, wave by wave and one after another, so that the ids are always the same. */
export const joinClub = async (plan: ClubPlan): Promise<Club> => {
  const { server, now } = plan;
  const accounts: Account[] = [];
  let teamIds: Club['teamIds'] | null = null;
  for (const [wave, daysAgo] of waves.entries()) {
    const joinedAt = now - daysAgo * dayMs;
    server.setTime(joinedAt);
    const inviterOf = createInviters(plan, accounts);
    for (const person of people.filter((one) => one.wave === wave)) {
      const { token, ...account } = await register(plan, person, joinedAt);
      teamIds ??= await foundTeams(plan, token);
      const { team } = person;
      if (team !== null) {
        const joining = { teamId: teamIds[team], inviterToken: await inviterOf(team) };
        await joinTeam(server, joining, { ...account, token });
        if (person.isTeamAdmin === true) await makeTeamAdmin(plan, account);
      }
      accounts.push(account);
    }
  }
  if (teamIds === null) throw new Error('Nobody founded a team');
  const openInvitation = await addLatest(plan, { accounts, teamIds });
  return { accounts, teamIds, openInvitation };
};
