import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { defaultFilter, readFilter, type StatsFilter, writeFilter } from './address-filter.ts';

/** The filter in the address and what changes it. */
export type FilterControl = {
  readonly filter: StatsFilter;
  /** What `now` is for the periods; milliseconds since 1970, as of when the page opened. */
  readonly now: number;
  readonly isPanelOpen: boolean;
  readonly change: (changed: Partial<StatsFilter>) => void;
  readonly reset: () => void;
  readonly setPanelOpen: (panel: 'open' | 'closed') => void;
};

/**
 * The filter lives in the address, so that it outlasts a reload, comes back with the browser's back button and can be
 * sent to somebody. Choices replace the entry: back leads away from the page, not through every choice.
 */
export function useStatsFilter(): FilterControl {
  const [search, setSearch] = useSearch();
  const [now] = useState(() => Date.now());
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

/** The address query as it is about to be: the router moves on a moment later, a tap has to show at once. */
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
