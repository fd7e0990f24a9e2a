import type { EventEntity } from '@neundarter/contract/entities/event';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import { useQueryClient } from '@tanstack/react-query';
import { loadCode } from '../../device/late-code.ts';
import { calendarFileText as text } from '../../text/events.ts';
import { Button } from '../../ui/button.tsx';
import classes from './calendar-button.module.css';

/** Saves an event as a file for the calendar of the device. */
export function CalendarButton({ event }: { readonly event: EventEntity }) {
  const queryClient = useQueryClient();
  const save = async () => {
    const { saveEvent } = await loadCode(() => import('./save-event.ts'));
    await saveEvent(event, queryClient);
  };
  return (
    <Button
      look="quiet"
      icon={<IconCalendarPlus size={20} />}
      className={classes.button}
      onClick={() => void save()}
    >
      {text.save}
    </Button>
  );
}
