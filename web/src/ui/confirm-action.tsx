import { useSyncExternalStore } from 'react';
import { commonText } from '../text/common.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export type Question = {
  readonly title: string;
  readonly text: string;
  /** Label of the button that confirms. */
  readonly confirm: string;
  readonly cancel?: string;
  /** Whether the action deletes something. */
  readonly danger?: boolean;
};

type Asked = Question & { readonly answer: (isConfirmed: boolean) => void };

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

/** Asks in a dialog. @returns whether the user confirmed; an earlier question that is still open counts as declined */
export function confirmAction(question: Question): Promise<boolean> {
  asked?.answer(false);
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => {
      show(null);
      resolve(isConfirmed);
    };
    show({ ...question, answer });
  });
}

/** Shows the questions; mounted once by the app. */
export function ConfirmHost() {
  const question = useSyncExternalStore(subscribe, () => asked);
  if (question === null) return null;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={question.title}
      onClose={() => question.answer(false)}
      actions={
        <>
          <Button look="secondary" onClick={() => question.answer(false)}>
            {question.cancel ?? commonText.cancel}
          </Button>
          <Button
            look={question.danger === true ? 'danger' : 'primary'}
            data-autofocus={question.danger === true ? undefined : true}
            onClick={() => question.answer(true)}
          >
            {question.confirm}
          </Button>
        </>
      }
    >
      {question.text}
    </Dialog>
  );
}
