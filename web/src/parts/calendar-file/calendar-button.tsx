import type { EventEntity } from '@neundarter/contract/entities/event';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import { serverNow } from '../../data/api/server-clock.ts';
import { saveFile } from '../../device/save-file.ts';
import { locationText, calendarFileText as text } from '../../text/events.ts';
import { Button } from '../../ui/button.tsx';
import { eventPath } from '../event-row/event-path.ts';
import classes from './calendar-button.module.css';
import { calendarFile } from './calendar-file.ts';

/** Saves an event as a file for the calendar of the device. */
export function CalendarButton({ event: { id, props } }: { readonly event: EventEntity }) {
  const { name, type, location, startDateTime, endDateTime } = props;
  const save = () => {
    const content = calendarFile(
      {
        id,
        title: name,
        place: location === null ? '' : locationText(location),
        start: startDateTime,
        end: endDateTime,
        url: new URL(eventPath(id, type), window.location.origin).href,
      },
      serverNow(),
    );
    saveFile({ name: `${name}.ics`, content: new Blob([content], { type: 'text/calendar' }) });
  };
  return (
    <Button look="quiet" icon={<IconCalendarPlus size={20} />} className={classes.button} onClick={save}>
      {text.save}
    </Button>
  );
}
