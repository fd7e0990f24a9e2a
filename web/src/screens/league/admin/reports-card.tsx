import type { LeagueEntity } from '@neundarter/contract/entities/league';
import type { LeagueReports } from '@neundarter/contract/entities/league/league-report';
import { mayDecide } from '@neundarter/rules/access/leagues';
import { useState } from 'react';
import { useLeagueReports } from '../../../data/club/league-reports.ts';
import { useActor } from '../../../data/people/actor.ts';
import { errorReason } from '../../../text/errors.ts';
import { leagueFixtureText, leagueRoundText } from '../../../text/league.ts';
import { leagueReportText, measureText, reportListText as text } from '../../../text/league-report.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { EmptyState, ErrorState, Loading } from '../../../ui/states.tsx';
import looks from '../../../ui/text-looks.module.css';
import { Toggle } from '../../../ui/toggle.tsx';
import { MeasureEntry } from '../report/act-list.tsx';
import { MeasureDialog } from '../report/measure-dialog.tsx';
import { ReportDialog } from '../report/report-dialog.tsx';
import { ReportMarks } from '../report/report-summary.tsx';
import { UndoDialog } from '../report/undo-dialog.tsx';

type Props = { readonly league: LeagueEntity };
type Shown = Props & { readonly data: LeagueReports };

/** The office's list of reports with what is open, and its measures. */
export function ReportsCard({ league }: Props) {
  const { data, error, refetch } = useLeagueReports(league.id);
  if (data === undefined)
    return (
      <Card title={text.title}>
        {error === null ? (
          <Loading text={leagueReportText.loading} />
        ) : (
          <ErrorState text={text.loadFailed(errorReason(error))} onRetry={() => void refetch()} />
        )}
      </Card>
    );
  return (
    <>
      <ReportList league={league} data={data} />
      <MeasureList league={league} data={data} />
    </>
  );
}

function ReportList({ league, data }: Shown) {
  const [withAll, setWithAll] = useState(false);
  const [opened, setOpened] = useState<number | null>(null);
  const { fixtures, teams } = league.props;
  const shown = data.reports.filter(({ state, open }) => open.length > 0 || (withAll && state !== 'open'));
  return (
    <Card title={text.title}>
      <Toggle label={text.all} isOn={withAll} onChange={setWithAll} />
      {shown.length === 0 ? <EmptyState text={text.nothingOpen} /> : null}
      <Stack as="ul" gap="m" isDivided>
        {shown.map(({ number, state, open }) => {
          const { home = 0, away = 0, round = 0 } = fixtures[number] ?? {};
          const title = leagueFixtureText(teams, { home, away });
          return (
            <Inline key={number} as="li" gap="m" align="center" justify="between" wraps>
              <Stack gap="2xs">
                <strong>{title}</strong>
                <span className={looks.hint}>{leagueRoundText(round)}</span>
                <ReportMarks state={state} open={open} />
              </Stack>
              <Button aria-label={leagueReportText.openOf(title)} onClick={() => setOpened(number)}>
                {leagueReportText.open}
              </Button>
            </Inline>
          );
        })}
      </Stack>
      {opened === null ? null : (
        <ReportDialog league={league} number={opened} onClose={() => setOpened(null)} />
      )}
    </Card>
  );
}

function MeasureList({ league, data: { measures, absences } }: Shown) {
  const actor = useActor();
  const [asked, setAsked] = useState<string | null>(null);
  const { teams, teamId: officeId } = league.props;
  const nameOf = (team: number) => teams[team]?.name ?? '';
  const mayDecideAbout = (team: number) =>
    mayDecide(actor, { officeId, teamIds: [teams[team]?.teamId ?? []].flat() });
  const open = teams.map((_, team) => team).filter(mayDecideAbout);
  const close = () => setAsked(null);
  return (
    <Card title={measureText.title}>
      {absences.length === 0 ? null : (
        <ul aria-label={text.absences}>
          {absences.map(({ team, count }) => (
            <li key={team}>{text.absence(nameOf(team), count)}</li>
          ))}
        </ul>
      )}
      {measures.length === 0 ? <p className={looks.hint}>{measureText.none}</p> : null}
      <Stack as="ul" gap="s" isDivided>
        {measures.map((measure) => (
          <MeasureEntry
            key={measure.id}
            measure={measure}
            team={nameOf(measure.team)}
            onUndo={
              measure.undone === null && mayDecideAbout(measure.team) ? () => setAsked(measure.id) : null
            }
          />
        ))}
      </Stack>
      {open.length === 0 ? null : (
        <Inline justify="end">
          <Button onClick={() => setAsked('new')}>{leagueReportText.measure}</Button>
        </Inline>
      )}
      {asked === 'new' ? <MeasureDialog league={league} teams={open} onClose={close} /> : null}
      {asked === null || asked === 'new' ? null : (
        <UndoDialog leagueId={league.id} actId={asked} onClose={close} />
      )}
    </Card>
  );
}
