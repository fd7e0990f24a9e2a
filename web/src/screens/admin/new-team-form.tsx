import type { TeamEntity } from '@neundarter/contract/entities/team';
import { maxNameLength } from '@neundarter/contract/limits';
import { useRef, useState } from 'react';
import { newId } from '../../data/api/new-id.ts';
import { createTeam } from '../../data/club/change-team.ts';
import { useClubChange } from '../../data/club/use-club-change.ts';
import { adminText } from '../../text/admin.ts';
import { errorReason } from '../../text/errors.ts';
import { nameProblem } from '../../text/names.ts';
import { teamText } from '../../text/team.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { tellOutcome } from '../../ui/tell-outcome.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';

/** Creates a team, and opens the page where players are invited. */
export function NewTeamForm() {
  const [made, setMade] = useState<TeamEntity | null>(null);
  const create = useCreateTeam(setMade);
  const form = useForm({
    start: { name: '' },
    check: ({ name }) => ({ name: nameProblem(name, teamText.nameMissing) }),
    send: ({ name }) => create(name.trim()),
    onFailure: (text) => tellOutcome({ ok: false, text }),
  });
  return (
    <Card title={adminText.newTeam}>
      <Form gap="l" form={form} onSubmit={form.submit}>
        <TextField
          {...form.field('name')}
          label={adminText.name}
          maxLength={maxNameLength}
          autoComplete="off"
        />
        <Button look="primary" type="submit" isWide isBusy={form.isBusy}>
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

/** Keeps one id per name, so that a repeat after a lost answer creates no second team. */
function useCreateTeam(onMade: (team: TeamEntity) => void) {
  const next = useRef({ name: '', id: '' });
  const change = useClubChange({
    send: (name: string) => createTeam(next.current.id, name),
    keep: (team) => {
      next.current = { name: '', id: '' };
      onMade(team);
    },
    failed: (error) => teamText.saveFailed(errorReason(error)),
  });
  return (name: string) => {
    if (next.current.name !== name) next.current = { name, id: newId() };
    return change.run(name);
  };
}
