import type { ChangedEventProps, EventEntity } from '@neundarter/contract/entities/event';
import { type FocusEvent, useEffect, useRef } from 'react';
import { useSettingsChange } from '../../data/club/tournament-setup.ts';
import { adminText as text } from '../../text/tournament-admin.ts';
import { type FieldOf, isAlike, type Problems } from '../../ui/form-values.ts';
import { type FormState, useForm } from '../../ui/use-form.ts';
import { useAutosave } from './use-autosave.ts';

type Options<Values extends object> = {
  readonly event: EventEntity;
  /** The fields as the event has them. */
  readonly startOf: (event: EventEntity) => Values;
  readonly check: (values: Values) => Problems<FieldOf<Values>>;
  /** What to send so that these fields of the event get the values. */
  readonly changesOf: (
    now: EventEntity,
    values: Values,
    fields: readonly (keyof Values & string)[],
  ) => ChangedEventProps;
};

/** A form that saves itself. */
export type SavedForm<Values extends object> = {
  readonly form: FormState<Values>;
  /** For the element around the fields: saves at once when the focus leaves it. */
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  /** Whether somebody else has changed the same fields meanwhile; then the user decides. */
  readonly hasConflict: boolean;
  /** Saves in spite of what others have changed. */
  readonly overwrite: () => void;
};

/** State of a form about an event that saves every change by itself, and overwrites nothing that others have changed. */
export function useSavedForm<Values extends object>({
  event,
  startOf,
  check,
  changesOf,
}: Options<Values>): SavedForm<Values> {
  type Name = keyof Values & string;
  const change = useSettingsChange(event.id);
  const start = startOf(event);
  const names = Object.keys(start) as Name[];
  const known = useKnownValues(start);
  const form: FormState<Values> = useForm<Values>({
    start,
    check,
    send: async (values) => {
      const fields = names.filter((name) => !isAlike(values[name], start[name]));
      if (fields.some((name) => !known.isExpected(name, start[name])))
        return { ok: false, error: null, text: text.conflict };
      known.expect(values, fields);
      return change.run({
        event,
        changesOf: (now) => changesOf(now, values, fields),
        isUntouched: (now) => {
          const theirs = startOf(now);
          return fields.every((name) => isAlike(theirs[name], start[name]));
        },
      });
    },
  });
  const { values } = form;
  const dirty = names.filter((name) => !isAlike(values[name], start[name]));
  useEffect(() => known.update(start, dirty));
  return {
    form,
    onBlur: useAutosave(form),
    hasConflict: dirty.some((name) => !known.isExpected(name, start[name])),
    overwrite: () => {
      known.expect(start, dirty);
      void form.submit();
    },
  };
}

/** The values of the event on which the user's changes are made. */
function useKnownValues<Values extends object>(start: Values) {
  type Name = keyof Values & string;
  const last = useRef(start);
  const bases = useRef(new Map<Name, unknown>());
  // All values that were sent since: an earlier one may come back after a later one was sent.
  const expected = useRef(new Map<Name, readonly unknown[]>());
  return {
    /** Whether the event has a value that the user has changed, or that this device has sent. */
    isExpected: (name: Name, value: unknown): boolean =>
      !bases.current.has(name) ||
      isAlike(bases.current.get(name), value) ||
      (expected.current.get(name) ?? []).some((sent) => isAlike(sent, value)),
    expect: (values: Values, fields: readonly Name[]): void => {
      for (const name of fields)
        expected.current.set(name, [...(expected.current.get(name) ?? []), values[name]]);
    },
    /** Remembers for new changes what they are made on. */
    update: (now: Values, dirty: readonly Name[]): void => {
      for (const name of bases.current.keys()) {
        if (dirty.includes(name)) continue;
        bases.current.delete(name);
        expected.current.delete(name);
      }
      for (const name of dirty) if (!bases.current.has(name)) bases.current.set(name, last.current[name]);
      last.current = now;
    },
  };
}
