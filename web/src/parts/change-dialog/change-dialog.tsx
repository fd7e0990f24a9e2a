import type { ReactNode } from 'react';
import type { Change } from '../../data/api/use-change.ts';
import { commonText } from '../../text/common.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.tsx';
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

/** A dialog that changes something on the server, and stays open with the reason if the server refuses. */
export function ChangeDialog<Sent>(props: Props<Sent>) {
  const { title, confirm, done, danger = false, isEmpty = false, change, sentOf, onClose, children } = props;
  const { role = 'dialog', isWide = false } = props;
  const send = async () => {
    const sent = sentOf();
    if (sent === null) return;
    const outcome = await change.run(sent);
    if (!outcome.ok) return;
    tellOutcome(outcome, { done });
    onClose();
  };
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
            look={danger ? 'danger' : 'primary'}
            disabled={isEmpty}
            isBusy={change.isBusy}
            onClick={() => void send()}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        {children}
        {change.failure === null ? null : <Notice tone="error">{change.failure}</Notice>}
      </Stack>
    </Dialog>
  );
}
