import type { PlayerStatistics } from '@neundarter/contract/entities/statistics';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Figure, Figures } from '../../parts/stats-cards/figures.tsx';
import { explanations } from '../../text/explanations.ts';
import { formatDecimal, formatInteger } from '../../text/formats.ts';
import { orNothing, overviewText as text } from '../../text/stats.ts';
import { Card } from '../../ui/card.tsx';

/** The most important figures; the best ones link to their matches. */
export function OverviewCard({ stats }: { readonly stats: PlayerStatistics }) {
  return (
    <Card title={text.title}>
      <Figures figures={figuresOf(stats)} />
    </Card>
  );
}

const figuresOf = (stats: PlayerStatistics): readonly Figure[] => {
  const { recordAverage, shortestLeg } = stats;
  const { highest } = stats.checkouts;
  return [
    { label: text.average, value: orNothing(stats.threeDartsAverage.average) },
    { label: text.first9, value: orNothing(stats.first9Average.average) },
    {
      label: text.toFinish,
      value: orNothing(stats.toFinishAverage.average),
      means: explanations.toFinish,
    },
    {
      label: text.record,
      value: linkTo(recordAverage, text.record, ({ average }) => formatDecimal(average)),
    },
    { label: text.matches, value: formatInteger(stats.matchWinsAndLosses.total) },
    {
      label: text.highestCheckout,
      value: linkTo(highest, text.highestCheckout, ({ score }) => formatInteger(score)),
    },
    {
      label: text.shortestLeg,
      value: linkTo(shortestLeg, text.shortestLeg, ({ dartsThrown }) => text.darts(dartsThrown)),
    },
    { label: text.shortLegs, value: formatInteger(stats.shortLegs.noOfHits) },
  ];
};

type Best = { readonly matchId: string; readonly finishedAt: number };

/** A figure as a link to its match; a dash if there is none. */
function linkTo<One extends Best>(best: One | null, what: string, write: (best: One) => string): ReactNode {
  if (best === null) return orNothing(null);
  const value = write(best);
  return (
    <Link to={`/matches/${best.matchId}`} aria-label={text.toMatch(what, value, best.finishedAt)}>
      {value}
    </Link>
  );
}
