// The organiser of a played tournament: on a new server a platform admin with a team of their own, otherwise an account
// that exists there.
import { type Client, connect } from '../replay/api-client.ts';
import { linkInMail, tokenOf } from '../testbed/mails.ts';
import { startServer } from '../testbed/server.ts';
import { newId } from './new-id.ts';

/** An organiser and where the tournament is played. */
export type OpenClub = {
  readonly url: string;
  readonly organiser: Client;
  readonly teamId: string;
  /** Folder with the data of a new server; null for one that was running already. */
  readonly dataDir: string | null;
  /** Process of a new server; null for one that was running already. */
  readonly pid: number | null;
  readonly close: () => Promise<void>;
};

/** The account of the organiser on a new server. */
export const organiserAccount = {
  emailAddress: 'turnierleitung@example.org',
  password: 'Triple20!',
} as const;

const createTeam = async (organiser: Client): Promise<string> => {
  const id = newId();
  await organiser.call('POST /teams/', { body: { id, props: { name: 'Turnierclub' } } });
  await organiser.call('PATCH /teams/', { body: { id, changedProps: { canUseTournaments: true } } });
  return id;
};

/**
 * Starts a server with an empty database, on which the organiser is a platform admin.
 * @param program arguments of Node; by default the sources, without a build
 */
export async function openNewClub(
  environment: NodeJS.ProcessEnv,
  program?: readonly string[],
): Promise<OpenClub> {
  const server = await startServer({ ADMIN_EMAIL: organiserAccount.emailAddress, ...environment }, program);
  const visitor = await connect(server.url);
  await visitor.call('POST /users/register', { body: organiserAccount });
  const link = await linkInMail(server, { to: organiserAccount.emailAddress, page: 'verification' });
  await visitor.call('POST /users/verify', { body: { token: tokenOf(link) } });
  const organiser = await connect(server.url, organiserAccount);
  const { url, dataDir, pid, stop: close } = server;
  return { url, organiser, teamId: await createTeam(organiser), dataDir, pid, close };
}

/** Signs in at a running server; the account must be a platform admin, or admin of a team that may use tournaments. */
export async function openKnownClub(url: string, emailAddress: string): Promise<OpenClub> {
  const organiser = await connect(url, { emailAddress, password: process.env['TOURNAMENT_PASSWORD'] ?? '' });
  const { props } = await organiser.call('GET /users/me');
  const [teamId] = props.adminOfTeamIds ?? [];
  const known = teamId ?? (await createTeam(organiser));
  return { url, organiser, teamId: known, dataDir: null, pid: null, close: async () => undefined };
}
