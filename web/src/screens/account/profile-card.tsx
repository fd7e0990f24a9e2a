import type { PlayerEntity } from '@neundarter/contract/entities/player';
import { maxNameLength } from '@neundarter/contract/limits';
import { usePlayerChange } from '../../data/people/players.ts';
import { profileText } from '../../text/account.ts';
import { errorReason } from '../../text/errors.ts';
import { nameProblem, optionalNameProblem } from '../../text/names.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Form, FormFailure } from '../../ui/form.tsx';
import { Inline } from '../../ui/inline.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useForm } from '../../ui/use-form.ts';
import classes from './account.module.css';

const profileOf = ({ props }: PlayerEntity) => ({
  firstName: props.firstName,
  lastName: props.lastName ?? '',
  nickName: props.nickName ?? '',
  externalId: props.externalId ?? '',
});

/** The player's names and league id. */
export function ProfileCard({ player }: { readonly player: PlayerEntity }) {
  const change = usePlayerChange(player.id, (error) => profileText.failed(errorReason(error)));
  const form = useForm({
    start: profileOf(player),
    check: ({ firstName, lastName, nickName, externalId }) => ({
      firstName: nameProblem(firstName, profileText.firstNameMissing),
      lastName: optionalNameProblem(lastName),
      nickName: optionalNameProblem(nickName),
      externalId: optionalNameProblem(externalId),
    }),
    send: change.run,
    onSent: () => showToast({ kind: 'success', title: profileText.saved }),
  });
  const field = (name: keyof typeof form.values) => ({
    ...form.field(name),
    name,
    label: profileText[name],
    maxLength: maxNameLength,
  });
  return (
    <Card title={profileText.title}>
      <Form gap="l" form={form} onSubmit={form.submit}>
        <TextField {...field('firstName')} required autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
        <TextField {...field('nickName')} autoComplete="nickname" />
        <TextField {...field('externalId')} autoComplete="off" hint={profileText.externalIdHint} />
        <FormFailure form={form} />
        <Inline align="center" wraps className={classes.submit}>
          <Button type="submit" look="primary" isBusy={form.isBusy}>
            {profileText.save}
          </Button>
          {form.isDirty ? <span className={classes.unsaved}>{profileText.unsaved}</span> : null}
        </Inline>
      </Form>
    </Card>
  );
}
