import type { LeagueEntity } from '@neundarter/contract/entities/league';
import type { LeagueReport } from '@neundarter/contract/entities/league/league-report';
import { useState } from 'react';
import { useLeagueReport } from '../../../data/club/league-reports.ts';
import { useMayManageLeagues } from '../../../data/club/leagues.ts';
import { errorReason } from '../../../text/errors.ts';
import { leagueReportText as text } from '../../../text/league-report.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { ErrorState, Loading } from '../../../ui/states.tsx';
import { ActList } from './act-list.tsx';
import { DeedButtons } from './deed-buttons.tsx';
import { type ChosenDeed, DeedDialog } from './deed-dialog.tsx';
import { MeasureDialog } from './measure-dialog.tsx';
import { ReportSummary } from './report-summary.tsx';
import { UndoDialog } from './undo-dialog.tsx';

type Props = {
  readonly league: LeagueEntity;
  /** Of the fixture. */
  readonly number: number;
  readonly onClose: () => void;
};

/** What the dialog asks for at the moment; null: it shows the report. */
type Asked =
  | { readonly kind: 'deed'; readonly deed: ChosenDeed }
  | { readonly kind: 'undo'; readonly actId: string }
  | { readonly kind: 'measure' };

/** The report of a fixture in its league: who has signed, what was said about it, and what the caller can do. */
export function ReportDialog({ league, number, onClose }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { data, error, refetch } = useLeagueReport(league.id, number);
  const fixture = league.props.fixtures[number];
  const teams = [fixture?.home ?? 0, fixture?.away ?? 0] as const;
  const back = () => setAsked(null);
  if (data !== undefined && asked?.kind === 'deed')
    return <DeedDialog league={league} report={data} deed={asked.deed} onClose={back} />;
  if (asked?.kind === 'measure')
    return <MeasureDialog league={league} teams={teams} fixture={number} onClose={back} />;
  if (asked?.kind === 'undo') return <UndoDialog leagueId={league.id} actId={asked.actId} onClose={back} />;
  const names = teams.map((team) => league.props.teams[team]?.name ?? '');
  return (
    <Dialog isOpen isWide title={names.join(' – ')} onClose={onClose}>
      {data === undefined ? (
        error === null ? (
          <Loading text={text.loading} />
        ) : (
          <ErrorState text={text.loadFailed(errorReason(error))} onRetry={() => void refetch()} />
        )
      ) : (
        <Shown league={league} report={data} names={names} onAsk={setAsked} onClose={onClose} />
      )}
    </Dialog>
  );
}

type ShownProps = {
  readonly league: LeagueEntity;
  readonly report: LeagueReport;
  readonly names: readonly string[];
  readonly onAsk: (asked: Asked) => void;
  readonly onClose: () => void;
};

function Shown({ league, report, names, onAsk, onClose }: ShownProps) {
  const mayManage = useMayManageLeagues(league.props.teamId);
  return (
    <Stack gap="l">
      <ReportSummary report={report} names={names} onLeave={onClose} />
      <ActList
        report={report}
        names={names}
        teams={league.props.teams.map(({ name }) => name)}
        onUndo={(actId) => onAsk({ kind: 'undo', actId })}
      />
      <DeedButtons
        report={report}
        onDeed={(deed) => onAsk({ kind: 'deed', deed })}
        onMeasure={() => onAsk({ kind: 'measure' })}
      />
      {mayManage && !report.mayDecide ? <Notice tone="info">{text.concerned}</Notice> : null}
    </Stack>
  );
}
