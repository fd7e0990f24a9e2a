import type { ListedSeries } from '@neundarter/contract/entities/series';
import type { EventPoints } from '@neundarter/rules/series/event-points';
import { seriesTableOf } from '@neundarter/rules/series/series-table';
import { Link } from 'react-router';
import { type SeriesWithPoints, useSeenEventPoints } from '../../data/club/series.ts';
import { useSeriesOfEvent } from '../../data/club/series-of-event.ts';
import { useAccount } from '../../data/people/account.ts';
import { formatInteger } from '../../text/formats.ts';
import { knockoutRankText, eventPointsText as text } from '../../text/series.ts';
import { Card } from '../../ui/card.tsx';
import { Stack } from '../../ui/stack.tsx';
import { EmptyState, ErrorState, Loading } from '../../ui/states.tsx';
import { Table } from '../../ui/table.tsx';
import { SeenNotice } from '../seen-notice/seen-notice.tsx';
import { playerNames } from './player-names.ts';
import { seriesPath } from './series-path.ts';
import classes from './series-points.module.css';

/** The points of a tournament in every series to which it belongs; nothing without a series. */
export function SeriesPoints({ eventId }: { readonly eventId: string }) {
  const { data, error, again } = useSeriesOfEvent(eventId);
  if (data === undefined)
    return error === null ? <Loading /> : <ErrorState text={text.loadFailed} onRetry={again} />;
  return (
    <Stack gap="xl">
      {data.map((series) => (
        <OneSeries key={series.id} series={series} eventId={eventId} />
      ))}
    </Stack>
  );
}

function OneSeries({ series, eventId }: { readonly series: ListedSeries; readonly eventId: string }) {
  const { data, error, seenAt, again } = useSeenEventPoints(series.id, eventId);
  const points = data?.props.events[eventId] ?? {};
  return (
    <Card
      title={text.title(series.props.name)}
      actions={<Link to={seriesPath(series.id)}>{text.toSeries}</Link>}
    >
      <SeenNotice seenAt={seenAt} />
      {data === undefined && error === null ? <Loading /> : null}
      {error === null ? null : <ErrorState text={text.loadFailed} onRetry={again} />}
      {data === undefined ? null : Object.keys(points).length === 0 ? (
        <EmptyState text={text.noPoints} />
      ) : (
        <PointsTable series={data} points={points} />
      )}
    </Card>
  );
}

type TableProps = {
  readonly series: SeriesWithPoints;
  readonly points: { readonly [playerId: string]: EventPoints };
};

const parts = ['tournamentRank', 'groupStageResult', 'shortLegs', 'highFinishes', 'highScores'] as const;

function PointsTable({ series, points }: TableProps) {
  const nameOf = playerNames(series);
  const ownId = useAccount().player?.id;
  const rows = seriesTableOf({ event: points }, null).toSorted(
    (one, other) => one.rank - other.rank || nameOf(one.playerId).localeCompare(nameOf(other.playerId), 'de'),
  );
  return (
    <Table caption={text.title(series.props.name)} className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{text.columns.rank}</th>
          <th scope="col">{text.columns.name}</th>
          {parts.map((part) => (
            <th key={part} scope="col" data-part>
              {text.columns[part]}
            </th>
          ))}
          <th scope="col">{text.columns.total}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ playerId, rank, sum }) => (
          <tr key={playerId} data-own={playerId === ownId || undefined}>
            <td>{rank}</td>
            <th scope="row">
              {nameOf(playerId)}
              <RankReached points={points[playerId]} />
            </th>
            {parts.map((part) => (
              <td key={part} data-part>
                {formatInteger(points[playerId]?.[part].points ?? 0)}
              </td>
            ))}
            <td>{formatInteger(sum)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function RankReached({ points }: { readonly points: EventPoints | undefined }) {
  const rank = points?.tournamentRank.rank ?? null;
  return rank === null ? null : <span className={classes.reached}>{knockoutRankText[rank]}</span>;
}
