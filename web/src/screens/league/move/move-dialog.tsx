import type { LeagueEntity } from '@neundarter/contract/entities/league';
import type { LeagueMove } from '@neundarter/contract/entities/league/league-move';
import { useState } from 'react';
import { useLeagueMove } from '../../../data/club/league-moves.ts';
import { useMayManageLeagues } from '../../../data/club/leagues.ts';
import { errorReason } from '../../../text/errors.ts';
import { moverText, leagueMoveText as text } from '../../../text/league-move.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { ErrorState, Loading } from '../../../ui/states.tsx';
import looks from '../../../ui/text-looks.module.css';
import { type AskedDates, DatesDialog } from './dates-dialog.tsx';
import { MoveButtons } from './move-buttons.tsx';

type Props = {
  readonly league: LeagueEntity;
  /** Of the fixture. */
  readonly number: number;
  readonly onClose: () => void;
};

/** Moving a fixture: what waits, what was said so far, and what the caller can do. */
export function MoveDialog({ league, number, onClose }: Props) {
  const [asked, setAsked] = useState<AskedDates | null>(null);
  const { data, error, refetch } = useLeagueMove(league.id, number);
  const fixture = league.props.fixtures[number];
  const names = [fixture?.home, fixture?.away].map((team) => league.props.teams[team ?? -1]?.name ?? '');
  if (data !== undefined && asked !== null)
    return <DatesDialog leagueId={league.id} move={data} asked={asked} onClose={() => setAsked(null)} />;
  return (
    <Dialog isOpen isWide title={names.join(' – ')} onClose={onClose}>
      {data === undefined ? (
        error === null ? (
          <Loading text={text.loading} />
        ) : (
          <ErrorState text={text.loadFailed(errorReason(error))} onRetry={() => void refetch()} />
        )
      ) : (
        <Shown league={league} move={data} names={names} onAsk={setAsked} />
      )}
    </Dialog>
  );
}

type ShownProps = {
  readonly league: LeagueEntity;
  readonly move: LeagueMove;
  /** Home first. */
  readonly names: readonly string[];
  readonly onAsk: (asked: AskedDates) => void;
};

function Shown({ league, move, names, onAsk }: ShownProps) {
  const { startDateTime, plannedDateTime, mayDecide } = move;
  const mayManage = useMayManageLeagues(league.props.teamId);
  return (
    <Stack gap="l">
      <Stack gap="2xs">
        <strong>{text.now(startDateTime)}</strong>
        {plannedDateTime === startDateTime ? null : (
          <span className={looks.hint}>{text.planned(plannedDateTime)}</span>
        )}
      </Stack>
      <Standing move={move} names={names} />
      <MoveButtons leagueId={league.id} move={move} onAsk={onAsk} />
      {mayManage && !mayDecide ? <Notice tone="info">{text.concerned}</Notice> : null}
      {move.acts.length === 0 ? null : (
        <Stack gap="s">
          <h3 className={looks.strong}>{text.history}</h3>
          <Stack as="ol" gap="s" isDivided aria-label={text.history}>
            {move.acts.map((act) => (
              <Stack key={act.id} as="li" gap="2xs">
                <span>{text.act(act, moverText(act.by, names))}</span>
                <span className={looks.hint}>{text.by(act.name, act.madeAt)}</span>
              </Stack>
            ))}
          </Stack>
        </Stack>
      )}
    </Stack>
  );
}

/** What waits, or why nobody can propose anything. */
function Standing({ move, names }: Pick<ShownProps, 'move' | 'names'>) {
  const { open, isOpen, isInLastRounds, proposableUntil } = move;
  if (!isOpen) return <p>{text.closed}</p>;
  if (open !== null)
    return (
      <p>
        {open.agreed === null
          ? text.proposal(moverText(open.by, names), moverText(open.waitsFor, names))
          : text.agreed(open.agreed)}
      </p>
    );
  if (isInLastRounds) return <p>{text.onlyOffice}</p>;
  const isLate = proposableUntil <= Date.now();
  return <p className={looks.hint}>{isLate ? text.tooLate(proposableUntil) : text.until(proposableUntil)}</p>;
}
