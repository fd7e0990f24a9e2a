import type { PlayerEntity } from '@neundarter/contract/entities/player';
import { addToTeam } from '../../data/club/change-team.ts';
import { useClubChange } from '../../data/club/use-club-change.ts';
import { addPlayerText, teamPlayersText } from '../../text/team.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useForm } from '../../ui/use-form.ts';
import { emailProblem } from './add-problems.ts';
import { inviteFailure } from './invite-failure.ts';
import { playerName } from './player-name.ts';

type Props = { readonly teamId: string; readonly player: PlayerEntity; readonly onClose: () => void };

/** Asks a player without an account, by mail, to register as this player. */
export function InviteDialog({ teamId, player, onClose }: Props) {
  const name = playerName(player);
  const change = useClubChange({
    teamId,
    send: (emailAddress: string) => addToTeam(teamId, { playerId: player.id, emailAddress }),
  });
  const form = useForm({
    start: { emailAddress: '' },
    check: ({ emailAddress }) => ({ emailAddress: emailProblem(emailAddress) }),
    send: ({ emailAddress }) => change.run(emailAddress.trim()),
    place: (error) => ({ emailAddress: inviteFailure(error) }),
    onSent: () => {
      showToast({ kind: 'success', title: addPlayerText.invited(name) });
      onClose();
    },
  });
  return (
    <FormDialog
      title={teamPlayersText.toRegisterTitle(name)}
      form={form}
      confirm={addPlayerText.invite}
      onClose={onClose}
    >
      <TextField
        {...form.field('emailAddress')}
        label={addPlayerText.emailAddress}
        hint={teamPlayersText.toRegisterHint}
        type="email"
        inputMode="email"
        autoComplete="off"
        data-autofocus
      />
    </FormDialog>
  );
}
