import type { ChangedEventProps, EventEntity, NewEventProps } from '@neundarter/contract/entities/event';
import { useRef } from 'react';
import { useIdsFor } from '../../data/api/use-ids-for.ts';
import { useEventChange, useEventCreation } from '../../data/club/events.ts';
import type { useFollowingChange } from '../../data/club/repetitions.ts';
import { errorReason } from '../../text/errors.ts';
import { tellOutcome } from '../../ui/tell-outcome.ts';
import { type FormOptions, type FormState, useForm } from '../../ui/use-form.ts';

export type EventFormTarget = {
  readonly teamId: string;
  /** The event to change; null for a new one. */
  readonly event: EventEntity | null;
  /** Called after saving, and when the user cancels. */
  readonly onDone: () => void;
};

type SaveOutcome = Awaited<ReturnType<ReturnType<typeof useEventChange | typeof useFollowingChange>['run']>>;

type Options<Values extends object> = EventFormTarget &
  Required<Pick<FormOptions<Values>, 'start' | 'check'>> &
  Pick<FormOptions<Values>, 'place'> & {
    /** The events that checked values stand for. */
    readonly newEvents: (values: Values) => readonly NewEventProps[];
    /** What checked values change in an event. */
    readonly changes: (event: EventEntity, values: Values) => ChangedEventProps;
    /** How a change is sent that is also for others; null for a change of this event alone. */
    readonly sendFor?: (event: EventEntity, values: Values) => Promise<SaveOutcome> | null;
    /** Called with the ids of new events, e.g. to open their page. */
    readonly onCreated?: (ids: readonly string[]) => unknown;
    readonly texts: {
      readonly created: (count: number) => string;
      readonly saved: string;
      readonly failed: (reason: string) => string;
    };
  };

/** State of a form that creates events or changes the given one, with what is said afterwards. */
export function useEventForm<Values extends object>(options: Options<Values>): FormState<Values> {
  const { event, newEvents, changes, texts, onDone, onCreated, sendFor, ...form } = options;
  const failed = (error: unknown) => texts.failed(errorReason(error));
  const idFor = useIdsFor();
  const created = useRef<readonly string[]>([]);
  const creation = useEventCreation(failed);
  const change = useEventChange(failed);
  const create = async (values: Values) => {
    // A repeat after a lost answer has the same ids.
    const events = newEvents(values).map((props) => ({ id: idFor(JSON.stringify(props)), props }));
    const outcome = await creation.run(events);
    if (outcome.ok) tellOutcome(outcome, { done: texts.created(events.length) });
    created.current = events.map(({ id }) => id);
    return outcome;
  };
  const save = async (before: EventEntity, values: Values): Promise<SaveOutcome> => {
    const sent = sendFor?.(before, values) ?? null;
    if (sent !== null) return sent;
    const { editRevision } = before.props;
    const outcome = await change.run({ id: before.id, changedProps: changes(before, values), editRevision });
    if (outcome.ok) tellOutcome(outcome, { done: texts.saved });
    return outcome;
  };
  return useForm<Values>({
    ...form,
    send: (values) => (event === null ? create(values) : save(event, values)),
    onSent: () => {
      onDone();
      if (event === null) onCreated?.(created.current);
    },
  });
}
