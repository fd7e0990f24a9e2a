import { useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * The address query with the newest change: the router updates a moment later, but a tap must show its effect at once.
 */
export function useSearch() {
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
