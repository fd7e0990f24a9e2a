import { normaliseEmailAddress } from '@neundarter/rules/access/email-address';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { accountOf, signIn } from '../../data/people/account.ts';
import { readSession } from '../../data/people/session.ts';
import { loginErrorText, loginText } from '../../text/login.ts';
import { sameSitePath } from '../../ui/same-site-path.ts';

type Typed = { readonly emailAddress: string; readonly password: string };
export type LoginProblems = { readonly emailAddress?: string; readonly password?: string };

/** What is wrong with the form before anything is sent. */
export function loginProblems({ emailAddress, password }: Typed): LoginProblems {
  return {
    ...(normaliseEmailAddress(emailAddress) === null ? { emailAddress: loginText.invalidAddress } : {}),
    ...(password === '' ? { password: loginText.passwordMissing } : {}),
  };
}

/** The form of `/login`: what is typed, what is wrong, and where it leads. */
export function useLogin() {
  const [query] = useSearchParams();
  const [emailAddress, setEmailAddress] = useState(() => query.get('emailAddress') ?? knownAddress());
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState<LoginProblems>({});
  const [isBusy, setBusy] = useState(false);
  const goOn = useGoOn(sameSitePath(query.get('to')) ?? '/');
  const submit = async () => {
    const found = loginProblems({ emailAddress, password });
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await signIn(normaliseEmailAddress(emailAddress) ?? '', password);
      await goOn();
    } catch (error) {
      setProblems({ password: loginErrorText(error) });
    }
    setBusy(false);
  };
  return { emailAddress, setEmailAddress, password, setPassword, problems, isBusy, submit };
}

/** Of a session the server ended: whoever it was most likely comes again. */
const knownAddress = (): string => readSession()?.user.props.emailAddress ?? '';

function useGoOn(to: string): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    // What was read as a guest may look different now.
    client.clear();
    const isVerified = accountOf(readSession()).state === 'user';
    await navigate(isVerified ? to : '/register/validation-needed', { replace: true });
  };
}
