import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { adminText as text } from '../../text/tournament-admin.ts';
import { Button } from '../../ui/button.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { FormState } from '../../ui/use-form.ts';
import classes from './save-state.module.css';

type Form = Pick<FormState<object>, 'isBusy' | 'isDirty' | 'attempts' | 'failure' | 'discard' | 'problems'>;
type Props = {
  readonly form: Form;
  /** Whether somebody else has changed the same. */
  readonly hasConflict: boolean;
  readonly overwrite: () => void;
};

const stateOf = ({ isBusy, isDirty, attempts, failure, problems }: Form): string => {
  if (isBusy) return text.saving;
  if (failure !== null || Object.keys(problems).length > 0) return text.notSaved;
  return attempts > 0 && !isDirty ? text.saved : '';
};

/** Says whether what was typed is saved, and if not, why. */
export function SaveState({ form, hasConflict, overwrite }: Props) {
  const state = stateOf(form);
  return (
    <>
      <p className={classes.state} role="status" data-state={state === text.saved ? 'saved' : undefined}>
        {state === text.saved ? <IconCheck aria-hidden size={18} /> : null}
        {state}
      </p>
      {hasConflict ? (
        <Notice tone="error" title={text.conflictTitle}>
          <p>{text.conflict}</p>
          <Inline gap="s" wraps>
            <Button onClick={overwrite}>{text.keepMine}</Button>
            <Button onClick={form.discard}>{text.dropMine}</Button>
          </Inline>
        </Notice>
      ) : form.failure === null ? null : (
        <Notice tone="error">{form.failure}</Notice>
      )}
    </>
  );
}
