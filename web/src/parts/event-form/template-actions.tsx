import { maxNameLength } from '@neundarter/contract/limits';
import { useState } from 'react';
import { useTemplateDeletion, useTemplateRenaming } from '../../data/club/templates.ts';
import { templatesText as text } from '../../text/competitions.ts';
import { errorReason } from '../../text/errors.ts';
import { nameProblem } from '../../text/names.ts';
import { Button } from '../../ui/button.tsx';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { tellOutcome } from '../../ui/tell-outcome.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';

type Named = { readonly id: string; readonly name: string };
type Props = { readonly teamId: string; readonly template: Named };

/** Renames and deletes a template. */
export function TemplateActions({ teamId, template }: Props) {
  const [isRenaming, setRenaming] = useState(false);
  const deletion = useTemplateDeletion(teamId, (error) => text.removeFailed(errorReason(error)));
  const remove = async () => {
    const isSure = await confirmAction({
      title: text.removeTitle,
      text: text.removeText(template.name),
      confirm: text.remove,
      danger: true,
    });
    if (!isSure) return;
    tellOutcome(await deletion.run(template.id), { done: text.removed });
  };
  return (
    <>
      <Button look="quiet" onClick={() => setRenaming(true)}>
        {text.rename}
      </Button>
      <Button look="quiet" onClick={() => void remove()}>
        {text.remove}
      </Button>
      {isRenaming ? (
        <RenameDialog teamId={teamId} template={template} onClose={() => setRenaming(false)} />
      ) : null}
    </>
  );
}

function RenameDialog({ teamId, template, onClose }: Props & { readonly onClose: () => void }) {
  const renaming = useTemplateRenaming(teamId, (error) => text.renameFailed(errorReason(error)));
  const form = useForm({
    start: { name: template.name },
    check: ({ name }) => ({ name: nameProblem(name, text.nameMissing) }),
    send: ({ name }) => renaming.run({ id: template.id, name }),
    onSent: () => {
      tellOutcome({ ok: true, value: null }, { done: text.renamed });
      onClose();
    },
  });
  return (
    <FormDialog title={text.rename} form={form} confirm={text.rename} gap="m" onClose={onClose}>
      <TextField {...form.field('name')} label={text.name} maxLength={maxNameLength} data-autofocus />
    </FormDialog>
  );
}
