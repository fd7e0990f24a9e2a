import IconTargetArrow from '@tabler/icons-react/dist/esm/icons/IconTargetArrow.mjs';
import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import { useState } from 'react';
import { isUnreachable } from '../../data/api/is-unreachable.ts';
import { useLastError } from '../../data/api/use-last-error.ts';
import { type MatchFilter, matchesPerPage, useMatchCount, useMatchList } from '../../data/match/matches.ts';
import { errorReason, errorText } from '../../text/errors.ts';
import { matchHistoryText } from '../../text/match-history.ts';
import { matchListText } from '../../text/match-list.ts';
import { Pager } from '../../ui/pager.tsx';
import { Stack } from '../../ui/stack.tsx';
import { EmptyState, ErrorState, Loading } from '../../ui/states.tsx';
import { type CardMatch, cardOfHead } from '../match-card/card-match.ts';
import { MatchCards } from './match-cards.tsx';
import classes from './match-list.module.css';

type MatchListProps = {
  readonly filter: MatchFilter;
  readonly label: string;
  readonly emptyText?: string;
  /** Interval in ms after which the list is read again, for lists that change on their own. */
  readonly refetchIntervalMs?: number;
  /** Cards of matches that this device knows better than the server, e.g. with unsent turns; by match id. */
  readonly known?: ReadonlyMap<string, CardMatch>;
};

/** Matches from the server, newest first, five per page. */
export function MatchList({ filter, label, emptyText, refetchIntervalMs, known }: MatchListProps) {
  const [page, setPage] = useState(1);
  const options = refetchIntervalMs === undefined ? {} : { refetchIntervalMs };
  const list = useMatchList(filter, page, options);
  const count = useMatchCount(filter, options);
  const error = useLastError(list);
  const countError = useLastError(count);
  if (list.data === undefined) {
    if (error === null) return <Loading text={matchListText.loading} />;
    if (isUnreachable(error))
      return <EmptyState text={matchHistoryText.away} icon={<IconWifiOff size={40} />} />;
    return (
      <ErrorState text={matchListText.loadFailed(errorText(error))} onRetry={() => void list.refetch()} />
    );
  }
  if (list.data.length === 0 && page === 1) {
    return <EmptyState text={emptyText ?? matchListText.empty} icon={<IconTargetArrow size={40} />} />;
  }
  const pageCount = Math.max(1, Math.ceil((count.data ?? 0) / matchesPerPage));
  return (
    <Stack gap="l">
      <MatchCards label={label} cards={list.data.map((head) => known?.get(head.id) ?? cardOfHead(head))} />
      {countError !== null ? (
        <p role="alert" className={classes.error}>
          {matchListText.countFailed(errorReason(countError))}
        </p>
      ) : (
        <Pager page={Math.min(page, pageCount)} pageCount={pageCount} onChange={setPage} label={label} />
      )}
    </Stack>
  );
}
