import { Suspense } from 'react';
import { latePart } from '../../ui/late-part.tsx';
import { Loading } from '../../ui/states.tsx';

const LeagueContent = latePart(async () => (await import('./league-content.tsx')).LeagueContent);
const LeagueAdminContent = latePart(
  async () => (await import('./admin/league-admin-content.tsx')).LeagueAdminContent,
);

/** `/leagues/{id}`: table, fixtures and results of a league. */
export function LeagueScreen() {
  return (
    <Suspense fallback={<Loading />}>
      <LeagueContent />
    </Suspense>
  );
}

/** `/leagues/{id}/admin`: the office sets a league up. */
export function LeagueAdminScreen() {
  return (
    <Suspense fallback={<Loading />}>
      <LeagueAdminContent />
    </Suspense>
  );
}
