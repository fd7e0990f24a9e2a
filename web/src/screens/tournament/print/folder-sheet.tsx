import { Suspense } from 'react';
import { isOver, isPlayable } from '../../../parts/tournament/match-view.ts';
import { printText as text } from '../../../text/tournament-print.ts';
import { latePart } from '../../../ui/late-part.tsx';
import { Table } from '../../../ui/table.tsx';
import { GroupTable } from '../groups/group-table.tsx';
import { matchDescriptions } from '../management/filter-matches.ts';
import type { TournamentView } from '../tournament-view.ts';
import { FolderBracket } from './folder-bracket.tsx';
import { MatchHeads, MatchRow } from './match-rows.tsx';
import classes from './print.module.css';
import { SheetHead } from './sheet-head.tsx';

// The rules of the plan are loaded only for this part.
const FolderLengths = latePart(async () => (await import('./folder-lengths.tsx')).FolderLengths);

/** Lines of an empty sheet: as many as fit a page. */
const blankLines = 24;

type Props = { readonly view: TournamentView };

/** Everything to finish the tournament on paper: tables, open matches, the bracket, and an empty sheet. */
export function FolderSheet({ view }: Props) {
  const groups = view.data.stages?.group?.groups ?? [];
  return (
    <article className={classes.sheet} aria-label={text.names.folder}>
      <SheetHead view={view} title={text.names.folder} />
      {groups.length === 0 ? null : (
        <section aria-label={text.tables} className={classes.tables}>
          {groups.map(({ groupId }) => (
            <GroupTable key={groupId} view={view} groupId={groupId} />
          ))}
        </section>
      )}
      <OpenMatches view={view} isFirst={groups.length === 0} />
      <FolderBracket view={view} />
      <Blank />
    </article>
  );
}

function OpenMatches({ view, isFirst }: Props & { readonly isFirst: boolean }) {
  const { matches } = view;
  const open = matches.filter((match) => isPlayable(match) && !isOver(match));
  const descriptions = matchDescriptions(matches, { isWithinStage: false });
  return (
    <section className={isFirst ? undefined : classes.page} aria-label={text.openMatches}>
      <Suspense fallback={null}>
        <FolderLengths view={view} />
      </Suspense>
      <h3 className={classes.part}>{text.openMatches}</h3>
      {open.length === 0 ? (
        <p>{text.noOpenMatches}</p>
      ) : (
        <Table caption={text.openMatches} className={classes.table}>
          <MatchHeads />
          <tbody>
            {open.map((match) => (
              <MatchRow key={match.key} match={match} round={descriptions.get(match.key) ?? ''} />
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}

/** An empty sheet for what nobody has thought of. */
function Blank() {
  return (
    <section className={classes.page} aria-label={text.blank}>
      <h3 className={classes.part}>{text.blank}</h3>
      <Table caption={text.blank} className={classes.table}>
        <MatchHeads />
        <tbody>
          {Array.from({ length: blankLines }, (_, line) => (
            <tr key={line}>
              <td />
              <td />
              <td />
              <td data-name />
              <td data-result>:</td>
              <td data-name />
              <td />
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
