import { useState } from 'react';

/** What is wrong, by field. */
export type Problems<Field extends string> = { readonly [field in Field]?: string | undefined };

type CheckedForm<Field extends string> = {
  /** The problems to show: none before the form was sent for the first time. */
  readonly shown: Problems<Field>;
  readonly isBusy: boolean;
  /** For `Form`, which puts the focus where something is wrong. */
  readonly onSubmit: () => Promise<void>;
};

/**
 * Checks a form when it is sent; from then on problems follow what is typed. While it is being sent it takes no second
 * sending.
 * @param problems what is wrong with the fields as they are
 * @param send sends a form without problems; answers whether a new, empty form begins
 */
export function useCheckedForm<Field extends string>(
  problems: Problems<Field>,
  send: () => Promise<'sent' | 'kept'>,
): CheckedForm<Field> {
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const onSubmit = async () => {
    if (isBusy) return;
    setChecked(true);
    if (Object.values(problems).some((problem) => problem !== undefined)) return;
    setBusy(true);
    const outcome = await send().finally(() => setBusy(false));
    if (outcome === 'sent') setChecked(false);
  };
  return { shown: isChecked ? problems : {}, isBusy, onSubmit };
}
