import { maxPasswordLength } from '@neundarter/contract/limits';
import { useState } from 'react';
import { Link } from 'react-router';
import { hasCode } from '../../data/api/api-error.ts';
import { useChange } from '../../data/api/use-change.ts';
import { deleteOwnAccount } from '../../data/people/users.ts';
import { useForgetUser } from '../../parts/sign-out/use-sign-out.ts';
import { deletionText } from '../../text/account.ts';
import { errorReason, errorText } from '../../text/errors.ts';
import { lastAdminText } from '../../text/last-admin.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useForm } from '../../ui/use-form.ts';

/** Whether a deletion was refused because of the last admin of a team or of the platform. */
const lastAdminOf = (error: unknown): 'team' | 'platform' | null => {
  if (hasCode(error, 'error.users.last-admin')) return 'platform';
  return hasCode(error, 'error.teams.last-admin') ? 'team' : null;
};

type Props = { readonly userId: string; readonly onClose: () => void };

/**
 * Deletes the account after password and confirmation. The last admin of a team or of the platform learns what follows,
 * and confirms that there is no successor.
 */
export function DeletionDialog({ userId, onClose }: Props) {
  const [lastOf, setLastOf] = useState<'team' | 'platform' | null>(null);
  const forget = useForgetUser();
  const deletion = useChange({
    send: (sent: { readonly password: string; readonly isConfirmed: boolean }) =>
      deleteOwnAccount(userId, sent),
    failed: (error) => deletionText.failed(errorReason(error)),
  });
  const form = useForm({
    start: { password: '', isAgreed: false, isConfirmed: false },
    check: ({ password, isAgreed, isConfirmed }) => ({
      password: password === '' ? deletionText.passwordMissing : undefined,
      isAgreed: isAgreed ? undefined : deletionText.agreeMissing,
      isConfirmed: lastOf === null || isConfirmed ? undefined : lastAdminText.agreeMissing,
    }),
    send: ({ password, isConfirmed }) => deletion.run({ password, isConfirmed }),
    place: (error) => {
      if (hasCode(error, 'error.login.wrong-password')) return { password: errorText(error) };
      const last = lastAdminOf(error);
      if (last === null) return null;
      setLastOf(last);
      return { isConfirmed: lastAdminText.agreeMissing };
    },
    onSent: async () => {
      showToast({ kind: 'success', title: deletionText.done, text: deletionText.doneText });
      await forget();
    },
    unsaved: 'keep',
  });
  return (
    <FormDialog
      title={deletionText.title}
      form={form}
      confirm={deletionText.confirm}
      look="danger"
      gap="m"
      onClose={onClose}
    >
      <p>{deletionText.text}</p>
      {lastOf === null ? (
        <Notice tone="warning">{deletionText.forever}</Notice>
      ) : (
        <Notice tone="warning">
          {lastAdminText.you[lastOf]}{' '}
          {lastOf === 'team' ? <Link to="/team-lounge">{lastAdminText.toTeam}</Link> : null}
        </Notice>
      )}
      <TextField
        {...form.field('password')}
        label={deletionText.password}
        type="password"
        required
        maxLength={maxPasswordLength}
        autoComplete="current-password"
        data-autofocus
      />
      <CheckField
        label={deletionText.agree}
        isChecked={form.values.isAgreed}
        onChange={(isAgreed) => form.set({ isAgreed })}
        error={form.problems.isAgreed}
      />
      {lastOf === null ? null : (
        <CheckField
          label={lastAdminText.agree}
          isChecked={form.values.isConfirmed}
          onChange={(isConfirmed) => form.set({ isConfirmed })}
          error={form.problems.isConfirmed}
        />
      )}
    </FormDialog>
  );
}
