import type { StatisticsFilter } from '@neundarter/contract/routes/statistics';
import IconTargetArrow from '@tabler/icons-react/dist/esm/icons/IconTargetArrow.mjs';
import { useState } from 'react';
import {
  type MatchChoice,
  usePlayerMatchCount,
  usePlayerMatches,
} from '../../data/statistics/player-stats.ts';
import type { MovingPeriod } from '../../data/statistics/statistics.ts';
import { cardOfHead } from '../../parts/match-card/card-match.ts';
import { MatchCards } from '../../parts/match-list/match-cards.tsx';
import { usePageLength } from '../../parts/page-length/use-page-length.ts';
import { errorReason, errorText } from '../../text/errors.ts';
import { matchHistoryText } from '../../text/match-history.ts';
import { matchListText } from '../../text/match-list.ts';
import { statsMatchesText } from '../../text/stats.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState, ErrorState, Loading } from '../../ui/states.tsx';
import classes from './stats-page.module.css';

type Props = {
  readonly playerId: string;
  readonly query: StatisticsFilter;
  /** The name of the period if it moves with the clock. */
  readonly period: MovingPeriod | null;
};

/** The finished matches behind the figures, page by page. */
export function MatchesCard({ playerId, query, period }: Props) {
  const filter = { ...query, status: ['finished' as const] };
  return (
    <Card title={statsMatchesText.title}>
      <ButtonLink to={`/players/${playerId}/matches`}>{matchHistoryText.toAll}</ButtonLink>
      <MatchPages playerId={playerId} choice={{ filter, period }} />
    </Card>
  );
}

type PagesProps = { readonly playerId: string; readonly choice: MatchChoice };

function MatchPages({ playerId, choice }: PagesProps) {
  const perPage = usePageLength();
  // Another filter gives another list, which begins with its first page.
  const filterKey = JSON.stringify(choice.filter);
  const [turned, setTurned] = useState({ filterKey, page: 1 });
  const page = turned.filterKey === filterKey ? turned.page : 1;
  const list = usePlayerMatches(playerId, choice, { page, perPage });
  const count = usePlayerMatchCount(playerId, choice);
  if (list.isPending) return <Loading text={matchListText.loading} />;
  if (list.isError)
    return (
      <ErrorState
        text={matchListText.loadFailed(errorText(list.error))}
        onRetry={() => void list.refetch()}
      />
    );
  if (list.data.length === 0 && page === 1)
    return <EmptyState text={matchListText.empty} icon={<IconTargetArrow size={40} />} />;
  const pageCount = Math.max(1, Math.ceil((count.data ?? 0) / perPage));
  return (
    <>
      <MatchCards label={statsMatchesText.list} cards={list.data.map(cardOfHead)} />
      {count.isError ? (
        <p role="alert" className={classes.error}>
          {matchListText.countFailed(errorReason(count.error))}
        </p>
      ) : (
        <Pager
          page={Math.min(page, pageCount)}
          pageCount={pageCount}
          onChange={(next) => setTurned({ filterKey, page: next })}
          label={statsMatchesText.list}
        />
      )}
    </>
  );
}
