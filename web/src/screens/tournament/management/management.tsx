import { managementText as text } from '../../../text/tournament-management.ts';
import { ErrorState } from '../../../ui/states.tsx';
import type { TournamentView } from '../tournament-view.ts';
import { Cockpit } from './cockpit.tsx';

/** All matches for those who run the tournament. */
export function Management({ view }: { readonly view: TournamentView }) {
  if (!view.isOrganiser) return <ErrorState title={text.noPermissionTitle} text={text.noPermission} />;
  return <Cockpit view={view} />;
}
