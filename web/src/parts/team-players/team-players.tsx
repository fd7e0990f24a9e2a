import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import type { ReactNode } from 'react';
import { useTeamPlayers } from '../../data/club/teams.ts';
import { errorText } from '../../text/errors.ts';
import { teamPlayersText } from '../../text/team.ts';
import { Card } from '../../ui/card.tsx';
import { MainAndSide } from '../../ui/main-and-side.tsx';
import { Stack } from '../../ui/stack.tsx';
import { EmptyState, ErrorState, Loading } from '../../ui/states.tsx';
import looks from '../../ui/text-looks.module.css';
import { AddPlayers } from './add-players.tsx';
import { PlayerRow } from './player-row.tsx';

type Props = {
  readonly teamId: string;
  /** Shown below the forms. */
  readonly aside?: ReactNode;
  /** `column`: everything below each other, for a narrow part of a page. */
  readonly shape?: 'page' | 'column';
};

/** All players of a team for its admins, and the ways to add more. */
export function TeamPlayers({ teamId, aside, shape = 'page' }: Props) {
  const players = useTeamPlayers(teamId, 'with-pending');
  if (players.isPending) return <Loading />;
  if (players.isError)
    return (
      <ErrorState
        text={teamPlayersText.loadFailed(teamId, errorText(players.error))}
        onRetry={() => void players.refetch()}
      />
    );
  const count = players.data.filter(({ props }) => props.teamStatus !== 'invite-pending').length;
  return (
    <Columns shape={shape}>
      <Card
        title={teamPlayersText.title}
        actions={<span className={looks.muted}>{teamPlayersText.members(count)}</span>}
      >
        {players.data.length === 0 ? (
          <EmptyState text={teamPlayersText.empty} icon={<IconUsersGroup size={40} />}>
            <p>{teamPlayersText.emptyHint}</p>
          </EmptyState>
        ) : (
          <Stack as="ul" isDivided aria-label={teamPlayersText.list}>
            {players.data.map((player) => (
              <PlayerRow key={player.id} teamId={teamId} player={player} />
            ))}
          </Stack>
        )}
      </Card>
      <Stack gap="xl">
        <AddPlayers teamId={teamId} players={players.data} />
        {aside}
      </Stack>
    </Columns>
  );
}

type ColumnsProps = Required<Pick<Props, 'shape'>> & { readonly children: readonly [ReactNode, ReactNode] };

const Columns = ({ shape, children }: ColumnsProps) =>
  shape === 'page' ? <MainAndSide>{children}</MainAndSide> : <Stack gap="xl">{children}</Stack>;
