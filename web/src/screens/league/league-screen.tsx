import { Suspense } from 'react';
import { latePart } from '../../ui/late-part.tsx';
import { Loading } from '../../ui/states.tsx';

const LeagueContent = latePart(async () => (await import('./league-content.tsx')).LeagueContent);

/** `/leagues/{id}`: table, fixtures and results of a league. */
export function LeagueScreen() {
  return (
    <Suspense fallback={<Loading />}>
      <LeagueContent />
    </Suspense>
  );
}
