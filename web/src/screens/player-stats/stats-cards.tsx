import type { PlayerStatistics } from '@neundarter/contract/entities/statistics';
import type { ReactNode } from 'react';
import { chartText, overviewText } from '../../text/stats.ts';
import { Inline } from '../../ui/inline.tsx';
import { CheckoutRateCard } from './checkout-rate-card.tsx';
import { CheckoutsCard } from './checkouts-card.tsx';
import { CommunityCard } from './community-card.tsx';
import { Fold } from './fold.tsx';
import { NoMatchesCard } from './no-matches-card.tsx';
import { OneEightiesCard } from './one-eighties-card.tsx';
import { OpponentsCard } from './opponents-card.tsx';
import { OverviewCard } from './overview-card.tsx';
import { ResultsCard } from './results-card.tsx';
import { ScoringCard } from './scoring-card.tsx';
import classes from './stats-page.module.css';
import { TrendCard } from './trend-card.tsx';
import type { FilterControl } from './use-stats-filter.ts';

type Props = {
  readonly stats: PlayerStatistics;
  readonly isOwn: boolean;
  /** Null for the figures of an event, which do not depend on the date of viewing. */
  readonly control: FilterControl | null;
  /** Whether the figures are still those of the previous filter. */
  readonly isOutdated: boolean;
};

/** All figures; if no match fits the filter, only those that do not depend on its period. */
export function StatsCards({ stats, isOwn, control, isOutdated }: Props) {
  const hasMatches = stats.matchWinsAndLosses.total > 0;
  return (
    <div className={classes.cards} aria-busy={isOutdated}>
      {hasMatches ? (
        <>
          <Place width="full">
            <OverviewCard stats={stats} />
          </Place>
          <Place width="half">
            <Fold title={chartText.scoring}>
              <ScoringCard stats={stats} />
            </Fold>
          </Place>
          <Place width="half">
            <Fold title={chartText.checkouts}>
              <CheckoutsCard stats={stats} />
            </Fold>
          </Place>
          <Place width="third">
            <Fold title={overviewText.oneEighties}>
              <OneEightiesCard stats={stats} />
            </Fold>
          </Place>
          <Place width="third">
            <Fold title={chartText.checkoutRate}>
              <CheckoutRateCard stats={stats} />
            </Fold>
          </Place>
          <Place width="third">
            <Fold title={chartText.results}>
              <ResultsCard stats={stats} />
            </Fold>
          </Place>
        </>
      ) : (
        <Place width="full">
          <NoMatchesCard isOwn={isOwn} control={control} />
        </Place>
      )}
      {control === null ? null : (
        <Place width={hasMatches ? 'half' : 'full'}>
          <Fold title={chartText.trend}>
            <TrendCard stats={stats} />
          </Fold>
        </Place>
      )}
      {hasMatches ? (
        <Place width={control === null ? 'full' : 'half'}>
          <Fold title={chartText.opponents}>
            <OpponentsCard stats={stats} />
          </Fold>
        </Place>
      ) : null}
      {control === null ? null : (
        <Place width="full">
          <Fold title={chartText.community}>
            <CommunityCard stats={stats} isOwn={isOwn} />
          </Fold>
        </Place>
      )}
    </div>
  );
}

type PlaceProps = { readonly width: 'full' | 'half' | 'third'; readonly children: ReactNode };

/** A card with its share of a row on wide screens. */
function Place({ width, children }: PlaceProps) {
  return (
    <Inline className={classes.place} data-width={width}>
      {children}
    </Inline>
  );
}
