import { passwordProblem } from '@neundarter/rules/access/password';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconLinkOff from '@tabler/icons-react/dist/esm/icons/IconLinkOff.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { hasCode } from '../../data/api/api-error.ts';
import { useChange } from '../../data/api/use-change.ts';
import { refreshAccount } from '../../data/people/account.ts';
import { checkPasswordLink, setNewPassword } from '../../data/people/registration.ts';
import { PasswordResetDialog } from '../../parts/password-reset/password-reset-dialog.tsx';
import { StepActions, StepPage } from '../../parts/step-page/step-page.tsx';
import { errorReason, errorText } from '../../text/errors.ts';
import { newPasswordText } from '../../text/register.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Form, FormFailure } from '../../ui/form.tsx';
import { Loading } from '../../ui/states.tsx';
import { useForm } from '../../ui/use-form.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { isOfPassword } from './password-refusal.ts';
import { onceOnly } from './use-verification.ts';

type Step = 'asking' | 'done' | 'invalid' | 'expired';

/** `/register/new-password?token`: the target of the link in the password mail. */
export function NewPasswordScreen() {
  const token = useSearchParams()[0].get('token') ?? '';
  const [step, setStep] = useState<Step>(token === '' ? 'invalid' : 'asking');
  const checked = useQuery({
    queryKey: ['registration', 'password', token],
    queryFn: () => checkPasswordLink(token).then(() => 'asking' as const, stepAfter),
    enabled: token !== '',
    ...onceOnly,
  });
  // A used link says so before anybody types. Without network the form is there, and its call tells.
  if (step === 'asking' && checked.isPending && token !== '') return <Loading />;
  switch (step === 'asking' ? (checked.data ?? step) : step) {
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
  const change = useChange({
    send: async (password: string) => {
      await setNewPassword(token, password);
      // The server ended all sessions of the user, maybe also the one of this device.
      await refreshAccount().catch(() => undefined);
    },
    failed: (error) => newPasswordText.failed(errorReason(error)),
  });
  const form = useForm({
    start: { password: '' },
    check: ({ password }) => {
      const rule = passwordProblem(password);
      return { password: rule === null ? undefined : errorText(rule) };
    },
    send: async ({ password }) => {
      const outcome = await change.run(password);
      onStep(outcome.ok ? 'done' : stepAfter(outcome.error));
      return outcome;
    },
    place: (error) => (isOfPassword(error) ? { password: errorText(error) } : null),
    unsaved: 'keep',
  });
  return (
    <StepPage title={newPasswordText.title}>
      <Form form={form} onSubmit={form.submit} gap="xl">
        <p>{newPasswordText.intro}</p>
        <NewPasswordField {...form.field('password')} label={newPasswordText.password} />
        <FormFailure form={form} />
        <Button look="primary" type="submit" isWide isBusy={form.isBusy}>
          {newPasswordText.submit}
        </Button>
      </Form>
    </StepPage>
  );
}

/** The next step after an error: a link that is no longer valid ends the form; other errors allow another try. */
function stepAfter(error: unknown): Step {
  if (hasCode(error, 'error.registration.expired-link')) return 'expired';
  const isInvalid =
    hasCode(error, 'error.registration.invalid-link') || hasCode(error, 'error.invalid-request');
  return isInvalid ? 'invalid' : 'asking';
}

function Done() {
  return (
    <StepPage title={newPasswordText.doneTitle} icon={<IconCircleCheck />} tone="success">
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
