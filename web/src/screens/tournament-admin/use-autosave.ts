import { type FocusEvent, useEffect, useRef } from 'react';
import type { FormState } from '../../ui/use-form.ts';

/** Time without further input after which a change is sent. ms */
const restMs = 400;

type Saved = Pick<FormState<object>, 'values' | 'isDirty' | 'isBusy' | 'submit'>;

/**
 * Sends a form by itself, shortly after every input. Values that were refused are not sent again until they change.
 * @returns a handler for the element around the fields: sends at once when the focus leaves it, e.g. for another tab
 */
export function useAutosave(form: Saved): (event: FocusEvent<HTMLElement>) => void {
  const latest = useRef(form);
  const sent = useRef<string | null>(null);
  useEffect(() => {
    latest.current = form;
  });
  const save = useRef(() => {
    const { values, isDirty, isBusy, submit } = latest.current;
    const words = JSON.stringify(values);
    if (!isDirty || isBusy || sent.current === words) return;
    sent.current = words;
    void submit();
  });
  const { isDirty, isBusy } = form;
  const words = JSON.stringify(form.values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other values begin the pause anew
  useEffect(() => {
    if (!isDirty) sent.current = null;
    if (!isDirty || isBusy) return;
    const timer = setTimeout(save.current, restMs);
    return () => clearTimeout(timer);
  }, [words, isDirty, isBusy]);
  useEffect(() => () => save.current(), []);
  return ({ currentTarget, relatedTarget }) => {
    if (!currentTarget.contains(relatedTarget)) save.current();
  };
}
