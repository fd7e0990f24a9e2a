import { passwordErrors, passwordProblem } from '@neundarter/rules/access/password';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconLinkOff from '@tabler/icons-react/dist/esm/icons/IconLinkOff.mjs';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../data/api/api-error.ts';
import { refreshAccount } from '../../data/people/account.ts';
import { setNewPassword } from '../../data/people/registration.ts';
import { PasswordResetDialog } from '../../parts/password-reset/password-reset-dialog.tsx';
import { StepActions, StepPage, stepFieldsClass } from '../../parts/step-page/step-page.tsx';
import { errorText } from '../../text/errors.ts';
import { newPasswordText } from '../../text/register.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { NewPasswordField } from './new-password-field.tsx';

type Step = 'asking' | 'done' | 'invalid' | 'expired';

/** `/register/new-password?token`: where the link of the password mail leads. */
export function NewPasswordScreen() {
  const token = useSearchParams()[0].get('token') ?? '';
  const [step, setStep] = useState<Step>(token === '' ? 'invalid' : 'asking');
  switch (step) {
    case 'asking':
      return <Asking token={token} onStep={setStep} />;
    case 'done':
      return <Done />;
    case 'invalid':
      return <Refused title={newPasswordText.invalidTitle} text={newPasswordText.invalid} />;
    case 'expired':
      return <Refused title={newPasswordText.expiredTitle} text={newPasswordText.expired} />;
  }
}

type AskingProps = { readonly token: string; readonly onStep: (step: Step) => void };

function Asking({ token, onStep }: AskingProps) {
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    const rule = passwordProblem(password);
    setProblem(rule === null ? undefined : errorText(rule));
    setFailure(undefined);
    if (rule !== null) return;
    setBusy(true);
    const refused = await change(token, password);
    setBusy(false);
    if ('step' in refused) onStep(refused.step);
    else if (refused.isOfPassword) setProblem(refused.text);
    else setFailure(refused.text);
  };
  return (
    <StepPage title={newPasswordText.title}>
      <Form onSubmit={submit} className={stepFieldsClass}>
        <p>{newPasswordText.intro}</p>
        <NewPasswordField
          label={newPasswordText.password}
          value={password}
          onValue={setPassword}
          error={problem}
        />
        {failure === undefined ? null : <Notice tone="error">{newPasswordText.failed(failure)}</Notice>}
        <Button look="primary" type="submit" isWide isBusy={isBusy}>
          {newPasswordText.submit}
        </Button>
      </Form>
    </StepPage>
  );
}

type Outcome = { readonly step: Step } | { readonly text: string; readonly isOfPassword: boolean };

async function change(token: string, password: string): Promise<Outcome> {
  try {
    await setNewPassword(token, password);
  } catch (error) {
    const code = error instanceof ApiError ? error.code : '';
    if (code === 'error.registration.invalid-link' || code === 'error.invalid-request')
      return { step: 'invalid' };
    if (code === 'error.registration.expired-link') return { step: 'expired' };
    return { text: errorText(error), isOfPassword: passwordErrors.some((rule) => rule === code) };
  }
  // All sessions of the user are over, maybe the one of this device too.
  await refreshAccount().catch(() => undefined);
  return { step: 'done' };
}

function Done() {
  return (
    <StepPage title={newPasswordText.doneTitle} icon={<IconCheck />} tone="success">
      <p>{newPasswordText.done}</p>
      <StepActions>
        <ButtonLink look="primary" to="/login" isWide>
          {newPasswordText.toLogin}
        </ButtonLink>
      </StepActions>
    </StepPage>
  );
}

function Refused({ title, text }: { readonly title: string; readonly text: string }) {
  const [isResetOpen, setResetOpen] = useState(false);
  return (
    <StepPage title={title} icon={<IconLinkOff />} tone="problem">
      <p>{text}</p>
      <StepActions>
        <Button look="primary" isWide onClick={() => setResetOpen(true)}>
          {newPasswordText.askAgain}
        </Button>
        <ButtonLink to="/login" isWide>
          {newPasswordText.toLogin}
        </ButtonLink>
      </StepActions>
      {isResetOpen ? <PasswordResetDialog emailAddress="" onClose={() => setResetOpen(false)} /> : null}
    </StepPage>
  );
}
