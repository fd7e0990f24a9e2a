import { Suspense } from 'react';
import { latePart } from '../../ui/late-part.tsx';
import type { TournamentView } from './tournament-view.ts';

// Few tournaments have any.
const List = latePart(async () => (await import('./exceptions.tsx')).Exceptions);

/** What organisers have changed after the start, for everybody; nothing if there is none. */
export function Exceptions({ view }: { readonly view: TournamentView }) {
  if ((view.data.exceptions ?? []).length === 0) return null;
  return (
    <Suspense fallback={null}>
      <List view={view} />
    </Suspense>
  );
}
