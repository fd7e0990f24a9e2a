import { Suspense, useState } from 'react';
import {
  mayReplacePartner,
  mayWithdraw,
  type Tournament,
  useTournamentWithdrawal,
} from '../../../data/club/tournaments.ts';
import { useActor } from '../../../data/people/actor.ts';
import { entryName } from '../../../parts/tournament/entry-name.ts';
import { errorReason } from '../../../text/errors.ts';
import { partnerText, tournamentRegistrationText as text } from '../../../text/tournament-registration.ts';
import { Button } from '../../../ui/button.tsx';
import { confirmAction } from '../../../ui/confirm-action.tsx';
import { DialogMissing } from '../../../ui/dialog-missing.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { latePart } from '../../../ui/late-part.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import { showToast } from '../../../ui/toast.tsx';

const NextSteps = latePart(
  async () => (await import('./next-steps.tsx')).NextSteps,
  () => null,
);

const PartnerDialog = latePart(
  async () => (await import('../../../parts/tournament-partner/partner-dialog.tsx')).PartnerDialog,
  DialogMissing,
);

type WithdrawProps = {
  readonly eventId: string;
  readonly entryId: string;
  /** From the link of a mail. */
  readonly keyOfMail?: string;
  /** Name of somebody else whose registration it is. */
  readonly friend?: string;
  readonly onDone?: () => void;
};

/** Takes back a registration, after a question. */
export function WithdrawButton({ eventId, entryId, keyOfMail, friend, onDone }: WithdrawProps) {
  const withdrawal = useTournamentWithdrawal((error) => text.withdrawFailed(errorReason(error)));
  const withdraw = async () => {
    if (!(await confirmAction(text.withdrawQuestion))) return;
    const key = keyOfMail === undefined ? {} : { key: keyOfMail };
    const outcome = await withdrawal.run({ eventId, entryId, ...key });
    if (!outcome.ok) return tellOutcome(outcome);
    const title = friend === undefined ? text.withdrawn : text.friendWithdrawn(friend);
    showToast({ kind: 'success', title });
    onDone?.();
  };
  return (
    <Button isBusy={withdrawal.isBusy} onClick={() => void withdraw()}>
      {friend === undefined ? text.withdraw : text.withdrawFriend(friend)}
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

/** Replaces the partner of the own registration. */
function PartnerButton({ tournament }: { readonly tournament: Tournament }) {
  const { event, own } = tournament;
  const { playerId } = useActor();
  const [isOpen, setOpen] = useState(false);
  if (own === null || own.participant.type === 'single' || !mayReplacePartner(tournament)) return null;
  const [first, second] = own.participant.players;
  // Who has registered two others is none of them; the first one is then the own person of a visitor.
  const partner = second.id === playerId ? first : second;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{partnerText.replace}</Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <PartnerDialog
            eventId={event.id}
            entry={own}
            replaceable={[partner.id]}
            areNamesAllowed={own.status !== 'confirmed'}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** How far the viewer's own registration is, and what can be changed of it. */
export function OwnRegistration({ tournament }: { readonly tournament: Tournament }) {
  const { own, event } = tournament;
  if (own === null) return null;
  return (
    <Stack gap="m" align="start">
      <Notice tone={tones[own.status]}>{text.own[own.status]}</Notice>
      <Suspense fallback={null}>
        <NextSteps tournament={tournament} />
      </Suspense>
      {own.participant.type === 'double' ? <p>{text.pair(entryName(own))}</p> : null}
      <Inline gap="s" wraps>
        <PartnerButton tournament={tournament} />
        {mayWithdraw(tournament) ? <WithdrawButton eventId={event.id} entryId={own.id} /> : null}
      </Inline>
    </Stack>
  );
}
