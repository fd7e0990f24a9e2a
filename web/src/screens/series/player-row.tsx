import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useId, useState } from 'react';
import type { SeriesWithPoints } from '../../data/club/series.ts';
import { PointsBreakdown } from '../../parts/series-points/points-breakdown.tsx';
import { formatDate, formatInteger } from '../../text/formats.ts';
import { pointsCountText, seriesTournamentName, seriesText as text } from '../../text/series.ts';
import { Badge } from '../../ui/badge.tsx';
import sorted from '../../ui/sort-table.module.css';
import { Stack } from '../../ui/stack.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './series-table.module.css';
import type { NamedRow } from './sort-series.ts';

type Tournaments = SeriesWithPoints['props']['tournaments'];

type Props = {
  readonly row: NamedRow;
  readonly series: SeriesWithPoints;
  /** The finished ones. */
  readonly tournaments: Tournaments;
  readonly isOwn: boolean;
};

/** A player with the points of every tournament; a tap on the name opens the details below. */
export function PlayerRow({ row, series, tournaments, isOwn }: Props) {
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const hasSum = series.props.config.bestResults !== null;
  return (
    <>
      <tr className={sorted.line} data-own={isOwn || undefined}>
        <td data-column="rank">{row.rank}</td>
        <th scope="row" data-column="name">
          <button
            type="button"
            className={classes.name}
            aria-expanded={isOpen}
            aria-controls={detailsId}
            onClick={() => setOpen(!isOpen)}
          >
            <span>
              {row.name} {isOwn ? <Badge tone="green">{text.you}</Badge> : null}
            </span>
            <IconChevronDown aria-hidden size={18} className={classes.chevron} />
          </button>
        </th>
        {tournaments.map(({ id }) => (
          <EventCell key={id} cell={row.events[id]} />
        ))}
        {hasSum ? <td data-column="sum">{formatInteger(row.sum)}</td> : null}
        <td data-column="counted">{formatInteger(row.counted)}</td>
      </tr>
      <tr id={detailsId} hidden={!isOpen}>
        <td colSpan={tournaments.length + (hasSum ? 4 : 3)} className={classes.details}>
          {isOpen ? <Details row={row} series={series} tournaments={tournaments} /> : null}
        </td>
      </tr>
    </>
  );
}

function EventCell({ cell }: { readonly cell: NamedRow['events'][string] | undefined }) {
  if (cell === undefined) return <td data-column="event">{text.nothing}</td>;
  const points = formatInteger(cell.points);
  return (
    <td data-column="event" data-dropped={!cell.isCounted || undefined}>
      {cell.isCounted ? points : <s title={text.notCounted}>{points}</s>}
      {cell.isCounted ? null : <VisuallyHidden>{text.notCounted}</VisuallyHidden>}
    </td>
  );
}

/** The points of one player, tournament by tournament. */
function Details({ row, series, tournaments }: Omit<Props, 'isOwn'>) {
  const played = tournaments.filter(({ id }) => row.events[id] !== undefined);
  return (
    <Stack as="ul" gap="l" aria-label={text.details(row.name)}>
      {played.map(({ id, startDateTime, ...tournament }) => {
        const points = series.props.events[id]?.[row.playerId];
        const isCounted = row.events[id]?.isCounted === true;
        return (
          <li key={id} className={classes.tournament}>
            <p className={classes.tournamentHead}>
              <span>
                <strong>{seriesTournamentName(tournament)}</strong>{' '}
                <span className={classes.date}>{formatDate(startDateTime)}</span>
              </span>
              <span>
                {isCounted ? null : <Badge>{text.notCounted}</Badge>}{' '}
                <strong>{pointsCountText(row.events[id]?.points ?? 0)}</strong>
              </span>
            </p>
            {points === undefined ? null : <PointsBreakdown points={points} />}
          </li>
        );
      })}
    </Stack>
  );
}
