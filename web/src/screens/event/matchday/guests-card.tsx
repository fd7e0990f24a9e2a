import type { EventEntity } from '@neundarter/contract/entities/event';
import type { MatchdayData } from '@neundarter/contract/entities/matchday';
import { mayManageMatchday } from '@neundarter/rules/access/matchday';
import { useState } from 'react';
import { usePairingUndo } from '../../../data/club/guests.ts';
import { matchdayFactsOf } from '../../../data/club/matchdays.ts';
import { useActor } from '../../../data/people/actor.ts';
import { errorReason } from '../../../text/errors.ts';
import { guestsText as text } from '../../../text/guests.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { confirmAction } from '../../../ui/confirm-action.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import looks from '../../../ui/text-looks.module.css';
import { guestsPath } from './matchday-path.ts';
import { PairingDialog } from './pairing-dialog.tsx';

type Props = { readonly event: EventEntity; readonly data: MatchdayData };

/** Whether guests take part by a PIN: the home team shows a code and revokes, everybody sees it, guests find the way in. */
export function GuestsCard({ event, data }: Props) {
  const actor = useActor();
  const { guests } = data;
  if (guests === undefined) return null;
  const { isPaired, isPairingOpen, isOwnDevice, pairedAt, revokedAt } = guests;
  const isManager = mayManageMatchday(actor, matchdayFactsOf(data));
  const isHome = isManager || actor.teamIds.includes(data.homeLineup.teamId);
  const mayJoin = isPairingOpen && !isHome && !isOwnDevice;
  const hasNews = pairedAt !== null || revokedAt !== null;
  if (!hasNews && !mayJoin && !(isManager && isPairingOpen)) return null;
  return (
    <Card title={text.title}>
      <Stack gap="s" align="start">
        {isOwnDevice ? <p>{text.own}</p> : null}
        {pairedAt === null ? null : <p>{text.paired(pairedAt)}</p>}
        {revokedAt === null ? null : <p>{text.revoked(revokedAt)}</p>}
        {hasNews ? null : <p className={looks.muted}>{text.intro}</p>}
        {isManager && isPaired ? <Revoke event={event} /> : null}
        {isManager && !isPaired && isPairingOpen ? <ShowCode event={event} /> : null}
        {mayJoin ? <ButtonLink to={guestsPath(event.id)}>{text.join}</ButtonLink> : null}
      </Stack>
    </Card>
  );
}

function ShowCode({ event }: { readonly event: EventEntity }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text.show}</Button>
      {isOpen ? <PairingDialog eventId={event.id} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function Revoke({ event }: { readonly event: EventEntity }) {
  const undo = usePairingUndo(event.id, (error) => text.revokeFailed(errorReason(error)));
  const revoke = async () => {
    const question = { title: text.revokeTitle, text: text.revokeWarning, confirm: text.revoke };
    if (await confirmAction(question)) tellOutcome(await undo.run(), { done: text.revokeDone });
  };
  return (
    <Button isBusy={undo.isBusy} onClick={() => void revoke()}>
      {text.revoke}
    </Button>
  );
}
