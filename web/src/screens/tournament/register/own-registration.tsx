import { isRegistrationOpen } from '@neundarter/rules/tournament/setup/status';
import { type Tournament, useTournamentWithdrawal } from '../../../data/club/tournaments.ts';
import { commonText } from '../../../text/common.ts';
import { errorReason } from '../../../text/errors.ts';
import { tournamentRegistrationText as text } from '../../../text/tournament-registration.ts';
import { Button } from '../../../ui/button.tsx';
import { confirmAction } from '../../../ui/confirm-action.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { showToast } from '../../../ui/toast.tsx';

type WithdrawProps = {
  readonly eventId: string;
  readonly entryId: string;
  /** From the link of a mail. */
  readonly keyOfMail?: string;
  readonly onDone?: () => void;
};

/** Takes back a registration, after a question. */
export function WithdrawButton({ eventId, entryId, keyOfMail, onDone }: WithdrawProps) {
  const withdrawal = useTournamentWithdrawal((error) => text.withdrawFailed(errorReason(error)));
  const withdraw = async () => {
    if (!(await confirmAction(text.withdrawQuestion))) return;
    const key = keyOfMail === undefined ? {} : { key: keyOfMail };
    const outcome = await withdrawal.run({ eventId, entryId, ...key });
    if (!outcome.ok) return showToast({ kind: 'error', title: commonText.errorTitle, text: outcome.text });
    showToast({ kind: 'success', title: text.withdrawn });
    onDone?.();
  };
  return (
    <Button isBusy={withdrawal.isBusy} onClick={() => void withdraw()}>
      {text.withdraw}
    </Button>
  );
}

const tones = {
  requested: 'info',
  confirmed: 'success',
  rejected: 'warning',
  waiting: 'info',
  withdrawn: 'info',
} as const;

/** How far the viewer's own registration is. */
export function OwnRegistration({ tournament }: { readonly tournament: Tournament }) {
  const { own, event, data } = tournament;
  if (own === null) return null;
  const mayWithdraw =
    isRegistrationOpen(data.status) && own.status !== 'rejected' && own.status !== 'withdrawn';
  return (
    <Stack gap="m" align="start">
      <Notice tone={tones[own.status]}>{text.own[own.status]}</Notice>
      {mayWithdraw ? <WithdrawButton eventId={event.id} entryId={own.id} /> : null}
    </Stack>
  );
}
