import type { TeamEntity } from '@neundarter/contract/entities/team';
import { maxNameLength } from '@neundarter/contract/limits';
import { useRef, useState } from 'react';
import { newId } from '../../data/api/new-id.ts';
import { createTeam } from '../../data/club/change-team.ts';
import { useTeamChange } from '../../parts/team-players/use-team-change.ts';
import { adminText } from '../../text/admin.ts';
import { teamText } from '../../text/team.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useCheckedForm } from '../../ui/use-checked-form.ts';
import classes from './admin.module.css';

/** Makes a team, and leads to where its players are invited. */
export function NewTeamForm() {
  const [name, setName] = useState('');
  const [made, setMade] = useState<TeamEntity | null>(null);
  const create = useCreateTeam(setMade);
  const problem = name.trim() === '' ? teamText.nameMissing : undefined;
  const { shown, isBusy, onSubmit } = useCheckedForm({ name: problem }, async () => {
    if (!(await create(name.trim()))) return 'kept';
    setName('');
    return 'sent';
  });
  return (
    <Card title={adminText.newTeam}>
      <Form className={classes.form} onSubmit={onSubmit}>
        <TextField
          label={adminText.name}
          error={shown.name}
          value={name}
          maxLength={maxNameLength}
          autoComplete="off"
          onValue={setName}
        />
        <Button look="primary" type="submit" isWide isBusy={isBusy}>
          {adminText.create}
        </Button>
      </Form>
      {made === null ? null : (
        <Notice tone="success">
          <p>{adminText.created(made.props.name)}</p>
          <ButtonLink to={`/admin/teams/${made.id}`}>{adminText.toPlayers}</ButtonLink>
        </Notice>
      )}
    </Card>
  );
}

/** One id per name: a repeat after a lost answer makes no second team. */
function useCreateTeam(onMade: (team: TeamEntity) => void): (name: string) => Promise<boolean> {
  const change = useTeamChange();
  const next = useRef({ name: '', id: '' });
  return async (name) => {
    if (next.current.name !== name) next.current = { name, id: newId() };
    const isMade = await change.run({
      work: async () => onMade(await createTeam(next.current.id, name)),
      failed: teamText.saveFailed,
    });
    if (isMade) next.current = { name: '', id: '' };
    return isMade;
  };
}
