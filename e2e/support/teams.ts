import type { RunningServer } from '../../tools/testbed/server.ts';
import { type Account, createTeam, joinTeam, makeAdmin, makeTeamAdmin, registerUser } from './accounts.ts';

/** A team with its admin and one member. */
export type Club = {
  readonly teamId: string;
  readonly admin: Account;
  readonly chief: Account;
  readonly mate: Account;
};

/** Founds a team over the API: Tessa is its admin, Uwe a member. */
export async function foundTeam(
  server: Pick<RunningServer, 'url' | 'dataDir'>,
  { admin: known, name }: { readonly admin?: Account; readonly name: string },
): Promise<Club> {
  const admin = known ?? (await makeAdmin(server, await registerUser(server, { firstName: 'Ada' })));
  const teamId = await createTeam(admin, name);
  const join = async (firstName: string, lastName: string) =>
    joinTeam(server, { admin, account: await registerUser(server, { firstName, lastName }), teamId });
  const chief = await makeTeamAdmin(admin, await join('Tessa', 'Team'));
  return { teamId, admin, chief, mate: await join('Uwe', 'Krause') };
}
