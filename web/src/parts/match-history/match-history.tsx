import IconFilter from '@tabler/icons-react/dist/esm/icons/IconFilter.mjs';
import IconTargetArrow from '@tabler/icons-react/dist/esm/icons/IconTargetArrow.mjs';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { serverNow } from '../../data/api/server-clock.ts';
import type { HistoryOwner } from '../../data/match/match-history.ts';
import { errorText } from '../../text/errors.ts';
import { matchHistoryText as text } from '../../text/match-history.ts';
import { matchListText } from '../../text/match-list.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonRows } from '../../ui/skeleton-rows.tsx';
import { Stack } from '../../ui/stack.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useSearch } from '../../ui/use-search.ts';
import type { CardMatch } from '../match-card/card-match.ts';
import { SeenNotice } from '../seen-notice/seen-notice.tsx';
import { FilterFields } from './filter-fields.tsx';
import { countLimits, type HistoryFilter, noFilter, readFilter, writeFilter } from './history-filter.ts';
import { HistoryRows } from './history-rows.tsx';
import classes from './match-history.module.css';
import { type History, useHistory } from './use-history.ts';

type Props = {
  readonly owner: HistoryOwner;
  /** Names the list for screen readers. */
  readonly label: string;
  /** The matches on this device that belong to the list. */
  readonly onDevice?: readonly CardMatch[];
};

const none: readonly CardMatch[] = [];

/** Somebody's matches, the latest first, with search and filter in the address. */
export function MatchHistory({ owner, label, onDevice = none }: Props) {
  const [search, setSearch] = useSearch();
  const [now] = useState(serverNow);
  const filter = useMemo(() => readFilter(new URLSearchParams(search)), [search]);
  const change = (changed: Partial<HistoryFilter>) =>
    setSearch((before) => writeFilter(before, { ...readFilter(before), ...changed }));
  const history = useHistory(owner, { filter, now, onDevice });
  const limits = countLimits(filter);
  const [isOpen, setOpen] = useState(limits > 0);
  const panelId = useId();
  const playerId = owner.kind === 'player' ? owner.id : null;
  return (
    <Stack gap="m">
      <div className={classes.top}>
        <TextField
          label={text.search}
          type="search"
          placeholder={text.searchHint}
          value={filter.search}
          maxLength={60}
          onValue={(words) => change({ search: words })}
        />
        <Button
          icon={<IconFilter size={20} />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {limits === 0 ? text.filter : text.filterWith(limits)}
        </Button>
      </div>
      {isOpen ? <FilterFields id={panelId} {...{ filter, now, change, playerId }} /> : null}
      <Away history={history} />
      <List history={history} label={label}>
        {limits === 0 && filter.search === '' ? null : (
          <Button onClick={() => change(noFilter)}>{text.reset}</Button>
        )}
      </List>
    </Stack>
  );
}

function Away({ history: { isAway, seenAt } }: { readonly history: History }) {
  if (!isAway) return null;
  return seenAt === null ? <Notice tone="info">{text.offline}</Notice> : <SeenNotice seenAt={seenAt} />;
}

type ListProps = {
  readonly history: History;
  readonly label: string;
  /** Stands below the text of a list in which nothing fits the filter; null without a filter. */
  readonly children: ReactNode;
};

function List({ history, label, children }: ListProps) {
  const { cards, error, isAway, again, hasMore, isLoadingMore, more } = history;
  if (error !== null) return <ErrorState text={matchListText.loadFailed(errorText(error))} onRetry={again} />;
  if (cards === undefined) return <SkeletonRows count={5} height="4.25rem" />;
  if (cards.length === 0)
    return (
      <EmptyState
        text={children !== null ? text.nothingFits : isAway ? text.emptyAway : matchListText.empty}
        icon={<IconTargetArrow size={40} />}
      >
        {children}
      </EmptyState>
    );
  return (
    <>
      <HistoryRows matches={cards} label={label} />
      {hasMore ? (
        <Button isWide isBusy={isLoadingMore} onClick={more}>
          {text.more}
        </Button>
      ) : null}
    </>
  );
}
