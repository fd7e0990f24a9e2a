import { normaliseEmailAddress } from '@neundarter/rules/access/email-address';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useChange } from '../../data/api/use-change.ts';
import { accountOf, signIn } from '../../data/people/account.ts';
import { readSession } from '../../data/people/session.ts';
import { loginErrorText, loginText } from '../../text/login.ts';
import { sameSitePath } from '../../ui/same-site-path.ts';
import { useForm } from '../../ui/use-form.ts';

/** The form of `/login`: input, errors, and the page to open afterwards. */
export function useLogin() {
  const [query] = useSearchParams();
  const [knownBefore] = useState(() => query.get('emailAddress') ?? knownAddress());
  const goOn = useGoOn(sameSitePath(query.get('to')) ?? '/');
  const login = useChange({
    send: ({ emailAddress, password }: Credentials) => signIn(emailAddress, password),
    missingRights: 'own-affair',
  });
  return useForm<Credentials>({
    start: { emailAddress: knownBefore, password: '' },
    check: ({ emailAddress, password }) => ({
      emailAddress: normaliseEmailAddress(emailAddress) === null ? loginText.invalidAddress : undefined,
      password: password === '' ? loginText.passwordMissing : undefined,
    }),
    send: ({ emailAddress, password }) =>
      login.run({ emailAddress: normaliseEmailAddress(emailAddress) ?? '', password }),
    place: (error) => ({ password: loginErrorText(error) }),
    onSent: async () => {
      await goOn();
      return 'left' as const;
    },
    unsaved: 'keep',
  });
}

type Credentials = { readonly emailAddress: string; readonly password: string };

/** Address of a session that the server ended; most likely the same user signs in again. */
const knownAddress = (): string => readSession()?.user.props.emailAddress ?? '';

function useGoOn(to: string): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    // Data read as a guest may look different for the user.
    client.clear();
    const isVerified = accountOf(readSession()).state === 'user';
    await navigate(isVerified ? to : '/register/validation-needed', { replace: true });
  };
}
