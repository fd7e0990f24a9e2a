import { maxNameLength } from '@neundarter/contract/limits';
import { useState } from 'react';
import { tellOwnName } from '../../data/people/registration.ts';
import { stepFieldsClass } from '../../parts/step-page/step-page.tsx';
import { errorText } from '../../text/errors.ts';
import { firstNameText } from '../../text/register.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** A newcomer's name, the one thing a scoreboard needs; everything else can wait for the account page. */
export function FirstNameForm({ onDone }: { readonly onDone: () => void }) {
  const [firstName, setFirstName] = useState('');
  const [lastName, setLastName] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    const isMissing = firstName.trim() === '';
    setProblem(isMissing ? firstNameText.firstNameMissing : undefined);
    setFailure(undefined);
    if (isMissing) return;
    setBusy(true);
    try {
      await tellOwnName(firstName.trim(), lastName.trim());
      onDone();
    } catch (error) {
      setFailure(errorText(error));
    }
    setBusy(false);
  };
  return (
    <Form onSubmit={submit} className={stepFieldsClass}>
      <p>{firstNameText.intro}</p>
      <TextField
        label={firstNameText.firstName}
        name="given-name"
        autoComplete="given-name"
        maxLength={maxNameLength}
        value={firstName}
        onValue={setFirstName}
        error={problem}
      />
      <TextField
        label={firstNameText.lastName}
        name="family-name"
        autoComplete="family-name"
        maxLength={maxNameLength}
        value={lastName}
        onValue={setLastName}
      />
      {failure === undefined ? null : <Notice tone="error">{firstNameText.failed(failure)}</Notice>}
      <Button look="primary" type="submit" isWide isBusy={isBusy}>
        {firstNameText.submit}
      </Button>
    </Form>
  );
}
