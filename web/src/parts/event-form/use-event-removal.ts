import type { EventEntity } from '@neundarter/contract/entities/event';
import { useEventDeletion } from '../../data/club/events.ts';
import { errorReason } from '../../text/errors.ts';
import { eventAdminText as text } from '../../text/event-form.ts';
import { eventTimeText } from '../../text/events.ts';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { tellOutcome } from '../../ui/tell-outcome.ts';
import { shownEndOf } from '../event-row/shown-end.ts';

/** Deletes an event after a question. @returns a function that tells whether the event is deleted */
export function useEventRemoval(): (event: EventEntity) => Promise<boolean> {
  const deletion = useEventDeletion(errorReason);
  return async ({ id, props }) => {
    const { name, type, startDateTime } = props;
    const isSure = await confirmAction({
      title: text.removeTitle[type],
      text: text.removeWarning(name, eventTimeText(startDateTime, shownEndOf(props))),
      confirm: text.removeConfirm,
      danger: true,
    });
    if (!isSure) return false;
    const outcome = await deletion.run(id);
    tellOutcome(outcome.ok ? outcome : { ...outcome, text: text.removeFailed[type](outcome.text) }, {
      done: text.removed(name),
    });
    return outcome.ok;
  };
}
