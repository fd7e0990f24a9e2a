import { SeriesPoints } from '../../parts/series-points/series-points.tsx';
import { Competitions } from './competitions/competitions.tsx';
import { Highlights } from './highlights.tsx';
import type { TournamentView } from './tournament-view.ts';

type Props = { readonly tab: 'competitions' | 'highlights' | 'series'; readonly view: TournamentView };

/** A tab that few open: the code of them comes together. */
export function FurtherTab({ tab, view }: Props) {
  if (tab === 'competitions') return <Competitions view={view} />;
  return tab === 'series' ? <SeriesPoints eventId={view.event.id} /> : <Highlights eventId={view.event.id} />;
}
