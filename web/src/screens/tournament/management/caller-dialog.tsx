import { useState } from 'react';
import { useCallerChoice } from '../../../data/club/tournament-course.ts';
import { ChangeDialog } from '../../../parts/change-dialog/change-dialog.tsx';
import type { MatchView } from '../../../parts/tournament/match-view.ts';
import { callerChoiceText as text } from '../../../text/tournament-course.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import type { TournamentView } from '../tournament-view.ts';
import { possibleCallers } from './possible-callers.ts';

const nobody = '';

type Props = {
  readonly view: TournamentView;
  readonly match: MatchView & { readonly matchId: string };
  readonly onClose: () => void;
};

/** Chooses who calls a match. */
export function CallerDialog({ view, match, onClose }: Props) {
  const { matchId, callerId } = match;
  const change = useCallerChoice(view.event.id);
  const callers = possibleCallers(view, match);
  const [caller, setCaller] = useState(callers.find(({ value }) => value === callerId)?.value ?? nobody);
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
        options={[{ value: nobody, label: text.nobody }, ...callers]}
        onValue={setCaller}
      />
    </ChangeDialog>
  );
}
