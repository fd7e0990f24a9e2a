import type { LeagueEntity, LeagueFixture } from '@neundarter/contract/entities/league';
import IconCalculator from '@tabler/icons-react/dist/esm/icons/IconCalculator.mjs';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useMayMove } from '../../data/club/league-moves.ts';
import { useMayReadReports } from '../../data/club/league-reports.ts';
import { formatDateTime } from '../../text/formats.ts';
import { leagueFixtureText, leagueRoundText, leagueText as text } from '../../text/league.ts';
import { leagueMoveText } from '../../text/league-move.ts';
import { leagueReportText, rulingText } from '../../text/league-report.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { askInDialog } from '../../ui/confirm-action.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Stack } from '../../ui/stack.tsx';
import { EmptyState } from '../../ui/states.tsx';
import looks from '../../ui/text-looks.module.css';
import { FixtureResultDialog } from './fixture-result-dialog.tsx';
import classes from './league.module.css';

const MoveDialog = latePart(async () => (await import('./move/move-dialog.tsx')).MoveDialog);
const ReportDialog = latePart(async () => (await import('./report/report-dialog.tsx')).ReportDialog);

type Props = { readonly league: LeagueEntity; readonly mayManage: boolean };

/** A fixture and its number. */
type Numbered = LeagueFixture & { readonly number: number };

/** The first round in which something is open; the last one at the end of the season. */
const presentRound = (fixtures: readonly LeagueFixture[]): number => {
  const rounds = fixtures.map(({ round }) => round);
  const open = fixtures.flatMap(({ round, status }) => (status === 'finished' ? [] : [round]));
  return open.length === 0 ? Math.max(0, ...rounds) : Math.min(...open);
};

/** The fixtures of one round, which can be chosen. */
export function LeagueRounds({ league, mayManage }: Props) {
  const { fixtures, teams } = league.props;
  const [round, setRound] = useState(presentRound(fixtures));
  const rounds = [...new Set(fixtures.map((one) => one.round))].toSorted((one, other) => one - other);
  const shown = fixtures
    .map((one, number): Numbered => ({ ...one, number }))
    .filter((one) => one.round === round)
    .toSorted((one, other) => one.startDateTime - other.startDateTime);
  const playing = new Set(shown.flatMap(({ home, away }) => [home, away]));
  const free = teams.flatMap(({ name }, number) => (playing.has(number) ? [] : [name]));
  if (rounds.length === 0)
    return (
      <Card title={text.fixtures}>
        <EmptyState text={text.noFixtures} />
      </Card>
    );
  return (
    <Card title={text.fixtures}>
      <SelectField
        label={text.round}
        value={`${round}`}
        options={rounds.map((one) => ({ value: `${one}`, label: leagueRoundText(one) }))}
        onValue={(chosen) => setRound(Number(chosen))}
      />
      <Stack as="ol" isDivided aria-label={leagueRoundText(round)}>
        {shown.map((fixture) => (
          <FixtureRow key={fixture.number} league={league} fixture={fixture} mayManage={mayManage} />
        ))}
      </Stack>
      {free.length === 0 ? null : <p className={looks.hint}>{text.free(free.join(', '))}</p>}
    </Card>
  );
}

function FixtureRow({ league, fixture, mayManage }: Props & { readonly fixture: Numbered }) {
  const { eventId, startDateTime, status, result, hasMatchday, ruling } = fixture;
  const { teams } = league.props;
  const title = leagueFixtureText(teams, fixture);
  const isEntered = mayManage && !hasMatchday && league.props.status === 'published';
  const enter = () =>
    void askInDialog<true>((answer) => (
      <FixtureResultDialog league={league} number={fixture.number} onDone={answer} />
    ));
  return (
    <li className={classes.fixture}>
      <span className={classes.who}>
        {eventId === null ? (
          <strong>{title}</strong>
        ) : (
          <Link to={`/team-lounge/event/${eventId}`} className={classes.link ?? ''}>
            {title}
          </Link>
        )}
        <span className={looks.hint}>{formatDateTime(startDateTime)}</span>
      </span>
      <span className={classes.score}>
        {status === 'running' ? <Badge tone="red">{text.running}</Badge> : null}
        {ruling === undefined ? null : <Badge>{rulingText[ruling]}</Badge>}
        {result === null ? null : (
          <span title={text.legs(result.legs.join(':'))}>{result.games.join(':')}</span>
        )}
        {isEntered ? (
          <IconButton label={text.enterResult(title)} icon={<IconCalculator size={22} />} onClick={enter} />
        ) : null}
        <MoveButton league={league} fixture={fixture} title={title} />
        <ReportButton league={league} fixture={fixture} title={title} />
      </span>
    </li>
  );
}

type ButtonProps = Pick<Props, 'league'> & { readonly fixture: Numbered; readonly title: string };

/** Opens the report of a fixture, for the office and both teams; nothing for others. */
function ReportButton({ league, fixture: { number, home, away }, title }: ButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { teamId, teams, status } = league.props;
  const mayRead = useMayReadReports(teamId)([home, away].map((team) => teams[team]?.teamId ?? null));
  if (!mayRead || status !== 'published') return null;
  return (
    <>
      <Button look="quiet" aria-label={leagueReportText.openOf(title)} onClick={() => setIsOpen(true)}>
        {leagueReportText.open}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ReportDialog league={league} number={number} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Opens what is said about moving a fixture, for the office and the admins of both teams; nothing for others. */
function MoveButton({ league, fixture: { number, home, away, status, ruling }, title }: ButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const mayMove = useMayMove(league.props)([home, away]);
  const isWaiting = league.props.status === 'published' && status === 'scheduled' && ruling === undefined;
  if (!mayMove || (!isWaiting && !isOpen)) return null;
  return (
    <>
      <Button look="quiet" aria-label={leagueMoveText.openOf(title)} onClick={() => setIsOpen(true)}>
        {leagueMoveText.open}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <MoveDialog league={league} number={number} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
