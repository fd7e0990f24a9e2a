import { addToTeam } from '../../data/club/change-team.ts';
import { useClubChange } from '../../data/club/use-club-change.ts';
import { addPlayerText } from '../../text/team.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { tellOutcome } from '../../ui/tell-outcome.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { emailProblem } from './add-problems.ts';
import { inviteFailure, isNotRegistered } from './invite-failure.ts';

type Props = {
  readonly teamId: string;
  readonly emailAddress: string;
  readonly onEmailAddress: (emailAddress: string) => void;
  /** Creates a player with the address instead, if nobody is registered with it. */
  readonly onCreateInstead: () => void;
};

/** Invites a person with an account by their e-mail address. */
export function InviteForm({ teamId, emailAddress: typedBefore, onEmailAddress, onCreateInstead }: Props) {
  const change = useClubChange({
    teamId,
    send: (address: string) => addToTeam(teamId, { emailAddress: address }),
  });
  const form = useForm({
    start: { emailAddress: '' },
    typed: typedBefore === '' ? {} : { emailAddress: typedBefore },
    check: ({ emailAddress }) => ({ emailAddress: emailProblem(emailAddress) }),
    send: async ({ emailAddress }) => {
      const address = emailAddress.trim();
      const outcome = await change.run(address);
      if (outcome.ok) tellOutcome(outcome, { done: ({ props }) => joined(props, address) });
      return outcome;
    },
    onSent: () => onEmailAddress(''),
    place: (error) => ({ emailAddress: inviteFailure(error) }),
  });
  const isRefused = form.problems.emailAddress !== undefined;
  return (
    <Form gap="l" form={form} onSubmit={form.submit}>
      <TextField
        {...form.field('emailAddress')}
        label={addPlayerText.emailAddress}
        hint={addPlayerText.emailHint}
        type="email"
        inputMode="email"
        autoComplete="off"
        enterKeyHint="send"
        onValue={(value) => {
          form.set({ emailAddress: value });
          onEmailAddress(value);
        }}
      />
      {isRefused && isNotRegistered(change.error) ? (
        <Button isWide onClick={onCreateInstead}>
          {addPlayerText.createInstead}
        </Button>
      ) : null}
      <Button look="primary" type="submit" isWide isBusy={form.isBusy}>
        {addPlayerText.invite}
      </Button>
    </Form>
  );
}

/** The text after an invitation: the own player is added at once, all others are asked first. */
const joined = (
  { teamStatus, fullName }: { readonly teamStatus?: string; readonly fullName: string },
  address: string,
): string =>
  teamStatus === 'invite-pending' ? addPlayerText.invited(address) : addPlayerText.added(fullName);
