import { mayReadStatistics } from '@neundarter/rules/access/statistics';
import type { ReactNode } from 'react';
import { useGroupFigures } from '../../../data/club/event-rankings.ts';
import { useActor } from '../../../data/people/actor.ts';
import { tournamentPath } from '../../../parts/event-row/event-path.ts';
import { averageOf, legDifferenceOf } from '../../../parts/event-tables/sort-rows.ts';
import { SeenNotice } from '../../../parts/seen-notice/seen-notice.tsx';
import { EntryLinks } from '../../../parts/tournament/entry-links.tsx';
import { formatDecimal, formatInteger, formatSigned } from '../../../text/formats.ts';
import { groupText, participantsText } from '../../../text/tournament.ts';
import { groupsPageText as text } from '../../../text/tournament-groups.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { Table } from '../../../ui/table.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { TournamentView } from '../tournament-view.ts';
import { type GroupRow, groupRows, surelyQualified } from './group-rows.ts';
import classes from './group-table.module.css';
import { TableDecisions } from './table-decisions.tsx';

type Props = {
  readonly view: TournamentView;
  readonly groupId: string;
  /** By default the name of the group. */
  readonly title?: string;
  /** Stands below the table. */
  readonly children?: ReactNode;
};

/** The table of a group: who is where, and who goes on. */
export function GroupTable({ view, groupId, title = groupText(groupId), children }: Props) {
  const { event, data, participants, names, isOrganiser } = view;
  const seen = useGroupFigures(event.id, groupId);
  const group = data.stages?.group?.groups.find((one) => one.groupId === groupId);
  const standing = data.state?.standings.find((one) => one.groupId === groupId);
  const rows = groupRows({
    entrants: group?.participants ?? [],
    ranks: standing?.ranks ?? [],
    entries: participants,
    figures: seen.data ?? [],
  });
  const decisions = (data.state?.needed ?? []).filter(({ scope }) => scope === groupId);
  return (
    <Card title={title}>
      <Stack gap="m">
        <SeenNotice seenAt={seen.seenAt} />
        {seen.error === null ? null : <ErrorState text={text.tableFailed} onRetry={seen.again} />}
        {decisions.map(({ entrants, place }) => (
          <Notice key={place} tone="warning" title={text.decisionNeeded}>
            <p>{text.decision(entrants.map((entrant) => names.get(entrant)).join(', '))}</p>
            {isOrganiser && data.status === 'running' ? (
              <ButtonLink to={tournamentPath(event.id, 'management')}>{text.decide}</ButtonLink>
            ) : null}
          </Notice>
        ))}
        <div className={classes.box}>
          <Rows
            view={view}
            rows={rows}
            title={title}
            undecided={decisions.flatMap(({ entrants }) => entrants)}
            isFinished={standing?.isFinished === true}
          />
        </div>
        <TableDecisions view={view} groupId={groupId} />
        {children}
      </Stack>
    </Card>
  );
}

const columns = ['rank', 'name', 'played', 'results', 'difference', 'points', 'average'] as const;

type RowsProps = {
  readonly view: TournamentView;
  readonly rows: readonly GroupRow[];
  readonly title: string;
  /** Entries whose order somebody has to decide. */
  readonly undecided: readonly string[];
  /** Whether all matches of the group are over. */
  readonly isFinished: boolean;
};

function Rows({ view, rows, title, undecided, isFinished }: RowsProps) {
  const { data, own } = view;
  const cut = surelyQualified(data.config);
  return (
    <Table caption={title} head="sticks" className={classes.table}>
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
        {rows.map(({ entrant, rank, figures }, place) => {
          const isAbove = cut !== null && rank !== null && place < cut;
          const goesOn = isAbove && isFinished && !undecided.includes(entrant);
          return (
            <tr
              key={entrant}
              data-own={entrant === own?.id || undefined}
              data-undecided={undecided.includes(entrant) || undefined}
              data-cut={(cut !== null && place === cut - 1) || undefined}
            >
              <td data-column="rank" data-goes-on={goesOn || undefined}>
                {rank ?? text.nothing}
              </td>
              <th scope="row" data-column="name">
                <Name view={view} entrant={entrant} />{' '}
                {entrant === own?.id ? <Badge tone="green">{participantsText.you}</Badge> : null}
                {rank === null ? <Badge>{text.left}</Badge> : null}
                {goesOn ? <span className={classes.goesOn}>{text.goesOn}</span> : null}
              </th>
              <Figures figures={figures} />
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

type NameProps = { readonly view: TournamentView; readonly entrant: string };

/** The name of an entry; whoever may see figures gets there. */
function Name({ view: { event, participants, names }, entrant }: NameProps) {
  const isLinked = mayReadStatistics(useActor());
  const entry = participants.find(({ id }) => id === entrant);
  const name = names.get(entrant);
  if (entry === undefined) return name;
  return <EntryLinks entry={entry} name={name} eventId={isLinked ? event.id : null} />;
}

function Figures({ figures }: Pick<GroupRow, 'figures'>) {
  const average = figures === null ? null : averageOf(figures);
  return (
    <>
      <td data-column="played">{formatInteger(figures?.noOfMatches ?? 0)}</td>
      <td data-column="results">
        {figures === null ? '0–0–0' : [figures.won, figures.draw, figures.lost].join('–')}
      </td>
      <td data-column="difference">{formatSigned(figures === null ? 0 : legDifferenceOf(figures))}</td>
      <td data-column="points">{formatInteger(figures?.pointsFor ?? 0)}</td>
      <td data-column="average">{average === null ? text.nothing : formatDecimal(average)}</td>
    </>
  );
}
