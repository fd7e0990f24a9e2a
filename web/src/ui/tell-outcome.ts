import { commonText } from '../text/common.ts';
import { showToast } from './toast.tsx';

/** As `ChangeOutcome` of `data/api/use-change`. */
type Outcome<Answer> =
  | { readonly ok: true; readonly value: Answer }
  | { readonly ok: false; readonly text: string; readonly isTold?: true };

type Words<Answer> = {
  /** Text after success; by default none. */
  readonly done?: string | ((answer: Answer) => string);
  /** Title above the reason of a failure. */
  readonly failedTitle?: string;
};

/** Shows the outcome of a change in a toast. */
export function tellOutcome<Answer>(outcome: Outcome<Answer>, words: Words<Answer> = {}): void {
  const { done, failedTitle = commonText.errorTitle } = words;
  if (!outcome.ok && outcome.isTold === true) return;
  if (!outcome.ok) return showToast({ kind: 'error', title: failedTitle, text: outcome.text });
  const title = typeof done === 'function' ? done(outcome.value) : done;
  if (title !== undefined) showToast({ kind: 'success', title });
}
