import { useState } from 'react';
import { teamsPerPage } from '../../data/club/teams.ts';

/** Entries that are all at hand, five a page; the last page is the last one also after entries have gone. */
export function usePages<Entry>(entries: readonly Entry[]) {
  const [wanted, setPage] = useState(1);
  const pageCount = Math.max(1, Math.ceil(entries.length / teamsPerPage));
  const page = Math.min(wanted, pageCount);
  return { shown: entries.slice((page - 1) * teamsPerPage, page * teamsPerPage), page, pageCount, setPage };
}
