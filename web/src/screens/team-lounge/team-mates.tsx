import { useTeamPlayers } from '../../data/club/teams.ts';
import { useAccount } from '../../data/people/account.ts';
import { playerName } from '../../parts/team-players/player-name.ts';
import { errorText } from '../../text/errors.ts';
import { teamPlayersText } from '../../text/team.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Stack } from '../../ui/stack.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import looks from '../../ui/text-looks.module.css';
import classes from './team-lounge.module.css';

/** All players of the team. */
export function TeamMates({ teamId }: { readonly teamId: string }) {
  const { player } = useAccount();
  const players = useTeamPlayers(teamId, 'confirmed');
  if (players.isPending) return <Loading />;
  if (players.isError)
    return (
      <ErrorState
        text={teamPlayersText.loadFailed(teamId, errorText(players.error))}
        onRetry={() => void players.refetch()}
      />
    );
  return (
    <Card
      title={teamPlayersText.yourTeamMates}
      actions={<span className={looks.muted}>{teamPlayersText.members(players.data.length)}</span>}
    >
      <Stack as="ul" isDivided aria-label={teamPlayersText.list}>
        {players.data.map((mate) => (
          <Inline as="li" align="center" key={mate.id} className={classes.mate}>
            <Avatar name={playerName(mate)} url={mate.props.pictureUrl} size="3rem" />
            <span className={classes.name}>{playerName(mate)}</span>
            {mate.id === player?.id ? <Badge>{teamPlayersText.you}</Badge> : null}
          </Inline>
        ))}
      </Stack>
    </Card>
  );
}
