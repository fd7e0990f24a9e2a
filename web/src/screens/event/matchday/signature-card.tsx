import type { EventEntity } from '@neundarter/contract/entities/event';
import type { MatchdayData } from '@neundarter/contract/entities/matchday';
import { mayCaptain } from '@neundarter/rules/access/matchday';
import { isAdmin } from '@neundarter/rules/access/people';
import { isConfirmed } from '@neundarter/rules/matchday/disputes';
import { partyOfSide, type Side, sides } from '@neundarter/rules/matchday/plan';
import { useState } from 'react';
import { useSignatureUndo } from '../../../data/club/matchday-results.ts';
import { matchdayFactsOf } from '../../../data/club/matchdays.ts';
import { useActor } from '../../../data/people/actor.ts';
import { errorReason } from '../../../text/errors.ts';
import { signatureText as text } from '../../../text/matchday-results.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import looks from '../../../ui/text-looks.module.css';
import { signaturesOf } from './game-actions.ts';
import { teamOf } from './game-views.ts';
import { SignatureDialog } from './signature-dialog.tsx';

type Props = { readonly event: EventEntity; readonly data: MatchdayData };

/** Who has signed the report, and the buttons for whoever leads a side. */
export function SignatureCard({ event, data }: Props) {
  const [signing, setSigning] = useState<Side | null>(null);
  if (data.status === 'scheduled') return null;
  const confirmed = isConfirmed(signaturesOf(data));
  return (
    <Card title={text.title}>
      <Stack as="ul" gap="m" isDivided>
        {sides.map((side) => (
          <SideSignature key={side} {...{ event, data, side }} onSign={() => setSigning(side)} />
        ))}
      </Stack>
      {confirmed ? <p>{text.confirmed}</p> : null}
      {data.status === 'running' ? <p className={looks.hint}>{text.waiting}</p> : null}
      {signing === null ? null : (
        <SignatureDialog {...{ event, data }} side={signing} onClose={() => setSigning(null)} />
      )}
    </Card>
  );
}

type SideProps = Props & { readonly side: Side; readonly onSign: () => void };

function SideSignature({ event, data, side, onSign }: SideProps) {
  const actor = useActor();
  const undo = useSignatureUndo(event.id, (error) => text.failed(errorReason(error)));
  const signatures = signaturesOf(data);
  const signature = signatures[partyOfSide(side)];
  const team = teamOf(data, side);
  const may = mayCaptain(actor, matchdayFactsOf(data), side);
  const mayUndo = may && signature !== null && (!isConfirmed(signatures) || isAdmin(actor));
  const takeBack = async () => tellOutcome(await undo.run(side), { done: text.takenBack });
  const way = signature === null ? '' : text.ways[signature.way];
  return (
    <Inline as="li" gap="m" align="center" justify="between" wraps>
      <Stack gap="2xs">
        <strong>{team}</strong>
        <span>
          {signature === null ? text.missing : text.by(signature.name, signature.madeAt)}
          {way === '' ? null : ` ${way}`}
        </span>
        {signature?.protest === undefined ? null : <span>{text.underProtest(signature.protest)}</span>}
      </Stack>
      {signature === null && may && data.status === 'finished' ? (
        <Button look="primary" onClick={onSign}>
          {text.sign}
        </Button>
      ) : null}
      {mayUndo ? (
        <Button look="quiet" isBusy={undo.isBusy} onClick={() => void takeBack()}>
          {text.takeBack}
        </Button>
      ) : null}
    </Inline>
  );
}
