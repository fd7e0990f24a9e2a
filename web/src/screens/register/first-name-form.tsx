import { maxNameLength } from '@neundarter/contract/limits';
import { useChange } from '../../data/api/use-change.ts';
import { tellOwnName } from '../../data/people/registration.ts';
import { errorReason } from '../../text/errors.ts';
import { nameProblem, optionalNameProblem } from '../../text/names.ts';
import { firstNameText } from '../../text/register.ts';
import { Button } from '../../ui/button.tsx';
import { Form, FormFailure } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useForm } from '../../ui/use-form.ts';

type Names = { readonly firstName: string; readonly lastName: string };

/** Asks a new user for the first name, which scoreboards need; all else can be entered on the account page. */
export function FirstNameForm({ onDone }: { readonly onDone: () => void }) {
  const change = useChange({
    send: ({ firstName, lastName }: Names) => tellOwnName(firstName.trim(), lastName.trim()),
    failed: (error) => firstNameText.failed(errorReason(error)),
  });
  const form = useForm<Names>({
    start: { firstName: '', lastName: '' },
    check: ({ firstName, lastName }) => ({
      firstName: nameProblem(firstName, firstNameText.firstNameMissing),
      lastName: optionalNameProblem(lastName),
    }),
    send: change.run,
    onSent: onDone,
    unsaved: 'keep',
  });
  return (
    <Form form={form} onSubmit={form.submit} gap="xl">
      <p>{firstNameText.intro}</p>
      <TextField
        {...form.field('firstName')}
        label={firstNameText.firstName}
        name="given-name"
        autoComplete="given-name"
        maxLength={maxNameLength}
      />
      <TextField
        {...form.field('lastName')}
        label={firstNameText.lastName}
        name="family-name"
        autoComplete="family-name"
        maxLength={maxNameLength}
      />
      <FormFailure form={form} />
      <Button look="primary" type="submit" isWide isBusy={form.isBusy}>
        {firstNameText.submit}
      </Button>
    </Form>
  );
}
