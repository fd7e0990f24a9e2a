import { isTournamentStarted } from '@neundarter/rules/tournament/setup/status';
import { CalendarButton } from '../../parts/calendar-file/calendar-button.tsx';
import { locationText } from '../../text/events.ts';
import { tournamentText as text } from '../../text/tournament.ts';
import { Badge } from '../../ui/badge.tsx';
import type { TournamentView } from './tournament-view.ts';
import { whenText } from './when-text.ts';

const isPlanned = (status: TournamentView['data']['status']): boolean =>
  status !== 'cancelled' && !isTournamentStarted(status);

/** When and where it is, and how many matches run. */
export function TournamentFacts({ view }: { readonly view: TournamentView }) {
  const { event, data, matches } = view;
  const { startDateTime, location } = event.props;
  const running = matches.filter(({ phase }) => phase === 'running').length;
  const place = location === null ? '' : locationText(location);
  return (
    <>
      <time dateTime={new Date(startDateTime).toISOString()}>{whenText(view)}</time>
      {place === '' ? null : <span>{place}</span>}
      {running === 0 ? null : <Badge tone="red">{text.liveCount(running)}</Badge>}
      {isPlanned(data.status) ? <CalendarButton event={event} /> : null}
    </>
  );
}
