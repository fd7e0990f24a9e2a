import { type ReactNode, useSyncExternalStore } from 'react';
import { commonText } from '../text/common.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

type Question = {
  readonly title: string;
  readonly text: string;
  /** Label of the button that confirms. */
  readonly confirm: string;
  readonly cancel?: string;
  /** Whether the action deletes something. */
  readonly danger?: boolean;
};

type Asked = { readonly dialog: ReactNode; readonly decline: () => void };

let asked: Asked | null = null;
const listeners = new Set<() => void>();

const show = (next: Asked | null) => {
  asked = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Shows a dialog that asks something.
 * @param dialogOf the dialog; it calls its argument with the answer, or with null if the user declines
 * @returns the answer; an earlier question that is still open counts as declined
 */
export function askInDialog<Answer>(
  dialogOf: (answer: (given: Answer | null) => void) => ReactNode,
): Promise<Answer | null> {
  asked?.decline();
  return new Promise((resolve) => {
    const answer = (given: Answer | null) => {
      show(null);
      resolve(given);
    };
    show({ dialog: dialogOf(answer), decline: () => answer(null) });
  });
}

/** Asks in a dialog. @returns whether the user confirmed */
export const confirmAction = async (question: Question): Promise<boolean> =>
  (await askInDialog<true>((answer) => <QuestionDialog {...question} onAnswer={answer} />)) === true;

type QuestionDialogProps = Question & { readonly onAnswer: (given: true | null) => void };

function QuestionDialog({ title, text, confirm, cancel, danger = false, onAnswer }: QuestionDialogProps) {
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={title}
      onClose={() => onAnswer(null)}
      actions={
        <>
          <Button look="secondary" onClick={() => onAnswer(null)}>
            {cancel ?? commonText.cancel}
          </Button>
          <Button
            look={danger ? 'danger' : 'primary'}
            data-autofocus={danger ? undefined : true}
            onClick={() => onAnswer(true)}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  );
}

/** Shows the questions; mounted once by the app. */
export function ConfirmHost() {
  return useSyncExternalStore(subscribe, () => asked)?.dialog ?? null;
}
