import { type Change, type ChangeOptions, useChange } from '../api/use-change.ts';
import { refreshAccount } from '../people/account.ts';
import { readSession } from '../people/session.ts';
import { teamWishKeys } from './team-wishes.ts';
import { teamKeys } from './teams.ts';

type ClubChange<Sent, Answer> = Omit<ChangeOptions<Sent, Answer>, 'stale'> & {
  /** The team that changes; if it is one of the user's own teams, header and menu are updated. */
  readonly teamId?: string | undefined;
};

/** Changes teams, their players or the wishes for teams, and reads all of them again. */
export const useClubChange = <Sent, Answer>({
  teamId,
  send,
  ...options
}: ClubChange<Sent, Answer>): Change<Sent, Answer> =>
  useChange({
    ...options,
    send: (sent) => send(sent).finally(() => followOwnTeam(teamId)),
    stale: [teamKeys.all, teamWishKeys.all],
  });

/** Without network, header and menu are updated later. */
function followOwnTeam(teamId: string | undefined): void {
  const isOwn = teamId !== undefined && readSession()?.teams.some(({ id }) => id === teamId) === true;
  if (isOwn) void refreshAccount().catch(() => undefined);
}
