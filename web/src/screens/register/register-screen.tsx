import { maxEmailAddressLength } from '@neundarter/rules/access/email-address';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { request } from '../../data/api/api.ts';
import { PasswordResetDialog } from '../../parts/password-reset/password-reset-dialog.tsx';
import { AccountReasons } from '../../parts/step-page/account-reasons.tsx';
import { StepPage, StepSwitch } from '../../parts/step-page/step-page.tsx';
import { loginText } from '../../text/login.ts';
import { registerText } from '../../text/register.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Form, FormFailure } from '../../ui/form.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import classes from './register-screen.module.css';
import { useRegistration } from './use-registration.ts';

/** `/register`: creates an account; for an invited player, the account of that player. */
export function RegisterScreen() {
  const { form, teamId, isKnown, lookUp } = useRegistration();
  return (
    <StepPage title={registerText.title} aside={<AccountReasons />}>
      {teamId === null ? <p>{registerText.intro}</p> : <Invitation teamId={teamId} />}
      <Form form={form} onSubmit={form.submit} gap="xl">
        <div>
          <TextField
            {...form.field('emailAddress')}
            label={registerText.emailAddress}
            type="email"
            name="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={maxEmailAddressLength}
            onBlur={lookUp}
          />
          {isKnown ? <KnownAddress emailAddress={form.values.emailAddress} /> : null}
        </div>
        <NewPasswordField {...form.field('password')} label={registerText.password} />
        <CheckField
          label={<Acceptance />}
          isChecked={form.values.isAccepted}
          onChange={(isAccepted) => form.set({ isAccepted })}
          error={form.problems.isAccepted}
        />
        <FormFailure form={form} />
        <Button look="primary" type="submit" isWide isBusy={form.isBusy}>
          {registerText.submit}
        </Button>
      </Form>
      <StepSwitch question={registerText.hasAccount}>
        <ButtonLink to="/login">{registerText.toLogin}</ButtonLink>
      </StepSwitch>
    </StepPage>
  );
}

/** The links open in a new tab, so that no input is lost. */
function Acceptance() {
  const { before, between, after } = registerText.accept;
  return (
    <>
      {before}
      <Link to="/terms" target="_blank">
        {registerText.terms}
      </Link>
      {between}
      <Link to="/privacy" target="_blank">
        {registerText.privacy}
      </Link>
      {after}
    </>
  );
}

/** Tells before sending that the address already has an account, and how to sign in to it. */
function KnownAddress({ emailAddress }: { readonly emailAddress: string }) {
  const [isResetOpen, setResetOpen] = useState(false);
  return (
    <div className={classes.known} role="status">
      <p>{registerText.alreadyRegistered}</p>
      <Inline gap="s" wraps>
        <ButtonLink to={`/login?${new URLSearchParams({ emailAddress })}`}>{registerText.toLogin}</ButtonLink>
        <Button look="quiet" onClick={() => setResetOpen(true)}>
          {loginText.forgotten}
        </Button>
      </Inline>
      {isResetOpen ? (
        <PasswordResetDialog emailAddress={emailAddress} onClose={() => setResetOpen(false)} />
      ) : null}
    </div>
  );
}

function Invitation({ teamId }: { readonly teamId: string }) {
  const team = useQuery({
    queryKey: ['registration', 'team', teamId],
    queryFn: ({ signal }) => request('GET /teams/{id}', { params: { id: teamId }, signal }),
  });
  const title = team.data === undefined ? {} : { title: registerText.invitedBy(team.data.props.name) };
  return (
    <Notice tone="info" {...title}>
      {registerText.invited}
    </Notice>
  );
}
