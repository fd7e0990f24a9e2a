import { isPlayable } from '../../../parts/tournament/match-view.ts';
import { groupText } from '../../../text/tournament.ts';
import { sheetsText as text } from '../../../text/tournament-sheets.ts';
import { Table } from '../../../ui/table.tsx';
import { GroupTable } from '../groups/group-table.tsx';
import { matchDescriptions } from '../management/filter-matches.ts';
import type { TournamentView } from '../tournament-view.ts';
import { MatchHeads, MatchRow } from './match-rows.tsx';
import classes from './print.module.css';
import { SheetHead } from './sheet-head.tsx';

/** A sheet for each group: its matches with the results so far, fields for the others, and its table. */
export function GroupSheets({ view }: { readonly view: TournamentView }) {
  const { data, matches } = view;
  const descriptions = matchDescriptions(matches, { isWithinStage: true });
  return (
    <article className={classes.sheet} aria-label={text.names.groups}>
      {(data.stages?.group?.groups ?? []).map(({ groupId }, at) => (
        // Without a name of its own: its table has the name of the group.
        <section key={groupId} className={at === 0 ? undefined : classes.page}>
          <SheetHead view={view} title={groupText(groupId)} />
          <Table caption={text.matches} className={classes.table}>
            <MatchHeads />
            <tbody>
              {matches
                .filter((match) => match.stage === 'group' && match.groupId === groupId && isPlayable(match))
                .map((match) => (
                  <MatchRow
                    key={match.key}
                    match={match}
                    round={descriptions.get(match.key) ?? ''}
                    showsScore={match.phase === 'finished' || match.phase === 'forfeited'}
                  />
                ))}
            </tbody>
          </Table>
          <div className={classes.below}>
            <GroupTable view={view} groupId={groupId} />
          </div>
        </section>
      ))}
    </article>
  );
}
