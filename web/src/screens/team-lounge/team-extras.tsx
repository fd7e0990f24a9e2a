import { CalendarFeed } from '../../parts/calendar-feed/calendar-feed.tsx';
import { TeamBoards } from '../../parts/team-boards/team-boards.tsx';
import { TeamHooks } from '../../parts/team-hooks/team-hooks.tsx';
import { TeamLeagues } from './team-leagues.tsx';

type TeamExtrasProps = { readonly teamId: string; readonly mayAdminister: boolean };

/** The calendar of a team, and what only its admins arrange. */
export function TeamExtras({ teamId, mayAdminister }: TeamExtrasProps) {
  return (
    <>
      <TeamLeagues teamId={teamId} mayAdminister={mayAdminister} />
      <CalendarFeed owner="team" id={teamId} mayRenew={mayAdminister} />
      <TeamBoards teamId={teamId} mayManage={mayAdminister} />
      {mayAdminister ? <TeamHooks teamId={teamId} /> : null}
    </>
  );
}
