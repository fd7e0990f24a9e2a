import { commonText } from '../text/common.ts';
import { showToast } from './toast.tsx';

/** As `ChangeOutcome` of `data/api/use-change`. */
type Outcome<Answer> =
  | { readonly ok: true; readonly value: Answer }
  | { readonly ok: false; readonly text: string };

type Words<Answer> = {
  /** Said once it is done; by default nothing. */
  readonly done?: string | ((answer: Answer) => string);
  /** Stands above the reason of a failure. */
  readonly failedTitle?: string;
};

/** Says in a toast what came of a change. */
export function tellOutcome<Answer>(outcome: Outcome<Answer>, words: Words<Answer> = {}): void {
  const { done, failedTitle = commonText.errorTitle } = words;
  if (!outcome.ok) return showToast({ kind: 'error', title: failedTitle, text: outcome.text });
  const title = typeof done === 'function' ? done(outcome.value) : done;
  if (title !== undefined) showToast({ kind: 'success', title });
}
