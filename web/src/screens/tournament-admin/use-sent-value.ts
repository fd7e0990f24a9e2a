import { useState } from 'react';

type SentValue<Value> = {
  /** The value that was sent last and has no answer yet, else the stored one. */
  readonly shown: Value;
  /** Shows a value until its change has an outcome. @returns the outcome */
  readonly showUntil: <Outcome>(value: Value, change: Promise<Outcome>) => Promise<Outcome>;
};

/** A value that is shown as the user has changed it before the server answers, so that nothing jumps back under the finger. */
export function useSentValue<Value extends object>(stored: Value): SentValue<Value> {
  const [sent, setSent] = useState<Value | null>(null);
  const showUntil = async <Outcome>(value: Value, change: Promise<Outcome>): Promise<Outcome> => {
    setSent(value);
    const outcome = await change;
    setSent((now) => (now === value ? null : now));
    return outcome;
  };
  return { shown: sent ?? stored, showUntil };
}
