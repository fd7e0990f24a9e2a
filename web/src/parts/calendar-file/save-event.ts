import type { EventEntity } from '@neundarter/contract/entities/event';
import type { QueryClient } from '@tanstack/react-query';
import { serverAddressQuery } from '../../data/api/server-address.ts';
import { serverNow } from '../../data/api/server-clock.ts';
import { saveFile } from '../../device/save-file.ts';
import { locationText } from '../../text/events.ts';
import { eventPath } from '../event-row/event-path.ts';
import { calendarFile } from './calendar-file.ts';

/**
 * Saves an event as a file for the calendar of the device; without the address of its page if nobody knows it, because this
 * device has never read it.
 */
export async function saveEvent({ id, props }: EventEntity, queryClient: QueryClient): Promise<void> {
  const { name, type, location, startDateTime, endDateTime } = props;
  const address = await queryClient.fetchQuery(serverAddressQuery).catch(() => null);
  const content = calendarFile(
    {
      id,
      title: name,
      place: location === null ? '' : locationText(location),
      start: startDateTime,
      end: endDateTime,
      url: address === null ? null : address + eventPath(id, type),
    },
    serverNow(),
  );
  saveFile({ name: `${name}.ics`, content: new Blob([content], { type: 'text/calendar' }) });
}
