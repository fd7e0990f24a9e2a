import type { TeamEntity } from '@neundarter/contract/entities/team';
import { maxNameLength } from '@neundarter/contract/limits';
import { changeTeam } from '../../data/club/change-team.ts';
import { useClubChange } from '../../data/club/use-club-change.ts';
import { errorReason } from '../../text/errors.ts';
import { nameProblem } from '../../text/names.ts';
import { teamText } from '../../text/team.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { tellOutcome } from '../../ui/tell-outcome.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';

type Props = { readonly team: TeamEntity; readonly onClose: () => void };

/** Gives a team another name. */
export function TeamNameDialog({ team, onClose }: Props) {
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
    <FormDialog
      title={teamText.renameTitle}
      // The failure is told by a toast.
      form={{ ...form, failure: null }}
      confirm={teamText.save}
      onClose={onClose}
    >
      <TextField
        {...form.field('name')}
        label={teamText.name}
        maxLength={maxNameLength}
        autoComplete="off"
        data-autofocus
      />
    </FormDialog>
  );
}
