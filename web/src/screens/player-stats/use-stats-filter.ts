import { useMemo, useState } from 'react';
import { serverNow } from '../../data/api/server-clock.ts';
import { useSearch } from '../../ui/use-search.ts';
import { defaultFilter, readFilter, type StatsFilter, writeFilter } from './address-filter.ts';

/** The filter in the address, and the functions that change it. */
export type FilterControl = {
  readonly filter: StatsFilter;
  /** The present time for the periods: when the page was opened; milliseconds since 1970. */
  readonly now: number;
  readonly isPanelOpen: boolean;
  readonly change: (changed: Partial<StatsFilter>) => void;
  readonly reset: () => void;
  readonly setPanelOpen: (panel: 'open' | 'closed') => void;
};

/**
 * Keeps the filter in the address, so that it survives a reload, comes back with the browser's back button and can be
 * shared. A choice replaces the history entry, so that back leaves the page and does not step through all choices.
 */
export function useStatsFilter(): FilterControl {
  const [search, setSearch] = useSearch();
  const [now] = useState(serverNow);
  const filter = useMemo(() => readFilter(new URLSearchParams(search)), [search]);
  return {
    filter,
    now,
    isPanelOpen: new URLSearchParams(search).get('showFilter') === 'true',
    change: (changed) => setSearch((before) => writeFilter(before, { ...readFilter(before), ...changed })),
    reset: () => setSearch((before) => writeFilter(before, defaultFilter)),
    setPanelOpen: (panel) =>
      setSearch((before) => {
        const next = new URLSearchParams(before);
        if (panel === 'open') next.set('showFilter', 'true');
        else next.delete('showFilter');
        return next;
      }),
  };
}
