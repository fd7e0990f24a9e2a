import { useState } from 'react';
import { addToTeam } from '../../data/club/change-team.ts';
import { addPlayerText } from '../../text/team.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useCheckedForm } from '../../ui/use-checked-form.ts';
import { emailProblem } from './add-problems.ts';
import { inviteFailure, isNotRegistered } from './invite-failure.ts';
import classes from './team-players.module.css';
import { useTeamChange } from './use-team-change.ts';

type Props = {
  readonly teamId: string;
  readonly emailAddress: string;
  readonly onEmailAddress: (emailAddress: string) => void;
  /** Makes a player of the address nobody is registered with. */
  readonly onCreateInstead: () => void;
};

/** Invites somebody with an account by their address. */
export function InviteForm({ teamId, emailAddress, onEmailAddress, onCreateInstead }: Props) {
  const [failure, setFailure] = useState<unknown>(null);
  const change = useTeamChange(teamId);
  const send = async () => {
    const address = emailAddress.trim();
    const isSent = await change.run({
      work: () => addToTeam(teamId, { emailAddress: address }),
      done: ({ props }) =>
        props.teamStatus === 'invite-pending'
          ? addPlayerText.invited(address)
          : addPlayerText.added(props.fullName),
      onFailed: setFailure,
    });
    if (isSent) onEmailAddress('');
    return isSent ? 'sent' : 'kept';
  };
  const { shown, isBusy, onSubmit } = useCheckedForm({ email: emailProblem(emailAddress) }, send);
  return (
    <Form className={classes.form} onSubmit={onSubmit}>
      <TextField
        label={addPlayerText.emailAddress}
        hint={addPlayerText.emailHint}
        error={shown.email ?? (failure === null ? undefined : inviteFailure(failure))}
        value={emailAddress}
        type="email"
        inputMode="email"
        autoComplete="off"
        enterKeyHint="send"
        onValue={(value) => {
          onEmailAddress(value);
          setFailure(null);
        }}
      />
      {isNotRegistered(failure) ? (
        <Button isWide onClick={onCreateInstead}>
          {addPlayerText.createInstead}
        </Button>
      ) : null}
      <Button look="primary" type="submit" isWide isBusy={isBusy}>
        {addPlayerText.invite}
      </Button>
    </Form>
  );
}
