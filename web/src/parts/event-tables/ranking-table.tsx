import type { RankingRow } from '@neundarter/rules/table/ranking-row';
import { useState } from 'react';
import { formatDecimal, formatInteger, formatSigned } from '../../text/formats.ts';
import { rankingText as text } from '../../text/rankings.ts';
import { Badge } from '../../ui/badge.tsx';
import { SortHead } from '../../ui/sort-head.tsx';
import sorted from '../../ui/sort-table.module.css';
import { Table } from '../../ui/table.tsx';
import { PartyLinks } from './party-links.tsx';
import classes from './ranking-table.module.css';
import {
  averageOf,
  firstDirectionOf,
  highestFinishOf,
  legDifferenceOf,
  type RankingColumn,
  type RankingOrder,
  rankingColumns,
  sortRows,
} from './sort-rows.ts';

type Props = {
  readonly rows: readonly RankingRow[];
  /** The viewer's own player, whose row is marked. */
  readonly ownPlayerId: string | null;
  /** The event whose figures of a player the names lead to; null without links. */
  readonly eventId: string | null;
};

/** The table of an event. The best is on top; a tap on the head of a column sorts by it. */
export function RankingTable({ rows, ownPlayerId, eventId }: Props) {
  const [order, setOrder] = useState<RankingOrder>({ column: 'rank', direction: 'ascending' });
  return (
    <div className={classes.room}>
      <Table caption={text.table} look="card" head="sticks" className={classes.table}>
        <thead>
          <tr>
            {rankingColumns.map((column) => (
              <Head key={column} column={column} order={order} onOrder={setOrder} />
            ))}
          </tr>
        </thead>
        <tbody>
          {sortRows(rows, order).map((row) => (
            <Line
              key={row.key}
              row={row}
              eventId={eventId}
              isOwn={ownPlayerId !== null && isOf(row, ownPlayerId)}
            />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

/** Whether a player is this competitor, or one of the pair. */
const isOf = ({ party }: RankingRow, playerId: string): boolean =>
  party.type === 'single' ? party.player.id === playerId : party.players.some(({ id }) => id === playerId);

type HeadProps = {
  readonly column: RankingColumn;
  readonly order: RankingOrder;
  readonly onOrder: (order: RankingOrder) => void;
};

function Head({ column, order, onOrder }: HeadProps) {
  const words = text.columns[column];
  return (
    <SortHead
      column={column}
      words={words}
      title={text.sortBy(words.long)}
      direction={order.column === column ? order.direction : null}
      first={firstDirectionOf(column)}
      onSort={(direction) => onOrder({ column, direction })}
    />
  );
}

type LineProps = Pick<Props, 'eventId'> & { readonly row: RankingRow; readonly isOwn: boolean };

function Line({ row, isOwn, eventId }: LineProps) {
  const [average, highest] = [averageOf(row), highestFinishOf(row)];
  return (
    <tr className={sorted.line} data-own={isOwn || undefined}>
      <td data-column="rank">{row.rank}</td>
      <th scope="row" data-column="name">
        <PartyLinks party={row.party} eventId={eventId} />{' '}
        {isOwn ? <Badge tone="green">{text.you}</Badge> : null}
      </th>
      <td data-column="results">{[row.won, row.draw, row.lost].join('–')}</td>
      <td data-column="difference" title={`${row.legsWon}:${row.legsLost}`}>
        {formatSigned(legDifferenceOf(row))}
      </td>
      <td data-column="points">{formatInteger(row.pointsFor)}</td>
      <td data-column="average">{average === null ? text.nothing : formatDecimal(average)}</td>
      <td data-column="oneEighties">{formatInteger(row.noOf180s)}</td>
      <td data-column="highestFinish">{highest ?? text.nothing}</td>
    </tr>
  );
}
