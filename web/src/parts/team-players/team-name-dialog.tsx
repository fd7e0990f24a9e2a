import type { TeamEntity } from '@neundarter/contract/entities/team';
import { maxNameLength } from '@neundarter/contract/limits';
import { useId, useState } from 'react';
import { changeTeam } from '../../data/club/change-team.ts';
import { commonText } from '../../text/common.ts';
import { teamText } from '../../text/team.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useCheckedForm } from '../../ui/use-checked-form.ts';
import { useTeamChange } from './use-team-change.ts';

type Props = { readonly team: TeamEntity; readonly onClose: () => void };

/** Gives a team another name. */
export function TeamNameDialog({ team, onClose }: Props) {
  const formId = useId();
  const [name, setName] = useState(team.props.name);
  const change = useTeamChange(team.id);
  const problem = name.trim() === '' ? teamText.nameMissing : undefined;
  const { shown, isBusy, onSubmit } = useCheckedForm({ name: problem }, async () => {
    const isSaved = await change.run({
      work: () => changeTeam(team.id, { name: name.trim() }),
      failed: teamText.saveFailed,
    });
    if (isSaved) onClose();
    return 'kept';
  });
  return (
    <Dialog
      isOpen
      title={teamText.renameTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{commonText.cancel}</Button>
          <Button look="primary" type="submit" form={formId} isBusy={isBusy}>
            {teamText.save}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={onSubmit}>
        <TextField
          label={teamText.name}
          error={shown.name}
          value={name}
          maxLength={maxNameLength}
          autoComplete="off"
          data-autofocus
          onValue={setName}
        />
      </Form>
    </Dialog>
  );
}
