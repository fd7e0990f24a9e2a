import { useState } from 'react';
import type { Change } from '../../../data/api/use-change.ts';
import { ChangeDialog } from '../../../parts/change-dialog/change-dialog.tsx';
import { type Choice, ChoiceGroup } from '../../../parts/match-config-form/choice-group.tsx';

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

/** A dialog that sends one of several choices. */
export function ChoiceDialog<Sent>({ label, hint, choices, start, ...dialog }: Props<Sent>) {
  const [value, setValue] = useState(start);
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <ChangeDialog
      {...dialog}
      role={dialog.danger === true ? 'alertdialog' : 'dialog'}
      isEmpty={chosen === undefined}
      sentOf={() => chosen?.sent ?? null}
    >
      <ChoiceGroup
        label={label}
        hint={hint}
        columns={1}
        value={value}
        onChange={setValue}
        choices={choices}
      />
    </ChangeDialog>
  );
}
