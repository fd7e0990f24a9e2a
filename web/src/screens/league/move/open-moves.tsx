import type { LeagueEntity } from '@neundarter/contract/entities/league';
import type { LeagueMoves } from '@neundarter/contract/entities/league/league-move';
import { useState } from 'react';
import { useLeagueMoves } from '../../../data/club/league-moves.ts';
import { errorReason } from '../../../text/errors.ts';
import { leagueFixtureText } from '../../../text/league.ts';
import { leagueMoveText, moverText, openMovesText as text } from '../../../text/league-move.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { EmptyState, ErrorState, Loading } from '../../../ui/states.tsx';
import { MoveDialog } from './move-dialog.tsx';

type Props = {
  readonly league: LeagueEntity;
  /** The card of the office says also that there is nothing. */
  readonly isOfOffice?: boolean;
};

/** The fixtures of a league that somebody wants to move, as far as they concern the user. */
export function OpenMoves({ league, isOfOffice = false }: Props) {
  const { data, error, refetch } = useLeagueMoves(league.id, true);
  const [opened, setOpened] = useState<number | null>(null);
  if (!isOfOffice && (data === undefined ? error === null : data.moves.length === 0) && opened === null)
    return null;
  return (
    <Card title={text.title}>
      {data !== undefined ? (
        <Stack as="ul" gap="m" isDivided aria-label={text.title}>
          {data.moves.map((move) => (
            <MoveRow key={move.number} league={league} move={move} onOpen={() => setOpened(move.number)} />
          ))}
        </Stack>
      ) : error === null ? (
        <Loading text={leagueMoveText.loading} />
      ) : (
        <ErrorState text={leagueMoveText.loadFailed(errorReason(error))} onRetry={() => void refetch()} />
      )}
      {data?.moves.length === 0 ? <EmptyState text={text.none} /> : null}
      {opened === null ? null : (
        <MoveDialog league={league} number={opened} onClose={() => setOpened(null)} />
      )}
    </Card>
  );
}

type RowProps = {
  readonly league: LeagueEntity;
  readonly move: LeagueMoves['moves'][number];
  readonly onOpen: () => void;
};

function MoveRow({ league, move, onOpen }: RowProps) {
  const { fixtures, teams } = league.props;
  const { open, ownSides, mayDecide } = move;
  const { home = 0, away = 0 } = fixtures[move.number] ?? {};
  const title = leagueFixtureText(teams, { home, away });
  if (open === null) return null;
  const names = [home, away].map((team) => teams[team]?.name ?? '');
  const isTurn = open.waitsFor === 'office' ? mayDecide : ownSides.includes(open.waitsFor);
  return (
    <Inline as="li" gap="m" align="center" justify="between" wraps>
      <Stack gap="2xs">
        <strong>{title}</strong>
        <span>{leagueMoveText.now(move.startDateTime)}</span>
        <span>{text.waits(open, moverText(open.waitsFor, names))}</span>
        {isTurn ? (
          <Inline>
            <Badge tone="gold">{text.yours}</Badge>
          </Inline>
        ) : null}
      </Stack>
      <Button aria-label={leagueMoveText.openOf(title)} onClick={onOpen}>
        {text.look}
      </Button>
    </Inline>
  );
}
