import type { PlayerEntity } from '@neundarter/contract/entities/player';
import { useRef } from 'react';
import { useIdFor } from '../../data/api/use-id-for.ts';
import { createTeamPlayer, type NewTeamPlayer } from '../../data/club/change-team.ts';
import { useClubChange } from '../../data/club/use-club-change.ts';
import { errorReason } from '../../text/errors.ts';
import { addPlayerText } from '../../text/team.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { tellOutcome } from '../../ui/tell-outcome.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { PlayerNames } from '../player-names/player-names.tsx';
import { type PlayerDraft, playerProblems } from './add-problems.ts';

type Props = {
  readonly teamId: string;
  /** All players of the team, so that nobody is created twice. */
  readonly players: readonly PlayerEntity[];
  readonly emailAddress: string;
  readonly onEmailAddress: (emailAddress: string) => void;
};

/**
 * Creates a player without an account, and asks them to register if they have an address. Enter adds one after another.
 */
export function CreateForm({ teamId, players, emailAddress, onEmailAddress }: Props) {
  const create = useCreatePlayer(teamId);
  const firstName = useRef<HTMLInputElement>(null);
  const form = useForm<PlayerDraft>({
    start: { firstName: '', lastName: '', emailAddress: '' },
    typed: emailAddress === '' ? {} : { emailAddress },
    check: (draft) => playerProblems(draft, players),
    send: create,
    onSent: () => {
      onEmailAddress('');
      firstName.current?.focus();
    },
    onFailure: (text) => tellOutcome({ ok: false, text }),
  });
  return (
    <Form gap="l" form={form} onSubmit={form.submit}>
      <PlayerNames
        firstName={form.field('firstName')}
        lastName={form.field('lastName')}
        firstNameRef={firstName}
      />
      <TextField
        {...form.field('emailAddress')}
        label={addPlayerText.optionalEmail}
        hint={addPlayerText.optionalEmailHint}
        type="email"
        inputMode="email"
        autoComplete="off"
        onValue={(value) => {
          form.set({ emailAddress: value });
          onEmailAddress(value);
        }}
      />
      <Button look="primary" type="submit" isWide isBusy={form.isBusy}>
        {addPlayerText.createButton}
      </Button>
    </Form>
  );
}

/**
 * Creates the player. The id stays the same until the names change, so that a repeat after a lost answer creates no
 * copy.
 */
function useCreatePlayer(teamId: string) {
  const idFor = useIdFor();
  const change = useClubChange({
    teamId,
    send: (player: NewTeamPlayer) => createTeamPlayer(teamId, player),
    failed: (error) => addPlayerText.createFailed(errorReason(error)),
  });
  return async (draft: PlayerDraft) => {
    const [firstName, lastName] = [draft.firstName.trim(), draft.lastName.trim()];
    const emailAddress = draft.emailAddress.trim() || null;
    const id = idFor(JSON.stringify([firstName, lastName]));
    const outcome = await change.run({ id, firstName, lastName, emailAddress });
    if (outcome.ok) tellOutcome(outcome, { done: addPlayerText.added(`${firstName} ${lastName}`) });
    return outcome;
  };
}
