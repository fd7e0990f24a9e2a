import { seriesTableOf } from '@neundarter/rules/series/series-table';
import { useMemo, useState } from 'react';
import type { SeriesWithPoints } from '../../data/club/series.ts';
import { useAccount } from '../../data/people/account.ts';
import { playerNames } from '../../parts/series-points/player-names.ts';
import { formatDate } from '../../text/formats.ts';
import { seriesTournamentName, seriesText as text } from '../../text/series.ts';
import { SortHead } from '../../ui/sort-head.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Table } from '../../ui/table.tsx';
import looks from '../../ui/text-looks.module.css';
import { PlayerRow } from './player-row.tsx';
import classes from './series-table.module.css';
import {
  firstDirectionOf,
  isSameColumn,
  type NamedRow,
  type SeriesColumn,
  type SeriesOrder,
  sortSeries,
} from './sort-series.ts';

/** The table over all finished tournaments. A tap on a name shows the player's points one by one. */
export function SeriesTable({ series }: { readonly series: SeriesWithPoints }) {
  const { events, config, tournaments } = series.props;
  const [order, setOrder] = useState<SeriesOrder>({ column: 'rank', direction: 'ascending' });
  const rows = useMemo((): readonly NamedRow[] => {
    const nameOf = playerNames(series);
    const table = seriesTableOf(series.props.events, series.props.config.bestResults);
    return table.map((row) => ({ ...row, name: nameOf(row.playerId) }));
  }, [series]);
  const ownId = useAccount().player?.id;
  const finished = tournaments.filter(({ id }) => Object.keys(events[id] ?? {}).length > 0);
  return (
    <Stack gap="m">
      {config.bestResults === null ? null : (
        <p className={looks.note}>{text.bestResults(config.bestResults)}</p>
      )}
      <div className={classes.frame}>
        <Table caption={text.table} className={classes.table}>
          <Heads
            tournaments={finished}
            hasSum={config.bestResults !== null}
            order={order}
            onOrder={setOrder}
          />
          <tbody>
            {sortSeries(rows, order).map((row) => (
              <PlayerRow
                key={row.playerId}
                row={row}
                series={series}
                tournaments={finished}
                isOwn={row.playerId === ownId}
              />
            ))}
          </tbody>
        </Table>
      </div>
    </Stack>
  );
}

type HeadsProps = {
  readonly tournaments: SeriesWithPoints['props']['tournaments'];
  /** Whether the sum of all tournaments differs from the points that count. */
  readonly hasSum: boolean;
  readonly order: SeriesOrder;
  readonly onOrder: (order: SeriesOrder) => void;
};

function Heads({ tournaments, hasSum, ...order }: HeadsProps) {
  const { rank, name, points, counted, sum } = text.columns;
  return (
    <thead>
      <tr>
        <Head column="rank" words={rank} {...order} />
        <Head column="name" words={name} {...order} />
        {tournaments.map((tournament) => (
          <Head
            key={tournament.id}
            column={{ eventId: tournament.id }}
            words={{
              short: formatDate(tournament.startDateTime).slice(0, -4),
              long: `${seriesTournamentName(tournament)}, ${formatDate(tournament.startDateTime)}`,
            }}
            {...order}
          />
        ))}
        {hasSum ? <Head column="sum" words={sum} {...order} /> : null}
        <Head column="counted" words={hasSum ? counted : points} {...order} />
      </tr>
    </thead>
  );
}

type HeadProps = Pick<HeadsProps, 'order' | 'onOrder'> & {
  readonly column: SeriesColumn;
  readonly words: { readonly short: string; readonly long: string };
};

function Head({ column, words, order, onOrder }: HeadProps) {
  return (
    <SortHead
      column={typeof column === 'object' ? 'event' : column}
      words={words}
      title={text.sortBy(words.long)}
      direction={isSameColumn(order.column, column) ? order.direction : null}
      first={firstDirectionOf(column)}
      onSort={(direction) => onOrder({ column, direction })}
    />
  );
}
