import { scoreRanges } from '@neundarter/rules/match/types';
import { checkoutRate } from '@neundarter/rules/stats/checkout-rate';
import type { EventStats } from '@neundarter/rules/table/event-stats';
import { useEventRanking } from '../../data/club/event-rankings.ts';
import { formatAverage, formatInteger, formatPercent } from '../../text/formats.ts';
import { rankingText as text } from '../../text/rankings.ts';
import { Card } from '../../ui/card.tsx';
import { Tiles } from '../../ui/tiles.tsx';
import { CountsCard } from '../stats-cards/counts-card.tsx';
import { Figures } from '../stats-cards/figures.tsx';
import { TableState } from './table-state.tsx';

/** The figures of everybody in an event together. */
export function EventFigures({ eventId }: { readonly eventId: string }) {
  const seen = useEventRanking(eventId, 'stats');
  return (
    <TableState
      seen={seen}
      failed={text.statsFailed}
      emptyText={({ noOfMatches }) => (noOfMatches === 0 ? text.noMatches : null)}
    >
      {(stats) => (
        <Tiles gap="l" minWidth={24} stretches>
          <Card title={text.stats}>
            <Figures figures={figuresOf(stats)} />
          </Card>
          <CountsCard
            title={text.ranges}
            hint={text.rangesCaption}
            columns={[text.range, text.turns]}
            counts={scoreRanges.map((range) => ({ range, count: stats.stats.scoreRanges[range] }))}
            tone="plain"
            emptyText={text.noMatches}
          />
        </Tiles>
      )}
    </TableState>
  );
}

const figuresOf = ({ noOfMatches, noOfLegs, noOfPlayers, stats }: EventStats) => [
  { label: text.matches, value: formatInteger(noOfMatches) },
  { label: text.legs, value: formatInteger(noOfLegs) },
  { label: text.players, value: formatInteger(noOfPlayers) },
  { label: text.average, value: formatAverage(stats) },
  { label: text.first9, value: formatAverage(stats.first9) },
  { label: text.checkoutRate, value: formatPercent(checkoutRate(stats.checkouts)) },
  { label: text.oneEighties, value: formatInteger(stats.noOf180s) },
  {
    label: text.highestCheckout,
    value: stats.highestCheckout === 0 ? text.nothing : formatInteger(stats.highestCheckout),
  },
  { label: text.thrownDarts, value: formatInteger(stats.totalDartsThrown) },
];
