import type { LeagueEntity } from '@neundarter/contract/entities/league';
import { leagueTableOf, pointsOfGames, tableSides } from '@neundarter/rules/league/league-table';
import type { RoundFixture } from '@neundarter/rules/league/place-course';
import { formatOf } from '@neundarter/rules/matchday/mdsl-format';
import { useState } from 'react';
import { saveFile } from '../../device/save-file.ts';
import { formatInteger } from '../../text/formats.ts';
import { leagueText as text } from '../../text/league.ts';
import { leagueListCsvText, leagueListText as listText, tableSideTexts } from '../../text/league-lists.ts';
import { measureText } from '../../text/league-report.ts';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Table } from '../../ui/table.tsx';
import looks from '../../ui/text-looks.module.css';
import { Toggle } from '../../ui/toggle.tsx';
import classes from './league.module.css';
import { ListTools } from './lists/list-tools.tsx';
import { writeTable } from './lists/lists-csv.ts';
import { useChoice } from './use-choice.ts';

type Props = { readonly league: LeagueEntity };

/** The fixtures that count; of those that run the games so far, if they are wanted. */
export const countedOf = ({ props }: LeagueEntity, withRunning: boolean): readonly RoundFixture[] =>
  props.fixtures.flatMap(({ round, home, away, status, result }) => {
    if (result === null || (status === 'running' && !withRunning)) return [];
    const points = status === 'running' ? pointsOfGames(formatOf(props), result.games) : result.points;
    return [{ round, home, away, result: { ...result, points } }];
  });

/** The table of a league; while somebody plays, also as it stands now. */
export function LeagueTable({ league }: Props) {
  const [isLive, setIsLive] = useState(false);
  const [side, setSide] = useChoice('side', tableSides);
  const { teams, fixtures, deductions = [] } = league.props;
  if (teams.length === 0) return null;
  const hasRunning = fixtures.some(({ status }) => status === 'running');
  const rows = leagueTableOf(teams.length, countedOf(league, isLive && hasRunning), { side, deductions });
  return (
    <Card title={text.table}>
      {hasRunning ? (
        <Toggle label={text.liveTable} hint={text.liveTableHint} isOn={isLive} onChange={setIsLive} />
      ) : null}
      <SelectField
        label={listText.side}
        value={side}
        options={tableSides.map((value) => ({ value, label: tableSideTexts[value] }))}
        onValue={setSide}
      />
      <Table caption={text.table} className={classes.table}>
        <Heads />
        <tbody>
          {rows.map(({ rank, team, played, won, drawn, lost, games, legs, points, deducted }) => (
            <tr key={team}>
              <td>{formatInteger(rank)}</td>
              <th scope="row" className={classes.team}>
                {teams[team]?.name}
              </th>
              <td>{formatInteger(played)}</td>
              <td data-wide>{formatInteger(won)}</td>
              <td data-wide>{formatInteger(drawn)}</td>
              <td data-wide>{formatInteger(lost)}</td>
              <td>{games.join(':')}</td>
              <td data-wide>{legs.join(':')}</td>
              <td className={classes.points}>
                {formatInteger(points)}
                {deducted === undefined ? '' : '*'}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {side === 'all'
        ? deductions.map(({ team, points, rule, madeAt }) => (
            <p key={`${team}-${madeAt}`} className={looks.hint}>
              {measureText.footnote(teams[team]?.name ?? '', points, rule)}
            </p>
          ))
        : null}
      <p className={looks.hint}>{listText.orderHint}</p>
      <ListTools
        label={listText.tableCsv}
        onSave={() =>
          saveFile({
            name: leagueListCsvText.tableFile(league.props.name),
            content: new Blob([writeTable(league, rows)], { type: 'text/csv' }),
          })
        }
      />
    </Card>
  );
}

const wide: readonly string[] = ['won', 'drawn', 'lost', 'legs'];

function Heads() {
  return (
    <thead>
      <tr>
        {Object.entries(text.columns).map(([name, { short, long }]) => (
          <th
            key={name}
            scope="col"
            className={name === 'team' ? classes.team : undefined}
            data-wide={wide.includes(name) || undefined}
          >
            <abbr title={long}>{short}</abbr>
          </th>
        ))}
      </tr>
    </thead>
  );
}
