import type { EventEntity } from '@neundarter/contract/entities/event';
import type { MatchdayData } from '@neundarter/contract/entities/matchday';
import { guestsSide, mayManageMatchday } from '@neundarter/rules/access/matchday';
import type { Side } from '@neundarter/rules/matchday/plan';
import { useState } from 'react';
import { usePairingUndo } from '../../../data/club/guests.ts';
import { lineUpOf, matchdayFactsOf } from '../../../data/club/matchdays.ts';
import { useActor } from '../../../data/people/actor.ts';
import { errorReason } from '../../../text/errors.ts';
import { guestsTextOf, pairingText as text } from '../../../text/guests.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { confirmAction } from '../../../ui/confirm-action.tsx';
import { DialogMissing } from '../../../ui/dialog-missing.tsx';
import { latePart } from '../../../ui/late-part.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import looks from '../../../ui/text-looks.module.css';
import { guestsPath } from './matchday-path.ts';

type Props = { readonly event: EventEntity; readonly data: MatchdayData };

const PairingDialog = latePart(
  async () => (await import('./pairing-dialog.tsx')).PairingDialog,
  DialogMissing,
);

/**
 * Whether the people of the other side take part by a PIN: the team of the event shows a code and revokes, everybody sees
 * it, and they find the way in.
 */
export function GuestsCard({ event, data }: Props) {
  const actor = useActor();
  const { guests } = data;
  if (guests === undefined || data.request === 'declined') return null;
  const { isPaired, isPairingOpen, isOwnDevice, pairedAt, revokedAt } = guests;
  const facts = matchdayFactsOf(data);
  const side = guestsSide(facts);
  const sided = guestsTextOf(side);
  const isManager = mayManageMatchday(actor, facts);
  const isOfOwner = isManager || actor.teamIds.includes(lineUpOf(data, facts.ownerSide).teamId);
  const mayJoin = isPairingOpen && !isOfOwner && !isOwnDevice;
  const hasNews = pairedAt !== null || revokedAt !== null;
  if (!hasNews && !mayJoin && !(isManager && isPairingOpen)) return null;
  return (
    <Card title={sided.title}>
      <Stack gap="s" align="start">
        {isOwnDevice ? <p>{sided.own}</p> : null}
        {pairedAt === null ? null : <p>{sided.paired(pairedAt)}</p>}
        {revokedAt === null ? null : <p>{sided.revoked(revokedAt)}</p>}
        {hasNews ? null : <p className={looks.muted}>{sided.intro}</p>}
        {isManager && isPaired ? <Revoke event={event} side={side} /> : null}
        {isManager && !isPaired && isPairingOpen ? <ShowCode event={event} side={side} /> : null}
        {mayJoin ? <ButtonLink to={guestsPath(event.id)}>{sided.join}</ButtonLink> : null}
      </Stack>
    </Card>
  );
}

type SidedProps = { readonly event: EventEntity; readonly side: Side };

function ShowCode({ event, side }: SidedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{guestsTextOf(side).show}</Button>
      {isOpen ? <PairingDialog eventId={event.id} side={side} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function Revoke({ event, side }: SidedProps) {
  const undo = usePairingUndo(event.id, (error) => text.revokeFailed(errorReason(error)));
  const revoke = async () => {
    const { revokeWarning } = guestsTextOf(side);
    const question = { title: text.revokeTitle, text: revokeWarning, confirm: text.revoke };
    if (await confirmAction(question)) tellOutcome(await undo.run(), { done: text.revokeDone });
  };
  return (
    <Button isBusy={undo.isBusy} onClick={() => void revoke()}>
      {text.revoke}
    </Button>
  );
}
