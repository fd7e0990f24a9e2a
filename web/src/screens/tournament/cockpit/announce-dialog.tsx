import { maxAnnouncementLength } from '@neundarter/contract/limits';
import { useState } from 'react';
import { useIdFor } from '../../../data/api/use-id-for.ts';
import { useAnnouncing } from '../../../data/club/announcements.ts';
import { ChangeDialog } from '../../../parts/change-dialog/change-dialog.tsx';
import { announcementText as text } from '../../../text/announcements.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';

const lengths = ['5', '10', '15', '30', '60'] as const;

type Props = { readonly eventId: string; readonly onClose: () => void };

/** Announces something in the hall. */
export function AnnounceDialog({ eventId, onClose }: Props) {
  const change = useAnnouncing(eventId);
  const idFor = useIdFor();
  const [said, setSaid] = useState('');
  const [minutes, setMinutes] = useState<(typeof lengths)[number]>('10');
  const [isMissing, setMissing] = useState(false);
  const line = said.trim();
  return (
    <ChangeDialog
      title={text.makeTitle}
      confirm={text.send}
      done={text.sent}
      change={change}
      sentOf={() => {
        setMissing(line === '');
        const sent = { text: line, minutes: Number(minutes) };
        return line === '' ? null : { id: idFor(JSON.stringify(sent)), ...sent };
      }}
      onClose={onClose}
    >
      <TextField
        label={text.text}
        value={said}
        onValue={setSaid}
        maxLength={maxAnnouncementLength}
        hint={text.about}
        error={isMissing && line === '' ? text.textMissing : undefined}
      />
      <SelectField
        label={text.minutes}
        value={minutes}
        options={lengths.map((value) => ({ value, label: text.minutesOf(Number(value)) }))}
        onValue={setMinutes}
      />
    </ChangeDialog>
  );
}
