import { maxPasswordLength } from '@neundarter/contract/limits';
import { maxEmailAddressLength } from '@neundarter/rules/access/email-address';
import { useState } from 'react';
import { useSession } from '../../data/people/session.ts';
import { PasswordResetDialog } from '../../parts/password-reset/password-reset-dialog.tsx';
import { AccountReasons } from '../../parts/step-page/account-reasons.tsx';
import { StepPage, StepSwitch } from '../../parts/step-page/step-page.tsx';
import { loginText } from '../../text/login.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useLogin } from './use-login.ts';

/** `/login`: signs in, and opens the page that the guest wanted to open. */
export function LoginScreen() {
  const form = useLogin();
  const [isResetOpen, setResetOpen] = useState(false);
  return (
    <StepPage title={loginText.title} aside={<AccountReasons />}>
      <SessionEnded />
      <Form form={form} onSubmit={form.submit} gap="xl">
        <TextField
          {...form.field('emailAddress')}
          label={loginText.emailAddress}
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxEmailAddressLength}
        />
        <PasswordField
          {...form.field('password')}
          label={loginText.password}
          name="password"
          autoComplete="current-password"
          maxLength={maxPasswordLength}
        />
        <Button look="primary" type="submit" isWide isBusy={form.isBusy}>
          {form.isBusy ? loginText.submitting : loginText.submit}
        </Button>
        <Button look="quiet" isWide onClick={() => setResetOpen(true)}>
          {loginText.forgotten}
        </Button>
      </Form>
      <StepSwitch question={loginText.newHere}>
        <ButtonLink to="/register">{loginText.register}</ButtonLink>
      </StepSwitch>
      {isResetOpen ? (
        <PasswordResetDialog emailAddress={form.values.emailAddress} onClose={() => setResetOpen(false)} />
      ) : null}
    </StepPage>
  );
}

/** Explains that the server ended this device's session, because the user did not ask for this page. */
function SessionEnded() {
  const session = useSession();
  return session !== null && session.token === null ? (
    <Notice tone="info">{loginText.sessionEnded}</Notice>
  ) : null;
}
