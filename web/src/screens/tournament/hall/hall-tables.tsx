import type { CSSProperties } from 'react';
import { useGroupFigures } from '../../../data/club/event-rankings.ts';
import { legDifferenceOf } from '../../../parts/event-tables/sort-rows.ts';
import { formatInteger, formatSigned } from '../../../text/formats.ts';
import { groupText } from '../../../text/tournament.ts';
import { groupsPageText as text } from '../../../text/tournament-groups.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { groupRows, surelyQualified } from '../groups/group-rows.ts';
import type { TournamentView } from '../tournament-view.ts';
import type { TablePart } from './hall-pages.ts';
import classes from './hall-tables.module.css';

type Props = { readonly view: TournamentView; readonly tables: readonly TablePart[] };

/** Tables of groups, as large as the screen. */
export function HallTables({ view, tables }: Props) {
  const isPair = tables.length <= 2;
  const most = Math.max(...tables.map(({ from, to }) => to - from));
  const rows = (isPair ? 1 : 2) * (most + 2);
  return (
    <div
      className={classes.tables}
      style={{ '--rows': rows } as CSSProperties}
      data-alone={tables.length === 1 || undefined}
    >
      {tables.map((table) => (
        <HallTable key={`${table.groupId} ${table.from}`} view={view} table={table} />
      ))}
    </div>
  );
}

const columns = ['rank', 'name', 'played', 'difference', 'points'] as const;

function HallTable({ view, table }: { readonly view: TournamentView; readonly table: TablePart }) {
  const { event, data, participants, names } = view;
  const { groupId, from, to } = table;
  const { data: figures = [] } = useGroupFigures(event.id, groupId);
  const group = data.stages?.group?.groups.find((one) => one.groupId === groupId);
  const standing = data.state?.standings.find((one) => one.groupId === groupId);
  const ranks = standing?.ranks ?? [];
  const rows = groupRows({ entrants: group?.participants ?? [], ranks, entries: participants, figures });
  const cut = surelyQualified(data.config);
  return (
    <table className={classes.table}>
      <caption>{groupText(groupId)}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" data-column={column}>
              <span aria-hidden="true">{text.columns[column].short}</span>
              <VisuallyHidden>{text.columns[column].long}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.slice(from, to).map(({ entrant, rank, figures: own }, place) => (
          <tr key={entrant} data-cut={(cut !== null && from + place === cut - 1) || undefined}>
            <td data-column="rank">{rank ?? text.nothing}</td>
            <th scope="row" data-column="name">
              <span className={classes.name}>{names.get(entrant)}</span>
            </th>
            <td data-column="played">{formatInteger(own?.noOfMatches ?? 0)}</td>
            <td data-column="difference">{formatSigned(own === null ? 0 : legDifferenceOf(own))}</td>
            <td data-column="points">{formatInteger(own?.pointsFor ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
