import { useState } from 'react';
import { matchesPerPage } from '../../data/match/matches.ts';
import { Pager } from '../../ui/pager.tsx';
import { Stack } from '../../ui/stack.tsx';
import type { CardMatch } from '../match-card/card-match.ts';
import { MatchCards } from './match-cards.tsx';

/** Matches that are already loaded, five per page. */
export function PagedCards({
  cards,
  label,
}: {
  readonly cards: readonly CardMatch[];
  readonly label: string;
}) {
  const [wanted, setPage] = useState(1);
  const pageCount = Math.max(1, Math.ceil(cards.length / matchesPerPage));
  const page = Math.min(wanted, pageCount);
  return (
    <Stack gap="l">
      <MatchCards label={label} cards={cards.slice((page - 1) * matchesPerPage, page * matchesPerPage)} />
      <Pager page={page} pageCount={pageCount} onChange={setPage} label={label} />
    </Stack>
  );
}
