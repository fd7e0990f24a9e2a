import type { EventEntity } from '@neundarter/contract/entities/event';
import { useServerNow } from '../../data/api/use-server-now.ts';
import { pagePath } from '../../device/page-path.ts';
import { CalendarButton } from '../../parts/calendar-file/calendar-button.tsx';
import { phaseOf } from '../../parts/event-row/event-phase.ts';
import { Markdown } from '../../parts/markdown/markdown.tsx';
import { AddressCode } from '../../parts/server-address/address-code.tsx';
import { eventPageText as text } from '../../text/event-page.ts';
import { eventTimeText, locationText } from '../../text/events.ts';
import { formatCalendarDay } from '../../text/formats.ts';
import { pageQrText } from '../../text/page-qr.ts';
import { Inline } from '../../ui/inline.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './event-facts.module.css';
import { useLiveCount } from './use-live-count.ts';

/** Time between two looks at the clock. ms */
const lookMs = 20_000;

/** When, where and what for: the facts of an event, how many matches are on, and the code with the page's address. */
export function EventFacts({ event }: { readonly event: EventEntity }) {
  const { id, props } = event;
  const phase = phaseOf(props, useServerNow(lookMs));
  const { startDateTime, endDateTime, location, description } = props;
  const running = useLiveCount(id);
  const place = location === null ? '' : locationText(location);
  return (
    <Inline gap="l" align="start" justify="between" className={classes.facts}>
      <Stack gap="m">
        <Inline as="p" wraps align="center" className={classes.words}>
          <time dateTime={new Date(startDateTime).toISOString()}>
            {formatCalendarDay(startDateTime).weekday} {eventTimeText(startDateTime, endDateTime)}
          </time>
          {place === '' ? null : <span>{place}</span>}
          {running === 0 ? null : <span className={classes.live}>{text.liveCount(running)}</span>}
        </Inline>
        {phase === 'planned' ? (
          <div>
            <CalendarButton event={event} />
          </div>
        ) : null}
        {description.trim() === '' ? null : <Markdown text={description} />}
      </Stack>
      <div className={classes.qr}>
        <AddressCode path={pagePath('without search')} size="6rem" />
        <span>{pageQrText.short}</span>
      </div>
    </Inline>
  );
}
