import { maxNameLength, maxWishMessageLength } from '@neundarter/contract/limits';
import { useIdFor } from '../../data/api/use-id-for.ts';
import { useCreateTeamWish } from '../../data/club/team-wishes.ts';
import { wishText } from '../../text/account.ts';
import { errorReason } from '../../text/errors.ts';
import { nameProblem } from '../../text/names.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useForm } from '../../ui/use-form.ts';
import classes from './account.module.css';

/** Asks the platform for a team. The input stays if sending fails. */
export function TeamWishDialog({ onClose }: { readonly onClose: () => void }) {
  const creation = useCreateTeamWish((error) => wishText.failed(errorReason(error)));
  const idFor = useIdFor();
  const form = useForm({
    start: { name: '', message: '' },
    check: ({ name }) => ({ name: nameProblem(name, wishText.nameMissing) }),
    send: (words) => creation.run({ id: idFor(JSON.stringify(words)), ...words }),
    onSent: () => {
      showToast({ kind: 'success', title: wishText.sent });
      onClose();
    },
  });
  return (
    <FormDialog title={wishText.ask} form={form} confirm={wishText.send} gap="l" onClose={onClose}>
      <p className={classes.hint}>{wishText.intro}</p>
      <TextField
        {...form.field('name')}
        label={wishText.name}
        required
        maxLength={maxNameLength}
        autoComplete="organization"
        data-autofocus
      />
      <TextArea
        {...form.field('message')}
        label={wishText.message}
        hint={wishText.messageHint}
        maxLength={maxWishMessageLength}
        rows={4}
      />
    </FormDialog>
  );
}
