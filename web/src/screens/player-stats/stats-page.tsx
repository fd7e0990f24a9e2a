import type { PlayerEntity } from '@neundarter/contract/entities/player';
import type { StatisticsFilter } from '@neundarter/contract/routes/statistics';
import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs';
import { Suspense, useId, useMemo } from 'react';
import { type MovingPeriod, usePlayerStatistics } from '../../data/statistics/statistics.ts';
import { errorText } from '../../text/errors.ts';
import { personPickerText } from '../../text/person-picker.ts';
import { filterText, statsText } from '../../text/stats.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { Page } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { queryOf } from './address-filter.ts';
import { ExportCard } from './export-card.tsx';
import { FilterChips } from './filter-chips.tsx';
import { MatchesCard } from './matches-card.tsx';
import { StatsCards } from './stats-cards.tsx';
import classes from './stats-page.module.css';
import { StatsSkeleton } from './stats-skeleton.tsx';
import { type FilterControl, useStatsFilter } from './use-stats-filter.ts';

const FilterPanel = latePart(async () => (await import('./filter-panel.tsx')).FilterPanel);
const TournamentsCard = latePart(async () => (await import('./tournaments-card.tsx')).TournamentsCard);

type Props = { readonly player: PlayerEntity; readonly isOwn: boolean };

/** Nickname, otherwise first name; the online id if the player has entered neither. */
export const titleOf = ({ props }: PlayerEntity): string =>
  props.nickName || props.firstName || personPickerText.nameless(props.onlineId);

/** The figures of one player, with the filter. */
export function StatsPage({ player, isOwn }: Props) {
  const control = useStatsFilter();
  const { filter, now, isPanelOpen, setPanelOpen } = control;
  const query = useMemo(() => queryOf(filter, now), [filter, now]);
  const period = filter.dates === null ? 'last-month' : null;
  const panelId = useId();
  const title = titleOf(player);
  return (
    <Page
      title={title}
      eyebrow={isOwn ? statsText.ownEyebrow : statsText.eyebrow}
      picture={<Avatar name={player.props.fullName} url={player.props.pictureUrl} size="4.5rem" />}
      width="wide"
      actions={
        <Button
          icon={<IconFilter size={20} />}
          aria-expanded={isPanelOpen}
          aria-controls={isPanelOpen ? panelId : undefined}
          onClick={() => setPanelOpen(isPanelOpen ? 'closed' : 'open')}
        >
          {filterText.button}
        </Button>
      }
    >
      <Stack gap="l">
        <FilterChips control={control} />
        {isPanelOpen ? (
          <Suspense fallback={<Loading />}>
            <FilterPanel id={panelId} control={control} playerId={player.id} />
          </Suspense>
        ) : null}
      </Stack>
      <Figures playerId={player.id} isOwn={isOwn} control={control} query={query} period={period} />
      <MatchesCard playerId={player.id} query={query} period={period} />
      {isOwn ? (
        <Stack gap="xl" className={classes.bottom}>
          <ExportCard playerId={player.id} query={query} />
          <Suspense fallback={null}>
            <TournamentsCard playerId={player.id} />
          </Suspense>
        </Stack>
      ) : null}
    </Page>
  );
}

type FiguresProps = {
  readonly playerId: string;
  readonly isOwn: boolean;
  /** Null if there is no filter: for the figures of an event. */
  readonly control: FilterControl | null;
  readonly query: StatisticsFilter;
  /** The name of the period if it moves with the clock. */
  readonly period: MovingPeriod | null;
};

/** All cards for the figures of a query, or the reason why they are missing. */
export function Figures({ playerId, isOwn, control, query, period }: FiguresProps) {
  const stats = usePlayerStatistics(playerId, query, period);
  if (stats.data !== undefined)
    return (
      <StatsCards stats={stats.data} isOwn={isOwn} control={control} isOutdated={stats.isPlaceholderData} />
    );
  if (stats.isError)
    return (
      <ErrorState text={statsText.loadFailed(errorText(stats.error))} onRetry={() => void stats.refetch()} />
    );
  return <StatsSkeleton />;
}
