import type { HookEntity } from '@neundarter/contract/entities/hook';
import { maxHooksOfTeam, maxHookUrlLength } from '@neundarter/contract/limits';
import { isUnreachable } from '../../data/api/is-unreachable.ts';
import { useIdFor } from '../../data/api/use-id-for.ts';
import { useCreateHook, useDeleteHook, useHooks } from '../../data/club/hooks.ts';
import { errorReason } from '../../text/errors.ts';
import { hooksText as text } from '../../text/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { Form } from '../../ui/form.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Stack } from '../../ui/stack.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { tellOutcome } from '../../ui/tell-outcome.ts';
import { TextField } from '../../ui/text-field.tsx';
import looks from '../../ui/text-looks.module.css';
import { useForm } from '../../ui/use-form.ts';
import { LateCopyButton } from '../copy-button/late-copy-button.tsx';
import classes from './team-hooks.module.css';

type Props = { readonly teamId: string };

/** The addresses of other programs that hear of a team's matches, with what was sent there. */
export function TeamHooks({ teamId }: Props) {
  const { data: hooks = [], error, refetch } = useHooks(teamId);
  // Nobody arranges them without network, and the device keeps no secrets.
  if (isUnreachable(error)) return null;
  return (
    <Card title={text.title}>
      <Stack gap="l">
        <p>{text.about}</p>
        {error === null ? null : (
          <ErrorState text={text.loadFailed(errorReason(error))} onRetry={() => void refetch()} />
        )}
        {hooks.length === 0 ? null : (
          <Stack as="ul" isDivided aria-label={text.list}>
            {hooks.map((hook) => (
              <HookRow key={hook.id} teamId={teamId} hook={hook} />
            ))}
          </Stack>
        )}
        {hooks.length < maxHooksOfTeam ? <NewHook teamId={teamId} /> : null}
      </Stack>
    </Card>
  );
}

function HookRow({ teamId, hook }: Props & { readonly hook: HookEntity }) {
  const { id, url, secret, hasPrivate } = hook;
  const removal = useDeleteHook(teamId, (error) => text.removeFailed(errorReason(error)));
  const remove = async () => {
    const question = {
      title: text.removeTitle,
      text: text.removeQuestion(url),
      confirm: text.remove,
      danger: true,
    };
    if (await confirmAction(question)) tellOutcome(await removal.run(id), { done: text.removed });
  };
  return (
    <li className={classes.hook}>
      <p className={classes.url}>{url}</p>
      <p className={looks.hint}>{hasPrivate ? text.all : text.onlyPublic}</p>
      <Deliveries hook={hook} />
      <Inline gap="s" wraps>
        <LateCopyButton
          content={secret}
          label={text.copySecret}
          copied={text.copied}
          notCopied={text.notCopied}
        />
        <Button
          look="quiet"
          aria-label={text.removeOf(url)}
          isBusy={removal.isBusy}
          onClick={() => void remove()}
        >
          {text.remove}
        </Button>
      </Inline>
    </li>
  );
}

function Deliveries({ hook: { deliveries } }: { readonly hook: HookEntity }) {
  if (deliveries.length === 0) return <p className={looks.muted}>{text.noDeliveries}</p>;
  return (
    <details>
      <summary>{text.deliveries(deliveries.length)}</summary>
      <ul className={classes.deliveries}>
        {deliveries.map((one) => (
          <li key={one.id}>
            {text.delivery(one)}
            <br />
            <span className={looks.hint}>{text.outcome(one)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

const isAddress = (url: string): boolean => /^https?:\/\/[^\s@]+$/.test(url);

function NewHook({ teamId }: Props) {
  const idFor = useIdFor();
  const creation = useCreateHook(teamId, (error) => text.addFailed(errorReason(error)));
  const form = useForm({
    start: { url: '', hasPrivate: false },
    check: ({ url }) => ({ url: isAddress(url.trim()) ? undefined : text.urlWrong }),
    send: ({ url, hasPrivate }) =>
      creation.run({ id: idFor(`${url} ${hasPrivate}`), url: url.trim(), hasPrivate }),
    onFailure: (failure) => tellOutcome({ ok: false, text: failure }),
  });
  const { value, onValue } = form.field('hasPrivate');
  return (
    <Form gap="m" form={form} onSubmit={form.submit}>
      <TextField
        {...form.field('url')}
        label={text.url}
        hint={text.urlHint}
        maxLength={maxHookUrlLength}
        inputMode="url"
        autoComplete="off"
      />
      <CheckField label={text.hasPrivate} isChecked={value} onChange={onValue} />
      <Button type="submit" isBusy={form.isBusy}>
        {text.add}
      </Button>
    </Form>
  );
}
