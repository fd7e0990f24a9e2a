import { isOver, isPlayable, type MatchView } from '../../../parts/tournament/match-view.ts';
import { printText as text } from '../../../text/tournament-print.ts';
import { Table } from '../../../ui/table.tsx';
import { GroupTable } from '../groups/group-table.tsx';
import { matchDescriptions } from '../management/filter-matches.ts';
import type { TournamentView } from '../tournament-view.ts';
import { FolderBracket } from './folder-bracket.tsx';
import classes from './print.module.css';
import { SheetHead } from './sheet-head.tsx';

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

function OpenMatches({ view: { matches }, isFirst }: Props & { readonly isFirst: boolean }) {
  const open = matches.filter((match) => isPlayable(match) && !isOver(match));
  const descriptions = matchDescriptions(matches, { isWithinStage: false });
  return (
    <section className={isFirst ? undefined : classes.page} aria-label={text.openMatches}>
      <h3 className={classes.part}>{text.openMatches}</h3>
      {open.length === 0 ? (
        <p>{text.noOpenMatches}</p>
      ) : (
        <Table caption={text.openMatches} className={classes.table}>
          <Heads />
          <tbody>
            {open.map((match) => (
              <Line key={match.key} match={match} round={descriptions.get(match.key) ?? ''} />
            ))}
          </tbody>
        </Table>
      )}
    </section>
  );
}

function Heads() {
  return (
    <thead>
      <tr>
        <th scope="col">{text.number}</th>
        <th scope="col">{text.round}</th>
        <th scope="col">{text.board}</th>
        <th scope="col">{text.home}</th>
        <th scope="col" data-result>
          {text.result}
        </th>
        <th scope="col">{text.away}</th>
        <th scope="col">{text.caller}</th>
      </tr>
    </thead>
  );
}

function Line({ match, round }: { readonly match: MatchView; readonly round: string }) {
  const { number, board, sides, caller } = match;
  return (
    <tr>
      <td>{number}</td>
      <td>{round}</td>
      <td>{board ?? ''}</td>
      <td data-name>{sides[0].name}</td>
      <td data-result>:</td>
      <td data-name>{sides[1].name}</td>
      <td>{caller ?? ''}</td>
    </tr>
  );
}

/** An empty sheet for what nobody has thought of. */
function Blank() {
  return (
    <section className={classes.page} aria-label={text.blank}>
      <h3 className={classes.part}>{text.blank}</h3>
      <Table caption={text.blank} className={classes.table}>
        <Heads />
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
