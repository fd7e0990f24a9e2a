import type { PlayerStatistics } from '@neundarter/contract/entities/statistics';
import { averageRangeOf, communityRanges, communitySteps } from '@neundarter/rules/stats/average-ranges';
import { ChartFigure } from '../../parts/charts/chart-figure.tsx';
import { Columns } from '../../parts/charts/columns.tsx';
import { formatInteger } from '../../text/formats.ts';
import { orNothing, rangeText, statsText, chartText as text } from '../../text/stats.ts';
import { Card } from '../../ui/card.tsx';
import looks from '../../ui/text-looks.module.css';
import classes from './stats-page.module.css';

/** On narrow screens every fourth range has a label: under 25, 40 to 45, … over 100. */
const namedEvery = 4;

type Props = { readonly stats: PlayerStatistics; readonly isOwn: boolean };

/** The averages of all players, and this player's place among them. */
export function CommunityCard({ stats, isOwn }: Props) {
  const ranges = stats.communityAvgDistribution;
  const place = averageRangeOf(communitySteps, stats.threeDartsAverage);
  const own = place === null ? undefined : communityRanges[place];
  const { average } = stats.threeDartsAverage;
  const facts = own === undefined ? '' : text.ownRangeFacts(isOwn, rangeText(own));
  if (own === undefined && ranges.every(({ noOfPlayers }) => noOfPlayers === 0))
    return (
      <Card title={text.community}>
        <p className={classes.nothing}>{text.noCommunity}</p>
      </Card>
    );
  return (
    <Card title={text.community}>
      <p className={looks.note}>{text.communityHint}</p>
      <ChartFigure
        label={statsText.chart(text.community, facts)}
        legend={own === undefined ? undefined : <strong>{text.ownRange(isOwn, orNothing(average))}</strong>}
        table={{
          caption: text.community,
          columns: [text.range, text.players],
          rows: ranges.map(({ range, noOfPlayers }) => [
            range === own ? text.marked(rangeText(range), isOwn) : rangeText(range),
            formatInteger(noOfPlayers),
          ]),
        }}
      >
        <Columns
          columns={ranges.map(({ range, noOfPlayers }, index) => ({
            label: rangeText(range),
            value: noOfPlayers,
            text: formatInteger(noOfPlayers),
            isMain: index % namedEvery === 0,
            mark: range === own ? text.ownMark(isOwn) : null,
          }))}
        />
      </ChartFigure>
    </Card>
  );
}
