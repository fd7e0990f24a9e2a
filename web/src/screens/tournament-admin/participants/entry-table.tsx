import type { ParticipantEntry } from '@neundarter/contract/entities/participant';
import type { PresenceReportEntity } from '@neundarter/contract/entities/presence-report';
import type { TournamentStatus } from '@neundarter/rules/tournament/setup/status';
import { useRef, useState } from 'react';
import { useKeys } from '../../../device/keyboard.ts';
import { entriesText as text } from '../../../text/tournament-entries.ts';
import { Table } from '../../../ui/table.tsx';
import looks from '../../../ui/text-looks.module.css';
import { type EntrySort, type Namesake, type SortColumn, sortColumns } from './entry-list.ts';
import { EntryRow } from './entry-row.tsx';
import classes from './participants.module.css';
import type { EntryActions } from './use-entry-actions.ts';

type Props = {
  readonly entries: readonly ParticipantEntry[];
  /** Earlier entries with the same name, by the id of the later entry. */
  readonly namesakes: ReadonlyMap<string, Namesake>;
  readonly status: TournamentStatus;
  /** What people have said of themselves. */
  readonly reports: readonly PresenceReportEntity[];
  readonly sort: EntrySort;
  readonly onSort: (sort: EntrySort) => void;
  readonly actions: EntryActions;
  readonly onEdit: (entry: ParticipantEntry) => void;
  readonly onPartner: (entry: ParticipantEntry) => void;
  /** Ids of the entries that are ticked. */
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (id: string, isSelected: boolean) => void;
};

const columnText: { readonly [column in SortColumn]: string } = {
  number: text.number,
  name: text.name,
  email: text.email,
};

/** The entries as a table: sorted by a tap on a head, moved through and answered with keys. */
export function EntryTable(props: Props) {
  const { entries, namesakes, status, sort, onSort, actions, onEdit, onPartner, selected, onSelect } = props;
  const reported = new Map(props.reports.map((report) => [report.entrant, report]));
  const [chosen, setChosen] = useState<string | null>(null);
  const table = useRef<HTMLDivElement>(null);
  const place = entries.findIndex(({ id }) => id === chosen);
  const go = (by: number) => {
    const next = entries[Math.min(Math.max(place < 0 ? 0 : place + by, 0), entries.length - 1)];
    if (next === undefined) return;
    setChosen(next.id);
    const row = table.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(next.id)}"]`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
  };
  const answer = (given: 'confirm' | 'reject') => {
    const entry = entries[place];
    if (entry !== undefined) void actions.answer(entry, given);
  };
  useKeys({
    j: () => go(1),
    k: () => go(-1),
    c: () => answer('confirm'),
    r: () => answer('reject'),
  });
  return (
    <div ref={table}>
      <Table caption={text.table} head="sticks" className={classes.table}>
        <thead>
          <tr>
            {sortColumns.map((column) => (
              <SortHead key={column} column={column} sort={sort} onSort={onSort} />
            ))}
            <th scope="col" data-column="status">
              {text.status}
            </th>
            <th scope="col" data-column="actions">
              {text.actions}
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              report={reported.get(entry.id) ?? null}
              status={status}
              isChosen={entry.id === chosen}
              isSelected={selected.has(entry.id)}
              onSelect={(isSelected) => onSelect(entry.id, isSelected)}
              namesake={namesakes.get(entry.id)}
              actions={actions}
              onChoose={() => setChosen(entry.id)}
              onEdit={() => onEdit(entry)}
              onPartner={() => onPartner(entry)}
            />
          ))}
        </tbody>
      </Table>
      <p className={[looks.hint, classes.keys].join(' ')}>{text.keys}</p>
    </div>
  );
}

type HeadProps = Pick<Props, 'sort' | 'onSort'> & { readonly column: SortColumn };

function SortHead({ column, sort, onSort }: HeadProps) {
  const isSorted = sort.column === column;
  const order = sort.isDescending ? 'descending' : 'ascending';
  return (
    <th scope="col" data-column={column} aria-sort={isSorted ? order : undefined}>
      <button type="button" onClick={() => onSort({ column, isDescending: isSorted && !sort.isDescending })}>
        {columnText[column]}
      </button>
    </th>
  );
}
