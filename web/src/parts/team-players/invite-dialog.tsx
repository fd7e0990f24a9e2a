import type { PlayerEntity } from '@neundarter/contract/entities/player';
import { useId, useState } from 'react';
import { addToTeam } from '../../data/club/change-team.ts';
import { commonText } from '../../text/common.ts';
import { addPlayerText, teamPlayersText } from '../../text/team.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useCheckedForm } from '../../ui/use-checked-form.ts';
import { emailProblem } from './add-problems.ts';
import { inviteFailure } from './invite-failure.ts';
import { playerName } from './player-name.ts';
import { useTeamChange } from './use-team-change.ts';

type Props = { readonly teamId: string; readonly player: PlayerEntity; readonly onClose: () => void };

/** Asks a player without an account, by mail, to register as just this player. */
export function InviteDialog({ teamId, player, onClose }: Props) {
  const formId = useId();
  const [emailAddress, setEmailAddress] = useState('');
  const [failure, setFailure] = useState<string>();
  const change = useTeamChange(teamId);
  const name = playerName(player);
  const send = async () => {
    const isSent = await change.run({
      work: () => addToTeam(teamId, { playerId: player.id, emailAddress: emailAddress.trim() }),
      done: addPlayerText.invited(name),
      onFailed: (error) => setFailure(inviteFailure(error)),
    });
    if (isSent) onClose();
    return 'kept' as const;
  };
  const { shown, isBusy, onSubmit } = useCheckedForm({ email: emailProblem(emailAddress) }, send);
  return (
    <Dialog
      isOpen
      title={teamPlayersText.toRegisterTitle(name)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{commonText.cancel}</Button>
          <Button look="primary" type="submit" form={formId} isBusy={isBusy}>
            {addPlayerText.invite}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={onSubmit}>
        <TextField
          label={addPlayerText.emailAddress}
          hint={teamPlayersText.toRegisterHint}
          error={shown.email ?? failure}
          value={emailAddress}
          type="email"
          inputMode="email"
          autoComplete="off"
          data-autofocus
          onValue={(value) => {
            setEmailAddress(value);
            setFailure(undefined);
          }}
        />
      </Form>
    </Dialog>
  );
}
