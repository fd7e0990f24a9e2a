import { SeriesPoints } from '../../parts/series-points/series-points.tsx';
import { Competitions } from './competitions/competitions.tsx';
import { Highlights } from './highlights.tsx';
import type { TournamentView } from './tournament-view.ts';

/** Tabs that few open, and whose code therefore comes together. */
export type Further = 'competitions' | 'highlights' | 'series';

type Props = { readonly tab: Further; readonly view: TournamentView };

/** One of these tabs. */
export function FurtherTab({ tab, view }: Props) {
  if (tab === 'competitions') return <Competitions view={view} />;
  return tab === 'series' ? <SeriesPoints eventId={view.event.id} /> : <Highlights eventId={view.event.id} />;
}
