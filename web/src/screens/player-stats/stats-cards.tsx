import type { PlayerStatistics } from '@neundarter/contract/entities/statistics';
import type { ReactNode } from 'react';
import { Inline } from '../../ui/inline.tsx';
import { CheckoutRateCard } from './checkout-rate-card.tsx';
import { CheckoutsCard } from './checkouts-card.tsx';
import { CommunityCard } from './community-card.tsx';
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
            <ScoringCard stats={stats} />
          </Place>
          <Place width="half">
            <CheckoutsCard stats={stats} />
          </Place>
          <Place width="third">
            <OneEightiesCard stats={stats} />
          </Place>
          <Place width="third">
            <CheckoutRateCard stats={stats} />
          </Place>
          <Place width="third">
            <ResultsCard stats={stats} />
          </Place>
        </>
      ) : (
        <Place width="full">
          <NoMatchesCard isOwn={isOwn} control={control} />
        </Place>
      )}
      {control === null ? null : (
        <Place width={hasMatches ? 'half' : 'full'}>
          <TrendCard stats={stats} />
        </Place>
      )}
      {hasMatches ? (
        <Place width={control === null ? 'full' : 'half'}>
          <OpponentsCard stats={stats} />
        </Place>
      ) : null}
      {control === null ? null : (
        <Place width="full">
          <CommunityCard stats={stats} isOwn={isOwn} />
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
