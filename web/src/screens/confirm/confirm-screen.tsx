import type { AgreementQuestion } from '@neundarter/contract/entities/agreement';
import { agreementCodeLength } from '@neundarter/contract/limits';
import { useNavigate, useParams } from 'react-router';
import { hasCode } from '../../data/api/api-error.ts';
import { useAnswering, useQuestion } from '../../data/people/agreements.ts';
import { agreementText as text } from '../../text/agreements.ts';
import { errorText } from '../../text/errors.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Stack } from '../../ui/stack.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import looks from '../../ui/text-looks.module.css';
import { useForm } from '../../ui/use-form.ts';

/** `/confirm` and `/confirm/{code}`: a player agrees to be put into matches by the user of another device. */
export function ConfirmScreen() {
  const { code } = useParams();
  return (
    <Page title={text.title} width={code === undefined ? 'form' : 'narrow'}>
      {code === undefined ? <CodeForm /> : <Question key={code} code={code} />}
    </Page>
  );
}

const codeOf = (typed: string): string => typed.replaceAll(/[^0-9a-z]/gi, '').toUpperCase();

function CodeForm() {
  const navigate = useNavigate();
  const form = useForm({
    start: { code: '' },
    check: ({ code }) => ({ code: codeOf(code).length === agreementCodeLength ? undefined : text.codeWrong }),
    send: async ({ code }) => {
      await navigate(`/confirm/${codeOf(code)}`);
      return { ok: true } as const;
    },
    onSent: () => 'left',
    unsaved: 'keep',
  });
  return (
    <Form form={form} onSubmit={() => form.submit()}>
      <Stack gap="l">
        <p>{text.enter}</p>
        <TextField
          label={text.codeLabel}
          {...form.field('code')}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={agreementCodeLength + 2}
        />
        <Button type="submit" look="primary" isWide isBusy={form.isBusy}>
          {text.next}
        </Button>
      </Stack>
    </Form>
  );
}

function Question({ code }: { readonly code: string }) {
  const { data, error, refetch, isFetching } = useQuestion(code);
  if (data !== undefined) return <Answer code={code} question={data} />;
  if (error === null || isFetching) return <Loading />;
  const isUnknown = hasCode(error, 'error.not-found') || hasCode(error, 'error.invalid-request');
  const isFinal = isUnknown || hasCode(error, 'error.agreement.expired');
  return (
    <ErrorState
      text={isUnknown ? text.unknownCode : errorText(error)}
      {...(isFinal ? {} : { onRetry: () => void refetch() })}
    >
      <ButtonLink to="/confirm">{text.otherCode}</ButtonLink>
    </ErrorState>
  );
}

const nameOf = ({ firstName, lastName }: AgreementQuestion['askedBy']): string =>
  [firstName, lastName].filter((part) => part !== null && part !== '').join(' ') || text.unknownName;

function Answer({ code, question }: { readonly code: string; readonly question: AgreementQuestion }) {
  const { run, busyWith, isBusy, failure } = useAnswering(code);
  const { status, validUntil } = question;
  const name = nameOf(question.askedBy);
  if (status !== 'open')
    return (
      <>
        <Notice tone={status === 'accepted' ? 'success' : 'info'}>
          {status === 'accepted' ? text.accepted(name, validUntil ?? 0) : text.youRejected(name)}
        </Notice>
        <ButtonLink look="primary" to="/matches">
          {text.toMatches}
        </ButtonLink>
      </>
    );
  return (
    <Stack gap="l">
      <p className={looks.title}>{text.asks(name)}</p>
      <p>{text.meaning}</p>
      {failure === null ? null : (
        <Notice tone="error" title={text.answerFailed}>
          {failure}
        </Notice>
      )}
      <Inline gap="m" wraps>
        <Button
          look="primary"
          isBusy={busyWith === 'accepted'}
          disabled={isBusy}
          onClick={() => void run('accepted')}
        >
          {text.accept}
        </Button>
        <Button isBusy={busyWith === 'rejected'} disabled={isBusy} onClick={() => void run('rejected')}>
          {text.reject}
        </Button>
      </Inline>
    </Stack>
  );
}
