import { useMemo } from 'react';
import { isUnreachable } from '../../data/api/is-unreachable.ts';
import { type HistoryOwner, useMatchHistory } from '../../data/match/match-history.ts';
import { useSettled } from '../../ui/use-settled.ts';
import { type CardMatch, cardOfHead } from '../match-card/card-match.ts';
import { fitsFilter, type HistoryFilter, queryOf } from './history-filter.ts';
import { mergeCards } from './merge-cards.ts';

/** What the list shows. */
export type History = {
  readonly cards: readonly CardMatch[] | undefined;
  /** Why there is nothing to show; null while it is loading and when there is something. */
  readonly error: unknown;
  /** Whether the server cannot be reached. */
  readonly isAway: boolean;
  /** When the shown matches of the server were read, ms since 1970; null if they are fresh or there are none. */
  readonly seenAt: number | null;
  readonly again: () => void;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly more: () => void;
};

type Asked = {
  readonly filter: HistoryFilter;
  /** The present time for the periods; milliseconds since 1970. */
  readonly now: number;
  /** The matches on this device that belong to the list. */
  readonly onDevice: readonly CardMatch[];
};

/** The matches that fit a filter, of the server and of the device; without network what the device has seen. */
export function useHistory(owner: HistoryOwner, { filter, now, onDevice }: Asked): History {
  const search = useSettled(filter.search);
  const query = useMemo(() => queryOf({ ...filter, search }, now), [filter, search, now]);
  const list = useMatchHistory(owner, query);
  // Without network the device searches the first page that it has kept.
  const all = useMatchHistory(owner, noQuery);
  const isAway = list.seenAt !== null || isUnreachable(list.error);
  const seen = list.data === undefined && isAway ? all : list;
  const cards = useMemo(() => {
    const fitting = onDevice.filter((card) => fitsFilter(card, filter, now));
    const listed = seen.data?.map(cardOfHead);
    if (listed === undefined) return isAway ? fitting : undefined;
    const shown = isAway ? listed.filter((card) => fitsFilter(card, filter, now)) : listed;
    return mergeCards({ listed: shown, onDevice: fitting, hasMore: seen.hasMore });
  }, [seen.data, seen.hasMore, isAway, onDevice, filter, now]);
  return {
    ...seen,
    cards,
    isAway,
    error: cards === undefined ? list.error : null,
    again: () => [list, all].forEach(({ again }) => again()),
  };
}

const noQuery = {};
