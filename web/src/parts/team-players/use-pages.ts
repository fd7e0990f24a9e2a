import { useState } from 'react';
import { teamsPerPage } from '../../data/club/teams.ts';

/** Pages of entries that are already loaded, five per page. When entries are removed, the page is at most the last. */
export function usePages<Entry>(entries: readonly Entry[]) {
  const [wanted, setPage] = useState(1);
  const pageCount = Math.max(1, Math.ceil(entries.length / teamsPerPage));
  const page = Math.min(wanted, pageCount);
  return { shown: entries.slice((page - 1) * teamsPerPage, page * teamsPerPage), page, pageCount, setPage };
}
