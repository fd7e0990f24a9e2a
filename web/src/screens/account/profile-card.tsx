import type { PlayerEntity } from '@neundarter/contract/entities/player';
import { maxNameLength } from '@neundarter/contract/limits';
import type { SubmitEvent } from 'react';
import { profileText } from '../../text/account.ts';
import { errorReason } from '../../text/errors.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import classes from './account.module.css';
import { useProfileForm } from './use-profile-form.ts';

/** Names and the id in the league. */
export function ProfileCard({ player }: { readonly player: PlayerEntity }) {
  const form = useProfileForm(player);
  const { values, failure } = form;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (form.save()) return;
    event.currentTarget.querySelector<HTMLInputElement>('input[name="firstName"]')?.focus();
  };
  const field = (name: keyof typeof values) => ({
    name,
    label: profileText[name],
    value: values[name],
    maxLength: maxNameLength,
    onValue: (value: string) => form.change({ [name]: value }),
  });
  return (
    <Card title={profileText.title}>
      <form className={classes.form} noValidate onSubmit={submit}>
        <TextField
          {...field('firstName')}
          required
          autoComplete="given-name"
          error={form.isFirstNameMissing ? profileText.firstNameMissing : undefined}
        />
        <TextField {...field('lastName')} autoComplete="family-name" />
        <TextField {...field('nickName')} autoComplete="nickname" />
        <TextField {...field('externalId')} autoComplete="off" hint={profileText.externalIdHint} />
        {failure === null ? null : <Notice tone="error">{profileText.failed(errorReason(failure))}</Notice>}
        <div className={classes.submit}>
          <Button type="submit" look="primary" isBusy={form.isSaving}>
            {profileText.save}
          </Button>
          {form.isChanged ? <span className={classes.unsaved}>{profileText.unsaved}</span> : null}
        </div>
      </form>
    </Card>
  );
}
