import { isTournamentStarted } from '@neundarter/rules/tournament/setup/status';
import { CalendarButton } from '../../parts/calendar-file/calendar-button.tsx';
import { DraftNotice } from '../../parts/tournament/draft-notice.tsx';
import { tournamentLine } from '../../parts/tournament/tournament-line.ts';
import { eventTimeText, locationText } from '../../text/events.ts';
import { formatCalendarDay } from '../../text/formats.ts';
import { tournamentText as text, tournamentStatusText } from '../../text/tournament.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.tsx';
import looks from '../../ui/text-looks.module.css';
import { Exceptions } from './exceptions.tsx';
import type { TournamentView } from './tournament-view.ts';

const tones: Readonly<Record<TournamentView['data']['status'], BadgeTone>> = {
  draft: 'neutral',
  published: 'green',
  'registration-closed': 'neutral',
  running: 'red',
  finished: 'neutral',
  cancelled: 'neutral',
};

const isPlanned = (status: TournamentView['data']['status']): boolean =>
  status !== 'cancelled' && !isTournamentStarted(status);

/** When, where and how it is played, and how far it is. */
export function TournamentHead({ view }: { readonly view: TournamentView }) {
  const { event, data, matches } = view;
  const { startDateTime, endDateTime, location } = event.props;
  const running = matches.filter(({ phase }) => phase === 'running').length;
  const place = location === null ? '' : locationText(location);
  return (
    <Stack gap="s">
      <Inline gap="m" wraps align="center">
        <Badge tone={tones[data.status]}>{tournamentStatusText[data.status]}</Badge>
        <time dateTime={new Date(startDateTime).toISOString()}>
          {formatCalendarDay(startDateTime).weekday} {eventTimeText(startDateTime, endDateTime)}
        </time>
        {place === '' ? null : <span>{place}</span>}
        {running === 0 ? null : <Badge tone="red">{text.liveCount(running)}</Badge>}
        {isPlanned(data.status) ? <CalendarButton event={event} /> : null}
      </Inline>
      <p className={looks.muted}>{tournamentLine(data)}</p>
      <DraftNotice event={event} data={data} />
      <Exceptions view={view} />
      {data.status === 'cancelled' ? (
        <Notice tone="warning" title={text.cancelled}>
          {data.cancelledBecause === null ? null : <p>{text.cancelledBecause(data.cancelledBecause)}</p>}
        </Notice>
      ) : null}
    </Stack>
  );
}
