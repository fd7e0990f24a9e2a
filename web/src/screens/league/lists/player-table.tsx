import type { LeagueEntity } from '@neundarter/contract/entities/league';
import { averageOf } from '@neundarter/rules/league/league-players';
import type { PlayerOrder, RankedPlayer } from '@neundarter/rules/league/rank-players';
import { formatInteger } from '../../../text/formats.ts';
import { leagueViewTexts, leagueListText as text } from '../../../text/league-lists.ts';
import { playerName } from '../../../text/party-names.ts';
import { Table } from '../../../ui/table.tsx';
import looks from '../../../ui/text-looks.module.css';
import classes from './lists.module.css';

type Props = {
  readonly league: LeagueEntity;
  readonly rows: readonly RankedPlayer[];
  readonly order: PlayerOrder;
};

type Column = keyof typeof text.columns;

/** What a phone shows besides the column of the order. */
const narrow: readonly Column[] = ['rank', 'player', 'games', 'average'];
const columns = Object.keys(text.columns) as Column[];

/** The players in their order. */
export function PlayerTable({ league, rows, order }: Props) {
  const isWide = (column: Column) => (narrow.includes(column) || column === order ? undefined : true);
  return (
    <Table caption={leagueViewTexts.players} className={classes.players}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              data-wide={isWide(column)}
              data-name={column === 'player' || undefined}
            >
              <abbr title={text.columns[column].long}>{text.columns[column].short}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ rank, player, team, figures }, index) => (
          <tr key={index}>
            <td>{rank === null ? '–' : formatInteger(rank)}</td>
            <th scope="row" data-name>
              {playerName(player)}
              <span className={looks.hint}>{league.props.teams[team]?.name}</span>
            </th>
            <td>
              {formatInteger(figures.won)}/{formatInteger(figures.played)}
            </td>
            <td data-wide={isWide('legs')}>
              {figures.legsWon}:{figures.legsLost}
            </td>
            <td>
              {figures.averageDarts === 0 ? '–' : text.average(averageOf(figures), figures.averageLegs)}
            </td>
            <td data-wide={isWide('oneEighties')}>{formatInteger(figures.noOf180s)}</td>
            <td data-wide={isWide('highFinish')}>
              {text.countAndBest(figures.highFinishes, figures.highestFinish)}
            </td>
            <td data-wide={isWide('shortLeg')}>
              {text.countAndBest(figures.shortLegs, figures.shortestLeg)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
