import { useState } from 'react';
import type { Change } from '../../../data/api/use-change.ts';
import { type Choice, ChoiceGroup } from '../../../parts/match-config-form/choice-group.tsx';
import { commonText } from '../../../text/common.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';

type Props<Sent> = {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  /** What can be chosen, and what is sent for it. */
  readonly choices: readonly (Choice<string> & { readonly sent: Sent })[];
  /** What is chosen at first; null for nothing. */
  readonly start: string | null;
  /** The button that sends the choice. */
  readonly confirm: string;
  /** Said after sending. */
  readonly done: string;
  readonly danger?: boolean;
  readonly change: Change<Sent, unknown>;
  readonly onClose: () => void;
};

/** A dialog that sends one of several choices, and stays open with the reason if the server refuses. */
export function ChoiceDialog<Sent>({ choices, start, change, done, danger, onClose, ...texts }: Props<Sent>) {
  const [value, setValue] = useState(start);
  const chosen = choices.find((choice) => choice.value === value);
  const send = async () => {
    if (chosen === undefined) return;
    const outcome = await change.run(chosen.sent);
    if (!outcome.ok) return;
    tellOutcome(outcome, { done });
    onClose();
  };
  return (
    <Dialog
      isOpen
      role={danger ? 'alertdialog' : 'dialog'}
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{commonText.cancel}</Button>
          <Button
            look={danger ? 'danger' : 'primary'}
            disabled={chosen === undefined}
            isBusy={change.isBusy}
            onClick={() => void send()}
          >
            {texts.confirm}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <ChoiceGroup
          label={texts.label}
          hint={texts.hint}
          columns={1}
          value={value}
          onChange={setValue}
          choices={choices}
        />
        {change.failure === null ? null : <Notice tone="error">{change.failure}</Notice>}
      </Stack>
    </Dialog>
  );
}
