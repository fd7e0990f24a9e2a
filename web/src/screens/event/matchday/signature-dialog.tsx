import type { EventEntity } from '@neundarter/contract/entities/event';
import type { MatchdayData } from '@neundarter/contract/entities/matchday';
import { maxNameLength, maxReasonLength } from '@neundarter/contract/limits';
import type { Side } from '@neundarter/rules/matchday/plan';
import { useState } from 'react';
import { useSignature } from '../../../data/club/matchday-results.ts';
import { ChangeDialog } from '../../../parts/change-dialog/change-dialog.tsx';
import { errorReason } from '../../../text/errors.ts';
import { signatureText as text } from '../../../text/matchday-results.ts';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import { Toggle } from '../../../ui/toggle.tsx';
import { teamOf } from './game-views.ts';

type Props = {
  readonly event: EventEntity;
  readonly data: MatchdayData;
  readonly side: Side;
  readonly onClose: () => void;
};

/** Signs the report for a side with a typed name. */
export function SignatureDialog({ event, data, side, onClose }: Props) {
  const change = useSignature(event.id, (error) => text.failed(errorReason(error)));
  const [name, setName] = useState('');
  const [isProtest, setIsProtest] = useState(false);
  const [protest, setProtest] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const team = teamOf(data, side);
  const typed = name.trim();
  const isReasonMissing = isProtest && protest.trim() === '';
  const sentOf = () => {
    setIsChecked(true);
    if (typed === '' || isReasonMissing) return null;
    const signature = { side, name: typed, fingerprint: data.fingerprint ?? '' };
    return isProtest ? { ...signature, protest: protest.trim() } : signature;
  };
  return (
    <ChangeDialog
      title={text.signFor(team)}
      confirm={text.sign}
      done={text.signed}
      change={change}
      sentOf={sentOf}
      onClose={onClose}
    >
      <p>{text.text(team)}</p>
      <TextField
        label={text.name}
        value={name}
        maxLength={maxNameLength}
        autoComplete="name"
        error={isChecked && typed === '' ? text.nameMissing : undefined}
        onValue={setName}
      />
      <Toggle label={text.protest} hint={text.protestHint} isOn={isProtest} onChange={setIsProtest} />
      {isProtest ? (
        <TextArea
          label={text.protestReason}
          value={protest}
          maxLength={maxReasonLength}
          rows={3}
          error={isChecked && isReasonMissing ? text.protestMissing : undefined}
          onValue={setProtest}
        />
      ) : null}
    </ChangeDialog>
  );
}
