import type { PlayerEntity } from '@neundarter/contract/entities/player';
import { maxNameLength } from '@neundarter/contract/limits';
import { useRef, useState } from 'react';
import { newId } from '../../data/api/new-id.ts';
import { createTeamPlayer } from '../../data/club/change-team.ts';
import { addPlayerText } from '../../text/team.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useCheckedForm } from '../../ui/use-checked-form.ts';
import { type PlayerDraft, playerProblems } from './add-problems.ts';
import classes from './team-players.module.css';
import { useTeamChange } from './use-team-change.ts';

type Props = {
  readonly teamId: string;
  /** Everybody in the team, so that nobody is made twice. */
  readonly players: readonly PlayerEntity[];
  readonly emailAddress: string;
  readonly onEmailAddress: (emailAddress: string) => void;
};

/** Makes a player without an account; with an address they are asked to register. One after the other, by Enter. */
export function CreateForm({ teamId, players, emailAddress, onEmailAddress }: Props) {
  const [names, setNames] = useState({ firstName: '', lastName: '' });
  const draft: PlayerDraft = { ...names, emailAddress };
  const create = useCreatePlayer(teamId);
  const firstName = useRef<HTMLInputElement>(null);
  const send = async () => {
    if (!(await create(draft))) return 'kept';
    setNames({ firstName: '', lastName: '' });
    onEmailAddress('');
    firstName.current?.focus();
    return 'sent';
  };
  const { shown, isBusy, onSubmit } = useCheckedForm(playerProblems(draft, players), send);
  return (
    <Form className={classes.form} onSubmit={onSubmit}>
      <TextField
        label={addPlayerText.firstName}
        error={shown.firstName}
        value={names.firstName}
        ref={firstName}
        maxLength={maxNameLength}
        autoComplete="off"
        autoCapitalize="words"
        onValue={(value) => setNames({ ...names, firstName: value })}
      />
      <TextField
        label={addPlayerText.lastName}
        error={shown.lastName}
        value={names.lastName}
        maxLength={maxNameLength}
        autoComplete="off"
        autoCapitalize="words"
        onValue={(lastName) => setNames({ ...names, lastName })}
      />
      <TextField
        label={addPlayerText.optionalEmail}
        hint={addPlayerText.optionalEmailHint}
        error={shown.emailAddress}
        value={emailAddress}
        type="email"
        inputMode="email"
        autoComplete="off"
        onValue={onEmailAddress}
      />
      <Button look="primary" type="submit" isWide isBusy={isBusy}>
        {addPlayerText.createButton}
      </Button>
    </Form>
  );
}

/** Makes the player under one id until names change, so that a repeat after a lost answer makes no second one. */
function useCreatePlayer(teamId: string): (draft: PlayerDraft) => Promise<boolean> {
  const change = useTeamChange(teamId);
  const made = useRef({ names: '', id: '' });
  return async (draft) => {
    const [firstName, lastName] = [draft.firstName.trim(), draft.lastName.trim()];
    const emailAddress = draft.emailAddress.trim();
    const names = JSON.stringify([firstName, lastName]);
    if (made.current.names !== names) made.current = { names, id: newId() };
    const { id } = made.current;
    return change.run({
      work: () =>
        createTeamPlayer(teamId, {
          id,
          firstName,
          lastName,
          emailAddress: emailAddress === '' ? null : emailAddress,
        }),
      done: addPlayerText.added(`${firstName} ${lastName}`),
      failed: addPlayerText.createFailed,
    });
  };
}
