import { maxNameLength } from '@neundarter/contract/limits';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { newId } from '../../data/api/new-id.ts';
import { useCreateTeamWish } from '../../data/club/team-wishes.ts';
import { wishText } from '../../text/account.ts';
import { commonText } from '../../text/common.ts';
import { errorReason } from '../../text/errors.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea, TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import classes from './account.module.css';

/** Longest message in characters, as the contract says. */
const maxMessageLength = 1000;

/** Asks the platform for a team. What was typed stays where sending failed. */
export function TeamWishDialog({ onClose }: { readonly onClose: () => void }) {
  const [name, setName] = useState('');
  const [message, setMessage] = useState('');
  const [isMissing, setMissing] = useState(false);
  const creation = useCreateTeamWish();
  const idFor = useIdForWords();
  const formId = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() === '') return event.currentTarget.querySelector('input')?.focus();
    const wish = { id: idFor(JSON.stringify([name, message])), name, message };
    creation.mutate(wish, {
      onSuccess: () => {
        showToast({ kind: 'success', title: wishText.sent });
        onClose();
      },
    });
  };
  return (
    <Dialog
      isOpen
      title={wishText.ask}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{commonText.cancel}</Button>
          <Button type="submit" form={formId} look="primary" isBusy={creation.isPending}>
            {wishText.send}
          </Button>
        </>
      }
    >
      <form id={formId} className={classes.form} noValidate onSubmit={submit}>
        <p className={classes.hint}>{wishText.intro}</p>
        <TextField
          label={wishText.name}
          value={name}
          onValue={setName}
          required
          maxLength={maxNameLength}
          autoComplete="organization"
          error={isMissing ? wishText.nameMissing : undefined}
          data-autofocus
        />
        <TextArea
          label={wishText.message}
          hint={wishText.messageHint}
          value={message}
          onValue={setMessage}
          maxLength={maxMessageLength}
          rows={4}
        />
        {creation.error === null ? null : (
          <Notice tone="error">{wishText.failed(errorReason(creation.error))}</Notice>
        )}
      </form>
    </Dialog>
  );
}

/** The same words go out under the same id: sent again after a lost answer they are one wish. */
function useIdForWords(): (words: string) => string {
  const last = useRef({ words: '', id: '' });
  return (words) => {
    if (last.current.words !== words) last.current = { words, id: newId() };
    return last.current.id;
  };
}
