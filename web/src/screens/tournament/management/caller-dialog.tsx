import { useState } from 'react';
import { useCallerChoice } from '../../../data/club/tournament-course.ts';
import { ChangeDialog } from '../../../parts/change-dialog/change-dialog.tsx';
import type { EntryNames } from '../../../parts/tournament/entry-name.ts';
import type { MatchView } from '../../../parts/tournament/match-view.ts';
import { callerChoiceText as text } from '../../../text/tournament-course.ts';
import { SelectField } from '../../../ui/select-field.tsx';

const nobody = '';

type Props = {
  readonly eventId: string;
  readonly match: MatchView & { readonly matchId: string };
  readonly names: EntryNames;
  readonly onClose: () => void;
};

/** Chooses who calls a match; its own players are not offered. */
export function CallerDialog({ eventId, match, names, onClose }: Props) {
  const { matchId, sides, callerId } = match;
  const change = useCallerChoice(eventId);
  const [caller, setCaller] = useState(callerId ?? nobody);
  const playing = new Set(sides.map(({ entrant }) => entrant));
  const others = [...names]
    .filter(([id]) => !playing.has(id))
    .toSorted(([, one], [, other]) => one.localeCompare(other, 'de'))
    .map(([value, label]) => ({ value, label }));
  return (
    <ChangeDialog
      {...text}
      change={change}
      sentOf={() => ({ matchId, caller: caller === nobody ? null : caller })}
      onClose={onClose}
    >
      <SelectField
        label={text.label}
        value={caller}
        options={[{ value: nobody, label: text.nobody }, ...others]}
        onValue={setCaller}
      />
    </ChangeDialog>
  );
}
