import type { TeamEntity } from '@neundarter/contract/entities/team';
import { maxNameLength } from '@neundarter/contract/limits';
import { useId } from 'react';
import { changeTeam } from '../../data/club/change-team.ts';
import { useClubChange } from '../../data/club/use-club-change.ts';
import { commonText } from '../../text/common.ts';
import { errorReason } from '../../text/errors.ts';
import { nameProblem } from '../../text/names.ts';
import { teamText } from '../../text/team.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { tellOutcome } from '../../ui/tell-outcome.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';

type Props = { readonly team: TeamEntity; readonly onClose: () => void };

/** Gives a team another name. */
export function TeamNameDialog({ team, onClose }: Props) {
  const formId = useId();
  const change = useClubChange({
    teamId: team.id,
    send: (name: string) => changeTeam(team.id, { name }),
    failed: (error) => teamText.saveFailed(errorReason(error)),
  });
  const form = useForm({
    start: { name: team.props.name },
    check: ({ name }) => ({ name: nameProblem(name, teamText.nameMissing) }),
    send: ({ name }) => change.run(name.trim()),
    onSent: onClose,
    onFailure: (text) => tellOutcome({ ok: false, text }),
  });
  return (
    <Dialog
      isOpen
      title={teamText.renameTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{commonText.cancel}</Button>
          <Button look="primary" type="submit" form={formId} isBusy={form.isBusy}>
            {teamText.save}
          </Button>
        </>
      }
    >
      <Form id={formId} form={form} onSubmit={form.submit}>
        <TextField
          {...form.field('name')}
          label={teamText.name}
          maxLength={maxNameLength}
          autoComplete="off"
          data-autofocus
        />
      </Form>
    </Dialog>
  );
}
