import { idPattern } from '@neundarter/contract/limits';
import { normaliseEmailAddress } from '@neundarter/rules/access/email-address';
import { passwordProblem } from '@neundarter/rules/access/password';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { hasCode } from '../../data/api/api-error.ts';
import { useChange } from '../../data/api/use-change.ts';
import { isRegistered, register } from '../../data/people/registration.ts';
import { errorReason, errorText } from '../../text/errors.ts';
import { registerText } from '../../text/register.ts';
import { useForm } from '../../ui/use-form.ts';
import { isOfPassword } from './password-refusal.ts';

type Registration = {
  readonly emailAddress: string;
  readonly password: string;
  readonly isAccepted: boolean;
};

/** Problems of the form, found before it is sent. */
function registrationProblems({ emailAddress, password, isAccepted }: Registration) {
  const rule = passwordProblem(password);
  return {
    emailAddress: normaliseEmailAddress(emailAddress) === null ? registerText.invalidAddress : undefined,
    password: rule === null ? undefined : errorText(rule),
    isAccepted: isAccepted ? undefined : registerText.termsMissing,
  };
}

/** The problem of the field that the server refused; null if the refusal is about no field. */
function refusedRegistration(error: unknown) {
  if (hasCode(error, 'error.registration.address-already-in-use')) return { emailAddress: errorText(error) };
  return isOfPassword(error) ? { password: errorText(error) } : null;
}

/** The form of `/register`: input, problems, and whether the e-mail address already has an account. */
export function useRegistration() {
  const [query] = useSearchParams();
  const client = useQueryClient();
  const navigate = useNavigate();
  const registration = useChange({
    send: ({ emailAddress, password }: Registration) =>
      register({
        emailAddress: normaliseEmailAddress(emailAddress) ?? '',
        password,
        ...invitationOf(query),
      }),
    failed: (error) => registerText.failed(errorReason(error)),
  });
  const form = useForm<Registration>({
    start: { emailAddress: query.get('emailAddress') ?? '', password: '', isAccepted: false },
    check: registrationProblems,
    send: registration.run,
    place: refusedRegistration,
    onSent: async () => {
      client.clear();
      await navigate('/register/success', { replace: true });
      return 'left' as const;
    },
    unsaved: 'keep',
  });
  return { form, ...useLookUp(form.values.emailAddress), teamId: query.get('teamId') };
}

/** Player and team of an invitation, from the page's address; ids only. */
function invitationOf(query: URLSearchParams): {
  readonly playerId?: string;
  readonly teamId?: string;
} {
  const id = (name: string) => new RegExp(idPattern).exec(query.get(name) ?? '')?.[0];
  const [playerId, teamId] = [id('playerId'), id('teamId')];
  return { ...(playerId === undefined ? {} : { playerId }), ...(teamId === undefined ? {} : { teamId }) };
}

/** Asks whether a typed e-mail address is registered. This is only a hint, so a failure has no effect. */
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
