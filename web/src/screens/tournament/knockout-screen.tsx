import { useMemo } from 'react';
import { useWakeLock } from '../../device/wake-lock.ts';
import { tournamentPath } from '../../parts/event-row/event-path.ts';
import { BracketScreen } from '../../parts/tournament/bracket-screen.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { bracketsOf } from './knockout-brackets.ts';
import type { TournamentView } from './tournament-view.ts';

/** `/tournaments/{id}/knockout?view=screen`: the knockout for a screen in the hall. */
export function KnockoutScreen({ view: { event, matches } }: { readonly view: TournamentView }) {
  const { name } = event.props;
  useDocumentTitle(name);
  useWakeLock(true);
  const brackets = useMemo(() => bracketsOf(matches), [matches]);
  return <BracketScreen title={name} back={tournamentPath(event.id, 'knockout')} brackets={brackets} />;
}
