import { Suspense } from 'react';
import { latePart } from '../../ui/late-part.tsx';
import { Loading } from '../../ui/states.tsx';

const LeagueAdminContent = latePart(
  async () => (await import('./league-admin-content.tsx')).LeagueAdminContent,
);

/** `/leagues/{id}/admin`: the office sets a league up. */
export function LeagueAdminScreen() {
  return (
    <Suspense fallback={<Loading />}>
      <LeagueAdminContent />
    </Suspense>
  );
}
