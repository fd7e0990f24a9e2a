import { type Change, type ChangeOptions, useChange } from '../api/use-change.ts';
import { refreshAccount } from '../people/account.ts';
import { readSession } from '../people/session.ts';
import { teamWishKeys } from './team-wishes.ts';
import { teamKeys } from './teams.ts';

type ClubChange<Sent, Answer> = Omit<ChangeOptions<Sent, Answer>, 'stale'> & {
  /** The team it is about; where it is one's own, the frame follows. */
  readonly teamId?: string | undefined;
};

/** Changes something about teams, their players or the wishes for teams, and reads all of them again. */
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

/** Without network the frame follows later. */
function followOwnTeam(teamId: string | undefined): void {
  const isOwn = teamId !== undefined && readSession()?.teams.some(({ id }) => id === teamId) === true;
  if (isOwn) void refreshAccount().catch(() => undefined);
}
