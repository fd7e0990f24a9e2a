import type { RelocationState } from '@neundarter/contract/entities/relocation';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { hasCode } from '../../data/api/api-error.ts';
import { useAccount } from '../../data/people/account.ts';
import { arrive, hasClaimed, readArrival } from '../../data/secure/arrive.ts';
import { errorText } from '../../text/errors.ts';
import { secureText as text } from '../../text/secure.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import looks from '../../ui/text-looks.module.css';

type Props = {
  readonly code: string;
  /** Path of the page to go on with. */
  readonly to: string;
};

/** Asks whether the person of the old address goes on here; without a yes nothing is taken. */
export function Arrival({ code, to }: Props) {
  const navigate = useNavigate();
  const [isDeclined, setDeclined] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['arrival', code],
    queryFn: () => readArrival(code),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const decline = () => {
    setDeclined(true);
    void navigate('/secure', { replace: true });
  };
  if (isDeclined) return <Ending text={text.declined} />;
  if (error !== null) return <ErrorState text={errorText(error)} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading />;
  if (data.state === 'expired') return <Ending text={text.codeExpired} />;
  // A page that was reloaded before it had the answer gets it again.
  if (data.state === 'taken' && !hasClaimed(code)) return <Ending text={text.codeUsed} />;
  return <Question code={code} to={to} who={data} onDecline={decline} />;
}

type QuestionProps = Props & { readonly who: RelocationState; readonly onDecline: () => void };

function Question({ code, to, who: { name, isUser }, onDecline }: QuestionProps) {
  const { player, user } = useAccount();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const goOn = async () => {
    setBusy(true);
    try {
      await arrive(code);
      // A new page begins with the new identity in every part.
      window.location.replace(to);
    } catch (error) {
      setFailure(failureText(error));
      setBusy(false);
    }
  };
  return (
    <Stack gap="l">
      <p className={looks.title}>{isUser ? text.asks(name) : text.asksGuest}</p>
      {user === null ? null : <p>{text.asksInstead(player?.props.firstName ?? user.props.emailAddress)}</p>}
      <p>{text.arriving}</p>
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
      <Inline gap="m" wraps>
        <Button look="primary" isBusy={isBusy} onClick={() => void goOn()}>
          {text.yes}
        </Button>
        <Button disabled={isBusy} onClick={onDecline}>
          {text.no}
        </Button>
      </Inline>
    </Stack>
  );
}

function failureText(error: unknown): string {
  if (hasCode(error, 'error.relocation.code-used')) return text.codeUsed;
  return hasCode(error, 'error.relocation.code-expired') ? text.codeExpired : errorText(error);
}

function Ending({ text: sentence }: { readonly text: string }) {
  return (
    <>
      <Notice tone="warning">{sentence}</Notice>
      <ButtonLink look="primary" to="/">
        {text.home}
      </ButtonLink>
    </>
  );
}
