import type { EventEntity } from '@neundarter/contract/entities/event';
import { maxNameLength } from '@neundarter/contract/limits';
import { useIdFor } from '../../data/api/use-id-for.ts';
import { useTemplateSaving } from '../../data/club/templates.ts';
import { templatesText as text } from '../../text/competitions.ts';
import { errorReason } from '../../text/errors.ts';
import { nameProblem } from '../../text/names.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { tellOutcome } from '../../ui/tell-outcome.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';

type Props = { readonly event: EventEntity; readonly onClose: () => void };

/** Saves the settings of a tournament as a template of its team. */
export function SaveTemplateDialog({ event, onClose }: Props) {
  const idFor = useIdFor();
  const saving = useTemplateSaving(event.props.teamId, (error) => text.saveFailed(errorReason(error)));
  const form = useForm({
    start: { name: event.props.name },
    check: ({ name }) => ({ name: nameProblem(name, text.nameMissing) }),
    send: ({ name }) => saving.run({ id: idFor(name), name, eventId: event.id }),
    onSent: () => {
      tellOutcome({ ok: true, value: null }, { done: text.saved });
      onClose();
    },
  });
  return (
    <FormDialog title={text.save} form={form} confirm={text.saveConfirm} gap="m" onClose={onClose}>
      <p>{text.saveText}</p>
      <TextField {...form.field('name')} label={text.name} maxLength={maxNameLength} data-autofocus />
    </FormDialog>
  );
}
