import { perParty } from '@neundarter/rules/match/per-party';
import type {
  AverageTotals,
  Match,
  MatchSummary,
  PartyIndex,
  PerParty,
  Stats,
} from '@neundarter/rules/match/types';
import { checkoutRate } from '@neundarter/rules/stats/checkout-rate';
import { legStatsOf, shortestLegOf } from '@neundarter/rules/stats/stats-of-match';
import { type Explained, explanations } from '../../text/explanations.ts';
import { formatDecimal, formatInteger, formatPercent } from '../../text/formats.ts';
import { checkoutRateText, summaryText } from '../../text/summary.ts';

/** One figure of both sides, as German text. */
export type ComparisonRow = {
  readonly label: string;
  readonly values: PerParty<string>;
  /** The side with the better figure; null if both are equal or if neither can be better. */
  readonly better: PartyIndex | null;
  /** What the label means, if that is not plain. */
  readonly means?: Explained;
};

type ComparisonGroup = { readonly title: string; readonly rows: readonly ComparisonRow[] };

/** Figures to compare; null for a side without one. */
type Figures = PerParty<number | null>;

type RowSpec = {
  readonly label: string;
  readonly figures: Figures;
  readonly format: (value: number) => string;
  readonly best?: 'highest' | 'lowest' | 'none';
  readonly means?: Explained;
};

const betterOf = ([home, away]: Figures, best: 'highest' | 'lowest' | 'none'): PartyIndex | null => {
  if (best === 'none' || home === away) return null;
  if (home === null) return 1;
  if (away === null) return 0;
  return home > away === (best === 'highest') ? 0 : 1;
};

const row = ({ label, figures, format, best = 'highest', means }: RowSpec): ComparisonRow => ({
  label,
  ...(means !== undefined && { means }),
  values: perParty((party) => {
    const figure = figures[party];
    return figure === null ? summaryText.nothing : format(figure);
  }),
  better: betterOf(figures, best),
});

const averageOf = ({ average, totalDartsThrown }: AverageTotals): number | null =>
  totalDartsThrown === 0 ? null : average;

/** Average of the last leg, as the scorer shows it; null without a dart. */
const legAverage = (match: Match, party: PartyIndex): number | null => {
  const leg = match.sets.at(-1)?.legs.at(-1);
  return leg === undefined ? null : averageOf(legStatsOf(leg, party));
};

const averagesOf = (match: Match, stats: PerParty<Stats>): ComparisonGroup => {
  const spec = (label: string, figures: Figures) => row({ label, figures, format: formatDecimal });
  return {
    title: summaryText.averages,
    rows: [
      spec(
        summaryText.matchAverage,
        perParty((party) => averageOf(stats[party])),
      ),
      spec(
        summaryText.legAverage,
        perParty((party) => legAverage(match, party)),
      ),
      spec(
        summaryText.first9Average,
        perParty((party) => averageOf(stats[party].first9)),
      ),
      row({
        label: summaryText.toFinishAverage,
        figures: perParty((party) => averageOf(stats[party].toFinish)),
        format: formatDecimal,
        means: explanations.toFinish,
      }),
    ],
  };
};

/** Successful checkouts, attempts and their share in one text: the Doppelquote. */
export const checkoutRateOf = ({ checkouts }: Stats): string =>
  checkoutRateText(checkouts.hits, checkouts.attempts, formatPercent(checkoutRate(checkouts)));

const rateRow = (stats: PerParty<Stats>): ComparisonRow => ({
  label: summaryText.checkoutRate,
  values: perParty((party) => checkoutRateOf(stats[party])),
  better: betterOf(
    perParty((party) => checkoutRate(stats[party].checkouts)),
    'highest',
  ),
});

const orNull = (value: number): number | null => (value === 0 ? null : value);

const checkoutsOf = (match: Match, stats: PerParty<Stats>): ComparisonGroup => ({
  title: summaryText.checkouts,
  rows: [
    row({
      label: summaryText.highestCheckout,
      figures: perParty((party) => orNull(stats[party].highestCheckout)),
      format: formatInteger,
    }),
    rateRow(stats),
    row({
      label: summaryText.shortestLeg,
      figures: perParty((party) => shortestLegOf(match, party)),
      format: (darts) => summaryText.shortestLegDarts(darts),
      best: 'lowest',
    }),
    row({
      label: summaryText.dartsToCheckout,
      figures: perParty((party) => orNull(stats[party].checkouts.dartsFromFinishToCheckout)),
      format: formatInteger,
      best: 'none',
      means: explanations.dartsToCheckout,
    }),
    row({
      label: summaryText.thrownDarts,
      figures: perParty((party) => stats[party].totalDartsThrown),
      format: formatInteger,
      best: 'none',
    }),
  ],
});

/** The figures of both sides, in groups. */
export const comparisonOf = (match: Match, { partyStats }: MatchSummary): readonly ComparisonGroup[] => [
  averagesOf(match, partyStats),
  checkoutsOf(match, partyStats),
];
