import { normaliseEmailAddress } from '@neundarter/rules/access/email-address';
import { passwordErrors, passwordProblem } from '@neundarter/rules/access/password';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiError } from '../../data/api/api-error.ts';
import { isRegistered, register } from '../../data/people/registration.ts';
import { errorText } from '../../text/errors.ts';
import { registerText } from '../../text/register.ts';

type Typed = { readonly emailAddress: string; readonly password: string; readonly isAccepted: boolean };
export type RegistrationProblems = {
  readonly emailAddress?: string;
  readonly password?: string;
  readonly terms?: string;
  /** What belongs to no field. */
  readonly other?: string;
};

/** What is wrong with the form before anything is sent. */
export function registrationProblems({ emailAddress, password, isAccepted }: Typed): RegistrationProblems {
  const rule = passwordProblem(password);
  return {
    ...(normaliseEmailAddress(emailAddress) === null ? { emailAddress: registerText.invalidAddress } : {}),
    ...(rule === null ? {} : { password: errorText(rule) }),
    ...(isAccepted ? {} : { terms: registerText.termsMissing }),
  };
}

/** What a refused registration is told as, and where. */
export function refusedRegistration(error: unknown): RegistrationProblems {
  const text = errorText(error);
  const code = error instanceof ApiError ? error.code : '';
  if (code === 'error.registration.address-already-in-use') return { emailAddress: text };
  if (passwordErrors.some((rule) => rule === code)) return { password: text };
  return { other: registerText.failed(text) };
}

/** The form of `/register`: what is typed, what is wrong, and whether the address is known already. */
export function useRegistration() {
  const [query] = useSearchParams();
  const [emailAddress, setEmailAddress] = useState(query.get('emailAddress') ?? '');
  const [password, setPassword] = useState('');
  const [isAccepted, setAccepted] = useState(false);
  const [problems, setProblems] = useState<RegistrationProblems>({});
  const [isBusy, setBusy] = useState(false);
  const lookUp = useLookUp(emailAddress);
  const client = useQueryClient();
  const navigate = useNavigate();
  const submit = async () => {
    const found = registrationProblems({ emailAddress, password, isAccepted });
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      const address = normaliseEmailAddress(emailAddress) ?? '';
      await register({ emailAddress: address, password, ...invitationOf(query) });
      client.clear();
      await navigate('/register/success', { replace: true });
    } catch (error) {
      setProblems(refusedRegistration(error));
    }
    setBusy(false);
  };
  const typed = { emailAddress, setEmailAddress, password, setPassword, isAccepted, setAccepted };
  return { ...typed, problems, isBusy, submit, ...lookUp, teamId: query.get('teamId') };
}

/** Player and team of an invitation, out of the address of the page; ids only. */
export function invitationOf(query: URLSearchParams): {
  readonly playerId?: string;
  readonly teamId?: string;
} {
  const id = (name: string) => /^[0-9a-z]{20}$/.exec(query.get(name) ?? '')?.[0];
  const [playerId, teamId] = [id('playerId'), id('teamId')];
  return { ...(playerId === undefined ? {} : { playerId }), ...(teamId === undefined ? {} : { teamId }) };
}

/** Asks, once an address is typed, whether somebody is registered with it. Only a hint: failing is no problem. */
function useLookUp(emailAddress: string) {
  const [asked, setAsked] = useState<string | null>(null);
  const address = normaliseEmailAddress(emailAddress);
  const known = useQuery({
    queryKey: ['registered', asked],
    queryFn: ({ signal }) => isRegistered(asked ?? '', signal),
    enabled: asked !== null,
    staleTime: 60_000,
    retry: false,
  });
  return { isKnown: asked === address && known.data === true, lookUp: () => setAsked(address) };
}
