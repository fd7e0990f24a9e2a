import { type ReactNode, useId, useState } from 'react';
import type { Change } from '../../data/api/use-change.ts';
import { commonText } from '../../text/common.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form, FormFailure } from '../../ui/form.tsx';
import { tellOutcome } from '../../ui/tell-outcome.ts';

type Props<Sent> = {
  readonly title: string;
  /** The button that sends. */
  readonly confirm: string;
  /** Said after sending. */
  readonly done: string;
  readonly danger?: boolean | undefined;
  /** `alertdialog` only asks; by default it has fields, too. */
  readonly role?: 'dialog' | 'alertdialog';
  /** For fields in columns on a tablet. */
  readonly isWide?: boolean | undefined;
  /** Whether there is nothing to send yet. */
  readonly isEmpty?: boolean;
  readonly change: Change<Sent, unknown>;
  /** What to send; null while something is missing, which is then shown. */
  readonly sentOf: () => Sent | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/**
 * A dialog that changes something on the server, also by Enter in a field. It stays open with the reason if the server
 * refuses.
 */
export function ChangeDialog<Sent>(props: Props<Sent>) {
  const { title, confirm, done, danger = false, isEmpty = false, change, sentOf, onClose, children } = props;
  const { role = 'dialog', isWide = false } = props;
  const formId = useId();
  const [attempts, setAttempts] = useState(0);
  const send = async () => {
    const sent = sentOf();
    const outcome = sent === null ? null : await change.run(sent);
    setAttempts((before) => before + 1);
    if (outcome === null || !outcome.ok) return;
    tellOutcome(outcome, { done });
    onClose();
  };
  const form = { attempts, failure: change.failure };
  return (
    <Dialog
      isOpen
      role={role}
      isWide={isWide}
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{commonText.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            look={danger ? 'danger' : 'primary'}
            disabled={isEmpty}
            isBusy={change.isBusy}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <Form id={formId} gap="m" form={form} onSubmit={send}>
        {children}
        <FormFailure form={form} />
      </Form>
    </Dialog>
  );
}
