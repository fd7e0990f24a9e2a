import type { MatchStanding } from '@neundarter/contract/entities/match';
import { playersOf } from '@neundarter/rules/match/players';
import type { MatchPlayer, PartyIndex } from '@neundarter/rules/match/types';
import { useEvent } from '../../data/club/events.ts';
import { lineUpsOf, matchdayOf } from '../../data/club/matchdays.ts';
import { useTeam } from '../../data/club/teams.ts';
import { usePlayer } from '../../data/people/players.ts';
import { playerName } from '../../text/party-names.ts';
import { Avatar } from '../../ui/avatar.tsx';
import classes from './portraits.module.css';

type Props = { readonly match: MatchStanding; readonly party: PartyIndex };

/** The players of a side: their pictures, otherwise the one of their team in a match day, otherwise initials. */
export function Portraits({ match, party }: Props) {
  const teamId = useTeamOf(match, party);
  return (
    <span className={classes.portraits}>
      {playersOf(match.parties[party]).map((player) => (
        <Portrait key={player.id} player={player} teamId={teamId} />
      ))}
    </span>
  );
}

/** The team of a side in a match day; null in other matches. */
function useTeamOf({ event, eventId }: MatchStanding, party: PartyIndex): string | null {
  const known = useEvent(event?.type === 'mdsl-matchday' ? eventId : null).data;
  const matchday = known === undefined ? null : matchdayOf(known);
  return matchday === null ? null : lineUpsOf(matchday)[party].teamId;
}

function Portrait({ player, teamId }: { readonly player: MatchPlayer; readonly teamId: string | null }) {
  const known = usePlayer(player.type === 'registered' ? player.id : null).data;
  const team = useTeam(teamId).data;
  const url = known?.props.pictureUrl ?? team?.props.pictureUrl ?? null;
  return <Avatar name={playerName(player)} url={url} size="calc(11 * var(--u))" />;
}
