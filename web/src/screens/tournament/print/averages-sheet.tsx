import { threeDartAverage } from '@neundarter/rules/match/averages';
import type { RankingRow } from '@neundarter/rules/table/ranking-row';
import { useEventRanking } from '../../../data/club/event-rankings.ts';
import { formatDecimal, formatInteger } from '../../../text/formats.ts';
import { partyName } from '../../../text/party-names.ts';
import { sheetsText as text } from '../../../text/tournament-sheets.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { Table } from '../../../ui/table.tsx';
import type { TournamentView } from '../tournament-view.ts';
import classes from './print.module.css';
import { SheetHead } from './sheet-head.tsx';

const averageOf = ({ totalScore, totalDartsThrown }: RankingRow): number =>
  threeDartAverage(totalScore, totalDartsThrown);

/** Everybody who has thrown a dart, the best average first. */
export function AveragesSheet({ view }: { readonly view: TournamentView }) {
  const rows = (useEventRanking(view.event.id, 'table').data ?? [])
    .filter(({ totalDartsThrown }) => totalDartsThrown > 0)
    .toSorted((one, other) => averageOf(other) - averageOf(one));
  if (rows.length === 0) return <EmptyState text={text.noAverages} />;
  return (
    <article className={classes.sheet} aria-label={text.names.averages}>
      <SheetHead view={view} title={text.names.averages} />
      <Table caption={text.names.averages} className={classes.table}>
        <thead>
          <tr>
            {[
              text.name,
              text.matches,
              text.legsRatio,
              text.average,
              text.oneEighties,
              text.highestFinish,
            ].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{partyName(row.party)}</th>
              <td>{formatInteger(row.noOfMatches)}</td>
              <td>{`${row.legsWon}:${row.legsLost}`}</td>
              <td>{formatDecimal(averageOf(row))}</td>
              <td>{formatInteger(row.noOf180s)}</td>
              <td>{row.highFinishes.length === 0 ? '–' : formatInteger(Math.max(...row.highFinishes))}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </article>
  );
}
