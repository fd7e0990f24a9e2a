import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { serverNow } from '../../data/api/server-clock.ts';
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

/**
 * The address query with the newest change: the router updates a moment later, but a tap must show its effect at once.
 */
function useSearch() {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const [known, setKnown] = useState({ address, search: address });
  if (known.address !== address) setKnown({ address, search: address });
  const setSearch = (change: (before: URLSearchParams) => URLSearchParams) => {
    const next = change(new URLSearchParams(known.search));
    setKnown({ address, search: next.toString() });
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return [known.search, setSearch] as const;
}
