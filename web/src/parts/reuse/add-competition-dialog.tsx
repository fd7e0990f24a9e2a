import type { EventEntity } from '@neundarter/contract/entities/event';
import { maxNameLength } from '@neundarter/contract/limits';
import { useNavigate } from 'react-router';
import { useIdFor } from '../../data/api/use-id-for.ts';
import { useTeamEvents } from '../../data/club/events.ts';
import { useCompetitionCreation, useDayChange } from '../../data/club/templates.ts';
import { competitionsText as text } from '../../text/competitions.ts';
import { startOfDay } from '../../text/date-time.ts';
import { errorReason } from '../../text/errors.ts';
import { nameProblem } from '../../text/names.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { tellOutcome } from '../../ui/tell-outcome.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { tournamentAdminPath } from '../event-row/event-path.ts';

type Props = { readonly event: EventEntity; readonly onClose: () => void };

/** Stands for a competition that does not exist yet. */
const isNew = '';

/** Tournaments of the same date that do not belong to the day yet. */
const others = (event: EventEntity, all: readonly EventEntity[]): readonly EventEntity[] =>
  all.filter(
    ({ id, props }) =>
      id !== event.id &&
      startOfDay(props.startDateTime) === startOfDay(event.props.startDateTime) &&
      (props.dayId === undefined || props.dayId !== event.props.dayId),
  );

/** Adds a competition to the day of a tournament: a new one with its settings, or one that exists already. */
export function AddCompetitionDialog({ event, onClose }: Props) {
  const navigate = useNavigate();
  const idFor = useIdFor();
  const failed = (error: unknown) => text.addFailed(errorReason(error));
  const creation = useCompetitionCreation(event.id, failed);
  const change = useDayChange(failed);
  const known = others(event, useTeamEvents(event.props.teamId, 'tournament').data ?? []);
  const form = useForm({
    start: { which: isNew, name: '' },
    check: ({ which, name }) => ({
      name: which === isNew ? nameProblem(name, text.nameMissing) : undefined,
    }),
    send: ({ which, name }) =>
      which === isNew
        ? creation.run({ id: idFor(name), name })
        : change.run({ id: which, withEventId: event.id }),
    onSent: ({ which, name }) => {
      tellOutcome({ ok: true, value: null }, { done: text.added });
      onClose();
      // What is different there comes first: how many play, and how.
      if (which === isNew) void navigate(tournamentAdminPath(idFor(name), 'mode'));
    },
  });
  const options = [
    { value: isNew, label: text.isNew },
    ...known.map(({ id, props }) => ({ value: id, label: text.existing(props.name) })),
  ];
  return (
    <FormDialog title={text.add} form={form} confirm={text.addConfirm} gap="m" onClose={onClose}>
      <p>{text.addText}</p>
      {known.length === 0 ? null : (
        <SelectField
          label={text.which}
          value={form.values.which}
          options={options}
          onValue={(which) => form.set({ which })}
        />
      )}
      {form.values.which === isNew ? (
        <TextField {...form.field('name')} label={text.name} maxLength={maxNameLength} data-autofocus />
      ) : null}
    </FormDialog>
  );
}
